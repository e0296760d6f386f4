import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';

const chromium = findChromium();
const CI_MACHINE_SLOWNESS = { timeout: 120_000, expect: { timeout: 20_000 } };

/**
 * The full Chromium loads two pages for its address bar into every window, even a headless one. That is half the cost of a
 * new browser context. The features after the first two are those of Playwright's own list that concern these tests, because
 * Chromium uses only the last `--disable-features`.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The global set-up starts the product and writes its address to E2E_URL. Workers read this file after that. */
export default defineConfig({
  ...CI_MACHINE_SLOWNESS,
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0, // a test that passes only at the second attempt is a broken test
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_URL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' }, // animations would take most of a software renderer's time
    actionTimeout: 30_000,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
        '--font-render-hinting=slight', // makes the headless shell draw letters as the full browser does
      ],
    },
  },
});
