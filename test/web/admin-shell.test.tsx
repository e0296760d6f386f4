import { expect, test } from '@jest/globals';
import { resourceMessages } from '../../src/contract/console/lists.tr.ts';
import { queueLabel } from '../../src/contract/job/words.tr.ts';
import { areaLabels } from '../../src/contract/identity/words.tr.ts';
import { isAbout } from '../../web-admin/src/live/news.ts';
import { sections } from '../../web-admin/src/sections.ts';

const entries = sections.flatMap(({ resources }) => resources);

test('every list of the console is in the menu once, under a heading and with its own name', () => {
  const onTheirRecords = ['dashboard', 'user-notes', 'order-notes'];
  const names = entries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual(
    Object.keys(resourceMessages)
      .filter((name) => !onTheirRecords.includes(name))
      .toSorted(),
  );
  for (const name of names) expect(resourceMessages).toHaveProperty([name, 'name']);
  expect(sections.every(({ heading, resources }) => heading !== '' && resources.length > 0)).toBe(true);
});

test('the audit log has the same name as a list, as a scope and as a job', () => {
  const [, many] = resourceMessages['audit-events'].name.split(' |||| ');
  expect(areaLabels.audit).toBe(many);
  expect(queueLabel('audit.verify')).toContain(many);
});

test('a change of a record refreshes its page and its audit entries, and nothing else', () => {
  const news = [{ resource: 'approvals', id: 'a1' }];
  const audited = (filter: object) => ['audit-events', 'getList', { filter }];
  expect(isAbout(['approvals', 'getOne', { id: 'a1' }], news)).toBe(true);
  expect(isAbout(audited({ recordId: 'a1' }), news)).toBe(true);
  expect(isAbout(audited({ personId: 'a1' }), news)).toBe(true);
  expect(isAbout(['approvals', 'getOne', { id: 'a2' }], news)).toBe(false);
  expect(isAbout(audited({ recordId: 'a2' }), news)).toBe(false);
  expect(isAbout(audited({}), news)).toBe(false);
  expect(isAbout(['approvals', 'getList', { filter: {} }], news)).toBe(false);
});
