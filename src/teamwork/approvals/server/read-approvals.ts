import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { listLength, pageOf } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { findPairObstacle } from '#people/identity/server/second-person/second-person.ts'
import { findSharedOrigin } from '#people/identity/server/second-person/shared-origin.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { noSharedOrigin, type PairObstacle } from '#people/identity/shared/second-person/rules.ts'
import type { ApprovalRowView, ApprovalRequestView } from '../shared/contract.ts'
import {
  judgeChecker,
  waitingMax,
  type ApprovalListInput,
  type ApprovalIdInput,
} from '../shared/rules.ts'
import { approvalRefusals } from '../shared/words.ts'
import type { AnyApprovalKind } from './approval-kind.ts'
import { readFrozenRequest } from './decide-approval.ts'
import { freeze } from './freeze.ts'
import { countApprovalsOf, findApprovalRow, approvalRows, waitingApprovalRows } from './reads.ts'
import { findApproval } from './store.ts'

/** For other modules: the pending request about a subject, with its maker. */
export { findPendingApproval } from './store.ts'

/** Who files judges first; the same request again is answered as before, by `fileApproval`. */
export async function isFiled(tx: Transaction, approvalId: string): Promise<boolean> {
  return (await findApproval(tx, approvalId)) !== undefined
}

export interface ApprovalPage {
  approvals: ApprovalRowView[]
  older: string | null
  newer: string | null
  counts: { waiting: number; mine: number }
}

/** Waiting requests come all at once, oldest first; the other lists page by page, newest first. */
export async function listApprovals(
  ctx: ActionContext,
  { view, ...place }: ApprovalListInput,
): Promise<ApprovalPage> {
  const person = staffPersonOf(ctx)
  const counts = await countApprovalsOf(ctx.tx, person)
  if (view === 'waiting')
    return {
      approvals: await waitingApprovalRows(ctx.tx, person, waitingMax),
      older: null,
      newer: null,
      counts,
    }
  const page = { ...place, limit: place.limit ?? listLength }
  const { rows, older, newer } = pageOf(
    await approvalRows(ctx.tx, view, person, page),
    ({ approvalId }) => approvalId,
    page,
  )
  return { approvals: rows, older, newer, counts }
}

export async function countApprovals(
  ctx: ActionContext,
): Promise<{ waiting: number; mine: number }> {
  return await countApprovalsOf(ctx.tx, staffPersonOf(ctx))
}

/** One request with its effect on the book and whether the caller may approve it. */
export async function readApproval(
  ctx: ActionContext,
  kinds: readonly AnyApprovalKind[],
  { approvalId }: ApprovalIdInput,
): Promise<ApprovalRequestView> {
  const person = staffPersonOf(ctx)
  const [request, row] = [
    await findApproval(ctx.tx, approvalId),
    await findApprovalRow(ctx.tx, approvalId),
  ]
  if (!request || !row) refuse(approvalRefusals, 'approval-not-found', { status: 404 })
  const frozen = readFrozenRequest(kinds, request)
  const { state, effect, details } = await frozen.snapshot(ctx.tx)
  const isPending = request.status === 'pending'
  const stateChanged = isPending && freeze(state).hash !== request.stateHash
  const { maker: first, filedAt } = request
  const finding = await findPairObstacle(ctx.tx, { first, second: person, madeAt: filedAt })
  const obstacle = judgeChecker({ person }, request) ?? (finding && mayNotOf[finding.obstacle])
  const origin =
    isPending && !obstacle
      ? await findSharedOrigin(ctx, { first, second: person, since: filedAt })
      : noSharedOrigin
  const mayNot = !isPending
    ? 'decided'
    : request.isOver
      ? 'expired'
      : (obstacle ?? (stateChanged ? 'state-changed' : null))
  return {
    ...row,
    details,
    effect: isPending ? effect : null,
    stateChanged,
    mine: request.maker === person,
    mayNot,
    approvesFrom: finding?.approvesFrom ?? null,
    sameAddress: row.sameAddress || origin.address,
    sameBrowser: row.sameBrowser || origin.browser,
  }
}

const mayNotOf = {
  'first-unknown': 'maker-not-staff',
  'same-person': 'own-request',
  'second-not-staff': 'checker-too-new',
  'second-too-new': 'checker-too-new',
  'first-not-staff': 'maker-not-staff',
  'company-access': 'company-access',
  'second-waits': 'second-waits',
  'one-invited-other': 'one-invited-other',
} as const satisfies Record<PairObstacle, string>
