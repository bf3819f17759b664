import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/testing/find-chromium.mjs'
import { chromiumFlags } from './tests/e2e/fixtures/chromium-flags.ts'
import { patienceMs } from './tests/e2e/fixtures/patience.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'dist/e2e-results',
  globalSetup: './tests/fixtures/database/test-postgres.ts',
  // Node runs our TypeScript as it is; Playwright compiles only the tests.
  build: { external: ['**/src/**', '**/scripts/**', '**/tests/fixtures/**', '**/.pages/**'] },
  // Much of a test is waiting for a page: three keep two cores busy.
  workers: 3,
  retries: 1,
  timeout: 480_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    locale: 'en-PH',
    actionTimeout: patienceMs,
    navigationTimeout: patienceMs,
    // A worker between the page and the server would answer some of the requests that tests count.
    serviceWorkers: 'block',
    // Colours are final and boxes in place at once, so that they can be measured.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium() ?? '', args: chromiumFlags },
    screenshot: 'only-on-failure',
    // Snapshots double the time that a page takes to load, so only a second try is traced.
    trace: 'on-first-retry',
  },
})
