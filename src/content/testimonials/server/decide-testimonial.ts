/** What the staff do: look, publish, or refuse with one of the fixed reasons. */
import { pageOf, type ListPage } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import type { QueuedTestimonial, QueueCount } from '../shared/contract.ts'
import { testimonialRecordTexts } from '../shared/record-words.ts'
import {
  listLength,
  type QueueInput,
  type Rejection,
  type RejectionReason,
  type TestimonialNamed,
} from '../shared/rules.ts'
import { testimonialRefusals } from '../shared/words.ts'
import { countWaiting, queueOf } from './reads.ts'
import {
  findTestimonial,
  lockTestimonial,
  setDecided,
  shareWriter,
  type TestimonialRow,
} from './store.ts'
import { tellChange } from './write-testimonial.ts'

/** Waiting: the oldest first. The others: the newest first, page by page. */
export async function listTestimonials(
  ctx: ActionContext,
  input: QueueInput,
): Promise<Omit<ListPage<never>, 'rows'> & { testimonials: QueuedTestimonial[] }> {
  const asked = { ...input, limit: input.limit ?? listLength }
  const found = await queueOf(ctx.tx, asked)
  if (input.view === 'waiting')
    return { testimonials: found.slice(0, asked.limit), older: null, newer: null }
  const {
    rows: testimonials,
    older,
    newer,
  } = pageOf(found, ({ testimonialId }) => testimonialId, asked)
  return { testimonials, older, newer }
}

export async function countTestimonials(ctx: ActionContext): Promise<QueueCount> {
  return await countWaiting(ctx.tx)
}

/**
 * Everybody reads it from now on. Refuses: testimonial-not-found (404), testimonial-decided,
 * testimonial-of-staff (409).
 */
export async function publishTestimonial(
  ctx: ActionContext,
  { testimonialId }: TestimonialNamed,
): Promise<QueuedTestimonial> {
  const { before, isUser } = await lockInOrder(ctx, testimonialId)
  if (before.state === 'published') return queuedFrom(before)
  if (before.state !== 'waiting')
    refuse(testimonialRefusals, 'testimonial-decided', { status: 409 })
  if (!isUser) refuse(testimonialRefusals, 'testimonial-of-staff', { status: 409 })
  return await decide(ctx, before, 'published', null)
}

/**
 * Also of one that is published, when what is wrong with it was seen later. It is over then; its
 * writer may write another one.
 */
export async function rejectTestimonial(
  ctx: ActionContext,
  { testimonialId, reason }: Rejection,
): Promise<QueuedTestimonial> {
  const { before } = await lockInOrder(ctx, testimonialId)
  if (before.state === 'rejected' && before.reason === reason) return queuedFrom(before)
  if (before.state !== 'waiting' && before.state !== 'published')
    refuse(testimonialRefusals, 'testimonial-decided', { status: 409 })
  return await decide(ctx, before, 'rejected', reason)
}

/** The user, then the testimonial: as a closing locks. */
async function lockInOrder(
  { tx }: ActionContext,
  testimonialId: string,
): Promise<{ before: TestimonialRow; isUser: boolean }> {
  const found =
    (await findTestimonial(tx, testimonialId)) ??
    refuse(testimonialRefusals, 'testimonial-not-found', { status: 404 })
  const writer = await shareWriter(tx, found.userId)
  const before =
    (await lockTestimonial(tx, testimonialId)) ??
    refuse(testimonialRefusals, 'testimonial-not-found', { status: 404 })
  return { before, isUser: writer?.isUser ?? false }
}

async function decide(
  ctx: ActionContext,
  before: TestimonialRow,
  state: 'published' | 'rejected',
  reason: RejectionReason | null,
): Promise<QueuedTestimonial> {
  const { testimonialId, userId } = before
  const after = await setDecided(ctx.tx, testimonialId, { state, by: staffPersonOf(ctx), reason })
  await recordActivity(ctx, {
    userId,
    actionType:
      state === 'published' ? 'ADMIN_TESTIMONIAL_PUBLISHED' : 'ADMIN_TESTIMONIAL_REJECTED',
    description: testimonialRecordTexts[state],
    subject: { kind: 'testimonial', id: testimonialId },
    changes: {
      state: { before: before.state, after: state },
      ...(reason === null ? {} : { reason: { before: null, after: reason } }),
    },
  })
  await notifyUser(ctx, {
    userId,
    type: 'general_info',
    message:
      reason === null
        ? testimonialRecordTexts.publishedNotice
        : testimonialRecordTexts.rejectedNotice[reason],
    linkTo: '/dashboard/testimonial',
  })
  tellChange(ctx, after, true)
  return queuedFrom(after)
}

function queuedFrom({
  userId: _userId,
  decidedBy: _decidedBy,
  withdrawnAt: _withdrawnAt,
  ...shown
}: TestimonialRow): QueuedTestimonial {
  return shown
}
