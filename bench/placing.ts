/**
 * `npm run bench:placing`: what placing money in an offer costs beside a completed withdrawal, one
 * after the other, of this process and of the database. The median of the rounds counts.
 */
import { v7 as uuidv7 } from 'uuid'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import { listOffers } from '#investing/placements/server/read-placements.ts'
import { subscribe } from '#investing/placements/server/subscribe.ts'
import type { Subscription } from '#investing/placements/shared/contract.ts'
import { rightAnswersOf } from '#investing/placements/shared/questions.ts'
import { settleInstallation } from '#main/server/start/installation.ts'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { databaseName, onServer, openBenchDatabase, settle } from './bench-database.ts'
import { costOf, type Cost } from './cost.ts'
import { median, say } from './figures.ts'
import { openOffer } from './open-offer.ts'
import { actionsOn, liveServices, openDirectClient } from './withdrawal-callers.ts'
import { openWithdrawalFixture, type WithdrawalFixture } from './withdrawal-fixture.ts'

const rounds = Number(process.env.KABAN_BENCH_ROUNDS || 5)
const callers = 32
/** In each round, of each kind. */
const times = 300
const aim = 1.3

const server = await openBenchDatabase()
try {
  await measure(server)
} finally {
  await server.stop()
}

async function measure(on: PostgresServer): Promise<void> {
  const owner = openDatabase(on.ownerUrl(databaseName), { connections: 1 })
  await settleInstallation(owner, liveServices.settings, liveServices.secrets)
  await owner.close()
  const fixture = await openWithdrawalFixture(on, databaseName, callers)
  await openOffer((text) => onServer(on, databaseName, text))
  const found: { placement: Cost; withdrawal: Cost }[] = []
  // Round 0 warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    await settle(on)
    const withdrawal = await costOf(on, times, (database) => withdraw(database, fixture))
    const placement = await costOf(on, times, (database) => place(database, fixture))
    if (round > 0) found.push({ placement, withdrawal })
  }
  report(found)
}

async function withdraw(database: Database, fixture: WithdrawalFixture): Promise<void> {
  const client = openDirectClient(database, fixture)
  for (let number = 0; number < times; number += 1) {
    const id = uuidv7()
    await client.request(tokenOf(fixture, number), id)
    await client.complete(id)
  }
}

async function place(database: Database, fixture: WithdrawalFixture): Promise<void> {
  const as = actionsOn(database)
  const input = await as(tokenOf(fixture, 0), async (ctx): Promise<Subscription> => {
    const [shown] = await listOffers(ctx)
    if (!shown?.offer || !shown.termsSha256) throw new Error('No offer is open')
    return {
      requestId: '',
      offerId: shown.offer.offerId,
      planVersionId: shown.planVersionId,
      termsSha256: shown.termsSha256,
      amountCentavos: 5_000_00n,
      answers: rightAnswersOf(shown.offer),
    }
  })
  for (let number = 0; number < times; number += 1)
    await as(tokenOf(fixture, number), (ctx) => subscribe(ctx, { ...input, requestId: uuidv7() }))
}

function tokenOf({ userTokens }: WithdrawalFixture, number: number): string {
  return userTokens[number % userTokens.length] ?? ''
}

function report(found: readonly { placement: Cost; withdrawal: Cost }[]): void {
  for (const kind of ['withdrawal', 'placement'] as const) {
    const middle = (of: keyof Cost) => median(found.map((round) => round[kind][of])).toFixed(2)
    say(`one ${kind}: ${middle('cpuMs')} ms of CPU, ${middle('ms')} ms by the clock`)
  }
  const ratio = median(found.map(({ placement, withdrawal }) => placement.cpuMs / withdrawal.cpuMs))
  say(`a placement ÷ a completed withdrawal: ${ratio.toFixed(2)} (aim ${aim})`)
  if (ratio > aim) say('The aim was not reached.')
}
