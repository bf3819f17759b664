// `npm test`: every check of the house, then one line with the count. With names behind it, only those:
// npm test -- types lint imports build weight tests journeys
import './require-node.mjs'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { findChromium, findJourneys } from './find-chromium.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, projectDirectory, runScript, say } from './project.mjs'
import { runChild } from './run-child.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
const minutes = 60_000

const checks = { types: checkTypes, lint: checkLint, imports: checkImports, build: checkBuild, weight: checkWeight, tests: runTests, journeys: runJourneys }

await runScript(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !(name in checks))
  if (unknown.length > 0) say(`There is no check named ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}.`)
  try {
    await ensureInstalled()
    for (const [name, check] of Object.entries(checks)) {
      if (wanted.length === 0 || wanted.includes(name)) await check()
    }
  } catch (error) {
    say(String(error.message))
    total.failed += 1
  }
  say(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
  return total.failed === 0 && total.passed > 0 && unknown.length === 0 ? 0 : 1
})

async function checkTypes() {
  const compiler = inProject('node_modules', 'typescript', 'bin', 'tsc')
  await one('Types', async () => {
    let wrong = 0
    for (const part of ['server', 'browser', 'tests']) wrong += await node([compiler, '-p', `tsconfig.${part}.json`], 3 * minutes)
    return wrong === 0
  })
}

async function checkLint() {
  await one('Lint', async () => (await node([inProject('node_modules', 'oxlint', 'bin', 'oxlint'), '--type-aware', '-f', 'unix', '.'], 3 * minutes)) === 0)
}

async function checkImports() {
  await one('Import rules', async () => (await node([inProject('tests', 'house', 'check-imports.ts')], minutes)) === 0)
}

async function checkBuild() {
  await one('The pages build', async () => {
    await ensureBuilt()
    return true
  })
}

/** What a cheap phone has to load; the table stands in the output. */
async function checkWeight() {
  await one('The pages are light', async () => (await node([inProject('tests', 'house', 'check-weight.ts')], minutes)) === 0)
}

async function runTests() {
  say('\n• Tests on a real PostgreSQL')
  await vitest('vitest.config.ts', 8 * minutes)
}

async function runJourneys() {
  const journeys = findJourneys()
  say(`\n• Journeys in a browser (${journeys.length})`)
  if (journeys.length === 0) return
  const chromium = findChromium()
  if (chromium) {
    await vitest('vitest.journeys.config.ts', 9 * minutes, { CHROMIUM_PATH: chromium })
    return
  }
  say(`No Chromium was found, so these did not run:\n${journeys.map((file) => `  ${file}`).join('\n')}`)
  say('Install one (Debian and Ubuntu: sudo apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chrome npm test')
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

/** Vitest's own report goes to the screen; the count comes from its machine-readable one. */
async function vitest(config, timeout, env = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kaban-report-'))
  const report = path.join(folder, 'report.json')
  const runner = inProject('node_modules', 'vitest', 'vitest.mjs')
  try {
    const code = await node([runner, 'run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], timeout, env)
    const { passed, failed } = count(report)
    total.passed += passed
    // An error outside every test, or an end without a report, must not pass unseen.
    total.failed += failed === 0 && code !== 0 ? 1 : failed
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function count(report) {
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(fs.readFileSync(report, 'utf8'))
  // A file that could not even be loaded has no tests to count.
  const brokenFiles = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}

function node(args, timeout, env = {}) {
  return runChild(findNode(), args, { cwd: projectDirectory, timeout, killSignal: 'SIGKILL', env: { ...process.env, ...env } })
}

function isTrue(value) {
  return value !== undefined && !['', '0', 'false'].includes(value)
}
