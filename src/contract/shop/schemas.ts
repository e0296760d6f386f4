import * as z from 'zod/mini';
import { leagueServers, stockStates } from '../../kernel/vocabulary.ts';
import { stockLines } from '../limits.ts';
import { basedOn, Id, line, Money, named, PositiveMoney, text, Time, unread } from '../common.ts';

const Server = z.enum(leagueServers);

/** A kind of account on sale, with the number left. */
export const Listing = named(
  'Listing',
  z.strictObject({
    id: Id,
    server: Server,
    level: z.int(),
    description: z.string(),
    price: Money,
    stock: z.int(),
    createdAt: Time,
  }),
);
export type Listing = z.infer<typeof Listing>;

export const BuyAccount = named('BuyAccount', z.strictObject({ expectedPrice: Money }));

/** A purchase. The buyer sees the credentials until the account is taken back. */
export const Purchase = named(
  'Purchase',
  z.strictObject({
    id: Id,
    listingId: Id,
    server: Server,
    level: z.int(),
    description: z.string(),
    price: Money,
    state: z.enum(['delivered', 'taken-back']),
    credentials: z.nullable(
      z.strictObject({
        username: z.string(),
        password: z.string(),
        /** Further data of the account, such as its e-mail address. */
        extra: z.nullable(z.string()),
      }),
    ),
    createdAt: Time,
  }),
);
export type Purchase = z.infer<typeof Purchase>;

const listingFields = {
  server: Server,
  level: z.int().check(z.gte(1), z.lte(2000)),
  description: text(3, 500),
  price: PositiveMoney,
  onSale: z.boolean(),
};
export const NewListing = named(
  'NewListing',
  z.strictObject({ ...listingFields, onSale: z.optional(listingFields.onSale) }),
);
const shown = { id: Id, stock: z.int(), sold: z.int(), createdAt: Time, updatedAt: Time };
export const AdminListing = named(
  'AdminListing',
  z.strictObject({
    ...shown,
    server: Server,
    level: z.int(),
    description: z.string(),
    price: Money,
    onSale: z.boolean(),
  }),
);
const changes = z.partial(z.object({ ...listingFields, basedOn }));
/** A partial change. */
export const ChangeListing = named(
  'ChangeListing',
  z.pipe(z.strictObject({ ...changes.shape, ...unread(shown) }), changes),
);
export type ChangeListing = z.infer<typeof ChangeListing>;
export type AdminListing = z.infer<typeof AdminListing>;

/** One account of a listing, and its buyer. The console never sees the credentials. */
export const AdminStockAccount = named(
  'AdminStockAccount',
  z.strictObject({
    id: Id,
    listingId: Id,
    server: Server,
    level: z.int(),
    state: z.enum(stockStates),
    /** The last buyer, even if the account was taken back. */
    buyerId: z.nullable(Id),
    buyerName: z.nullable(z.string()),
    price: z.nullable(Money),
    soldAt: z.nullable(Time),
    takenBackAt: z.nullable(Time),
    takenBackBecause: z.nullable(z.string()),
    createdAt: Time,
  }),
);
export type AdminStockAccount = z.infer<typeof AdminStockAccount>;

export const AddSmurf = named(
  'AddSmurf',
  z.strictObject({
    /** The listing. */
    cardId: Id,
    lines: z.array(line(0, stockLines.length)).check(z.minLength(1), z.maxLength(stockLines.most)),
  }),
  'Accounts for a listing, one `user:password[:mail…]` per line. All are added or none.',
);

/**
 * The result that adding these lines would have, line by line. Nothing is added. Lines are numbered from 1; empty lines are
 * skipped.
 */
export const SmurfPreview = named(
  'SmurfPreview',
  z.strictObject({
    lines: z.array(z.strictObject({ number: z.int(), verdict: z.enum(['new', 'unreadable', 'repeated', 'known']) })),
  }),
);
export type SmurfPreview = z.infer<typeof SmurfPreview>;

const takenBack = { stockAccountId: Id, reason: text(3, 500) };
export const RestoreSmurf = named(
  'RestoreSmurf',
  z.discriminatedUnion('outcome', [
    z.strictObject({
      ...takenBack,
      outcome: z.literal('in-stock'),
      /** The account's new password: the buyer knows the old one. */
      password: text(1, 200),
    }),
    z.strictObject({ ...takenBack, outcome: z.literal('retired') }),
  ]),
  'Takes a sold account back and refunds its buyer. To go back into the stock it needs a new password.',
);
