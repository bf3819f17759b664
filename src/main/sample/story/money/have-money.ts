import { readBalance } from '#ledger/server/actions.ts'
import { userIdOf, type Being } from '../being.ts'
import { later, type Teller } from '../teller.ts'
import { deposit } from './deposit.ts'

/** Deposits what is missing, in round amounts. */
export async function haveMoney(teller: Teller, being: Being, centavos: bigint): Promise<void> {
  for (;;) {
    const { availableCentavos } = await readBalance(teller.ctx.tx, userIdOf(being))
    const missing = centavos - availableCentavos
    if (missing <= 0n) return
    await deposit(teller, being, ((missing + 499_99n) / 500_00n) * 500_00n)
    await later(teller, 14)
  }
}
