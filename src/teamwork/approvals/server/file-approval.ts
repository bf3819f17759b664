import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { recordText } from '../shared/record-words.ts'
import type { ApprovalKindName } from '../shared/rules.ts'
import { approvalRefusals, approvalStatusWords } from '../shared/words.ts'
import type { ApprovalKind, ApprovalSnapshot, ApprovalSubject } from './approval-kind.ts'
import { freeze, type Frozen } from './freeze.ts'
import {
  expireApprovalAbout,
  findApproval,
  findPendingApproval,
  insertApproval,
  outdateApprovalsAbout,
  type ApprovalRow,
} from './store.ts'

export interface NewRequest<Payload extends Frozen> {
  /** Made by the browser. `carryOut` uses it as the id of what it creates. */
  approvalId: string
  /** At most one request is pending for one subject. */
  subjectId: string
  /** The owner of the money; null for money of the company. */
  userId: string | null
  /** Negative when money leaves the wallet. */
  amountCentavos: bigint
  payload: Payload
}

/**
 * Files a request with its payload and the present state of its subject. The caller holds the locks
 * of the subject. Filing the same request again does nothing. Refuses: already-waiting (409) when
 * another request about the subject is pending, already-decided (409) when this one was decided.
 */
export async function fileApproval<Payload extends Frozen>(
  ctx: ActionContext,
  kind: Pick<ApprovalKind<Payload>, 'name' | 'payload' | 'subject'> & {
    snapshot(tx: Transaction, payload: Payload): Promise<Pick<ApprovalSnapshot, 'state'>>
  },
  filing: NewRequest<Payload>,
): Promise<void> {
  const { approvalId, subjectId, userId, amountCentavos } = filing
  const [maker, caller] = [staffPersonOf(ctx), signedInCaller(ctx)]
  const { state } = await kind.snapshot(ctx.tx, filing.payload)
  const [payload, current] = [freeze(filing.payload), freeze(state)]
  const expired = await expireApprovalAbout(ctx.tx, { kind: kind.name, subjectId })
  if (expired)
    await recordApprovalExpiry(ctx, expired, () =>
      kind.subject(kind.payload.parse(JSON.parse(expired.payload))),
    )
  const inserted = await insertApproval(ctx.tx, {
    approvalId,
    subjectId,
    userId,
    amountCentavos,
    kind: kind.name,
    maker,
    makerUserId: caller.userId,
    payload: payload.text,
    payloadHash: payload.hash,
    state: current.text,
    stateHash: current.hash,
  })
  if (!inserted)
    return await answerRepeat(ctx, kind.name, {
      approvalId,
      subjectId,
      payloadHash: payload.hash,
      maker,
    })
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_APPROVAL_FILED',
    description: recordText('filed', { kind: kind.name, amountCentavos, ...inserted }),
    subject: kind.subject(filing.payload),
  })
  publishApproval(ctx, approvalId)
}

async function answerRepeat(
  ctx: ActionContext,
  kind: ApprovalKindName,
  request: { approvalId: string; subjectId: string; payloadHash: string; maker: string },
): Promise<void> {
  const found = await findApproval(ctx.tx, request.approvalId)
  if (!found) {
    const pending = await findPendingApproval(ctx.tx, { kind, subjectId: request.subjectId })
    refuse(approvalRefusals, 'already-waiting', {
      status: 409,
      figures: { by: pending?.makerName ?? '' },
    })
  }
  // The id belongs to a request of somebody else or with another payload.
  if (found.payloadHash !== request.payloadHash || found.maker !== request.maker)
    refuse(approvalRefusals, 'already-waiting', { status: 409, figures: { by: '' } })
  if (found.status !== 'pending')
    refuse(approvalRefusals, 'already-decided', {
      status: 409,
      figures: { status: approvalStatusWords[found.status].toLowerCase() },
    })
}

/** Records the expiry as done by the system, also when a request of a person noticed it. */
export async function recordApprovalExpiry(
  ctx: ActionContext,
  request: ApprovalRow,
  readSubject: () => ApprovalSubject,
): Promise<void> {
  const { approvalId } = request
  const system: ActionContext = { ...ctx, caller: { role: 'system' } }
  const description = recordText('expired', request)
  await recordActivity(system, {
    userId: null,
    actionType: 'ADMIN_APPROVAL_EXPIRED',
    description,
    subject: subjectOrItself(approvalId, readSubject),
  })
  publishApproval(ctx, approvalId)
}

/**
 * A payload that somebody changed past the application cannot be parsed. The request expires all
 * the same, so that it blocks no other request.
 */
function subjectOrItself(approvalId: string, readSubject: () => ApprovalSubject): ApprovalSubject {
  try {
    return readSubject()
  } catch {
    return { kind: 'approval', id: approvalId }
  }
}

/**
 * Ends a pending request about a subject that changed in another way, so that nobody decides on it.
 * The caller holds the lock of the subject.
 */
export async function outdateApproval(
  ctx: ActionContext,
  { kind, subjectId }: { kind: ApprovalKindName; subjectId: string },
): Promise<void> {
  await outdateApprovals(ctx, { kinds: [kind], subjectIds: [subjectId] })
}

/** The same for many kinds and subjects, in one statement. */
export async function outdateApprovals(
  ctx: ActionContext,
  subjects: { kinds: readonly ApprovalKindName[]; subjectIds: readonly string[] },
): Promise<void> {
  for (const { approvalId } of await outdateApprovalsAbout(ctx.tx, subjects))
    publishApproval(ctx, approvalId)
}

export function publishApproval(ctx: ActionContext, approvalId: string): void {
  publish(ctx.tx, { topic: 'approvals', id: approvalId, to: 'admins' })
}
