/** The lives of the crowd: what somebody of a habit does, and on which days. */
import { v7 as uuidv7 } from 'uuid'
import { readBalance } from '#ledger/server/actions.ts'
import { addUser } from '#people/identity/server/actions.ts'
import { changeUserStatus } from '#people/identity/server/change-user.ts'
import { saveBankDetails } from '#people/profile/server/actions.ts'
import { identityHooks } from '../../server/identity-hooks.ts'
import { as } from '../sample-people.ts'
import { userIdOf, type Being } from './being.ts'
import { deposit, type DepositEnd } from './money/deposit.ts'
import { withdraw } from './money/withdraw.ts'
import type { Habit, Person } from './people.ts'
import { waitingWithdrawals } from './queue.ts'
import { between, pick, type Teller } from './teller.ts'

/** Null: they cannot sign in. */
const passwordHash = null

export async function join({ ctx }: Teller, person: Person): Promise<Being> {
  const userId = uuidv7()
  const status = person.habit === 'unverified' ? 'pending_verification' : 'active'
  await addUser(ctx.tx, {
    userId,
    fullName: person.name,
    email: person.email,
    phoneNumber: person.phone,
    role: 'user',
    status,
    passwordHash,
    language: person.language,
  })
  const user = as(ctx, {
    role: 'user',
    userId,
    sessionId: uuidv7(),
    proven: true,
    provenByCode: true,
  })
  await saveBankDetails(user, { ...person.bank, userId })
  return { ...person, as: user }
}

interface Ways {
  /** Days between two deposits. */
  every: [least: number, most: number]
  /** In pesos. */
  pesos: [least: number, most: number]
  /** At most so many deposits. */
  times: number
  /** Of what happens after a deposit. */
  withdraws: number
}

const ways: Record<Exclude<Habit, 'core'>, Ways> = {
  saver: { every: [28, 46], pesos: [1_800, 7_500], times: 6, withdraws: 0.35 },
  vendor: { every: [21, 37], pesos: [1_400, 5_400], times: 7, withdraws: 0.42 },
  abroad: { every: [28, 32], pesos: [9_000, 26_000], times: 5, withdraws: 0.8 },
  investor: { every: [30, 52], pesos: [6_000, 21_000], times: 4, withdraws: 0.3 },
  once: { every: [400, 400], pesos: [500, 5_000], times: 1, withdraws: 0 },
  looker: { every: [400, 400], pesos: [500, 500], times: 0, withdraws: 0 },
  unverified: { every: [400, 400], pesos: [500, 500], times: 0, withdraws: 0 },
  suspended: { every: [12, 20], pesos: [900, 2_500], times: 2, withdraws: 0 },
}

/** The hours in which people look at their phones; the lunch break and the evening most. */
const hours = [7, 8, 8, 9, 10, 10, 11, 12, 12, 12, 13, 14, 15, 16, 17, 18, 18, 19, 19, 20, 20, 21]

const ends: DepositEnd[] = [
  ...Array.from({ length: 26 }, () => 'credited' as const),
  'expired',
  'expired',
  'cancelled',
  'failed',
  'late',
]

/** The last day on which somebody of the crowd begins something; today has its own table. */
const lastDay = 1

export async function live(teller: Teller, being: Being): Promise<void> {
  if (being.habit === 'suspended') teller.begin('suspension', () => suspend(teller, being))
  if (being.habit === 'core') return
  const { every, pesos, times, withdraws } = ways[being.habit]
  let day = being.joined
  for (let time = 0; time < times; time += 1) {
    day -= time === 0 ? between(teller, 0, 1) : between(teller, ...every)
    if (day < lastDay) return
    await untilHour(teller, day)
    const amount = BigInt(Math.round(between(teller, ...pesos) / 50) * 50)
    const end: DepositEnd = time === 0 ? 'credited' : pick(teller, ends)
    await deposit(teller, being, amount * 100n, { end })
    if (teller.chance() < withdraws) {
      day -= between(teller, 2, 6)
      if (day < lastDay) return
      await untilHour(teller, day)
      await takeOut(teller, being)
    }
  }
}

async function suspend(teller: Teller, being: Being): Promise<void> {
  await teller.calendar.pace({ daysAgo: 43, at: '13:27' })
  await changeUserStatus(teller.ben, identityHooks, userIdOf(being), 'suspended')
}

/** Some hour of that day. */
export async function untilHour(teller: Teller, daysAgo: number): Promise<void> {
  const minute = pick(teller, hours) * 60 + between(teller, 0, 59)
  await teller.until(
    new Date(teller.calendar.at(daysAgo, minute).getTime() + between(teller, 0, 59) * 1_000),
  )
}

async function takeOut(teller: Teller, being: Being): Promise<void> {
  // They want it today.
  if (waitingWithdrawals.some(([name]) => name === being.name)) return
  const { availableCentavos } = await readBalance(teller.ctx.tx, userIdOf(being))
  const least = 5_000_00n
  if (availableCentavos < least) return
  const most = availableCentavos < 30_000_00n ? availableCentavos : 30_000_00n
  const steps = Number((most - least) / 500_00n)
  const amount = least + BigInt(between(teller, 0, steps)) * 500_00n
  await withdraw(teller, being, amount, teller.chance() < 0.96 ? 'paid' : 'cancelled')
}
