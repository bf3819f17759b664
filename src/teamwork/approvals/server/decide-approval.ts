/**
 * Approves, rejects and recalls requests. Locks in the order of all money: people, the subject, the
 * request, the book. A decision and another change of the same subject are thereby serialised.
 */
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import {
  requireSecondPerson,
  sharePair,
} from '#people/identity/server/second-person/second-person.ts'
import { originChanges } from '#people/identity/server/second-person/shared-origin.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { noSharedOrigin, type ModuleObstacle } from '#people/identity/shared/second-person/rules.ts'
import { endClaim, refuseIfAnotherClaims } from '#teamwork/claims/server/actions.ts'
import type { ApprovalRowView } from '../shared/contract.ts'
import { recordText } from '../shared/record-words.ts'
import { judgeChecker, type ApprovalIdInput, type ApprovalRejection } from '../shared/rules.ts'
import { approvalRefusals, approvalStatusWords } from '../shared/words.ts'
import type { AnyApprovalKind, FrozenRequest } from './approval-kind.ts'
import { publishApproval } from './file-approval.ts'
import { freeze, hashFrozenText } from './freeze.ts'
import { findApprovalRow } from './reads.ts'
import { endApproval, findApproval, lockApproval, type ApprovalRow } from './store.ts'

/**
 * Approves a request and carries it out in the same transaction. Checks everything again under the
 * locks. A second call by the same person returns the decided request. Refuses: own-request,
 * own-wallet, checker-not-staff, checker-too-new (403); what requireSecondPerson refuses,
 * already-decided, approval-expired, maker-not-staff, state-changed, request-altered (409); what
 * the kind refuses; a claim of another admin (409); approval-not-found (404).
 */
export async function approveRequest(
  ctx: ActionContext,
  kinds: readonly AnyApprovalKind[],
  { approvalId }: ApprovalIdInput,
): Promise<ApprovalRowView> {
  const { tx } = ctx
  const person = staffPersonOf(ctx)
  const { request, frozen } = await readRequest(ctx, kinds, approvalId)
  const obstacle = judgeChecker({ person }, request)
  if (obstacle) refuse(approvalRefusals, obstacle, { status: 403 })
  await sharePair(tx, request.maker, person)
  await frozen.lock(tx)
  const locked = await lockOrRefuse(ctx, approvalId)
  if (locked.status === 'approved' && locked.decidedBy === person)
    return await viewOf(ctx, approvalId)
  await refuseIfAnotherClaims(ctx, { kind: 'approval', id: approvalId })
  checkPending(locked)
  const origin = await requireSecondPerson(
    ctx,
    { first: request.maker, madeAt: request.filedAt },
    refuseOwn,
  )
  const { state } = await frozen.snapshot(tx)
  if (freeze(state).hash !== locked.stateHash)
    refuse(approvalRefusals, 'state-changed', { status: 409 })
  await endApproval(tx, {
    approvalId,
    status: 'approved',
    decidedBy: deciderOf(ctx),
    reason: '',
    origin,
  })
  await frozen.carryOut(ctx)
  await recordDecision(ctx, locked, frozen, 'approved', origin)
  return await viewOf(ctx, approvalId)
}

/** Rejects a request with a reason for the maker. Makers recall their own instead (403). */
export async function rejectRequest(
  ctx: ActionContext,
  kinds: readonly AnyApprovalKind[],
  { approvalId, reason }: ApprovalRejection,
): Promise<ApprovalRowView> {
  const person = staffPersonOf(ctx)
  const { frozen } = await readRequest(ctx, kinds, approvalId)
  if (reason === '') refuse(approvalRefusals, 'reason-required', { field: 'reason' })
  const locked = await lockOrRefuse(ctx, approvalId)
  if (locked.maker === person) refuse(approvalRefusals, 'own-request', { status: 403 })
  if (locked.status === 'rejected' && locked.decidedBy === person)
    return await viewOf(ctx, approvalId)
  await refuseIfAnotherClaims(ctx, { kind: 'approval', id: approvalId })
  checkPending(locked)
  await endApproval(ctx.tx, { approvalId, status: 'rejected', decidedBy: deciderOf(ctx), reason })
  await recordDecision(ctx, locked, frozen, 'rejected')
  return await viewOf(ctx, approvalId)
}

