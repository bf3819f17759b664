/** Actions of the console that only read. */
import type { CountedPage } from '#foundation/contract/shared/list-counts.ts'
import { listLength, pageOf } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { defaultPoolId, readPoolBalance, readPoolOwed } from '#money/pools/server/pools.ts'
import type { AloneLimit } from '#money/transactions/shared/rules-alone.ts'
import type {
  AdminInvestmentView,
  InvestmentMoveView,
  Investor,
  ListedInvestment,
} from '../shared/contract.ts'
import { investorsMax } from '../shared/rules-input.ts'
import type { InvestmentListInput } from '../shared/rules.ts'
import type { PlacedSql } from './placed-sql.ts'
import {
  countInvestmentViews,
  selectInvestments,
  selectInvestmentMoves,
  readInvestmentView,
  searchInvestors,
} from './reads.ts'
import { readGivingLimits } from './recently-given.ts'

export async function listInvestmentsForAdmin(
  ctx: ActionContext,
  input: InvestmentListInput,
  placed: PlacedSql,
): Promise<{ investments: ListedInvestment[] } & CountedPage> {
  const request = { ...input, limit: input.limit ?? listLength }
  const { rows, ...cursors } = pageOf(
    await selectInvestments(ctx.tx, request, placed),
    (row) => row.investmentId,
    request,
  )
  const counts = input.counts ? { counts: await countInvestmentViews(ctx.tx, placed) } : {}
  return { investments: rows, ...cursors, ...counts }
}

export async function readInvestmentForAdmin(
  ctx: ActionContext,
  { investmentId }: { investmentId: string },
): Promise<{
  investment: AdminInvestmentView
  moves: InvestmentMoveView[]
  aloneLimits: AloneLimit[]
  poolCentavos: bigint
  poolOwedCentavos: bigint
}> {
  const investment = await readInvestmentView(ctx.tx, investmentId)
  return {
    investment,
    aloneLimits: await readGivingLimits(ctx, investment.userId),
    moves: await selectInvestmentMoves(ctx.tx, investmentId),
    poolCentavos: await readPoolBalance(ctx.tx, defaultPoolId),
    poolOwedCentavos: await readPoolOwed(ctx.tx, defaultPoolId),
  }
}

export async function findInvestors(
  ctx: ActionContext,
  { search }: { search: string },
): Promise<Investor[]> {
  return await searchInvestors(ctx.tx, search, investorsMax)
}
