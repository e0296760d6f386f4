import { dirname, join } from 'node:path';
import type { Config } from 'jest';
import { bundled } from './web/support/bundle-libraries.ts';

const rootDir = dirname(import.meta.dirname);

// Workers and the processes that tests start load the modules' compiled code from here.
process.env.NODE_COMPILE_CACHE ??= join(rootDir, 'node_modules/.cache/compile');

/** Node strips the types of .ts files itself, so the server's tests run without any transformer. */
const server: Config = {
  rootDir,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
};

/** A worker loads the product's modules once, not once per test file. */
const native: Config = {
  runtime: '<rootDir>/test/support/native/runtime.ts',
  testEnvironment: '<rootDir>/test/support/native/environment.ts',
  injectGlobals: false,
};

const withDatabase: Config = {
  ...server,
  ...native,
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/no-unreadable-rows.ts'],
};

const browserLike: Config = {
  rootDir,
  testEnvironment: '<rootDir>/test/web/support/dom-environment.mjs',
  testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['browser'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: false } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/test/web/support/dom-setup.ts'],
  globalSetup: '<rootDir>/test/web/support/bundle-libraries.ts',
  moduleNameMapper: {
    [bundled.source]: '<rootDir>/node_modules/.cache/web-libraries/$1.mjs',
    '\\.module\\.css$': '<rootDir>/test/web/support/css-module.mjs',
    '\\.(css|svg|woff2)(\\?\\w+)?$': '<rootDir>/test/web/support/asset.mjs',
  },
};

const config: Config = {
  rootDir,
  maxWorkers: '100%',
  testTimeout: 60_000, // long enough for several tests at once on two slow cores
  projects: [
    {
      ...server,
      ...native,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/unit/**/*.test.ts', '<rootDir>/test/architecture/**/*.test.ts'],
    },
    { ...withDatabase, displayName: 'ports', testMatch: ['<rootDir>/test/ports/**/*.test.ts'] },
    { ...withDatabase, displayName: 'api', testMatch: ['<rootDir>/test/api/**/*.test.ts'] },
    { ...withDatabase, displayName: 'faults', testMatch: ['<rootDir>/test/faults/*.test.ts'] },
    // tests with time limits or very many requests: they run one file at a time
    { ...withDatabase, displayName: 'alone', testMatch: ['<rootDir>/test/faults/alone/*.test.ts'] },
    { ...browserLike, displayName: 'web', testMatch: ['<rootDir>/test/web/**/*.test.{ts,tsx}'] },
  ],
};

export default config;
