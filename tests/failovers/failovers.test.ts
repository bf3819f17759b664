/** The gate has lost-standby.test.ts; `npm run failovers -- --times 1000` rehearses for longer. */
import { expect, test } from 'vitest'
import type { Finding } from '#tests/simulation/history.ts'
import { showFinding } from '#tests/simulation/report.ts'
import { readTestSeed } from '../fixtures/test-seed.ts'
import { missingPatroni } from './patroni-cluster.ts'
import { rehearse } from './rehearse.ts'

const seed = readTestSeed()
/** A failover takes 3 s on a quiet machine, and the servers start first. */
const timeout = 900_000
const quietly = () => {}

test('twenty failovers lose nothing and double nothing @long', { timeout }, async () => {
  const done = await rehearse({ seed, times: 20, say: quietly })
  expect(done.findings.map(showFinding)).toEqual([])
  expect(done.failovers).toBe(20)
  expect(done.longestGap).toBeLessThan(30_000)
  // Failovers in which nothing is at stake find nothing either.
  expect(done.acknowledged).toBeGreaterThan(80)
  expect(done.losable).toBeGreaterThan(8)
})

test.skipIf(missingPatroni !== '')(
  `Patroni replaces a primary that is killed, lost or hangs, and nothing is lost @long${
    missingPatroni && ` (left out: ${missingPatroni})`
  }`,
  { timeout },
  async () => {
    const done = await rehearse({ seed, times: 4, byPatroni: true, say: quietly })
    expect(done.findings.map(showFinding)).toEqual([])
    expect(done.failovers).toBe(4)
    expect(done.longestGap).toBeLessThan(60_000)
    expect(done.acknowledged).toBeGreaterThan(20)
  },
)

const found: Record<string, Finding['kind']> = {
  'replay-unconfirmed': 'lost',
  'cancelled-wait-believed': 'lost',
  asynchronous: 'two primaries',
}

test.each(Object.entries(found))(
  'failovers find a planted fault: %s @long',
  { timeout },
  async (plant, kind) => {
    const done = await rehearse({ seed, times: 10, plant, say: quietly })
    expect(done.findings.map((finding) => finding.kind)).toContain(kind)
  },
)
