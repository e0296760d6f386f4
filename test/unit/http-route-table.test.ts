import { expect, test } from '@jest/globals';
import { routes } from '#contract/routes.ts';
import { routeTable } from '#platform/http/route-table.ts';

const tableOf = (...keys: readonly string[]) => routeTable(keys.map((key) => [key, key]));

test('every route of the contract is found by its own path, with its parameters', () => {
  const table = tableOf(...Object.keys(routes));
  for (const key of Object.keys(routes)) {
    const [method = '', path = ''] = key.split(' ');
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
    expect(table.find(method, path.replaceAll(':', 'the-'))).toEqual({
      route: key,
      params: Object.fromEntries(names.map((name) => [name, `the-${name}`])),
    });
  }
});

test('a literal segment is preferred to a parameter if its route has the method', () => {
  const table = tableOf('GET /orders/:id', 'POST /orders/calculate', 'GET /orders/:id/chat', 'GET /orders/own/chat');
  expect(table.find('POST', '/orders/calculate')?.route).toBe('POST /orders/calculate');
  expect(table.find('GET', '/orders/calculate')).toEqual({ route: 'GET /orders/:id', params: { id: 'calculate' } });
  expect(table.find('GET', '/orders/own/chat')?.route).toBe('GET /orders/own/chat');
  expect(table.methodsAt('/orders/calculate').toSorted()).toEqual(['GET', 'POST']);
});

test('a HEAD request is answered by the GET route of its path, and by no other', () => {
  const table = tableOf('GET /orders', 'POST /tickets');
  expect(table.find('HEAD', '/orders')?.route).toBe('GET /orders');
  expect(table.find('HEAD', '/tickets')).toBeUndefined();
});

test('paths are matched exactly, with their case, and by whole segments', () => {
  const table = tableOf('GET /orders', 'GET /orders/:id');
  for (const path of ['/Orders', '/orders/', '/orders//', '//orders', '/orders/1/2', '/order', '/', ''])
    expect(table.find('GET', path)).toBeUndefined();
});

test('parameters are percent-decoded, and a path with a malformed encoding is not found', () => {
  const table = tableOf('GET /orders/:id');
  expect(table.find('GET', '/orders/a%2Fb%20%C3%A7')?.params).toEqual({ id: 'a/b ç' });
  for (const path of ['/orders/%ff', '/orders/%']) {
    expect(table.find('GET', path)).toBeUndefined();
    expect(table.methodsAt(path)).toEqual([]);
  }
});

test('names of inherited object properties are no routes', () => {
  const table = tableOf('GET /orders');
  for (const path of ['/__proto__', '/constructor', '/toString']) expect(table.find('GET', path)).toBeUndefined();
});
