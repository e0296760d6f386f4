import * as z from 'zod/mini';
import { characters, Id, line, named, text, Time } from '../common.ts';

/**
 * 32 bytes in base64url: a coordinate of a key, or a thumbprint. Only one spelling is accepted: the two unused bits of the last
 * character must be zero. Otherwise the same key could have another thumbprint.
 */
const Bytes32 = z.string().check(z.regex(/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/, { error: 'format' }));
/** For the same reason the highest bit of the last byte, which X25519 ignores, must be zero. */
const PointX25519 = Bytes32.check(z.regex(/^.{41}[A-HQ-Xg-nw-z0-3]/, { error: 'format' }));

/** A public JWK. Private parts are refused. */
export const DeviceKey = named(
  'DeviceKey',
  z.union(
    [
      z.strictObject({ kty: z.literal('OKP'), crv: z.literal('X25519'), x: PointX25519 }),
      z.strictObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: Bytes32, y: Bytes32 }),
    ],
    { error: 'device_key' },
  ),
);

export const NewDevice = named(
  'NewDevice',
  z.strictObject({ name: line(2, 60), hwid: line(4, 200), publicKey: DeviceKey }),
);
export type NewDevice = z.infer<typeof NewDevice>;

const shown = {
  id: Id,
  name: z.string(),
  hwid: z.string(),
  /** The public key's fingerprint for people to compare: eight groups of four hexadecimal digits. */
  fingerprint: z.string(),
  createdAt: Time,
  confirmedAt: z.nullable(Time),
};

export const Device = named('Device', z.strictObject({ ...shown, state: z.enum(['waiting', 'confirmed']) }));
export type Device = z.infer<typeof Device>;

export const RequestLogin = named('RequestLogin', z.strictObject({ deviceId: Id }));

const ReleaseState = z.enum(['requested', 'opened', 'expired']);
/** A request without the released log-in, which is encrypted for the device and sent only to it. */
export const LoginRequest = named(
  'LoginRequest',
  z.strictObject({
    id: Id,
    orderId: Id,
    deviceId: Id,
    deviceName: z.string(),
    state: ReleaseState,
    requestedAt: Time,
    expiresAt: Time,
    openedAt: z.nullable(Time),
  }),
);
export type LoginRequest = z.infer<typeof LoginRequest>;

// messages of a device

/** The device is named by its key's thumbprint (RFC 7638, SHA-256). */
export const AskChallenge = named('AskDeviceChallenge', z.strictObject({ thumbprint: Bytes32 }));
/** A compact JWE (ECDH-ES, A256GCM) for the device's key; its `typ` says what is in it. */
export const Sealed = named('SealedToDevice', z.strictObject({ sealed: z.string() }));
const Proof = characters(20, 1000);
/** The proof that was in the challenge. */
export const Proven = named('DeviceProof', z.strictObject({ proof: Proof }));
export const OpenRelease = named('OpenLoginRelease', z.strictObject({ proof: Proof, releaseId: Id }));
export const DeviceStatus = named(
  'DeviceStatus',
  z.strictObject({
    name: z.string(),
    state: z.enum(['waiting', 'confirmed']),
    /** Releases that can be opened now, oldest first. */
    releases: z.array(z.strictObject({ id: Id, orderNumber: z.string(), expiresAt: Time })),
  }),
);
export type DeviceStatus = z.infer<typeof DeviceStatus>;

// the console

export const AdminDevice = named(
  'AdminDevice',
  z.strictObject({
    ...shown,
    state: z.enum(['waiting', 'confirmed', 'removed']),
    boosterId: Id,
    boosterName: z.string(),
    confirmedBy: z.nullable(z.string()),
    removedAt: z.nullable(Time),
  }),
);
export type AdminDevice = z.infer<typeof AdminDevice>;

export const AdminLoginRelease = named(
  'AdminLoginRelease',
  z.strictObject({
    id: Id,
    orderId: Id,
    orderNumber: z.string(),
    boosterId: Id,
    boosterName: z.string(),
    deviceId: Id,
    deviceName: z.string(),
    state: ReleaseState,
    createdAt: Time,
    expiresAt: Time,
    openedAt: z.nullable(Time),
  }),
);
export type AdminLoginRelease = z.infer<typeof AdminLoginRelease>;

export const ChooseDevice = named('ChooseDevice', z.strictObject({ deviceId: Id }));
export const RemoveDevice = named('RemoveDevice', z.strictObject({ deviceId: Id, reason: z.optional(text(3, 500)) }));
