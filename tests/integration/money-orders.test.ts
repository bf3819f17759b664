/**
 * Money verbs of people and jobs, two at a time, in every order of their statements with at most
 * two preemptions. Each outcome must be that of one verb after the other.
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

async function permute(pairs: string[][], preemptionsMax: number): Promise<void> {
  let orders = 0
  for (const names of pairs) {
    const began = Date.now()
    const n = await permutePair(names, preemptionsMax)
    orders += n
    if (process.env['RACES']) console.error(names.join(' & '), n, Date.now() - began)
  }
  await fixture.expectSoundPlacements()
  const { problems } = await verifyBook(fixture.database, [
    ...depositChecks,
    ...withdrawalChecks,
    ...adjustmentChecks,
  ])
  expect(problems).toEqual([])
  console.log(`${pairs.length} pairs of verbs, ${orders} orders`)
}

async function permutePair(names: string[], preemptionsMax: number): Promise<number> {
  const pair = names.map((name) => {
    const verb = verbs[name]
    if (!verb) throw new Error(`There is no verb '${name}'`)
    return verb
  })
  const needed = new Set<Subject>(pair.flatMap(({ needs }) => needs ?? []))
  let stage: Stage
  const prepare = async () => {
    stage = await setStage(fixture, staff, needed)
    return pair.map((verb, racer) => workOf(verb, stage, racer))
  }
  /** What the jobs passed by is theirs in their next run. */
  const outcomeOf = async (given: string[]) => {
    if (needed.has('overdue')) await expireDeposits(fixture.database)
    if (needed.has('due')) await mature(fixture.database)
    return `${given} ${await readOutcome(fixture, stage)}`
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
  return await racers.everyOrder(prepare, judge, preemptionsMax)
}

const pairs = groupsOf(Object.keys(verbs), 2)

test('one preemption', () => permute([['request a withdrawal', 'take from the wallet'],['complete the withdrawal','decline the withdrawal'],['approve the adjustment','reject the adjustment'],['mature placements','mature placements'],['expire deposits','complete the overdue deposit'],['place','request a withdrawal'],['cancel the placement','cancel the placement'],['leave a placement','take from the wallet']], Number(process.env['RACES']??1)))
test('all pairs with one preemption @long', () => permute(pairs, 1), 3_600_000)
test('all pairs with two preemptions @long', () => permute(pairs, 2), 7_200_000)
