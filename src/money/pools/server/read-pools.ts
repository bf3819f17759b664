/** Actions of the console that only read. */
import { together } from '#foundation/platform/server/database/database.ts'
import { listLength, pageOf } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { DeclarationView, PoolView } from '../shared/contract.ts'
import type { DeclarationListInput } from '../shared/rules.ts'
import { countWaitingIncome, selectDeclarations, selectPools } from './reads.ts'

export async function listPools(
  ctx: Pick<ActionContext, 'tx'>,
): Promise<{ pools: PoolView[]; waiting: number }> {
  const [pools, waiting] = await together([selectPools(ctx.tx), countWaitingIncome(ctx.tx)])
  return { pools, waiting }
}

export async function listDeclarations(
  ctx: Pick<ActionContext, 'tx'>,
  input: DeclarationListInput,
): Promise<{ declarations: DeclarationView[]; older: string | null; newer: string | null }> {
  const page = { ...input, limit: input.limit ?? listLength }
  const { rows, ...cursors } = pageOf(
    await selectDeclarations(ctx.tx, page),
    ({ declarationId }) => declarationId,
    page,
  )
  return { declarations: rows, ...cursors }
}
