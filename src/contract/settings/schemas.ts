import * as z from 'zod/mini';
import { contactLinks, phonePattern, settingBounds } from '../../kernel/settings.ts';
import { Id, line, Money, named, text, Time, trimmed } from '../common.ts';

const whole = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().check(z.gte(least), z.lte(most));
const link = (pattern: RegExp) => z.nullable(trimmed(1, 200).check(z.regex(pattern)));
const { address, workingHours, secondAdminAbove } = settingBounds;
const money = (bounds: { readonly least: number; readonly most: number }) =>
  z.strictObject({ amount: whole(bounds), currency: z.literal('TRY') });

/** Settings that admins change without a deployment; empty ones are null. */
const fields = {
  promotionalCode: z.nullable(line(1, 40)),
  messageAttempts: whole(settingBounds.messageAttempts),
  messageMinutes: whole(settingBounds.messageMinutes),
  closesAfterHours: whole(settingBounds.closesAfterHours),
  secondAdminAbove: z.nullable(money(secondAdminAbove)),
  approvalDays: whole(settingBounds.approvalDays),
  cardMinimum: money(settingBounds.cardMinimum),
  minimumOrder: money(settingBounds.minimumOrder),
  minimumPayout: money(settingBounds.minimumPayout),
  minimumTip: money(settingBounds.minimumTip),
  contactMail: z.string().check(z.trim(), z.maxLength(120), z.email()),
  contactPhone: z.nullable(z.string().check(z.trim(), z.regex(phonePattern))),
  whatsapp: link(contactLinks.whatsapp),
  discord: link(contactLinks.discord),
  address: z.nullable(text(address.least, address.most)),
  workingHours: z.nullable(line(workingHours.least, workingHours.most)),
};

/** The current values. Stored values are answered as they are, even if the bounds have changed since. */
const Values = z.strictObject({
  promotionalCode: z.nullable(z.string()),
  messageAttempts: z.int(),
  messageMinutes: z.int(),
  closesAfterHours: z.int(),
  secondAdminAbove: z.nullable(Money),
  approvalDays: z.int(),
  cardMinimum: Money,
  minimumOrder: Money,
  minimumPayout: Money,
  minimumTip: Money,
  contactMail: z.string(),
  contactPhone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  discord: z.nullable(z.string()),
  address: z.nullable(z.string()),
  workingHours: z.nullable(z.string()),
});

export const AdminSettings = named(
  'AdminSettings',
  z.strictObject({
    id: Id,
    /** Raised by every change. */
    version: z.int(),
    values: Values,
    /**
     * A raised limit for money moved by hand is announced to the other admins first. Until this time the old limit stays
     * valid.
     */
    limitBefore: z.nullable(z.strictObject({ limit: Money, until: Time })),
    /** The initial values of this installation. */
    defaults: Values,
    /** Who changed which of them last, and when. */
    changes: z.array(z.strictObject({ name: z.string(), at: Time, byId: Id, byName: z.nullable(z.string()) })),
  }),
);
export type AdminSettings = z.infer<typeof AdminSettings>;

export const ChangeSettings = named(
  'ChangeSettings',
  z.strictObject({
    /** The version that the admin edited. If the settings have another version by now, nothing is changed. */
    basedOn: z.int(),
    /** The changed settings. */
    values: z.partial(z.strictObject(fields)),
    reason: text(3, 500),
  }),
);
export type ChangeSettings = z.infer<typeof ChangeSettings>;
