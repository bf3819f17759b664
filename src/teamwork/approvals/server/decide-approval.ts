import { showPesosSigned } from '#foundation/peso/shared/peso.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
/**
 * The second person's yes or no, and the first one's change of mind. Locks in the order of all
 * money: people, the thing that it is about, the request, the book; so a decision and a move of the
 * same thing come one after the other.
 */
import { recordActivity } from '#people/activity/server/actions.ts'
import {
  shareStaffPerson,
  staffPersonOf,
  wasStaffAt,
} from '#people/identity/server/staff-person.ts'
import { endClaim, refuseIfAnotherClaims } from '#teamwork/claims/server/actions.ts'
import type { ApprovalRowView } from '../shared/contract.ts'
import { approvalRecordTexts } from '../shared/record-words.ts'
import { judgeChecker, type ApprovalNamed, type Rejection } from '../shared/rules.ts'
import { approvalRefusals, statusWords } from '../shared/words.ts'
import type { AnyKind, ReadKind } from './approval-kind.ts'
import { publishApproval } from './file-approval.ts'
import { freeze, hashOf } from './freeze.ts'
import { findRow } from './reads.ts'
import { endApproval, findApproval, lockApproval, type ApprovalRow } from './store.ts'

/**
 * Agrees, and carries it out in the same transaction: either both happen or neither. Everything is
 * looked at again under the locks. Pressed twice by the same person, it is done once. Refuses (403)
 * who filed it or gains by it, (409) what is decided, too old, or not as it was when it was filed.
 */
export async function approve(
  ctx: ActionContext,
  kinds: readonly AnyKind[],
  { approvalId }: ApprovalNamed,
): Promise<ApprovalRowView> {
  const { tx } = ctx
  const person = staffPersonOf(ctx)
  const { request, thing } = await readRequest(ctx, kinds, approvalId)
  const inTheWay = judgeChecker({ person }, request)
  if (inTheWay) refuse(approvalRefusals, inTheWay, { status: 403 })
  // A session that was looked at a moment ago may be that of somebody who is of the staff no longer; the maker's, of two days ago.
  if (!(await shareStaffPerson(tx, person)))
    refuse(approvalRefusals, 'checker-not-staff', { status: 403 })
  const makerIsStaff = await shareStaffPerson(tx, request.maker)
  await thing.lock(tx)
  const locked = await lockWaiting(ctx, approvalId)
  if (locked.status === 'approved' && locked.decidedBy === person)
    return await viewOf(ctx, approvalId)
  await refuseIfAnotherClaims(ctx, { kind: 'approval', id: approvalId })
  checkWaiting(locked)
  // Otherwise one would make up the colleague who agrees once there is something to agree to.
  if (!(await wasStaffAt(tx, person, request.filedAt)))
    refuse(approvalRefusals, 'checker-too-new', { status: 403 })
  if (!makerIsStaff) refuse(approvalRefusals, 'maker-not-staff', { status: 409 })
  const { state } = await thing.look(tx)
  if (freeze(state).hash !== locked.stateHash)
    refuse(approvalRefusals, 'state-changed', { status: 409 })
  await endApproval(tx, { approvalId, status: 'approved', decidedBy: deciderOf(ctx), reason: '' })
  await thing.carryOut(ctx)
  await recordDecision(ctx, locked, thing, 'approved')
  return await viewOf(ctx, approvalId)
}

/** Says no, with a reason that the maker reads. Not by the maker, who takes it back instead. */
export async function reject(
  ctx: ActionContext,
  kinds: readonly AnyKind[],
  { approvalId, reason }: Rejection,
): Promise<ApprovalRowView> {
  const person = staffPersonOf(ctx)
  const { thing } = await readRequest(ctx, kinds, approvalId)
  if (reason === '') refuse(approvalRefusals, 'reason-required', { field: 'reason' })
  const locked = await lockWaiting(ctx, approvalId)
  if (locked.maker === person) refuse(approvalRefusals, 'own-request', { status: 403 })
  if (locked.status === 'rejected' && locked.decidedBy === person)
    return await viewOf(ctx, approvalId)
  await refuseIfAnotherClaims(ctx, { kind: 'approval', id: approvalId })
  checkWaiting(locked)
  await endApproval(ctx.tx, { approvalId, status: 'rejected', decidedBy: deciderOf(ctx), reason })
  await recordDecision(ctx, locked, thing, 'rejected')
  return await viewOf(ctx, approvalId)
}

