/**
 * A test that failed with the others and passes alone counts as passed and is named. Any other
 * failure counts. These tests run Vitest on small files.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countTests, runVitest, runVitestTwice } from '../../scripts/run-vitest.mjs'

/** Each starts Vitest once or twice more. */
const slow = { timeout: 120_000 }

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const passing = `test('passes', () => {})\n`
const failing = `test('fails', () => { throw new Error('as ever') })\n`
/** Fails in its first run and passes in later ones, or the other way round. */
const changing = (name: string, first: 'fails' | 'passes') => `test('${name}', () => {
  const isFirst = !existsSync('./${name}')
  writeFileSync('./${name}', '')
  if (isFirst === ${first === 'fails'}) throw new Error('this time')
})\n`
const lost = `test('forgets something', () => { void Promise.reject(new Error('lost')) })\n`

function plant(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kaban-again-'))
  folders.push(folder)
  writeFileSync(
    path.join(folder, 'vitest.config.mjs'),
    `export default { test: { include: ['*.journey.js'], globals: true, pool: 'threads', ` +
      'isolate: false, maxWorkers: 1 } }\n',
  )
  const opening = `import { existsSync, writeFileSync } from 'node:fs'\n`
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, `${name}.journey.js`), opening + text)
  return { config: 'vitest.config.mjs', cwd: folder, timeout: 60_000, onOutput: () => {} }
}

test(
  'of two failed files one passes when run again and is named, the other has failed',
  slow,
  async () => {
    const outcome = await runVitestTwice(
      plant({
        one: passing + changing('is late', 'fails'),
        two: passing + failing,
        three: passing,
      }),
    )
    expect(outcome.onlyAgain).toEqual(['one.journey.js: is late'])
    expect(countTests(outcome)).toEqual({ passed: 4, failed: 1 })
  },
)

test('a test that fails only the second time has failed', slow, async () => {
  const outcome = await runVitestTwice(
    plant({ one: changing('is late', 'fails') + changing('is early', 'passes') }),
  )
  expect(countTests(outcome)).toEqual({ passed: 1, failed: 1 })
})

test('a failure around the tests of a file counts and is run again too', slow, async () => {
  const around = (body: string) => `${passing}afterAll(() => { ${body} })\n`
  const once =
    `if (!existsSync('./was')) { writeFileSync('./was', ''); ` + `throw new Error('this time') }`
  const outcome = await runVitestTwice(
    plant({ one: around(once), two: around(`throw new Error('as ever')`) }),
  )
  expect(outcome.onlyAgain).toEqual(['one.journey.js: what is done before and after its tests'])
  expect(countTests(outcome)).toEqual({ passed: 2, failed: 1 })
})

test('three failed files are not run again', slow, async () => {
  const late = changing('is late', 'fails')
  const outcome = await runVitestTwice(plant({ one: late, two: failing, three: failing }))
  expect([outcome.onlyAgain, countTests(outcome)]).toEqual([[], { passed: 0, failed: 3 }])
})

test('an error outside of all tests is not run again', slow, async () => {
  const planted = plant({ one: lost, two: changing('is late', 'fails') })
  const outcome = await runVitestTwice(planted)
  expect([outcome.onlyAgain, countTests(outcome)]).toEqual([[], { passed: 1, failed: 1 }])
  // The late test passes now, and only the error makes the run fail.
  expect(countTests(await runVitest(planted))).toEqual({ passed: 2, failed: 1 })
})

test('without enough time left nothing is run again', slow, async () => {
  const outcome = await runVitestTwice({
    ...plant({ one: changing('is late', 'fails') }),
    timeout: 19_000,
  })
  expect([outcome.onlyAgain, countTests(outcome)]).toEqual([[], { passed: 0, failed: 1 }])
})
