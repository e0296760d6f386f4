// What a visitor sees of the climbs of others (docs/decisions/0115).
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, watch } from './support/watch.ts';

// The answer is written here: the server tells what was true at the last quarter of the day.
const told = {
  climbs: [{ game: 'league', played: 15, arrived: 40 }],
  arrivals: [{ service: 'league-of-legends/elo-boost', game: 'league', from: 'gold', to: 'diamond' }],
};

test('a visitor sees below the form how many orders are played and a climb as a small stair', async ({ page }) => {
  const { faults } = watch(page);
  await page.route('**/api/showcase', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...told } });
  });
  await page.goto('/boost/league-of-legends/elo-boost');
  const others = page.getByRole('region', { name: 'Merdivende neler oluyor?' });
  const stair = others.getByRole('listitem').filter({ hasText: 'Altın' });
  await expect(stair).toContainText('Elmas');
  await expect(stair).toContainText('Elo Boost, son 7 günde');
  await expect(stair.locator('svg.mini')).toBeVisible();
  await expect(others).toContainText('15+ sipariş');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScrolling(page);
  expect(faults).toEqual([]);
});
