import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.journey.ts'],
    globalSetup: ['tests/start-database.ts'],
    pool: 'forks',
    // Much of a journey is waiting for what a person would wait for: two share the cores well. More would only wait for each other.
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
