import { cannedLimits } from '#contract/limits.ts';
import { maxLength, minLength, required, SelectInput, TextInput } from 'react-admin';
import { choices } from '../../lib/words.ts';

const { title, text } = cannedLimits;
const titleRules = [required(), minLength(title.least), maxLength(title.most)];
const textRules = [required(), maxLength(text.most)];

export const CannedAnswerInputs = () => (
  <>
    <TextInput source="title" label="Başlık" validate={titleRules} helperText="Ararken bununla bulunur." />
    <TextInput
      source="text"
      label="Metin"
      validate={textRules}
      helperText="{ad} yerine müşterinin adı, {sipariş} yerine sipariş numarası gelir."
      multiline
      minRows={6}
    />
    <SelectInput
      source="type"
      label="Talep türü"
      choices={choices.ticketType}
      emptyText="Her tür"
      helperText="Bu türde bir destek talebinde önce o görünür."
    />
  </>
);
