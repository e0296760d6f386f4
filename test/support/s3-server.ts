import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#modules/picture/adapters/storage/s3-picture-store.ts';

/** A bucket in memory that accepts only requests with Amazon's Signature Version 4. */
export interface S3Server {
  readonly settings: S3Settings;
  readonly objects: Map<string, Uint8Array>;
  /** The fault of all answers until it is set to `none`. */
  fault: 'none' | 'silence' | 'unavailable' | 'denied' | 'cut off';
  stop(): Promise<void>;
}

const sha256 = (of: string | Uint8Array) => createHash('sha256').update(of).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Whether the request's signature covers method, path, the signed headers and exactly this body. */
export const isSigned = (
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Uint8Array,
  { accessKeyId, secretAccessKey, region }: S3Settings,
): boolean => {
  const [, access, date = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/[^,]+, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const signed = names.split(';');
  const time = String(headers['x-amz-date']);
  if (access !== accessKeyId || !['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return false;
  if (headers['x-amz-content-sha256'] !== sha256(body) || !time.startsWith(date)) return false;
  const scope = `${date}/${region}/s3/aws4_request`;
  const canonical = [
    method,
    url.split('?')[0],
    '',
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    sha256(body),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, date), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature;
};

export const startS3Server = async (): Promise<S3Server> => {
  const objects = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await buffer(request);
      if (state.fault === 'silence') return;
      if (state.fault === 'cut off') {
        response.destroy();
        return;
      }
      if (state.fault === 'unavailable') response.statusCode = 503;
      else if (state.fault === 'denied' || !isSigned(request, body, state.settings)) response.statusCode = 403;
      else {
        const path = request.url ?? '';
        if (request.method === 'PUT') objects.set(path, body);
        if (request.method === 'DELETE') response.statusCode = objects.delete(path) ? 204 : 404;
        if (request.method === 'GET') {
          const found = objects.get(path);
          response.statusCode = found ? 200 : 404;
          response.end(found);
          return;
        }
      }
      response.end();
    };
    void answer();
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  const state: S3Server = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'resimler',
      region: 'eu-central-1',
      accessKeyId: 'ANAHTAR',
      secretAccessKey: 'cok-gizli-bir-anahtar',
    },
    objects,
    fault: 'none',
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return state;
};
