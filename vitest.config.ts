import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { pageModules } from './scripts/build/page-modules.ts'

/** They mostly wait, so they begin first: nothing waits for them at the end. */
const longest = [
  'tests/simulation/simulation.test.ts',
  'tests/integration/backups/restores.test.ts',
]
const isLong = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(file))

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  plugins: [pageModules()],
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    // A test that runs a command must not meet the kaban.env of a developer.
    env: { KABAN_CONFIG: '' },
    // Playwright Test runs these.
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    globalSetup: ['tests/fixtures/database/test-postgres.ts'],
    setupFiles: ['tests/fixtures/database/around-each-file.ts'],
    pool: 'forks',
    // Reloading the modules for each of 140 files took a third of the time. A file that changes a
    // module's state restores it; around-each-file.ts restores the clock and the globals.
    isolate: false,
    // Vitest would keep one of two cores free, but tests mostly wait for databases and processes.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // Enough for a machine with half a core; a test takes at most a tenth of it on two quiet ones.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // On a busy machine an awaited state may take longer than the default second.
    expect: { poll: { timeout: 5_000 } },
  },
})
