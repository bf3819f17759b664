import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { pageModules } from './scripts/build/page-modules.ts'

export default defineConfig({
  plugins: [pageModules()],
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    // Playwright Test runs these.
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    globalSetup: ['tests/fixtures/database/test-postgres.ts'],
    setupFiles: ['tests/fixtures/database/around-each-file.ts'],
    pool: 'forks',
    // Loading the modules anew for each of 140 files took a third of the time. A file that changes a
    // module's state restores it; around-each-file.ts restores the clock and the globals.
    isolate: false,
    // Left to itself Vitest keeps one core free, which on two cores is half of the machine: much of a test is waiting for the database.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // What is waited for may take longer than a second on a machine that is full; who has it goes on at once.
    expect: { poll: { timeout: 5_000 } },
  },
})
