import { expect, type Page } from '@playwright/test';

/**
 * Opens a page of the console. If the console is already open, it goes there as the menu does, because loading the address
 * would start the whole console again, which costs three times as much. It goes through a page that does not exist, so that
 * no test takes the earlier page for the requested one.
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
