import { mailFailures } from '../../kernel/mail.ts';
import { NoticeName } from '../notification/schemas.ts';
import * as z from 'zod/mini';
import { roles, scopes } from '../../kernel/vocabulary.ts';
import { Id, line, Money, named, characters, PersonName, text, Time, trimmed } from '../common.ts';

/** Letters and digits only (specification §5); Turkish letters are letters. */
export const Username = z.string().check(z.trim(), z.minLength(3), z.maxLength(24), z.regex(/^[\p{L}\p{N}]+$/u));
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(100), z.email());
/** At least 6 characters (specification §5). The upper bound limits the cost of hashing. */
export const Password = characters(6, 200);
/** A Turkish mobile number, or an E.164 number of another country; kept as E.164. */
export const Phone = z.pipe(
  trimmed(0, 24),
  z.pipe(
    z.transform((value: string) => {
      const digits = value.replace(/[\s().-]/g, '');
      return /^0?5\d{9}$/.test(digits) ? `+90${digits.replace(/^0/, '')}` : digits;
    }),
    z.string().check(z.regex(/^\+(905\d{9}|(?!90)[1-9]\d{7,14})$/)),
  ),
);

export const Register = named(
  'Register',
  z.strictObject({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    phone: Phone,
    username: Username,
    password: Password,
    acceptTerms: z.literal(true),
  }),
);
export type Register = z.infer<typeof Register>;

export const Authenticate = named(
  'Authenticate',
  z.strictObject({
    login: trimmed(1, 100),
    password: characters(1, 200),
    otp: z.optional(trimmed(0, 16)),
  }),
);

/** With `X-Session-Mode: cookie` the refresh token is a `__Host-` HttpOnly cookie and is absent here. */
export const Session = named(
  'Session',
  z.strictObject({ token: z.string(), refreshToken: z.optional(z.string()), expiresInSeconds: z.int() }),
);

export const Refresh = named('Refresh', z.strictObject({ token: z.optional(characters(0, 400)) }));

export const UserSettings = z.strictObject({
  marketingMail: z.boolean(),
  /** Notices that are turned off, by kind and channel; all others are sent. */
  mutedNotices: z.array(NoticeName),
});
export const TurnNotice = named('TurnNotice', z.strictObject({ notice: NoticeName, on: z.boolean() }));

export const CurrentUser = named(
  'CurrentUser',
  z.strictObject({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    username: z.string(),
    role: z.enum(roles),
    scope: z.array(z.string()),
    balance: Money,
    emailHmac: z.string(),
    emailVerified: z.boolean(),
    /** Mail does not reach this address. The flag is cleared when the address is verified again. */
    emailUnreachable: z.boolean(),
    mustChangePassword: z.boolean(),
    /** This role needs a second factor; until it is set up, only few calls are allowed. */
    mustSetSecondFactor: z.boolean(),
    unread: z.strictObject({ notifications: z.int(), messages: z.int(), tickets: z.int() }),
    settings: UserSettings,
    createdAt: Time,
    /** Absent if a customer may change the user name now. */
    usernameLockedUntil: z.optional(Time),
  }),
);
export type CurrentUser = z.infer<typeof CurrentUser>;

export const ChangeProfile = named(
  'ChangeProfile',
  z.strictObject({
    firstName: z.optional(PersonName),
    lastName: z.optional(PersonName),
    phone: z.optional(Phone),
    /** Customers may change it every 30 days; the names of others stay. */
    username: z.optional(Username),
    settings: z.optional(z.strictObject({ marketingMail: z.optional(z.boolean()) })),
  }),
);

export const OwnSession = named(
  'OwnSession',
  z.strictObject({
    id: Id,
    /** Browser and system, e.g. `Chrome, Windows`; empty where they are not known. */
    device: z.string(),
    createdAt: Time,
    lastUsedAt: Time,
    /** The session of this request. */
    current: z.boolean(),
  }),
);

