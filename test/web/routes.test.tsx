import { describe, expect, test } from '@jest/globals';
import { linkTo, paths, routeRows, routeTable, spelledOut } from '../../web-storefront/src/app/paths.ts';

describe('the storefront’s route table', () => {
  test('has no path twice', () => {
    const all = routeRows.flatMap(([, row]) => spelledOut(row));
    expect(new Set(all).size).toBe(all.length);
  });

  test('spells out what its variable parts may be, and leaves open what only the data knows', () => {
    expect(spelledOut(routeTable.orderForm)).toContain('/boost/league-of-legends/elo-boost');
    expect(spelledOut(routeTable.boosterPageDetail)).toContain('/booster/aktif/:pageDetail');
    expect(spelledOut(routeTable.order)).toEqual(['/siparisler/:id']);
  });

  test('makes links that can’t leave their segment', () => {
    expect(linkTo('order', { id: '../admin?x=1' })).toBe('/siparisler/..%2Fadmin%3Fx%3D1');
    expect(paths.paytr('a b')).toBe('/paytr?odeme=a%20b');
  });
});
