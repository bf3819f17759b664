/** Movements that the story has on any day, whatever chance gives to the lives. */
import { untilHour } from '../lives.ts'
import type { Teller } from '../teller.ts'
import { deposit, type DepositEnd } from './deposit.ts'
import { haveMoney } from './have-money.ts'
import { withdraw, type WithdrawalEnd } from './withdraw.ts'

type Row<End> = readonly [name: string, daysAgo: number, pesos: bigint, end: End]

/** One of each end. */
const deposits: readonly Row<DepositEnd>[] = [
  ['Rosalie Abad', 74, 1_500n, 'expired'],
  ['Ryan Estrada', 52, 2_500n, 'late'],
  ['Rommel Bernal', 41, 2_000n, 'cancelled'],
  ['Bea Padilla', 24, 3_000n, 'failed'],
  ['Cherry Ann Flores', 8, 1_800n, 'declined'],
  ['Ryan Estrada', 3, 1_000n, 'expired'],
]

/** One of each end, and as many paid ones in the last weeks as a company of sixty people has. */
const withdrawals: readonly Row<WithdrawalEnd>[] = [
  ['Lorna Jacinto', 44, 5_500n, 'cancelled'],
  ['Imelda Cabrera', 29, 6_000n, 'declined'],
  ['Hazel Torres', 16, 5_000n, 'failed'],
  ['Marites Ocampo', 27, 9_000n, 'paid'],
  ['Victor Lacson', 25, 12_000n, 'paid'],
  ['Rodel Pascual', 22, 5_500n, 'paid'],
  ['Dennis Tolentino', 20, 14_000n, 'paid'],
  ['Jennifer Mercado', 18, 5_000n, 'paid'],
  ['Arnel Quiambao', 15, 6_500n, 'paid'],
  ['Kristine Salazar', 13, 8_000n, 'paid'],
  ['Aileen Rosales', 11, 5_000n, 'paid'],
  ['Patricia Sy', 9, 15_000n, 'paid'],
  ['Danilo Hilario', 7, 5_500n, 'paid'],
  ['Jocelyn Aquino', 6, 6_000n, 'paid'],
  ['Miguel Fajardo', 4, 10_000n, 'paid'],
  ['Jerome Castillo', 3, 7_500n, 'cancelled'],
  ['Rowena Bautista', 3, 5_000n, 'paid'],
  ['Joel Katigbak', 2, 9_500n, 'paid'],
  ['Teresita Villanueva', 1, 5_000n, 'paid'],
]

export function makeScriptedMovements(teller: Teller): void {
  for (const [name, daysAgo, pesos, end] of deposits)
    teller.begin(`deposit of ${name}, ${daysAgo}`, async (own) => {
      await untilHour(own, daysAgo)
      await deposit(own, own.being(name), pesos * 100n, { end })
    })
  for (const [name, daysAgo, pesos, end] of withdrawals)
    teller.begin(`withdrawal of ${name}, ${daysAgo}`, async (own) => {
      await untilHour(own, daysAgo + 3)
      const being = own.being(name)
      await haveMoney(own, being, pesos * 150n)
      await untilHour(own, daysAgo)
      // Meanwhile they may have withdrawn some of it.
      await haveMoney(own, being, pesos * 100n)
      await withdraw(own, being, pesos * 100n, end)
    })
}
