import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';

const chromium = findChromium();
const CI_MACHINE_SLOWNESS = { timeout: 60_000, expect: { timeout: 10_000 } };

/** The global set-up starts the whole product and says in E2E_URL where; workers read this file after that. */
export default defineConfig({
  ...CI_MACHINE_SLOWNESS,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_URL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
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
      ],
    },
  },
});
