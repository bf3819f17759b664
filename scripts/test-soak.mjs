// `npm run test:soak` runs all tests once with each of 20 seeds, even after failures; `-- 5` runs
// fewer. KABAN_TEST_SEED sets the first seed. Each following seed is one higher.
import { randomInt } from 'node:crypto'
import './require-node.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runScript, say } from './project.mjs'
import { findBrowserTests, findChromium } from './testing/find-chromium.mjs'
import { countFailed, runTests } from './testing/run-tests.mjs'

await runScript(async () => {
  const runs = Number(process.argv[2] ?? 20)
  const first = Number(process.env.KABAN_TEST_SEED || randomInt(2 ** 30))
  const seeds = Array.from({ length: runs }, (_, run) => first + run)
  await ensureInstalled()
  await ensureBuilt()
  say(`Seeds: ${seeds.join(', ')}`)
  const reports = []
  for (const seed of seeds) {
    const outcome = await runAll(seed)
    reports.push(outcome)
    say(`\nSeed ${seed}: ${outcome.passed} passed, ${countFailed(outcome)} failed`)
  }
  const sum = (of) => reports.reduce((total, outcome) => total + of(outcome), 0)
  for (const outcome of reports) say(namesOf(outcome))
  say(`\n${sum(({ passed }) => passed)} passed, ${sum(countFailed)} failed in ${runs} runs`)
  return sum(countFailed) === 0 ? 0 : 1
})

async function runAll(seed) {
  const env = { KABAN_TEST_SEED: String(seed), CHROMIUM_PATH: findChromium() ?? '' }
  const unit = await runTests({ runner: 'vitest', config: 'vitest.config.ts', env })
  const files = findBrowserTests()
  const e2e = await runTests({ runner: 'playwright', config: 'playwright.config.ts', files, env })
  const both = Object.keys(unit).map((outcome) => [
    outcome,
    outcome === 'passed' ? unit.passed + e2e.passed : [...unit[outcome], ...e2e[outcome]],
  ])
  return { seed, ...Object.fromEntries(both) }
}

function namesOf({ seed, failed, notRun, problems, flaky }) {
  const lines = [
    ...failed.map((name) => `failed: ${name}`),
    ...notRun.map((name) => `did not run: ${name}`),
    ...problems.map((text) => `error: ${text}`),
    ...flaky.map((name) => `flaky: ${name}`),
  ]
  return [`Seed ${seed}${lines.length === 0 ? ': nothing failed' : ''}`, ...lines].join('\n  ')
}
