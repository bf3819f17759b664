// `npm run test:changed`: types, and the tests that the present change can break. The nearest run
// within a minute on a quiet machine; what is left is named, and `npm test` runs it.
import { findAffectedTests } from './affected-tests.ts'
import { findChromium } from './find-chromium.mjs'
import { countFailed, runTests } from './run-tests.mjs'

/** Half a second each on a quiet machine, three at a time. */
const unitMax = 60
/** Five to fifteen seconds each, three at a time. */
const specsMax = 4

const { changed, unit, e2e } = findAffectedTests()
process.stdout.write(
  `${changed.length} files changed, ${unit.length + e2e.length} test files may notice\n`,
)

let failed = 0
let passed = 0
const now = { unit: unit.slice(0, unitMax), e2e: e2e.slice(0, specsMax) }
if (now.unit.length > 0) await run({ runner: 'vitest', config: 'vitest.config.ts', args: now.unit })
const chromium = findChromium()
if (now.e2e.length > 0 && chromium)
  await run({
    runner: 'playwright',
    config: 'playwright.config.ts',
    args: now.e2e,
    env: { CHROMIUM_PATH: chromium },
  })
const left = [...unit.slice(unitMax), ...(chromium ? e2e.slice(specsMax) : e2e)]
if (left.length > 0)
  process.stdout.write(`\nLeft to npm test:\n${left.map((file) => `  ${file}`).join('\n')}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

async function run(options: Parameters<typeof runTests>[0]): Promise<void> {
  const outcome = await runTests(options)
  passed += outcome.passed
  failed += countFailed(outcome)
}
