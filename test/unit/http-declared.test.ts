import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { route, signedIn } from '#contract/route.ts';
import { DomainError } from '#kernel/refusal.ts';
import { asDeclared } from '#platform/http/declared.ts';
import { MalformedRequest, problemOf } from '#platform/http/problem-document.ts';

const row = route({
  summary: 'One order',
  access: signedIn,
  body: z.strictObject({}),
  status: 200,
  answer: z.strictObject({}),
  refusals: ['order.not_found'],
});
const told = (thrown: unknown) => problemOf(asDeclared('PUT /orders/:id', row, thrown), '').code;

test('a refusal that its route declares, or that any command may answer, stays unchanged', () => {
  expect(told(new DomainError('order.not_found'))).toBe('order.not_found');
  expect(told(new DomainError('identity.forbidden'))).toBe('identity.forbidden');
  expect(told(new MalformedRequest([]))).toBe('request.invalid');
});

test('a refusal that its route does not declare is a fault that names the route and the code', () => {
  const fault = asDeclared('PUT /orders/:id', row, new DomainError('order.paused'));
  expect(fault).toMatchObject({ message: 'PUT /orders/:id does not declare the refusal order.paused' });
  expect(told(new DomainError('order.paused'))).toBe('internal');
});

test('an error that is no refusal stays unchanged', () => {
  const fault = new Error('no such column');
  expect(asDeclared('PUT /orders/:id', row, fault)).toBe(fault);
});
