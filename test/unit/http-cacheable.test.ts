import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { type ApiParts, createApi } from '#platform/http/api.ts';

let server: Server;
let url: string;
let catalog: object = { priceBookVersion: 1 };
beforeAll(async () => {
  // only GET /catalog is called, so the API needs no other parts
  const parts: object = {
    handlers: new Proxy({}, { get: () => () => catalog }),
    log: { isLevelEnabled: () => false },
    metrics: { request: () => {} },
    requestId: () => 'r',
    checkAnswers: false,
  };
  const api = createApi(parts as ApiParts);
  server = express().disable('etag').use('/api', api).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/catalog`;
});
afterAll(() => {
  server.close();
});

const read = async (tag?: string) => {
  const answer = await fetch(url, { headers: tag ? { 'If-None-Match': tag } : {} });
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', body: await answer.text() };
};

test('a client that has a cacheable answer gets 304 without a body until the answer changes', async () => {
  const first = await read();
  expect(first).toMatchObject({ status: 200, etag: expect.stringMatching(/^"[\w-]{43}"$/) });
  for (const tag of [first.etag, `W/${first.etag}`, `"other", ${first.etag}`, '*'])
    expect(await read(tag)).toEqual({ status: 304, etag: first.etag, body: '' });

  catalog = { priceBookVersion: 2 };
  expect(await read(first.etag)).toMatchObject({ status: 200, body: JSON.stringify(catalog) });
});
