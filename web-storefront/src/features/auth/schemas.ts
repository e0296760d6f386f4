import { PersonName } from '#contract/common.ts';
import { Email, Password, Phone, Username } from '#contract/identity/schemas.ts';
import * as z from 'zod/mini';
import { splitName } from './full-name.ts';

// The rules come from the contract; the sentences are for people (specification §5 and §8).

const required = (sentence: string) => z.string().check(z.trim(), z.minLength(1, sentence));
/** The contract's rule, with one sentence for every violation. */
export const rule = <S extends z.ZodMiniType>(schema: S, sentence: string) =>
  z.string().check(z.refine((value) => value !== '' && z.safeParse(schema, value).success, sentence));

export const loginSchema = z.object({
  login: required('E-posta ya da kullanıcı adını yaz.'),
  password: required('Şifreni yaz.'),
  otp: z.optional(z.string()),
});

const password = rule(Password, 'Şifre en az 6 karakter olmalı.');
const phone = rule(Phone, 'Geçerli bir telefon numarası yaz.');

const fullName = z
  .string()
  .check(
    z.refine(
      (value) => Object.values(splitName(value)).every((name) => z.safeParse(PersonName, name).success),
      'Adını ve soyadını birlikte yaz, örneğin “Ayşe Yılmaz”.',
    ),
  );
const USERNAME_RULE = 'En az 3 karakter; yalnız harf ve rakam.';
const username = z
  .string()
  .check(
    z.refine(
      (value) => value === '' || z.safeParse(Username, value).success,
      'En az 3 karakter; yalnız harf ve rakam.',
    ),
  );

export const registerSchema = z.object({
  email: rule(Email, 'Geçerli bir e-posta adresi yaz.'),
  password,
  phone,
  fullName,
  /** Empty for the proposed name. */
  username,
  acceptTerms: z.boolean().check(z.refine((accepted) => accepted, 'Kayıt olmak için koşulları kabul et.')),
});

export const forgotPasswordSchema = z.object({ email: rule(Email, 'Geçerli bir e-posta adresi yaz.') });

const repeats = (name: string) =>
  z.refine<Record<string, string>>((value) => value[name] === value['confirmation'], {
    path: ['confirmation'],
    error: 'Şifreler aynı değil.',
  });

export const resetPasswordSchema = z
  .object({ password, confirmation: required('Yeni şifreni yeniden yaz.') })
  .check(repeats('password'));

export const changePasswordSchema = z
  .object({
    oldPassword: required('Eski şifreni yaz.'),
    newPassword: password,
    confirmation: required('Yeni şifreni yeniden yaz.'),
  })
  .check(
    repeats('newPassword'),
    z.refine((value) => value.newPassword !== value.oldPassword, {
      path: ['newPassword'],
      error: 'Yeni şifre eskisinden farklı olmalı.',
    }),
  );

export const profileSchema = z.object({
  firstName: required('Adını yaz.'),
  lastName: required('Soyadını yaz.'),
  phone,
  username: rule(Username, USERNAME_RULE),
});

const code = rule(
  z.string().check(z.trim(), z.minLength(6), z.maxLength(16)),
  'Altı haneli kodu ya da bir kurtarma kodu yaz.',
);
export const codeSchema = z.object({ code });
export const removalSchema = z.object({ password: required('Şifreni yaz.'), code });

export const deletionSchema = z.object({ password: required('Şifreni yaz.') });
