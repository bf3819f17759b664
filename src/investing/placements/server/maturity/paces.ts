import { setTimeout as wait } from 'node:timers/promises'

/** So many occupy the database for about 10 ms. */
const paceLength = 5
const restFactor = 5
/** The transaction holds its locks meanwhile, so a slow database does not make it rest for long. */
const restMsMax = 100

/**
 * Works on a few rows, then rests five times as long. A night of many maturities lasts longer, and
 * users who do something meanwhile hardly notice it.
 */
export async function inPaces<Row>(
  rows: readonly Row[],
  work: (some: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += paceLength) {
    const began = performance.now()
    await work(rows.slice(from, from + paceLength))
    if (from + paceLength < rows.length)
      await wait(Math.min(restFactor * (performance.now() - began), restMsMax))
  }
}
