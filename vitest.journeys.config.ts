import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The longest first: begun last, one of them would go on alone while the other core has nothing
 * left to do.
 */
const longest = ['states', 'access', 'tasks', 'chat-flaps', 'screenshots', 'money']
const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((name) => moduleId.endsWith(`/${name}.journey.ts`))
  return rank === -1 ? longest.length : rank
}

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => rankOf(one) - rankOf(other)))
  }
}

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.journey.ts'],
    globalSetup: ['tests/fixtures/database/test-postgres.ts'],
    pool: 'forks',
    // As the other tests: to read the rooms and the driver of the browser anew for each of 43 files took 1.7 s of a core each. Every file has a server and a browser of its own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Much of a journey is waiting for what a person would wait for: three share two cores well. More would only wait for each other.
    maxWorkers: 3,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 25_000 } },
  },
})