/** The maker takes the request back while nobody has decided. */
export async function recall(
  ctx: ActionContext,
  kinds: readonly AnyKind[],
  { approvalId }: ApprovalNamed,
): Promise<ApprovalRowView> {
  const { thing } = await readRequest(ctx, kinds, approvalId)
  const locked = await lockWaiting(ctx, approvalId)
  if (locked.maker !== staffPersonOf(ctx))
    refuse(approvalRefusals, 'not-your-request', { status: 409 })
  if (locked.status === 'recalled') return await viewOf(ctx, approvalId)
  checkWaiting(locked)
  await endApproval(ctx.tx, {
    approvalId,
    status: 'recalled',
    decidedBy: deciderOf(ctx),
    reason: '',
  })
  await recordDecision(ctx, locked, thing, 'recalled')
  return await viewOf(ctx, approvalId)
}

/** What was frozen never changes, so it may be read before anything is locked. */
async function readRequest(
  ctx: ActionContext,
  kinds: readonly AnyKind[],
  approvalId: string,
): Promise<{ request: ApprovalRow; thing: ReadKind }> {
  const request =
    (await findApproval(ctx.tx, approvalId)) ??
    refuse(approvalRefusals, 'approval-not-found', { status: 404 })
  return { request, thing: readThing(kinds, request) }
}

/**
 * Refuses what is not to the letter what was filed: whoever can write into the database past the
 * application did that.
 */
export function readThing(
  kinds: readonly AnyKind[],
  { kind, payload, payloadHash }: Pick<ApprovalRow, 'kind' | 'payload' | 'payloadHash'>,
): ReadKind {
  if (hashOf(payload) !== payloadHash) refuse(approvalRefusals, 'request-altered', { status: 409 })
  const found = kinds.find(({ name }) => name === kind)
  if (!found) throw new Error(`Nobody carries out approvals of the kind '${kind}'`)
  return found.read(payload)
}

async function lockWaiting(ctx: ActionContext, approvalId: string): Promise<ApprovalRow> {
  return (
    (await lockApproval(ctx.tx, approvalId)) ??
    refuse(approvalRefusals, 'approval-not-found', { status: 404 })
  )
}

function checkWaiting({ status, isOver }: ApprovalRow): void {
  if (isOver || status === 'expired') refuse(approvalRefusals, 'approval-expired', { status: 409 })
  if (status !== 'pending')
    refuse(approvalRefusals, 'already-decided', {
      status: 409,
      figures: { status: statusWords[status].toLowerCase() },
    })
}

function deciderOf(ctx: ActionContext): { person: string; userId: string | null } {
  return { person: staffPersonOf(ctx), userId: signedInCaller(ctx).userId }
}

async function recordDecision(
  ctx: ActionContext,
  { approvalId, kind, amountCentavos }: ApprovalRow,
  { subject }: ReadKind,
  decision: 'approved' | 'rejected' | 'recalled',
) {
  await recordActivity(ctx, {
    userId: null,
    actionType: `ADMIN_APPROVAL_${decision.toUpperCase()}`,
    description: approvalRecordTexts[decision][kind](showPesosSigned(amountCentavos)),
    subject,
    changes: { approval: { before: 'pending', after: decision } },
  })
  await endClaim(ctx, { kind: 'approval', id: approvalId })
  publishApproval(ctx, approvalId)
}

async function viewOf(ctx: ActionContext, approvalId: string): Promise<ApprovalRowView> {
  return (
    (await findRow(ctx.tx, approvalId)) ??
    refuse(approvalRefusals, 'approval-not-found', { status: 404 })
  )
}
