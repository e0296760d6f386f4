import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';

const chromium = findChromium();
const CI_MACHINE_SLOWNESS = { timeout: 120_000, expect: { timeout: 20_000 } };

/**
 * A whole Chromium loads two pages for its address bar into every window, also where no window is seen: half of what a
 * new browser context costs. The others are those that Playwright turns off and that concern these tests: Chromium
 * heeds only the last `--disable-features`.
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

/** The global set-up starts the whole product and says in E2E_URL where; workers read this file after that. */
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
    contextOptions: { reducedMotion: 'reduce' }, // what moves costs a software renderer most of its time
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
        '--font-render-hinting=slight', // so that the headless shell draws letters as the whole browser does
      ],
    },
  },
});
