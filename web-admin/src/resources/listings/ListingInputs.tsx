import { leagueServers } from '#contract/vocabulary.ts';
import { BooleanInput, maxLength, minLength, required, SelectInput, TextInput } from 'react-admin';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { WholeNumberInput } from '../../ui/WholeNumberInput.tsx';

export const serverChoices = leagueServers.map((id) => ({ id, name: id.toUpperCase() }));

const descriptionRules = [required(), minLength(3), maxLength(500)];

export const ListingInputs = () => (
  <>
    <SelectInput source="server" label="Sunucu" choices={serverChoices} validate={required()} helperText={false} />
    <WholeNumberInput source="level" label="Seviye" min={1} max={2000} />
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
