import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { addDays, dayStart } from '#foundation/time/shared/days.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { openTill, openWallet, post } from '#ledger/server/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { balanceHistoryDays } from '../shared/rules.ts'
import { readBalanceHistory } from './balance-history.ts'

const fixture = await testDatabase()
const till = uuidv7()
await fixture.database.transaction((tx) =>
  openTill(tx, { tillId: till, code: 'history', name: 'History', sample: true }),
)
const hourMs = 3_600_000
/** A function, because midnight may pass during the tests. */
const daysAgo = (days: number) => addDays(manilaDate(new Date()), -days)

interface Movement {
  day: string
  /** In Manila; negative before midnight. */
  hour: number
  centavos: bigint
}

/** A user with these entries, oldest first, moved to their times afterwards. */
async function addOwner(movements: readonly Movement[]): Promise<string> {
  const userId = await addUser(fixture)
  await fixture.database.transaction((tx) => openWallet(tx, { walletId: userId, sample: true }))
  for (const { day, hour, centavos } of movements) {
    const key = uuidv7()
    const [from, to] = centavos > 0n ? [till, userId] : [userId, till]
    const amountCentavos = centavos > 0n ? centavos : -centavos
    await fixture.database.transaction((tx) =>
      post(tx, { key, from, to, amountCentavos, purpose: 'test' }),
    )
    await fixture.asOwner('alter table ledger.transfers disable trigger append_only')
    await fixture.asOwner('update ledger.transfers set created_at = $2 where id = $1', [
      key,
      new Date(dayStart(day).getTime() + hour * hourMs),
    ])
    await fixture.asOwner('alter table ledger.transfers enable trigger append_only')
  }
  return userId
}

const historyOf = (userId: string) =>
  withContext(fixture, userContext(userId), (ctx) => readBalanceHistory(ctx))

test('each day of Manila has the balance with which it ended', async () => {
  const [first, second] = [daysAgo(9), daysAgo(3)]
  const userId = await addOwner([
    { day: first, hour: 0, centavos: 5_000_00n },
    { day: first, hour: 23.9, centavos: 250_50n },
    // By UTC these are of one day.
    { day: second, hour: 7, centavos: -1_000_00n },
    { day: second, hour: 9, centavos: 500_00n },
  ])
  expect(await historyOf(userId)).toEqual({
    firstDay: addDays(first, -1),
    openingCentavos: 0n,
    changes: [
      { day: first, balanceCentavos: 5_250_50n },
      { day: second, balanceCentavos: 4_750_50n },
    ],
  })
})

test('a long history begins with the balance of 120 days ago', async () => {
  const earliest = daysAgo(balanceHistoryDays - 1)
  const userId = await addOwner([
    { day: daysAgo(300), hour: 12, centavos: 100_00n },
    { day: earliest, hour: -0.1, centavos: 100_00n },
    { day: earliest, hour: 0, centavos: 100_00n },
    { day: daysAgo(0), hour: 0, centavos: -50_00n },
  ])
  expect(await historyOf(userId)).toEqual({
    firstDay: earliest,
    openingCentavos: 200_00n,
    changes: [
      { day: earliest, balanceCentavos: 300_00n },
      { day: daysAgo(0), balanceCentavos: 250_00n },
    ],
  })
})

test('a wallet without entries has only its first day', async () => {
  const userId = await addOwner([])
  expect(await historyOf(userId)).toEqual({
    firstDay: daysAgo(balanceHistoryDays - 1),
    openingCentavos: 0n,
    changes: [],
  })
})

test('a wallet that has rested for long has its balance all the time', async () => {
  const userId = await addOwner([{ day: daysAgo(200), hour: 12, centavos: 700_00n }])
  expect(await historyOf(userId)).toMatchObject({ openingCentavos: 700_00n, changes: [] })
})
