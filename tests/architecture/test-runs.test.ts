/**
 * Checks the report of a test run: a test that passed on a retry is listed as flaky, and a test
 * that did not run counts as failed, no matter how the run ended. Runs real test files.
 */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countFailed, runTests, type Outcome } from '../../scripts/testing/run-tests.mjs'
import { longUnless } from '../fixtures/lanes.ts'

type Runner = 'playwright' | 'vitest'

/** Each test starts one or two runners. */
const slow = { timeout: 120_000 }

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const passing = `test('passes', () => {})\n`
const failing = `test('fails', () => { throw new Error('as always') })\n`
const late = `test('is late', () => {
  const isFirst = !existsSync('./was-late')
  writeFileSync('./was-late', '')
  if (isFirst) throw new Error('this time')
})\n`
const brokenHook = `test.beforeAll(() => { throw new Error('the hook failed') })\n`
/** Each runner skips in its own way. */
const skipping = {
  vitest: `test('is skipped', ({ skip }) => skip('on purpose'))\n`,
  playwright: `test('is skipped', ({}, { skip }) => skip(true, 'on purpose'))\n`,
}
const long = `test('is long @long', () => { throw new Error('it ran') })\n`
/** Kills its parent process, which is the test run. */
const killing = `test('ends the run', async () => {
  process.kill(process.ppid, 'SIGKILL')
  await new Promise((resolve) => setTimeout(resolve, 20_000))
})\n`
const hanging = `test('hangs', () => new Promise(() => {}))\n`

const configs = {
  vitest:
    `{ test: { include: ['*.spec.mjs'], pool: 'forks', maxWorkers: 1, ` + 'testTimeout: 60_000 } }',
  playwright: `{ testMatch: '*.spec.mjs', workers: 1, retries: 1, timeout: 60_000 }`,
}
const openings = {
  vitest: `import { test, beforeAll } from 'vitest'\ntest.beforeAll = beforeAll\n`,
  playwright: `import { test } from '@playwright/test'\n`,
}

/** Writes the files into a new folder and runs them in the order of their names. */
function run(
  runner: Runner,
  files: Record<string, string>,
  options: { stuckAfter?: number } = {},
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kaban-runs-'))
  folders.push(folder)
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'run.config.mjs'), `export default ${configs[runner]}\n`)
  const opening = `${openings[runner]}import { existsSync, writeFileSync } from 'node:fs'\n`
  const names = Object.keys(files).map((name) => `${name}.spec.mjs`)
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, `${name}.spec.mjs`), opening + text)
  return runTests({
    runner,
    config: 'run.config.mjs',
    cwd: folder,
    files: names,
    onOutput: () => {},
    ...options,
  })
}

test(
  'vitest: passed, failed, skipped and left tests, and those after a failed hook, are counted',
  slow,
  async () => {
    const outcome = await run('vitest', {
      one: passing + failing,
      two: passing + skipping.vitest + long,
      three: brokenHook + passing,
      four: `import './nothing.mjs'\n`,
    })
    const { failed, notRun, problems, ...others } = outcome
    expect(others).toEqual({
      passed: 2,
      flaky: [],
      skipped: ['two.spec.mjs: is skipped: on purpose'],
      left: ['two.spec.mjs: is long @long'],
    })
    expect(failed).toContain('one.spec.mjs: fails')
    const lost = [...failed, ...notRun].filter((name) => !name.startsWith('four.spec.mjs'))
    expect(lost.toSorted()).toEqual(['one.spec.mjs: fails', 'three.spec.mjs: passes'])
    // A file that cannot be loaded counts as failed, and hides no other.
    expect([...notRun, ...problems].join('\n')).toContain('four.spec.mjs')
    expect(problems.filter((text) => !/four\.spec\.mjs|nothing\.mjs/.test(text))).toEqual([
      'three.spec.mjs: the hook failed',
    ])
    expect(countFailed(outcome)).toBeGreaterThanOrEqual(3)
  },
)

test(
  'playwright: the same, and a test that passes only on a retry is flaky and passed @long',
  slow,
  async () => {
    const outcome = await run('playwright', {
      one: passing + failing,
      two: passing + skipping.playwright + long,
      three: brokenHook + passing,
      four: passing + late,
    })
    const { failed, notRun, ...others } = outcome
    expect(others).toEqual({
      passed: 4,
      flaky: ['four.spec.mjs: is late'],
      skipped: ['two.spec.mjs: is skipped: on purpose'],
      left: ['two.spec.mjs: is long @long'],
      problems: [],
    })
    expect(failed).toContain('one.spec.mjs: fails')
    expect([...failed, ...notRun].toSorted()).toEqual([
      'one.spec.mjs: fails',
      'three.spec.mjs: passes',
    ])
    expect(countFailed(outcome)).toBe(2)
  },
)

test('playwright: a file that cannot be loaded counts as failed @long', slow, async () => {
  const outcome = await run('playwright', { one: `import './nothing.mjs'\n`, two: passing })
  expect(countFailed(outcome)).toBeGreaterThan(0)
  expect([...outcome.notRun, ...outcome.problems].join('\n')).toContain('one.spec.mjs')
})

for (const runner of ['vitest', 'playwright'] as const)
  test(
    `${runner}: tests of a run that was killed count as failed` + longUnless(runner === 'vitest'),
    slow,
    async () => {
      const outcome = await run(runner, { a: passing, b: killing, c: passing })
      expect(outcome.passed).toBeLessThanOrEqual(1)
      expect(outcome.notRun.join('\n')).toContain('b.spec.mjs')
      expect(outcome.notRun.join('\n')).toContain('c.spec.mjs')
    },
  )

test('a stuck run is ended, and its remaining tests count as failed @long', slow, async () => {
  const outcome = await run('playwright', { a: passing, b: hanging }, { stuckAfter: 25_000 })
  expect(outcome).toMatchObject({ passed: 1, notRun: ['b.spec.mjs: hangs (it began)'] })
  expect(outcome.problems.join()).toContain('nothing happened for')
})
