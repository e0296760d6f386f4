import InputAdornment from '@mui/material/InputAdornment';
import { contactLinks, phonePattern, settingBounds, type SettingName } from '#contract/settings/words.tr.ts';
import {
  email,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  regex,
  required,
  TextInput,
  type Validator,
} from 'react-admin';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import type { Field } from './fields.ts';

const within = ({ least, most }: { readonly least: number; readonly most: number }) => [
  minValue(least, `En az ${least}`),
  maxValue(most, `En çok ${most}`),
];
const long = ({ least, most }: { readonly least: number; readonly most: number }) => [
  minLength(least),
  maxLength(most),
];

/** Validation of each setting by the contract's bounds. `required` is added separately. */
const rules: Partial<Record<SettingName, readonly Validator[]>> = {
  messageAttempts: within(settingBounds.messageAttempts),
  messageMinutes: within(settingBounds.messageMinutes),
  closesAfterHours: within(settingBounds.closesAfterHours),
  approvalDays: within(settingBounds.approvalDays),
  contactMail: [email('Geçerli bir e-posta adresi yaz.')],
  contactPhone: [regex(phonePattern, 'Yalnız rakam ve boşluk; başında + olabilir.')],
  whatsapp: [regex(contactLinks.whatsapp, 'https://wa.me/ ile başlayan bir bağlantı yaz.')],
  discord: [regex(contactLinks.discord, 'https://discord.gg/ ile başlayan bir bağlantı yaz.')],
  address: long(settingBounds.address),
  workingHours: long(settingBounds.workingHours),
};

export function SettingInput({ field, helperText }: { field: Field; helperText: string }) {
  const { name, label, unit, kind, needed } = field;
  if (kind === 'money') return <MoneyInput source={name} label={label} helperText={helperText} optional={!needed} />;
  const shared = {
    source: name,
    label,
    helperText,
    validate: [...(needed ? [required()] : []), ...(rules[name] ?? [])],
  };
  if (kind === 'number')
    return (
      <NumberInput
        {...shared}
        step={1}
        parse={(text: string) => (text === '' ? null : Math.trunc(Number(text)))}
        slotProps={{ input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }}
      />
    );
  return <TextInput {...shared} autoComplete="off" {...(kind === 'text' ? { multiline: true, minRows: 2 } : {})} />;
}
