// `npm test`: every check, then one line with the count. With names behind it, only those:
// npm test -- format types lint imports build weight tests e2e
// `npm run test:long` also runs the tests with `@long` in their names; `-- --runs=20` runs all
// tests once with each of 20 seeds, also after failures. KABAN_TEST_SEED sets the first seed.
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import './require-node.mjs'
import { ensureBuilt } from './build.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, projectDirectory, runScript, say } from './project.mjs'
import { runChild } from './run-child.mjs'
import { findBrowserTests, findChromium } from './testing/find-chromium.mjs'
import { countFailed, runTests } from './testing/run-tests.mjs'
import { checkArguments } from './usage.mjs'

const total = { passed: 0, failed: 0 }
/** Names of tests and checks by outcome, for the end of the output. */
const named = { failed: [], notRun: [], problems: [], flaky: [], skipped: [], left: [] }
const headings = {
  left: 'Left to npm run test:long',
  skipped: 'Skipped',
  flaky: 'Flaky: failed, and passed when run again',
  problems: 'Errors outside of the tests',
  failed: 'Failed',
  notRun: 'Did not run, and counts as failed',
}
/** A check that takes longer than this hangs. A slow machine needs a quarter of it. */
const hangsAfter = 20 * 60_000

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true))

const lane = process.argv.includes('--long') ? 'long' : 'gate'
const runs = Number(/--runs[= ](\d+)/.exec(process.argv.join(' '))?.[1] ?? 1)
/** The seed of the present run when there are several. */
let seed

/**
 * They run in two lines beside each other, of equal length. With half of the cores each, types and
 * lint take less processor time: with more threads, more of them check the same types.
 */
const lines = [
  { types: checkTypes, format: checkFormat, imports: checkImports },
  { lint: checkLint, build: checkBuild, weight: checkWeight },
]
const threads = String(Math.max(1, Math.floor(availableParallelism() / 2)))
const tests = { tests: runUnitTests, e2e: runBrowserTests }

await runScript(async () => {
  const typed = process.env.npm_lifecycle_event
  checkArguments(typed === 'typecheck' ? typed : lane === 'long' ? 'test:long' : 'test')
  const wanted = process.argv.slice(2).filter((word) => !/^(--.*|\d+)$/.test(word))
  const isWanted = ([name]) => wanted.length === 0 || wanted.includes(name)
  try {
    await ensureInstalled()
    await Promise.all(lines.map((checks) => runAll(Object.entries(checks).filter(isWanted))))
    const firstSeed = Number(process.env.KABAN_TEST_SEED || randomInt(2 ** 30))
    for (let run = 0; run < runs; run += 1) {
      if (runs > 1) seed = firstSeed + run
      await runAll(Object.entries(tests).filter(isWanted))
    }
  } catch (error) {
    say(String(error.message))
    total.failed += 1
    named.problems.push(String(error.message).split('\n')[0])
  }
  for (const [outcome, heading] of Object.entries(headings)) {
    const names = outcome === 'left' ? countByFile(named.left) : named[outcome]
    if (names.length > 0) say(`\n${heading}:\n${names.map(indent).join('\n')}`)
  }
  say(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
})

async function runAll(entries) {
  for (const [name, check] of entries) {
    if (interrupted) leaveOut(`the check ${name}`)
    else await check()
  }
}

async function checkTypes() {
  const compiler = inProject('node_modules', 'typescript', 'bin', 'tsc')
  await one('Types', async (print) => {
    let wrong = 0
    for (const part of ['server', 'browser', 'tests'])
      wrong += await node([compiler, '-p', `tsconfig.${part}.json`, '--checkers', threads], print)
    return wrong === 0
  })
}

async function checkFormat() {
  await one(
    'Format (npm run format mends it)',
    async (print) =>
      (await node([inProject('node_modules', 'oxfmt', 'bin', 'oxfmt'), '--check', '.'], print)) ===
      0,
  )
}

async function checkLint() {
  const linter = inProject('node_modules', 'oxlint', 'bin', 'oxlint')
  await one(
    'Lint',
    async (print) =>
      (await node([linter, '--type-aware', '-f', 'unix', '.'], print, { GOMAXPROCS: threads })) ===
      0,
  )
}

async function checkImports() {
  await one(
    'Import rules',
    async (print) =>
      (await node([inProject('tests', 'architecture', 'check-imports.ts')], print)) === 0,
  )
}

async function checkBuild() {
  await one('The pages build', async () => {
    await ensureBuilt()
    return true
  })
}

/** Prints a table of what a cheap phone has to load. */
async function checkWeight() {
  await one(
    'The pages are light',
    async (print) =>
      (await node([inProject('tests', 'architecture', 'check-page-weights.ts')], print)) === 0,
  )
}

async function runUnitTests() {
  say('\n• Tests on a real PostgreSQL')
  add(await runTests({ runner: 'vitest', config: 'vitest.config.ts', lane, env: seedVariable() }))
}

async function runBrowserTests() {
  const files = findBrowserTests()
  say(`\n• Tests in a browser (${files.length} files)`)
  const chromium = findChromium()
  if (chromium) {
    const env = { CHROMIUM_PATH: chromium, ...seedVariable() }
    const config = 'playwright.config.ts'
    const outcome = await runTests({ runner: 'playwright', config, lane, files, env })
    if (countFailed(outcome) + outcome.flaky.length > 0)
      say(`\nPictures and traces of what failed: ${inProject('dist', 'e2e-results')}`)
    return add(outcome)
  }
  say(
    'No Chromium was found. Install one (Debian and Ubuntu: sudo apt-get install ' +
      'chromium-headless-shell) or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  )
  if (isTrue(process.env.CI)) return files.forEach(leaveOut)
  named.skipped.push(...files)
}

/** Counts a requested check that did not run as failed. */
function leaveOut(name) {
  total.failed += 1
  named.notRun.push(name)
}

/** `check` gets a function that takes its output, which is printed at its end in one piece. */
async function one(name, check) {
  const started = Date.now()
  let output = ''
  const passed = await check((text) => (output += text)).catch((error) => {
    output += `${error.message}\n`
    return false
  })
  total[passed ? 'passed' : 'failed'] += 1
  if (!passed) named.failed.push(name)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  say(`\n• ${name}\n${output}  ${passed ? 'passed' : 'FAILED'} in ${seconds} s`)
}

function add(outcome) {
  total.passed += outcome.passed
  total.failed += countFailed(outcome)
  const withSeed = (name) => (seed === undefined ? name : `seed ${seed}: ${name}`)
  for (const list of Object.keys(named)) named[list].push(...outcome[list].map(withSeed))
}

function seedVariable() {
  return seed === undefined ? {} : { KABAN_TEST_SEED: String(seed) }
}

/** Names are 'file: test'. */
function countByFile(names) {
  const counts = new Map()
  for (const file of names.map((name) => name.split(': ')[0]))
    counts.set(file, (counts.get(file) ?? 0) + 1)
  return [...counts].map(([file, count]) => `${file}: ${count === 1 ? '1 test' : `${count} tests`}`)
}

function node(args, onOutput, env = {}) {
  return runChild(findNode(), args, {
    onOutput,
    cwd: projectDirectory,
    env: { ...process.env, ...env },
    timeout: hangsAfter,
    killSignal: 'SIGKILL',
  })
}

function indent(line) {
  return `  ${line}`
}

function isTrue(value) {
  return value !== undefined && !['', '0', 'false'].includes(value)
}
