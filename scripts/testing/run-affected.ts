/**
 * The tests that the present change can break. The nearest run within a minute on a quiet machine,
 * together with the types check of test-changed.mjs; what is left is named, and `npm test` runs
 * it.
 */
import { findAffectedTests, screensSpec } from './affected-tests.ts'
import { findChromium } from './find-chromium.mjs'
import { countFailed, runTests } from './run-tests.mjs'

/** Seconds on a quiet machine with two cores; the rest of the minute goes to types and starts. */
const secondsFor = { unit: 12, browser: 17 }
/** Seconds of the files that take longer than most, on such a machine. */
const slow: Record<string, number> = {
  'tests/security/company-code.test.ts': 16,
  'tests/architecture/test-runs.test.ts': 12,
  'tests/integration/crash.test.ts': 10,
  'src/ledger/server/mutation.test.ts': 9,
  'tests/security/mass-assignment.test.ts': 7,
  'tests/access/access.test.ts': 6,
  'tests/security/threats/enumeration.test.ts': 5,
  'src/people/identity/server/sign-in/log-in-limits.test.ts': 4,
  'tests/e2e/chat/lost-connections.spec.ts': 15,
  'tests/e2e/screens/states.spec.ts': 20,
  'tests/e2e/screens/screenshots.spec.ts': 20,
  'tests/e2e/sign-in/access.spec.ts': 15,
}
const usual = { unit: 0.3, spec: 6, screen: 0.8 }
/** A file that more screens use is named. */
const manyScreens = 20

const { changed, base, unit, specs, screens, reach } = findAffectedTests()

let failed = 0
let passed = 0
const now = {
  unit: fitting(unit, secondsFor.unit, usual.unit),
  // The nearest screens first, but half of the time is for specs if there are any.
  screens: fitting(screens, secondsFor.browser / (specs.length > 0 ? 2 : 1), usual.screen),
  specs: [] as string[],
}
const secondsLeft = secondsFor.browser - now.screens.length * usual.screen
now.specs = fitting(specs, secondsLeft, usual.spec)

say(
  `${count(changed.length, 'file')} changed since ${base}; ` +
    `${count(unit.length + specs.length, 'test file')} and ` +
    `${count(screens.length, 'screen')} may notice. Running the nearest now: ` +
    `${count(now.unit.length + now.specs.length, 'test file')} and ` +
    count(now.screens.length, 'screen'),
)
for (const { file, count: using } of reach)
  if (using > manyScreens) say(`${file} reaches ${using} screens: run npm test before you push`)

if (now.unit.length > 0) await run({ runner: 'vitest', config: 'vitest.config.ts', args: now.unit })
const chromium = findChromium()
const browserFiles = [...now.specs, ...(now.screens.length > 0 ? [screensSpec] : [])]
if (browserFiles.length > 0 && chromium)
  await run({
    runner: 'playwright',
    config: 'playwright.config.ts',
    args: [...browserFiles, '--grep', onlyScreens(now.screens)],
    env: { CHROMIUM_PATH: chromium },
  })
const inBrowser = chromium ? [...now.specs, ...now.screens] : []
const done = new Set([...now.unit, ...inBrowser])
const left = [...unit, ...specs, ...screens].filter((name) => !done.has(name))
if (left.length > 0) say(`\nLeft to npm test:\n${left.map((name) => `  ${name}`).join('\n')}`)
say(`\n${passed} passed, ${failed} failed`)
if (changed.length > 0 && done.size === 0) say('No test was run for this change: run npm test')
process.exitCode = failed === 0 && (changed.length === 0 || done.size > 0) ? 0 : 1

async function run(options: Parameters<typeof runTests>[0]): Promise<void> {
  const outcome = await runTests(options)
  passed += outcome.passed
  failed += countFailed(outcome)
}

/** Returns the nearest of `names` that the seconds allow, and at least one. */
function fitting(names: string[], seconds: number, usually: number): string[] {
  let sum = 0
  return names.filter((name, place) => {
    const took = slow[name] ?? usually
    if (place > 0 && sum + took > seconds) return false
    sum += took
    return true
  })
}

/** Matches all tests but those of other screens. */
function onlyScreens(names: string[]): string {
  const wanted = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const ends = '( in Filipino)?( @long)?$'
  return `^(?!.*screens/screens\\.spec\\.ts)|screens\\.spec\\.ts (${wanted})${ends}`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
