import { describe, expect, jest, test } from '@jest/globals';
import { linkTo, paths, routeRows, routeTable, spelledOut } from '../../web-storefront/src/config/paths.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

/** The paths of the specification's section 2, word for word. `{id}` and the like are variable parts. */
const specified = `
/ /ayarlar /biletler /biletler/create /biletler/{id} /booster /booster/{pageId} /booster/{pageId}/{pageDetail}
/booster-basvuru /contact-us /hakkimizda /kocluk /kosullar /kosullar/gizlilik-politikasi
/kosullar/kullanim-kosullari /kosullar/uyelik-sozlesmesi /lol /valorant /wild-rift /unranked-hesap /notifications /paytr
/payment/success /payment/cancel /profil /reset-password /sign-out /siparisler /siparisler/{id} /sss /boost/boost
/boost/{game}/{boostType} /boost/{game}/{boostType}/{base}`
  .trim()
  .split(/\s+/);

describe('the storefront’s route table', () => {
  test('has every path of the specification', () => {
    const paths = new Set(routeRows.map(([, { path }]) => path.replace(/:(\w+)/g, '{$1}')));
    expect(specified.filter((path) => !paths.has(path))).toEqual([]);
  });

  test('has no path twice', () => {
    const all = routeRows.flatMap(([, row]) => spelledOut(row));
    expect(new Set(all).size).toBe(all.length);
  });

  test('spells out the known values of variable parts, and leaves open values that only the data knows', () => {
    expect(spelledOut(routeTable.orderForm)).toContain('/boost/league-of-legends/elo-boost');
    expect(spelledOut(routeTable.boosterPageDetail)).toContain('/booster/aktif/:pageDetail');
    expect(spelledOut(routeTable.order)).toEqual(['/siparisler/:id']);
  });

  test('declares for each variable part its values or that it is an id', () => {
    for (const [name, { path, values, ids = [] }] of routeRows)
      for (const [, part = ''] of path.matchAll(/:(\w+)/g))
        expect([name, part, ids.includes(part) || values?.every((row) => part in row)]).toEqual([name, part, true]);
  });

  test('escapes variable parts in links', () => {
    expect(linkTo('order', { id: '../admin?x=1' })).toBe('/siparisler/..%2Fadmin%3Fx%3D1');
    expect(paths.paytr('a b')).toBe('/paytr?odeme=a%20b');
  });
});

test('a prerendered page whose code fails to load is handled by the plain router', async () => {
  jest.unstable_mockModule('../../web-storefront/src/pages/About.tsx', () => {
    throw new Error('gone');
  });
  sessionStorage.setItem('chunk.reloaded', '1');
  const { createRouterOn } = await import('../../web-storefront/src/app/router.tsx');
  expect(await createRouterOn(linkTo('about'))).toBeNull();
  session.close();
}, 60_000);
