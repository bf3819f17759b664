/** The returns that one user got, also those of investments that staff recorded. */
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { listRecorded } from '#money/investments/server/recorded-for-user.ts'
import { recordedGain } from '../../shared/recorded/recorded-end.ts'
import { selectTaxYears, selectWithheldOf, type WithheldRow } from './tax-reads.ts'

export type ReturnRow = Pick<
  WithheldRow,
  | 'planName'
  | 'createdAt'
  | 'principalCentavos'
  | 'grossCentavos'
  | 'rateBasisPoints'
  | 'taxCentavos'
  | 'sample'
> & { isRecorded: boolean }

/** Nobody has as many returns in a year; more would make a file of hundreds of pages. */
const rowsMax = 5_000

/** Oldest first. `year` is one of Manila's calendar. */
export async function listReturns(
  tx: Transaction,
  { userId, year }: { userId: string; year: number },
): Promise<ReturnRow[]> {
  const [own, recorded] = await together([
    selectWithheldOf(tx, { userId, year, limit: rowsMax }),
    listRecordedReturns(tx, userId),
  ])
  return [
    ...own.map((row) => ({ ...row, isRecorded: false })),
    ...recorded.filter((row) => yearOf(row) === year),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** Newest first. */
export async function listReturnYears(tx: Transaction, userId: string): Promise<number[]> {
  const [own, recorded] = await together([
    selectTaxYears(tx, userId),
    listRecordedReturns(tx, userId),
  ])
  return [...new Set([...own, ...recorded.map(yearOf)])].sort((one, other) => other - one)
}

/** The book withholds nothing from them. */
async function listRecordedReturns(tx: Transaction, userId: string): Promise<ReturnRow[]> {
  const recorded = await listRecorded(tx, { userId, limit: rowsMax })
  return recorded.flatMap((one) => {
    const gain = recordedGain(one)
    if (gain === 0n || !one.endedAt) return []
    return {
      planName: one.planName,
      createdAt: one.endedAt,
      principalCentavos: one.amountCentavos,
      grossCentavos: gain,
      rateBasisPoints: 0,
      taxCentavos: 0n,
      sample: one.sample,
      isRecorded: true,
    }
  })
}

const yearOf = ({ createdAt }: ReturnRow) => Number(manilaDate(createdAt).slice(0, 4))
