import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The headless shell comes first: it needs two thirds of the time of a whole headless browser. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Folders into which `playwright install` downloads. */
const DOWNLOADS = [
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
];
const DOWNLOADED = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium of this machine: CHROMIUM_PATH, else an installed one, else one that Playwright downloaded. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return [...INSTALLED, ...downloaded()].find((path) => existsSync(path) && starts(path));
}

function downloaded(): string[] {
  return DOWNLOADS.filter((folder) => folder && existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('chromium'))
      .flatMap((name) => DOWNLOADED.map((program) => join(folder, name, program))),
  );
}

/** Ubuntu's package is a stub that points to a snap, so an existing file is not enough. */
const starts = (path: string) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/** Finds a Chromium, else installs one: by apt-get where we are root, else by Playwright's own download. */
export function obtainChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.log('· Chromium bulunamadı, kuruluyor…');
  const attempts = [
    ...(process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
      ? ['apt-get update -q', apt('chromium-headless-shell'), apt('chromium')]
      : []),
    'playwright install --only-shell chromium',
  ];
  for (const command of attempts) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const done = spawnSync(command, { shell: true, stdio: 'inherit', env }).status === 0;
    const chromium = done ? findChromium() : undefined;
    if (chromium) return chromium;
  }
  return undefined;
}

const apt = (name: string) => `apt-get install -qy --no-install-recommends ${name}`;

export const CHROMIUM_MISSING =
  'Tarayıcı testleri için Chromium gerekli: kur (ör. `apt-get install chromium`) ya da CHROMIUM_PATH ile göster. ' +
  '(Browser tests need Chromium: install it or set CHROMIUM_PATH.)';
