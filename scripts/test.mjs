// `npm test`: every check of the house, then one line with the count. With names behind it, only those:
// npm test -- types lint imports build weight tests journeys
import './require-node.mjs'
import { ensureBuilt } from './build.mjs'
import { findChromium, findJourneys } from './find-chromium.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, projectDirectory, runScript, say } from './project.mjs'
import { runChild } from './run-child.mjs'
import { countTests, runVitest, runVitestTwice } from './run-vitest.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
/** Journeys that failed with the others and passed alone. */
const onlyAgain = []
const minutes = 60_000

const checks = {
  types: checkTypes,
  lint: checkLint,
  imports: checkImports,
  build: checkBuild,
  weight: checkWeight,
  tests: runTests,
  journeys: runJourneys,
}

await runScript(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !(name in checks))
  if (unknown.length > 0)
    say(
      `There is no check named ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}.`,
    )
  try {
    await ensureInstalled()
    for (const [name, check] of Object.entries(checks)) {
      if (wanted.length === 0 || wanted.includes(name)) await check()
    }
  } catch (error) {
    say(String(error.message))
    total.failed += 1
  }
  // Right above the count, so that nobody overlooks it.
  if (onlyAgain.length > 0)
    say(`\nPassed only when run again:\n${onlyAgain.map((test) => `  ${test}`).join('\n')}`)
  say(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  )
  return total.failed === 0 && total.passed > 0 && unknown.length === 0 ? 0 : 1
})

async function checkTypes() {
  const compiler = inProject('node_modules', 'typescript', 'bin', 'tsc')
  await one('Types', async () => {
    let wrong = 0
    for (const part of ['server', 'browser', 'tests'])
      wrong += await node([compiler, '-p', `tsconfig.${part}.json`], 3 * minutes)
    return wrong === 0
  })
}

async function checkLint() {
  await one(
    'Lint',
    async () =>
      (await node(
        [inProject('node_modules', 'oxlint', 'bin', 'oxlint'), '--type-aware', '-f', 'unix', '.'],
        3 * minutes,
      )) === 0,
  )
}

async function checkImports() {
  await one(
    'Import rules',
    async () =>
      (await node([inProject('tests', 'architecture', 'check-imports.ts')], minutes)) === 0,
  )
}

async function checkBuild() {
  await one('The pages build', async () => {
    await ensureBuilt()
    return true
  })
}

/** What a cheap phone has to load; the table stands in the output. */
async function checkWeight() {
  await one(
    'The pages are light',
    async () =>
      (await node([inProject('tests', 'architecture', 'check-page-weights.ts')], minutes)) === 0,
  )
}

async function runTests() {
  say('\n• Tests on a real PostgreSQL')
  add(await runVitest({ config: 'vitest.config.ts', timeout: 8 * minutes }))
}

async function runJourneys() {
  const journeys = findJourneys()
  say(`\n• Journeys in a browser (${journeys.length})`)
  if (journeys.length === 0) return
  const chromium = findChromium()
  if (chromium) {
    const outcome = await runVitestTwice({
      config: 'vitest.journeys.config.ts',
      timeout: 9 * minutes,
      env: { CHROMIUM_PATH: chromium },
    })
    add(outcome)
    onlyAgain.push(...outcome.onlyAgain)
    return
  }
  say(
    `No Chromium was found, so these did not run:\n${journeys.map((file) => `  ${file}`).join('\n')}`,
  )
  say(
    'Install one (Debian and Ubuntu: sudo apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  )
  total[isTrue(process.env.CI) ? 'failed' : 'skipped'] += journeys.length
}

async function one(name, check) {
  const started = Date.now()
  say(`\n• ${name}`)
  const passed = await check().catch((error) => {
    say(error.message)
    return false
  })
  total[passed ? 'passed' : 'failed'] += 1
  say(`  ${passed ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** Adds what came of it to the count. */
function add(outcome) {
  const { passed, failed } = countTests(outcome)
  total.passed += passed
  total.failed += failed
}

function node(args, timeout) {
  return runChild(findNode(), args, { cwd: projectDirectory, timeout, killSignal: 'SIGKILL' })
}

function isTrue(value) {
  return value !== undefined && !['', '0', 'false'].includes(value)
}
