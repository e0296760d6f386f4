import { expect, type Page } from '@playwright/test';

/**
 * Opens a page of the console. From another of its pages it goes there as the menu does: loading the address would start
 * the whole console again, which costs three times as much. A page that does not exist stands between the two, so that
 * no test takes the page before for the one that it asked for.
 */
export async function openInConsole(page: Page, path: string): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/admin/')) {
    await page.goto(path);
    return;
  }
  const nothing = page.getByRole('main').getByRole('heading', { name: 'Sayfa bulunamadı' });
  await follow(page, '/admin/yok');
  await expect(nothing).toBeVisible();
  await follow(page, path);
  await expect(nothing).toBeHidden();
}

const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