/** The words of this module for obstacles of the two persons. */
function refuseOwn(obstacle: ModuleObstacle): never {
  const names = {
    'first-unknown': 'maker-not-staff',
    'same-person': 'own-request',
    'second-not-staff': 'checker-not-staff',
    'second-too-new': 'checker-too-new',
    'first-not-staff': 'maker-not-staff',
  } as const
  const name = names[obstacle]
  refuse(approvalRefusals, name, { status: name === 'maker-not-staff' ? 409 : 403 })
}

/** The maker withdraws a pending request. */
export async function recallRequest(
  ctx: ActionContext,
  kinds: readonly AnyApprovalKind[],
  { approvalId }: ApprovalIdInput,
): Promise<ApprovalRowView> {
  const { frozen } = await readRequest(ctx, kinds, approvalId)
  const locked = await lockOrRefuse(ctx, approvalId)
  if (locked.maker !== staffPersonOf(ctx))
    refuse(approvalRefusals, 'not-your-request', { status: 409 })
  if (locked.status === 'recalled') return await viewOf(ctx, approvalId)
  checkPending(locked)
  await endApproval(ctx.tx, {
    approvalId,
    status: 'recalled',
    decidedBy: deciderOf(ctx),
    reason: '',
  })
  await recordDecision(ctx, locked, frozen, 'recalled')
  return await viewOf(ctx, approvalId)
}

/** Reads before any lock: what was frozen never changes. */
async function readRequest(
  ctx: ActionContext,
  kinds: readonly AnyApprovalKind[],
  approvalId: string,
): Promise<{ request: ApprovalRow; frozen: FrozenRequest }> {
  const request =
    (await findApproval(ctx.tx, approvalId)) ??
    refuse(approvalRefusals, 'approval-not-found', { status: 404 })
  return { request, frozen: readFrozenRequest(kinds, request) }
}

/**
 * Refuses a payload that does not match its hash (request-altered, 409): somebody changed it in the
 * database, past the application.
 */
export function readFrozenRequest(
  kinds: readonly AnyApprovalKind[],
  { kind, payload, payloadHash }: Pick<ApprovalRow, 'kind' | 'payload' | 'payloadHash'>,
): FrozenRequest {
  if (hashFrozenText(payload) !== payloadHash)
    refuse(approvalRefusals, 'request-altered', { status: 409 })
  const approvalKind = kinds.find(({ name }) => name === kind)
  if (!approvalKind) throw new Error(`No module carries out approvals of the kind '${kind}'`)
  return approvalKind.read(payload)
}

async function lockOrRefuse(ctx: ActionContext, approvalId: string): Promise<ApprovalRow> {
  return (
    (await lockApproval(ctx.tx, approvalId)) ??
    refuse(approvalRefusals, 'approval-not-found', { status: 404 })
  )
}

function checkPending({ status, isOver }: ApprovalRow): void {
  if (isOver || status === 'expired') refuse(approvalRefusals, 'approval-expired', { status: 409 })
  if (status !== 'pending')
    refuse(approvalRefusals, 'already-decided', {
      status: 409,
      figures: { status: approvalStatusWords[status].toLowerCase() },
    })
}

function deciderOf(ctx: ActionContext): { person: string; userId: string | null } {
  return { person: staffPersonOf(ctx), userId: signedInCaller(ctx).userId }
}

async function recordDecision(
  ctx: ActionContext,
  request: ApprovalRow,
  { subject }: FrozenRequest,
  decision: 'approved' | 'rejected' | 'recalled',
  origin = noSharedOrigin,
) {
  const { approvalId } = request
  await recordActivity(ctx, {
    userId: null,
    actionType: `ADMIN_APPROVAL_${decision.toUpperCase()}`,
    description: recordText(decision, request),
    subject,
    changes: { approval: { before: 'pending', after: decision }, ...originChanges(origin) },
  })
  await endClaim(ctx, { kind: 'approval', id: approvalId })
  publishApproval(ctx, approvalId)
}

async function viewOf(ctx: ActionContext, approvalId: string): Promise<ApprovalRowView> {
  return (
    (await findApprovalRow(ctx.tx, approvalId)) ??
    refuse(approvalRefusals, 'approval-not-found', { status: 404 })
  )
}
