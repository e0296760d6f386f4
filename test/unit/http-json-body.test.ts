import type { AddressInfo } from 'node:net';
import { createServer, request, type RequestOptions, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import { jsonReader } from '#platform/http/json-body.ts';

const limit = 64;
let server: Server;
let told: (fault: { readonly type: string }) => void = () => {};

beforeAll(async () => {
  const answering = (read: RequestHandler): RequestHandler => {
    return (asked, response) =>
      read(asked, response, (fault?: unknown) => {
        if (fault) told(fault as { readonly type: string });
        response.json(fault ? { fault: (fault as { readonly type: string }).type } : { body: asked.body as unknown });
      });
  };
  const app = express()
    .use('/ours', answering(jsonReader(limit)))
    .use('/express', answering(express.json({ limit, inflate: false, strict: false })));
  server = createServer(app).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
});

const open = (path: string, headers: RequestOptions['headers'] = {}) =>
  request({ port: (server.address() as AddressInfo).port, path, method: 'POST', headers });

/** Sends each part when the one before has left. */
const send = async (path: string, parts: readonly Buffer[], headers: Readonly<Record<string, string>>) => {
  const length = String(Buffer.concat(parts).length);
  const sent = open(path, { 'content-type': 'application/json', 'content-length': length, ...headers });
  const answer = new Promise<string>((resolve, reject) => {
    sent.once('error', reject).once('response', (response) => void text(response).then(resolve, reject));
  });
  for (const part of parts) await new Promise((left) => sent.write(part, () => setImmediate(left)));
  sent.end();
  return JSON.parse(await answer) as unknown;
};

const turkish = Buffer.from('{"ad":"Gülşen İğdır"}');
test.each<[string, readonly Buffer[], Readonly<Record<string, string>>]>([
  ['Turkish letters', [turkish], {}],
  ['a letter whose bytes come in two parts', [turkish.subarray(0, 9), turkish.subarray(9)], {}],
  ['a number', [Buffer.from('7')], {}],
  ['nothing', [], {}],
  ['a byte order mark', [Buffer.from('\ufeff{"a":1}')], {}],
  ['bytes that are not UTF-8', [Buffer.from([0x22, 0xff, 0xc3, 0x28, 0x22])], {}],
  ['text that is not JSON', [Buffer.from('{"a":')], {}],
  ['as many bytes as are allowed', [Buffer.from(`"${'a'.repeat(limit - 2)}"`)], {}],
  ['more bytes than are allowed', [Buffer.from(`"${'a'.repeat(limit - 1)}"`)], {}],
  ['another charset', [Buffer.from('{"a":1}', 'utf16le')], { 'content-type': 'application/json; charset=utf-16le' }],
  ['an unknown charset', [Buffer.from('{}')], { 'content-type': 'application/json; charset=latin5' }],
  ['a compressed body', [Buffer.from('{}')], { 'content-encoding': 'gzip' }],
])('a body with %s gives the same as by Express', async (_name, parts, headers) => {
  const ours = await send('/ours', parts, headers);
  expect(ours).toEqual(await send('/express', parts, headers));
});

test('a client that disconnects within a body gives the same fault as by Express', async () => {
  for (const path of ['/ours', '/express']) {
    const fault = new Promise<{ readonly type: string }>((resolve) => {
      told = resolve;
    });
    const sent = open(path, { 'content-type': 'application/json', 'content-length': '20' });
    sent.once('error', () => {});
    sent.write('{"a":', () => setImmediate(() => sent.destroy()));
    expect((await fault).type).toBe('request.aborted');
  }
});
