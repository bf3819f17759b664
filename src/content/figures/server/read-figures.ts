/** The figures of the public pages, each read by its own query. None is stored or entered. */
import { cacheRead } from '#foundation/platform/server/database/cache-read.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { readExpectedTime } from '#money/transactions/server/expected-time.ts'
import { expectedTimeMinimum } from '#money/transactions/shared/rules.ts'
import {
  figureCasesMin,
  type FigureValue,
  type KeyFigure,
  type KeyFigureName,
} from '../shared/rules.ts'
import {
  countClients,
  countEnded,
  countPayouts,
  findFirstCompleted,
  readMoment,
  sumPaidOut,
} from './store.ts'

export async function readKeyFigures(tx: Transaction): Promise<KeyFigure[]> {
  const [{ now: asOf }, clients, paidOut, payouts, ended, took, first] = await together([
    readMoment(tx),
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

/** Rounded down, so that 99.995 % is not 100 %. */
function shareOf({ ended, completed }: { ended: number; completed: number }): FigureValue {
  if (ended < figureCasesMin) return { unit: 'not-enough', cases: ended, needed: figureCasesMin }
  return { unit: 'share', basisPoints: Math.floor((completed * 10_000) / ended), cases: ended }
}

/** Returns {@link readKeyFigures} with its answer cached for `keptMs`. */
export function cacheKeyFigures(
  keptMs: number = figuresKeptMs,
  read: typeof readKeyFigures = readKeyFigures,
): typeof readKeyFigures {
  return cacheRead(keptMs, read)
}

/** Public figures may lag this far behind the book; the page shows their time. */
const figuresKeptMs = 30_000
