/** Races on several real connections: each ends as one of its orders would. */
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { openTill } from '#ledger/server/actions.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openPoolFixture } from '#tests/fixtures/investing/pool-fixture.ts'
import { addUser } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { poolChecks } from './pool-checks.ts'
import { defaultPoolId, lockPool, payGainFromPool } from './pools.ts'

const base = await testDatabase()
const staff = [await addUser(base, 'admin'), await addUser(base, 'admin')] as const
const [ana, ben] = staff
const { declare, agree, fillPool, inPool, sendDocument } = await openPoolFixture({ ...base, staff })
const till = uuidv4()
await base.database.transaction((tx) =>
  openTill(tx, { tillId: till, code: `investments:${uuidv7()}`, name: 'Of a user', sample: true }),
)
/** A connection for each of two racers. */
const racers = [
  openDatabase(base.url, { connections: 1 }),
  openDatabase(base.url, { connections: 1 }),
] as const

const pay = (racer: 0 | 1, amountCentavos: bigint, given: { key?: string } = {}) => {
  const { key = uuidv7() } = given
  return racers[racer].transaction((tx) =>
    payGainFromPool(
      { tx },
      { key, poolId: defaultPoolId, tillId: till, amountCentavos, subjectId: till },
    ),
  )
}

afterEach(async () => expect((await verifyBook(base.database, poolChecks)).problems).toEqual([]))
afterAll(() => Promise.all(racers.map((racer) => racer.close())))

/** Enough to meet both orders of every race. */
const rounds = Array.from({ length: 20 }, (_, round) => round)

test('pay × pay: of two gains that fit once exactly one is paid', async () => {
  for (const _ of rounds) {
    await fillPool(100_00n - (await inPool()))
    const answers = await Promise.all([pay(0, 60_00n), pay(1, 60_00n)])
    expect(answers.toSorted()).toEqual(['paid', 'short'])
    expect(await inPool()).toBe(40_00n)
  }
})

test('pay × pay: the same gain sent twice at once is paid once', async () => {
  for (const _ of rounds) {
    await fillPool(100_00n)
    const [before, key] = [await inPool(), uuidv7()]
    const answers = await Promise.all([pay(0, 60_00n, { key }), pay(1, 60_00n, { key })])
    expect(answers).toEqual(['paid', 'paid'])
    expect(await inPool()).toBe(before - 60_00n)
  }
})

test('pay × pay: a gain waits for who holds the pool', async () => {
  await fillPool(100_00n)
  let paid = false
  const waiting = await racers[0].transaction(async (tx) => {
    await lockPool(tx, defaultPoolId)
    const gain = pay(1, 10_00n).then(() => (paid = true))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(paid).toBe(false)
    return { gain }
  })
  await waiting.gain
  expect(paid).toBe(true)
})

test('pay × declare: a gain waits for income or is short, and the pool is right', async () => {
  const answers = new Set<string>()
  for (const round of rounds) {
    const rest = await inPool()
    if (rest > 0n) await pay(0, rest)
    const approvalId = await declare({ amountCentavos: 50_00n })
    const agreed = agree(approvalId)
    await new Promise((resolve) => setTimeout(resolve, round))
    const [paid] = await Promise.all([pay(0, 50_00n), agreed])
    answers.add(paid)
    expect(await inPool()).toBe(paid === 'paid' ? 0n : 50_00n)
  }
  expect([...answers].toSorted()).toEqual(['paid', 'short'])
})

test('declare × declare: two requests with one document at once are one income', async () => {
  for (const _ of rounds) {
    const before = await inPool()
    const document = await sendDocument()
    const answers = await Promise.all([
      outcome(declare({ ...document, amountCentavos: 10_00n }, ana)),
      outcome(declare({ ...document, amountCentavos: 10_00n }, ben)),
    ])
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await inPool()).toBe(before)
  }
})

test('agree × agree: the second of two who agree at once changes nothing', async () => {
  const carl = await addUser(base, 'admin')
  for (const _ of rounds) {
    const approvalId = await declare({ amountCentavos: 10_00n })
    const before = await inPool()
    const answers = await Promise.all([
      outcome(agree(approvalId, ben)),
      outcome(agree(approvalId, carl)),
    ])
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await inPool()).toBe(before + 10_00n)
  }
})
