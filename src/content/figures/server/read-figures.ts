/**
 * The figures of the public pages, each from its own query. Nobody can enter one: there is no table
 * to write them into.
 */
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { readExpectedTime } from '#money/transactions/server/expected-time.ts'
import { expectedTimeMinimum } from '#money/transactions/shared/rules.ts'
import {
  enoughCases,
  type FigureValue,
  type KeyFigure,
  type KeyFigureName,
} from '../shared/rules.ts'
import { countClients, countEnded, countPayouts, findFirstCompleted, sumPaidOut } from './store.ts'

export async function readKeyFigures(tx: Transaction): Promise<KeyFigure[]> {
  const asOf = new Date()
  const [clients, paidOut, payouts, ended, took, first] = await together([
    countClients(tx),
    sumPaidOut(tx),
    countPayouts(tx),
    countEnded(tx),
    readExpectedTime({ tx }, { kind: 'withdrawal' }),
    findFirstCompleted(tx),
  ])
  const spans = (seconds: number | undefined): FigureValue =>
    seconds === undefined
      ? { unit: 'not-enough', cases: took.count, needed: expectedTimeMinimum }
      : { unit: 'duration', ms: seconds * 1000, cases: took.count }
  const values: Record<KeyFigureName, FigureValue> = {
    clients: { unit: 'count', count: clients.count },
    'paid-out': { unit: 'centavos', centavos: paidOut.centavos },
    payouts: { unit: 'count', count: payouts.count },
    'success-rate': shareOf(ended),
    'payout-median': spans(took.measured?.halfSeconds),
    'payout-slow': spans(took.measured?.nineOfTenSeconds),
    since: first ? { unit: 'day', instant: first.instant } : { unit: 'none' },
  }
  return (Object.keys(values) as KeyFigureName[]).map((name) => ({
    name,
    value: values[name],
    asOf,
  }))
}

/** Rounded down: 99.995 % is not 100 %. */
function shareOf({ ended, completed }: { ended: number; completed: number }): FigureValue {
  if (ended < enoughCases) return { unit: 'not-enough', cases: ended, needed: enoughCases }
  return { unit: 'share', basisPoints: Math.floor((completed * 10_000) / ended), cases: ended }
}

/**
 * What one server keeps of them: asked again by nobody within `keptMs`, and by one at a time after
 * it. A failed reading is not kept.
 */
export function keepFigures(
  keptMs: number = figuresKeptMs,
  read: typeof readKeyFigures = readKeyFigures,
): typeof readKeyFigures {
  let kept: { figures: Promise<KeyFigure[]>; at: number } | null = null
  return (tx) => {
    if (kept && performance.now() - kept.at < keptMs) return kept.figures
    const figures = read(tx)
    const reading = { figures, at: performance.now() }
    kept = reading
    figures.catch(() => {
      if (kept === reading) kept = null
    })
    return figures
  }
}

/** As long as a figure of a public page may be behind the book; it says its time beside it. */
const figuresKeptMs = 30_000
