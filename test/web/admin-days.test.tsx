import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { spawnSync } from 'node:child_process';
import { AdminContext, Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { within } from '../../web-admin/src/lib/days.ts';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { dateRangeInputs } from '../../web-admin/src/ui/DateRangeInputs.tsx';

afterEach(cleanup);

const theDay = { from: '2026-11-16T21:00:00.000Z', to: '2026-11-17T21:00:00.000Z' };

/** Runs in a separate process, because a test in Jest cannot change the time zone of its own process. */
function inZone(zone: string): unknown {
  const code = `
    import { dayOf, endOfDay, startOfDay } from './web-admin/src/lib/days.ts';
    import { windowOf } from './web-admin/src/resources/coupons/coupon-words.ts';
    const from = startOfDay('2026-11-17');
    const to = endOfDay('2026-11-17');
    const days = [dayOf(from), dayOf(Date.parse(to) - 1)];
    const coupon = windowOf({ validFrom: from, validUntil: to });
    console.log(JSON.stringify({ offset: new Date(from).getTimezoneOffset(), from, to, days, coupon }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, NODE_OPTIONS: '', TZ: zone },
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

test.each([
  ['Europe/Istanbul', -180],
  ['Europe/Berlin', -60],
  ['America/New_York', 300],
])('the days of filters and coupons are days in Istanbul, with the console opened in %s', (zone, offset) => {
  const days = ['2026-11-17', '2026-11-17'];
  expect(inZone(zone)).toEqual({ offset, ...theDay, days, coupon: '17 Kasım 2026 – 17 Kasım 2026' });
});

const Asked = () => <output>{JSON.stringify(useWatch())}</output>;
const show = (record: object = {}) => {
  render(
    <AdminContext theme={lightTheme} i18nProvider={i18nProvider}>
      <Form record={record}>
        {dateRangeInputs('createdAt', 'Sipariş tarihi')}
        <Asked />
      </Form>
    </AdminContext>,
  );
  return [screen.getByLabelText('Sipariş tarihi: başlangıç'), screen.getByLabelText('Sipariş tarihi: bitiş')] as const;
};

test('a day chosen in a list filter includes exactly the records of that day', () => {
  for (const field of show()) fireEvent.change(field, { target: { value: '2026-11-17' } });
  const asked: unknown = JSON.parse(screen.getByRole('status').textContent);
  expect(asked).toEqual({ createdAt_gte: theDay.from, createdAt_lt: theDay.to });
});

test('the list linked from a day’s figure has that day in both date fields', () => {
  const fields = show(within('createdAt', { from: '2026-11-17', to: '2026-11-17' }));
  for (const field of fields) expect(field).toHaveValue('2026-11-17');
});
