import * as z from 'zod/mini';
import { certainContactsIn } from '../kernel/contact-leak.ts';

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

/** What PostgreSQL can hold as text: no U+0000 and no lone surrogates. */
export const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0');
/** A check of every string that a caller sends and that no pattern or list of values bounds. */
const storable = z.refine<string>(isStorable, { error: 'text', abort: true });
/** A string as the caller wrote it, such as a password or a token. */
export const characters = (minimum: number, maximum: number) =>
  z.string().check(z.minLength(minimum), z.maxLength(maximum), storable);
/** The same without the spaces around it. */
export const trimmed = (minimum: number, maximum: number) =>
  z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum), storable);

/**
 * What a form sends of a record: the fields that it changes, and in `basedOn` what its user saw in them. Where one of these is
 * otherwise by now, nothing is changed (`request.conflict`).
 */
export const basedOn = z.optional(z.record(characters(1, 100), z.unknown()));

/**
 * The fields that a record only shows, where a change of it may send them: react-admin sends the whole record back. They are
 * dropped; a field that the record does not have is refused.
 */
export const unread = <S extends object>(shown: S) =>
  Object.fromEntries(Object.keys(shown).map((name) => [name, z.optional(z.unknown())])) as Record<
    keyof S,
    z.ZodMiniOptional<z.ZodMiniUnknown>
  >;

/** An address on the web: also without spaces and control characters, which a URL's parser drops in silence. */
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
 * Text that stands in one line among others, such as a name: also without line breaks, without characters that nobody
 * sees, and without those that turn the direction of what follows.
 */
export const line = (minimum: number, maximum: number) =>
  typed(minimum, maximum, (value) => isText(value) && isLine(value, minimum));
const isLine = (value: string, minimum: number) =>
  !lineBreakers.test(value) && (value.length < minimum || value === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(value));
// oxlint-disable-next-line no-control-regex -- as above
const lineBreakers = /[\n\u0080-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/;

/** The body of a command that asks only why. */
export const Reason = z.strictObject({ reason: text(3, 500) });

/** A text that others read holds no way to meet outside of the product: no telephone number, address or link for certain. */
export const withoutContacts = z.refine<string>((said) => certainContactsIn(said).length === 0, 'contact');
/** Why customer or booster did something, for the other one to read. */
export const ReadReason = text(3, 500).check(withoutContacts);

/** A person's name: mails greet by it, also at an address whose owner did not type it. */
export const PersonName = line(1, 60).check(withoutContacts);

/**
 * A field of public forms that people neither see nor fill, for the programs that fill everything: they are answered as
 * if they had been heard.
 */
export const Bait = z.optional(characters(0, 500));

/** Lists follow simple-rest: `sort=["field","ASC"]`, `range=[0,24]`, `filter={…}`, each a JSON text. */
export const ListQuery = z.strictObject({
  sort: z.optional(characters(0, 200)),
  range: z.optional(characters(0, 60)),
  // two hundred ids
  filter: z.optional(characters(0, 8192)),
});
