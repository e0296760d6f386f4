// Both ends of web push: a browser that subscribes, and a push service.
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import ece from 'http_ece';

/** A browser's subscription with its private key. */
export const aBrowser = (endpoint: string) => {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** Decrypts a message to this browser (RFC 8291). */
    open: (sealed: Buffer): unknown =>
      JSON.parse(ece.decrypt(sealed, { version: 'aes128gcm', privateKey: key, authSecret: auth }).toString()),
  };
};

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service that records requests and whose answers the test sets. */
export async function startPushService() {
  const received: Received[] = [];
  /** The status codes of the next answers; afterwards 201. */
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.shift() ?? 201).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  /** Sends every HTTPS call to this server without TLS, because there is no certificate for the invented host names. */
  const agent = new Agent();
  Object.assign(agent, { createConnection: () => connect(port, '127.0.0.1') });
  return {
    received,
    answers,
    agent,
    port,
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

/** The claims of a `vapid` authorization (RFC 8292), or undefined if the signature is not by this key. */
export const vapidClaims = (authorization: string, publicKey: string): Record<string, unknown> | undefined => {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed && key === publicKey ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined;
};
