/**
 * Money verbs of people and jobs, two at a time, in every order of their statements with at most
 * two preemptions. Each outcome must be that of one verb after the other. Every pair is a test of
 * its own, so that `-t '^place and .* two preemptions'` runs a part of them.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { adjustmentChecks } from '#money/adjustments/server/adjustment-checks.ts'
import { depositChecks } from '#money/deposits/server/deposit-checks.ts'
import { withdrawalChecks } from '#money/withdrawals/server/withdrawal-checks.ts'
import { Racers, type Ran } from '#tests/fixtures/interleavings/every-order.ts'
import {
  expireDeposits,
  mature,
  openMoneyFixture,
  readOutcome,
  setStage,
  type Stage,
  type Subject,
} from '#tests/fixtures/interleavings/money-stage.ts'
import { moneyVerbs, workOf } from '#tests/fixtures/interleavings/money-verbs.ts'
import { groupsOf } from '#tests/fixtures/ledger/verb-permutations.ts'
import { addUser } from '#tests/fixtures/people/contexts.ts'

const fixture = await openMoneyFixture()
const watcher = openDatabase(fixture.url, { connections: 1, applicationName: 'kaban watcher' })
const racers = new Racers(fixture.url, 2, watcher)
const staff = [fixture.staff[0], fixture.staff[1], await addUser(fixture, 'admin')] as const
const reader = await fixture.addSaver()
const { planVersionId, termsSha256, answers } = await fixture.subscription(reader)
const verbs = moneyVerbs({ planVersionId, termsSha256, answers }, fixture.deposits.companyAccountId)

beforeAll(() => racers.connect())
afterAll(() => Promise.all([racers.close(), watcher.close()]))

/** Records and messages that no verb reads, so that nobody sees when they were written. */
const unseen = /^\s*insert into (user_activity_log|notifications|mail_outbox|live_outbox)\b/

async function permute(names: readonly string[], preemptionsMax: number): Promise<void> {
  const unmetBefore = racers.unmet
  const orders = await permutePair(racers, names, preemptionsMax)
  await fixture.expectSoundPlacements()
  const { problems } = await verifyBook(fixture.database, [
    ...depositChecks,
    ...withdrawalChecks,
    ...adjustmentChecks,
  ])
  expect(problems).toEqual([])
  const unmet = racers.unmet - unmetBefore
  process.stdout.write(`${names.join(' and ')}: ${orders} orders, ${unmet} others not met\n`)
}

async function permutePair(
  racers: Racers,
  names: readonly string[],
  preemptionsMax: number,
): Promise<number> {
  const pair = names.map((name) => {
    const verb = verbs[name]
    if (!verb) throw new Error(`There is no verb '${name}'`)
    return verb
  })
  const needed = new Set<Subject>(pair.flatMap(({ needs }) => needs ?? []))
  const sharesKey = pair.every((verb) => verb.sharesKey)
  let stage: Stage
  const prepare = async () => {
    stage = await setStage(fixture, staff, needed)
    return pair.map((verb, racer) => workOf(verb, stage, racer))
  }
  /** The jobs find in their next run whatever they passed by. */
  const outcomeOf = async (given: string[]) => {
    if (needed.has('overdue')) await expireDeposits(fixture.database)
    if (needed.has('due')) await mature(fixture.database)
    // A key of two requests is refused as used or by what the other one did.
    const told = given.map((answer) => (sharesKey && answer !== 'done' ? 'refused' : answer))
    return `${told} ${await readOutcome(fixture, stage)}`
  }
  const serial = new Set<string>()
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const works = await prepare()
    const given: string[] = []
    for (const racer of order) given[racer] = (await works[racer]?.(fixture.database)) ?? ''
    serial.add(await outcomeOf(given))
  }
  const judge = async (ran: Ran) => {
    const outcome = await outcomeOf(ran.answers)
    if (!serial.has(outcome))
      throw new Error(`${names.join(' and ')} ended as neither order does: ${outcome}`)
  }
  return await racers.everyOrder(prepare, judge, { preemptionsMax, unseen })
}

const pairs = groupsOf(Object.keys(verbs), 2)
const inGate = [
  ['complete the withdrawal', 'cancel the withdrawal'],
  ['request a withdrawal', 'take from the wallet'],
  ['expire deposits', 'complete the overdue deposit'],
]

test.each(inGate)('%s and %s, with one preemption', (...pair) => permute(pair, 1))
test.each(pairs)('%s and %s, with two preemptions @long', (...pair) => permute(pair, 2), 300_000)

/** The book guards the money still: what shows is a verb that judged what was no longer true. */
const needLocks = [
  ['complete the deposit', 'cancel the deposit'],
  ['approve the adjustment', 'reject the adjustment'],
  ['cancel the placement', 'cancel the placement'],
  ['expire deposits', 'complete the overdue deposit'],
]

test.each(needLocks)('without their locks, %s and %s are noticed', async (...pair) => {
  const unlocked = new Racers(fixture.url, 2, watcher)
  for (const one of unlocked.connections)
    one.rewrite = (text) => text.replaceAll(/\bfor (no key )?update( of \w+)?( skip locked)?/g, '')
  try {
    await unlocked.connect()
    await expect(permutePair(unlocked, pair, 1)).rejects.toThrow(/[Ii]n the order/)
  } finally {
    await unlocked.close()
  }
})
