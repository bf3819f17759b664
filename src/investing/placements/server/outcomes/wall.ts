/** The maturity wall: what falls due each week, and how much of it declared income can pay. */
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { addDays } from '#foundation/time/shared/days.ts'
import { readTill, readTillBalance } from '#ledger/server/actions.ts'
import { sumRecordedByStaff } from '#money/investments/server/invested.ts'
import { listPools } from '#money/pools/server/read-pools.ts'
import type { Wall, WallWeek } from '../../shared/contract-staff.ts'
import { wallWeeks } from '../../shared/rules-maturity.ts'
import { readThisWeek, selectDueWeeks, type DueInWeek } from './outcome-reads.ts'

export async function readWall(ctx: Pick<ActionContext, 'tx'>): Promise<Wall> {
  const { tx } = ctx
  const [due, thisWeek, { pools }, ownMoney, invested, recordedCentavos] = await together([
    selectDueWeeks(tx),
    readThisWeek(tx),
    listPools(ctx),
    readTill(tx, 'own-money'),
    readTill(tx, 'investment-money'),
    sumRecordedByStaff(tx),
  ])
  const [ownMoneyCentavos, keptCentavos] = await together([
    readTillBalance(tx, ownMoney),
    readTillBalance(tx, invested),
  ])
  const late = due.filter(({ week }) => week === null)
  return {
    late: {
      ...sumOf(late),
      shortCentavos: shortUntil(late, thisWeek, { pools }),
      oldestDueOn: late.map((one) => one.oldestDueOn).sort()[0] ?? null,
    },
    ...weeksOf(due, { thisWeek, pools }),
    pools: pools.map(({ poolId, name, balanceCentavos }) => ({
      poolId,
      name,
      balanceCentavos,
      gainCentavos: sumOf(due.filter((one) => one.poolId === poolId)).gainCentavos,
    })),
    placedCentavos: sumOf(due).principalCentavos,
    recordedCentavos,
    ownMoneyCentavos,
    keptCentavos,
  }
}

function sumOf(rows: readonly DueInWeek[]) {
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    principalCentavos: rows.reduce((sum, row) => sum + row.principalCentavos, 0n),
    gainCentavos: rows.reduce((sum, row) => sum + row.gainCentavos, 0n),
  }
}

interface Funds {
  thisWeek: string
  pools: readonly { poolId: string; balanceCentavos: bigint }[]
}

/** Those that matured but were not seen by the job yet belong to this week. */
function weeksOf(due: readonly DueInWeek[], funds: Funds): Pick<Wall, 'weeks' | 'later'> {
  const { thisWeek } = funds
  const dated = due.map((one) => ({
    ...one,
    week: one.week !== null && one.week < thisWeek ? thisWeek : one.week,
  }))
  const last = dated.reduce((latest, { week }) => (week && week > latest ? week : latest), thisWeek)
  const weeks: WallWeek[] = []
  for (let from = thisWeek; from <= last && weeks.length < wallWeeks; from = addDays(from, 7))
    weeks.push({
      from,
      ...sumOf(dated.filter(({ week }) => week === from)),
      shortCentavos: shortUntil(dated, from, funds),
    })
  const end = weeks.at(-1)?.from ?? thisWeek
  return { weeks, later: sumOf(dated.filter(({ week }) => week !== null && week > end)) }
}

/** Pool by pool: what one pool has too much does not help another. */
function shortUntil(
  due: readonly DueInWeek[],
  until: string,
  { pools }: Pick<Funds, 'pools'>,
): bigint {
  return pools.reduce((short, { poolId, balanceCentavos }) => {
    const owed = sumOf(
      due.filter((one) => one.poolId === poolId && (one.week === null || one.week <= until)),
    ).gainCentavos
    return owed > balanceCentavos ? short + owed - balanceCentavos : short
  }, 0n)
}
