import { listLength, pageOf } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
/** The verbs of the inbox that only read. */
import { staffPersonOf, wasStaffAt } from '#people/identity/server/staff-person.ts'
import type { ApprovalRowView, ApprovalViewOne } from '../shared/contract.ts'
import {
  judgeChecker,
  waitingMax,
  type ApprovalListInput,
  type ApprovalNamed,
} from '../shared/rules.ts'
import { approvalRefusals } from '../shared/words.ts'
import type { AnyKind } from './approval-kind.ts'
import { readThing } from './decide-approval.ts'
import { freeze } from './freeze.ts'
import { countFor, findRow, listRows, waitingRows } from './reads.ts'
import { findApproval } from './store.ts'

/**
 * Whether something about this thing waits for a second person, and who asked. The caller is
 * another room.
 */
export { findPendingApproval as findWaitingApproval } from './store.ts'

export interface ApprovalPage {
  approvals: ApprovalRowView[]
  older: string | null
  newer: string | null
  counts: { waiting: number; mine: number }
}

/** What waits comes oldest first and whole, everything else newest first. */
export async function listApprovals(
  ctx: ActionContext,
  { view, ...place }: ApprovalListInput,
): Promise<ApprovalPage> {
  const person = staffPersonOf(ctx)
  const counts = await countFor(ctx.tx, person)
  if (view === 'waiting')
    return {
      approvals: await waitingRows(ctx.tx, person, waitingMax),
      older: null,
      newer: null,
      counts,
    }
  const asked = { ...place, limit: place.limit ?? listLength }
  const { rows, older, newer } = pageOf(
    await listRows(ctx.tx, view, person, asked),
    ({ approvalId }) => approvalId,
    asked,
  )
  return { approvals: rows, older, newer, counts }
}

export async function countApprovals(
  ctx: ActionContext,
): Promise<{ waiting: number; mine: number }> {
  return await countFor(ctx.tx, staffPersonOf(ctx))
}

/** With what it would do to the book now, and whether the caller may agree. */
export async function readApproval(
  ctx: ActionContext,
  kinds: readonly AnyKind[],
  { approvalId }: ApprovalNamed,
): Promise<ApprovalViewOne> {
  const person = staffPersonOf(ctx)
  const [request, row] = [await findApproval(ctx.tx, approvalId), await findRow(ctx.tx, approvalId)]
  if (!request || !row) refuse(approvalRefusals, 'approval-not-found', { status: 404 })
  const thing = readThing(kinds, request)
  const { state, effect, details } = await thing.look(ctx.tx)
  const waits = request.status === 'pending'
  const stateChanged = waits && freeze(state).hash !== request.stateHash
  const inTheWay =
    judgeChecker({ person }, request) ??
    ((await wasStaffAt(ctx.tx, person, request.filedAt)) ? null : 'checker-too-new')
  const mayNot = !waits
    ? 'decided'
    : request.isOver
      ? 'expired'
      : (inTheWay ?? (stateChanged ? 'state-changed' : null))
  return {
    ...row,
    details,
    effect: waits ? effect : null,
    stateChanged,
    mine: request.maker === person,
    mayNot,
  }
}
