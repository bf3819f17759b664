/** The gate simulates for 45 seconds; the long lane also shows that planted faults are found. */
import { expect, test } from 'vitest'
import { readTestSeed } from '../fixtures/test-seed.ts'
import { simulate } from './campaign.ts'
import type { Finding } from './history.ts'
import { showFinding } from './report.ts'

const seed = readTestSeed()

/** It lasts 45 s by design, and until everybody who waits has an answer. */
const timeout = 240_000

/** The gate always has these; the seed chooses what else strikes. */
const kills = ['server killed', 'database killed']

test('while servers, database and network fail, nothing is lost', { timeout }, async () => {
  const said: string[] = []
  const report = await simulate({ seed, seconds: 45, first: kills, say: (line) => said.push(line) })
  expect(report.findings().map(showFinding), said.join('\n')).toEqual([])
  const { acknowledged, reads, looks, mails, faults } = report.counts()
  expect([...report.struck().keys()]).toEqual(expect.arrayContaining(kills))
  // A simulation in which nothing happens finds nothing either.
  expect(acknowledged).toBeGreaterThan(50)
  expect(reads).toBeGreaterThan(50)
  expect(looks).toBeGreaterThan(50)
  expect(mails).toBeGreaterThan(10)
  expect(faults).toBeGreaterThan(2)
})

const found: Record<string, readonly Finding['kind'][]> = {
  'replay-without-commit': ['lost', 'impossible read'],
  'lock-dropped': ['unsound book', 'impossible read'],
  'answer-before-commit': ['lost', 'impossible read'],
  'name-before-commit': ['early name', 'stale page'],
  'retry-with-a-new-key': ['doubled'],
  'mail-not-claimed': ['doubled'],
  'mail-noted-before-sent': ['lost'],
  'limit-not-judged-again': ['above a limit'],
  'file-acknowledged-before-stored': ['lost'],
}

test.each(Object.entries(found))(
  'a planted fault is found within two minutes: %s @long',
  { timeout: 2 * timeout },
  async (plant, kinds) => {
    const report = await simulate({ seed, seconds: 120, plant, say: () => {} })
    expect(kinds).toContain(report.findings()[0]?.kind)
  },
)

test('two releases side by side lose nothing @long', { timeout: 2 * timeout }, async () => {
  const report = await simulate({ seed, seconds: 120, twoReleases: true, say: () => {} })
  expect(report.findings().map(showFinding)).toEqual([])
  expect(Math.min(...report.counts().byServer)).toBeGreaterThan(20)
})
