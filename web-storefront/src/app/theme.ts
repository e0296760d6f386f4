import { kept } from '#contract/browser/storage.ts';

export type Theme = 'dark' | 'light';

/** The script in index.html also reads this key, before the first paint. */
const KEY = 'tema';
const prefersLight = () => matchMedia('(prefers-color-scheme: light)');

const show = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
};

export const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

export function toggleTheme(): void {
  const next = currentTheme() === 'light' ? 'dark' : 'light';
  kept.write(KEY, next);
  show(next);
}

/** Without a choice the theme follows the system. A choice applies to all open tabs. */
export function followTheme(): void {
  const systemTheme = (): Theme => (prefersLight().matches ? 'light' : 'dark');
  const followSystem = () => {
    if (kept.read(KEY) === null) show(systemTheme());
  };
  followSystem(); // it may have changed since the script in index.html ran
  prefersLight().addEventListener('change', followSystem);
  addEventListener('storage', (event) => {
    if (event.key === KEY)
      show(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : systemTheme());
  });
}
