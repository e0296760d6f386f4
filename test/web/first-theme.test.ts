import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';

const page = readFileSync(join(import.meta.dirname, '../../web-storefront/index.html'), 'utf8');

/** The theme that the script in index.html sets before the first paint. */
function firstTheme(system: 'dark' | 'light'): string | undefined {
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: system === 'light' } as MediaQueryList);
  document.documentElement.dataset.theme = 'dark';
  const script = document.createElement('script');
  script.textContent = `{${/<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''}}`;
  document.head.append(script);
  return document.documentElement.dataset.theme;
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the first theme is the chosen one, otherwise that of the system', () => {
  expect([firstTheme('dark'), firstTheme('light')]).toEqual(['dark', 'light']);
  localStorage.setItem('tema', 'dark');
  expect(firstTheme('light')).toBe('dark');
});

test('the first theme is that of the system when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(firstTheme('light')).toBe('light');
});
