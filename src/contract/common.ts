import * as z from 'zod/mini';
import { certainContactsIn, hasContacts } from '../kernel/contact-leak.ts';

/** Registers a schema as a named component of the OpenAPI document. */
export const named = <S extends z.ZodMiniType>(id: string, schema: S, description?: string): S => {
  z.globalRegistry.add(schema, description ? { id, description } : { id });
  return schema;
};

export const Money = named(
  'Money',
  z.strictObject({ amount: z.int(), currency: z.literal('TRY') }),
  'An amount in kuruş (1 TRY = 100 kuruş).',
);
export type Money = z.infer<typeof Money>;

/** Money that a caller may ask to move: more than nothing, at most 10 million lira. */
export const PositiveMoney = named(
  'PositiveMoney',
  z.strictObject({ amount: z.int().check(z.gte(1), z.lte(1_000_000_000)), currency: z.literal('TRY') }),
);

export const Id = z.uuid();
export const Time = z.iso.datetime();
export const IdParams = z.strictObject({ id: Id });

/** Whether PostgreSQL can store the text: no U+0000 and no lone surrogates. */
export const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0');
/** The check for every string from a caller that no pattern or list of values limits. */
const storable = z.refine<string>(isStorable, { error: 'text', abort: true });
/** A string as the caller wrote it, such as a password or a token. */
export const characters = (minimum: number, maximum: number) =>
  z.string().check(z.minLength(minimum), z.maxLength(maximum), storable);
/** Like {@link characters}, but trimmed. */
export const trimmed = (minimum: number, maximum: number) =>
  z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum), storable);

/**
 * For optimistic concurrency of a form: the values of the changed fields as the form's user saw them. If one of these fields
 * has another value now, the change is refused (`request.conflict`).
 */
export const basedOn = z.optional(z.record(characters(1, 100), z.unknown()));

/**
 * Read-only fields of a record. The body of a change may contain these fields, because react-admin sends the whole record
 * back; they are ignored. A field that the record does not have is refused.
 */
export const unread = <S extends object>(shown: S) =>
  Object.fromEntries(Object.keys(shown).map((name) => [name, z.optional(z.unknown())])) as Record<
    keyof S,
    z.ZodMiniOptional<z.ZodMiniUnknown>
  >;

/** A URL without spaces and control characters, which URL parsers drop silently. */
export const url = (maximum: number) =>
  z.url().check(z.maxLength(maximum), storable, z.refine(isUnbroken, { error: 'format' }));
const isUnbroken = (value: string) => !/\s/.test(value) && isText(value);

/**
 * Text that a person typed: trimmed, without control characters (line feeds are kept).
 */
export const text = (minimum: number, maximum: number) => typed(minimum, maximum, isText);
const isText = (value: string): boolean => !controlCharacters.test(value);
const typed = (minimum: number, maximum: number, fits: (value: string) => boolean) =>
  trimmed(minimum, maximum).check(z.refine(fits, { error: 'text' }));
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
const controlCharacters = /[\u0001-\u0009\u000b-\u001f\u007f]/;

/**
 * Text of one line, such as a name: also without line breaks, invisible characters, and characters that change the direction of
 * the text after them.
 */
export const line = (minimum: number, maximum: number) =>
  typed(minimum, maximum, (value) => isText(value) && isLine(value, minimum));
const isLine = (value: string, minimum: number) =>
  !lineBreakers.test(value) && (value.length < minimum || value === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(value));
// oxlint-disable-next-line no-control-regex -- as above
const lineBreakers = /[\n\u0080-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/;

/** The body of a command that takes only a reason. */
export const Reason = z.strictObject({ reason: text(3, 500) });

/** Refuses contact details in a text that others read: certain telephone numbers, addresses and links. */
export const withoutContacts = z.refine<string>((said) => certainContactsIn(said).length === 0, 'contact');
/** A reason that the other side reads. */
export const ReadReason = text(3, 500).check(withoutContacts);

/** A person's name. Mails greet by it, also at an address whose owner did not enter it, so contact details are refused. */
export const personName = (minimum: number, maximum: number) =>
  line(minimum, maximum).check(z.refine((name) => !hasContacts(name), 'contact'));
export const PersonName = personName(1, 60);

/**
 * A honeypot field of public forms. People don't see the field, but programs fill it. A program that fills it gets the usual
 * answer, and its request has no effect.
 */
export const Bait = z.optional(characters(0, 500));

/** Lists follow simple-rest: `sort=["field","ASC"]`, `range=[0,24]`, `filter={…}`, each a JSON text. */
export const ListQuery = z.strictObject({
  sort: z.optional(characters(0, 200)),
  range: z.optional(characters(0, 60)),
  // room for two hundred ids
  filter: z.optional(characters(0, 8192)),
});
