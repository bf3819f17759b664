import { showPesosSigned } from '#foundation/peso/shared/peso.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
/** Asking for a second person, and taking that back when what it was about went another way. */
import { recordActivity } from '#people/activity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { approvalRecordTexts } from '../shared/record-words.ts'
import type { ApprovalKindName } from '../shared/rules.ts'
import { approvalRefusals, statusWords } from '../shared/words.ts'
import type { ApprovalKind, Subject } from './approval-kind.ts'
import { freeze, type Frozen } from './freeze.ts'
import {
  expireApprovalAbout,
  findApproval,
  findPendingApproval,
  insertApproval,
  outdateApprovalAbout,
  type ApprovalRow,
} from './store.ts'

export interface Filing<Payload extends Frozen> {
  /** Made by the browser, and the id of the act itself when it comes to it. */
  approvalId: string
  /** Of one subject only one request waits. */
  subjectId: string
  /** Whose money it is. */
  userId: string
  /** Negative when it leaves the wallet. */
  amountCentavos: bigint
  payload: Payload
}

/**
 * Freezes what is asked for and what it is asked on. The caller holds the locks of the thing. The
 * same request again is filed once; refuses (409) when another one about the same thing waits, and
 * when this very one was decided already.
 */
export async function fileApproval<Payload extends Frozen>(
  ctx: ActionContext,
  kind: Pick<ApprovalKind<Payload>, 'name' | 'payload' | 'subject' | 'look'>,
  filing: Filing<Payload>,
): Promise<void> {
  const { approvalId, subjectId, userId, amountCentavos } = filing
  const [maker, caller] = [staffPersonOf(ctx), signedInCaller(ctx)]
  const { state } = await kind.look(ctx.tx, filing.payload)
  const [payload, present] = [freeze(filing.payload), freeze(state)]
  const over = await expireApprovalAbout(ctx.tx, { kind: kind.name, subjectId })
  if (over)
    await recordExpiry(ctx, over, () => kind.subject(kind.payload.parse(JSON.parse(over.payload))))
  const made = await insertApproval(ctx.tx, {
    approvalId,
    subjectId,
    userId,
    amountCentavos,
    kind: kind.name,
    maker,
    makerUserId: caller.userId,
    payload: payload.text,
    payloadHash: payload.hash,
    state: present.text,
    stateHash: present.hash,
  })
  if (!made)
    return await answerRepeat(ctx, kind.name, {
      approvalId,
      subjectId,
      payloadHash: payload.hash,
      maker,
    })
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_APPROVAL_FILED',
    description: approvalRecordTexts.filed[kind.name](showPesosSigned(amountCentavos)),
    subject: kind.subject(filing.payload),
  })
  publishApproval(ctx, approvalId)
}

async function answerRepeat(
  ctx: ActionContext,
  kind: ApprovalKindName,
  asked: { approvalId: string; subjectId: string; payloadHash: string; maker: string },
): Promise<void> {
  const found = await findApproval(ctx.tx, asked.approvalId)
  if (!found) {
    const waiting = await findPendingApproval(ctx.tx, { kind, subjectId: asked.subjectId })
    refuse(approvalRefusals, 'already-waiting', {
      status: 409,
      figures: { by: waiting?.makerName ?? '' },
    })
  }
  // Somebody else's id, or other words under the same one: neither was asked for before.
  if (found.payloadHash !== asked.payloadHash || found.maker !== asked.maker)
    refuse(approvalRefusals, 'already-waiting', { status: 409, figures: { by: '' } })
  if (found.status !== 'pending')
    refuse(approvalRefusals, 'already-decided', {
      status: 409,
      figures: { status: statusWords[found.status].toLowerCase() },
    })
}

/** By nobody but the clock, whoever's request found it out. */
export async function recordExpiry(
  ctx: ActionContext,
  { approvalId, kind, amountCentavos }: ApprovalRow,
  readSubject: () => Subject,
): Promise<void> {
  const clock: ActionContext = { ...ctx, caller: { role: 'system' } }
  const description = approvalRecordTexts.expired[kind](showPesosSigned(amountCentavos))
  await recordActivity(clock, {
    userId: null,
    actionType: 'ADMIN_APPROVAL_EXPIRED',
    description,
    subject: subjectOrItself(approvalId, readSubject),
  })
  publishApproval(ctx, approvalId)
}

/**
 * What somebody has written over beside the application cannot be read. Its time is over all the
 * same, and it must keep no other waiting.
 */
function subjectOrItself(approvalId: string, readSubject: () => Subject): Subject {
  try {
    return readSubject()
  } catch {
    return { kind: 'approval', id: approvalId }
  }
}

/**
 * For a room whose thing moved by another way: nobody is left to decide on what cannot be any more.
 * The caller holds the thing's lock.
 */
export async function endApprovalAbout(
  ctx: ActionContext,
  subject: { kind: ApprovalKindName; subjectId: string },
): Promise<void> {
  const ended = await outdateApprovalAbout(ctx.tx, subject)
  if (ended) publishApproval(ctx, ended.approvalId)
}

export function publishApproval(ctx: ActionContext, approvalId: string): void {
  publish(ctx.tx, { topic: 'approvals', id: approvalId, to: 'admins' })
}
