import { leagueServers } from '#contract/vocabulary.ts';
import {
  BooleanInput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
} from 'react-admin';
import { TextInput } from 'react-admin';
import { MoneyInput } from '../../ui/MoneyInput.tsx';

export const serverChoices = leagueServers.map((id) => ({ id, name: id.toUpperCase() }));

const levelRules = [required(), minValue(1), maxValue(2000)];
const descriptionRules = [required(), minLength(3), maxLength(500)];

export const ListingInputs = () => (
  <>
    <SelectInput source="server" label="Sunucu" choices={serverChoices} validate={required()} helperText={false} />
    <NumberInput source="level" label="Seviye" validate={levelRules} min={1} max={2000} step={1} helperText={false} />
    <TextInput
      source="description"
      label="Açıklama"
      validate={descriptionRules}
      helperText="Müşteri bunu okur: şampiyonlar, kostümler, e-posta adresi."
      multiline
      minRows={2}
    />
    <MoneyInput source="price" label="Fiyat" />
    <BooleanInput
      source="onSale"
      label="Satışta"
      helperText="Kapalıyken ilan görünmez, hesapları satılmaz."
      defaultValue
    />
  </>
);