export const PersonalDataExport = named(
  'PersonalDataExport',
  z.strictObject({
    exportedAt: Time,
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  'All data that is stored about the user, by kind. It contains no password and no credentials of game accounts.',
);
export const DeleteAccount = named('DeleteAccount', z.strictObject({ password: characters(1, 200) }));
export const VerifyEmail = z.strictObject({ token: characters(1, 400) });

export const ChangePassword = named(
  'ChangePassword',
  z.strictObject({ oldPassword: characters(1, 200), newPassword: Password }),
);
/** Six digits of an authenticator app, or a recovery code such as `ABCDE-FGHJK`. */
const OneTimeCode = trimmed(6, 16);
const OwnPassword = characters(1, 200);
export const SecondFactor = named(
  'SecondFactor',
  z.strictObject({ enabled: z.boolean(), required: z.boolean(), recoveryCodesLeft: z.int() }),
);
export const BeginSecondFactor = named('BeginSecondFactor', z.strictObject({ password: OwnPassword }));
export const SecondFactorKey = named('SecondFactorKey', z.strictObject({ key: z.string(), uri: z.string() }));
export const ProveSecondFactor = named('ProveSecondFactor', z.strictObject({ code: OneTimeCode }));
export const RecoveryCodes = named('RecoveryCodes', z.strictObject({ recoveryCodes: z.array(z.string()) }));
export const RemoveSecondFactor = named(
  'RemoveSecondFactor',
  z.strictObject({ password: OwnPassword, code: OneTimeCode }),
);

export const RequestPasswordReset = z.strictObject({ email: Email });
export const ResetPassword = z.strictObject({
  token: characters(1, 200),
  password: Password,
});
export const AvailabilityQuery = z.strictObject({ username: Username });
export const Availability = z.strictObject({ available: z.boolean() });

export const AdminUser = named(
  'AdminUser',
  z.strictObject({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    username: z.string(),
    role: z.enum(roles),
    scopes: z.array(z.string()),
    status: z.enum(['active', 'banned', 'deleted']),
    banReason: z.nullable(z.string()),
    /** Null for callers who may neither read wallets nor move money. */
    balance: z.nullable(Money),
    emailVerified: z.boolean(),
    /** The log-in also requires a code of an authenticator app. */
    secondFactor: z.boolean(),
    /** A new address that staff entered and its owner has not confirmed. */
    pendingEmail: z.nullable(z.string()),
    pendingEmailAsked: z.nullable(
      z.strictObject({
        /** Null if the colleague's account is gone. */
        byName: z.nullable(z.string()),
        at: Time,
        expiresAt: Time,
        expired: z.boolean(),
      }),
    ),
    /** The staff have an open suspicion about them. */
    suspected: z.boolean(),
    /** Why mail does not reach them: their mail server refuses the address, or has not accepted a mail for a day. */
    mailFailure: z.nullable(z.enum(mailFailures)),
    mailFailedAt: z.nullable(Time),
    createdAt: Time,
    lastSeenAt: z.nullable(Time),
  }),
);
export type AdminUser = z.infer<typeof AdminUser>;

/** A user whom mail does not reach. The id is the user's id. */
export const UnreachableAddress = named(
  'UnreachableAddress',
  z.strictObject({
    id: Id,
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    mailFailure: z.enum(mailFailures),
    /** Since when mail has not reached them. */
    createdAt: Time,
  }),
);
export type UnreachableAddress = z.infer<typeof UnreachableAddress>;
/** The reason for the audit log. The console requires it; older programs don't send one. */
const why = () => z.optional(text(3, 500));

export const ClearAddress = named('ClearAddress', z.strictObject({ userId: Id, reason: why() }));

const Scopes = z.array(z.enum(scopes as [string, ...string[]])).check(z.maxLength(scopes.length));

/** In the specification's route access, the customer role is called `user` (domain.md §6). */
export const NewUser = named(
  'NewUser',
  z.strictObject({
    role: z.enum([...roles, 'user']),
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    phone: Phone,
    username: Username,
    password: z.optional(Password),
    scopes: z.optional(Scopes),
  }),
);
export const Ban = z.strictObject({ userId: Id, reason: text(3, 500) });
export const RemoveUser = named('RemoveUser', z.strictObject({ userId: Id, reason: text(3, 500) }));
export const SendMail = named('SendMail', z.strictObject({ userId: Id, subject: line(3, 120), text: text(3, 5000) }));
export const Unban = z.strictObject({ userId: Id, reason: why() });
export const SetPassword = z.strictObject({ userId: Id, reason: why() });
export const SendPasswordLink = named('SendPasswordLink', z.strictObject({ userId: Id, reason: text(3, 500) }));
export const ResetSecondFactor = z.strictObject({ userId: Id, reason: why() });
export const ChangeEmail = named('ChangeEmail', z.strictObject({ userId: Id, email: Email, reason: text(3, 500) }));
export const DropEmailChange = named('DropEmailChange', z.strictObject({ userId: Id, reason: text(3, 500) }));
export const ConfirmEmailChange = named('ConfirmEmailChange', z.strictObject({ token: characters(1, 400) }));
export const ChangePhone = named('ChangePhone', z.strictObject({ userId: Id, phone: Phone, reason: text(3, 500) }));
/** Role and scopes of a staff member; `known` holds the values that the change was based on. */
export const ChangeScopes = named(
  'ChangeScopes',
  z.strictObject({
    userId: Id,
    role: z.enum(['staff', 'admin']),
    scopes: Scopes,
    known: z.strictObject({ role: z.enum(roles), scopes: Scopes }),
    reason: text(3, 500),
  }),
);

export const AdminSession = named(
  'AdminSession',
  z.strictObject({
    id: Id,
    userId: Id,
    userName: z.string(),
    role: z.enum(roles),
    /** Browser and system, e.g. `Chrome, Windows`; empty where they are not known. */
    device: z.string(),
    /** The network of its log-in: an IPv4 address, or an IPv6 range of one household. */
    address: z.string(),
    createdAt: Time,
    /** When the session's token was last renewed: every quarter of an hour while the session is in use. */
    lastUsedAt: Time,
    /** When it expires, unless it is used again. */
    expiresAt: Time,
    /** When somebody ended it. */
    endedAt: z.nullable(Time),
    live: z.boolean(),
    /** The session of this request. */
    current: z.boolean(),
  }),
);
export type AdminSession = z.infer<typeof AdminSession>;
export const EndSession = named('EndSession', z.strictObject({ sessionId: Id, reason: text(3, 500) }));
export const EndSessions = named('EndSessions', z.strictObject({ userId: Id, reason: text(3, 500) }));
export const OneTimePassword = z.strictObject({ password: z.string() });
