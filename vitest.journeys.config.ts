import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.journey.ts'],
    globalSetup: ['tests/start-database.ts'],
    pool: 'forks',
    // A browser and a server share two cores: one journey at a time is the faster way, and the steadier one.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
