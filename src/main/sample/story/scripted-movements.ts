/** Movements whose ends the story has on any day, whatever chance gives to the lives. */
import { readBalance } from '#ledger/server/actions.ts'
import { userIdOf } from './being.ts'
import { untilHour } from './lives.ts'
import { deposit, withdraw, type DepositEnd, type WithdrawalEnd } from './move-money.ts'
import type { Teller } from './teller.ts'

type Row<End> = readonly [name: string, daysAgo: number, pesos: bigint, end: End]

const deposits: readonly Row<DepositEnd>[] = [
  ['Rosalie Abad', 74, 1_500n, 'expired'],
  ['Ryan Estrada', 52, 2_500n, 'late'],
  ['Rommel Bernal', 41, 2_000n, 'cancelled'],
  ['Bea Padilla', 24, 3_000n, 'failed'],
  ['Cherry Ann Flores', 12, 1_800n, 'declined'],
]

const withdrawals: readonly Row<WithdrawalEnd>[] = [
  ['Lorna Jacinto', 44, 5_500n, 'cancelled'],
  ['Imelda Cabrera', 29, 6_000n, 'declined'],
  ['Hazel Torres', 16, 5_000n, 'failed'],
  ['Jerome Castillo', 5, 7_500n, 'cancelled'],
]

export function makeScriptedMovements(teller: Teller): void {
  for (const [name, daysAgo, pesos, end] of deposits)
    teller.begin(`${name}, ${end}`, async (own) => {
      await untilHour(own, daysAgo)
      await deposit(own, own.being(name), pesos * 100n, end)
    })
  for (const [name, daysAgo, pesos, end] of withdrawals)
    teller.begin(`${name}, ${end}`, async (own) => {
      await untilHour(own, daysAgo + 2)
      const being = own.being(name)
      const { availableCentavos } = await readBalance(own.ctx.tx, userIdOf(being))
      // Something is left over, so that what they withdraw meanwhile takes nothing of it.
      if (availableCentavos < pesos * 200n) await deposit(own, being, pesos * 200n)
      await untilHour(own, daysAgo)
      await withdraw(own, being, pesos * 100n, end)
    })
}
