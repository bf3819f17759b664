/** Actions of the staff: list, publish, or reject with one of the fixed reasons. */
import { pageOf, type ListPage } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import type { QueuedTestimonial, TestimonialQueueCount } from '../shared/contract.ts'
import { testimonialRecordTexts } from '../shared/record-words.ts'
import type { TestimonialQueueInput } from '../shared/rules-queue.ts'
import {
  isOpenTestimonial,
  testimonialListLength,
  type TestimonialRejection,
  type TestimonialRejectionReason,
  type TestimonialIdInput,
} from '../shared/rules.ts'
import { testimonialRefusals } from '../shared/words.ts'
import { countWaitingTestimonials, selectQueuedTestimonials } from './reads.ts'
import {
  findTestimonial,
  lockTestimonial,
  setDecided,
  shareWriter,
  type TestimonialRow,
} from './store.ts'
import { publishTestimonialChange } from './write-testimonial.ts'

/** Waiting ones oldest first, without pages; the others newest first, in pages. */
export async function listTestimonials(
  ctx: ActionContext,
  input: TestimonialQueueInput,
): Promise<Omit<ListPage<never>, 'rows'> & { testimonials: QueuedTestimonial[] }> {
  const request = { ...input, limit: input.limit ?? testimonialListLength }
  const found = await selectQueuedTestimonials(ctx.tx, request)
  if (input.view === 'waiting')
    return { testimonials: found.slice(0, request.limit), older: null, newer: null }
  const {
    rows: testimonials,
    older,
    newer,
  } = pageOf(found, ({ testimonialId }) => testimonialId, request)
  return { testimonials, older, newer }
}

export async function countTestimonials(ctx: ActionContext): Promise<TestimonialQueueCount> {
  return await countWaitingTestimonials(ctx.tx)
}

/** Refuses testimonial-not-found (404), testimonial-decided and testimonial-of-staff (409). */
export async function publishTestimonial(
  ctx: ActionContext,
  { testimonialId }: TestimonialIdInput,
): Promise<QueuedTestimonial> {
  const { before, isUser } = await lockInOrder(ctx, testimonialId)
  if (before.state === 'published') return queuedFrom(before)
  if (before.state !== 'waiting')
    refuse(testimonialRefusals, 'testimonial-decided', { status: 409 })
  if (!isUser) refuse(testimonialRefusals, 'testimonial-of-staff', { status: 409 })
  return await decide(ctx, before, 'published', null)
}

/**
 * Also takes down a published one. The writer may write another. Refuses testimonial-not-found
 * (404) and testimonial-decided (409).
 */
export async function rejectTestimonial(
  ctx: ActionContext,
  { testimonialId, reason }: TestimonialRejection,
): Promise<QueuedTestimonial> {
  const { before } = await lockInOrder(ctx, testimonialId)
  if (before.state === 'rejected' && before.reason === reason) return queuedFrom(before)
  if (!isOpenTestimonial(before.state))
    refuse(testimonialRefusals, 'testimonial-decided', { status: 409 })
  return await decide(ctx, before, 'rejected', reason)
}

/** Locks the user before the testimonial, in the same order as closing a login. */
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
  reason: TestimonialRejectionReason | null,
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
  publishTestimonialChange(ctx, after, true)
  return queuedFrom(after)
}

function queuedFrom({
  userId: _userId,
  decidedBy: _decidedBy,
  withdrawnAt: _withdrawnAt,
  amountCentavos: _amountCentavos,
  ...view
}: TestimonialRow): QueuedTestimonial {
  return view
}
