/** What a writer does: write one, and take it back. Nobody, not even they, changes a word of it. */
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish, publicViewId } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { MyTestimonial, MyTestimonials } from '../shared/contract.ts'
import { testimonialRecordTexts } from '../shared/record-words.ts'
import { nameAs } from '../shared/rules-name.ts'
import {
  judgeTestimonial,
  writtenLatelyMax,
  type NewTestimonial,
  type TestimonialNamed,
  type WriteObstacle,
} from '../shared/rules.ts'
import { testimonialRefusals } from '../shared/words.ts'
import {
  findTestimonial,
  forgetAllOf,
  insertTestimonial,
  latestOf,
  lockTestimonial,
  readWriter,
  setWithdrawn,
  shareWriter,
  type TestimonialRow,
  type Writer,
} from './store.ts'

/** The newest of the caller's, whether they may write one now, and how their name could stand there. */
export async function readMyTestimonials(ctx: ActionContext): Promise<MyTestimonials> {
  const userId = callerUserId(ctx)
  const writer = await readWriter(ctx.tx, userId)
  const latest = await latestOf(ctx.tx, userId)
  const { fullName } = writer
  return {
    latest: latest ? viewOf(latest) : null,
    obstacle: obstacleOf(writer),
    names: { initial: nameAs('initial', fullName), masked: nameAs('masked', fullName) },
  }
}

/**
 * The same id again answers the testimonial as it is now. Refuses: what is missing (422, with the
 * field), no completed deposit or withdrawal, another one that lives, too many lately (409).
 */
export async function writeTestimonial(
  ctx: ActionContext,
  written: NewTestimonial,
): Promise<MyTestimonial> {
  const { tx } = ctx
  const userId = callerUserId(ctx)
  const missing = judgeTestimonial(written)
  if (missing) refuse(testimonialRefusals, missing.name, missing)
  const first = await findTestimonial(tx, written.testimonialId)
  if (first) return sameAgain(first, userId)
  await shareWriter(tx, userId)
  const writer = await readWriter(tx, userId)
  const obstacle = obstacleOf(writer)
  const made =
    obstacle === null &&
    (await insertTestimonial(tx, userId, nameAs(written.nameStyle, writer.fullName), written))
  if (!made) {
    // A second click that came at the same moment may have been faster.
    const faster = await findTestimonial(tx, written.testimonialId)
    return faster
      ? sameAgain(faster, userId)
      : refuse(testimonialRefusals, obstacle ?? 'testimonial-already', { status: 409 })
  }
  await recordActivity(ctx, {
    userId,
    actionType: 'TESTIMONIAL_WRITTEN',
    description: testimonialRecordTexts.written,
    subject: { kind: 'testimonial', id: made.testimonialId },
  })
  tellChange(ctx, made, false)
  return viewOf(made)
}

/**
 * Holds at once, and for ever: withdrawn twice it is withdrawn once. Refuses: testimonial-not-found
 * (404), testimonial-decided (409, when it was rejected).
 */
export async function withdrawTestimonial(
  ctx: ActionContext,
  { testimonialId }: TestimonialNamed,
): Promise<MyTestimonial> {
  const { tx } = ctx
  const userId = callerUserId(ctx)
  // As everybody locks: the user first.
  await shareWriter(tx, userId)
  const before = await lockTestimonial(tx, testimonialId)
  if (!before || before.userId !== userId)
    refuse(testimonialRefusals, 'testimonial-not-found', { status: 404 })
  if (before.state === 'withdrawn') return viewOf(before)
  if (before.state === 'rejected')
    refuse(testimonialRefusals, 'testimonial-decided', { status: 409 })
  const after = await setWithdrawn(tx, testimonialId)
  await recordActivity(ctx, {
    userId,
    actionType: 'TESTIMONIAL_WITHDRAWN',
    description: testimonialRecordTexts.withdrawn,
    subject: { kind: 'testimonial', id: testimonialId },
    changes: { state: { before: before.state, after: after.state } },
  })
  tellChange(ctx, after, before.state === 'published')
  return viewOf(after)
}

/**
 * For the closing of a user, who holds the lock of their row: what they wrote is shown no more, and
 * no word of it is kept.
 */
export async function forgetTestimonialsOf(ctx: ActionContext, userId: string): Promise<void> {
  const published = await forgetAllOf(ctx.tx, userId)
  publish(ctx.tx, { topic: 'testimonials', id: userId, to: 'admins' })
  if (published > 0) publish(ctx.tx, { topic: 'testimonials', id: publicViewId, to: 'admins' })
}

/**
 * The staff's queue and the writer's own screens; and, where the public page changes, whoever draws
 * it.
 */
export function tellChange(
  { tx }: ActionContext,
  { testimonialId: id, userId }: TestimonialRow,
  isPublic: boolean,
): void {
  publish(
    tx,
    { topic: 'testimonials', id, to: 'admins' },
    { topic: 'testimonials', id, to: { userId } },
  )
  if (isPublic) publish(tx, { topic: 'testimonials', id: publicViewId, to: 'admins' })
}

function sameAgain(first: TestimonialRow, userId: string): MyTestimonial {
  return first.userId === userId
    ? viewOf(first)
    : refuse(testimonialRefusals, 'testimonial-id-reused', { status: 409 })
}

function obstacleOf({ hasMovedMoney, hasLiving, writtenLately }: Writer): WriteObstacle | null {
  if (hasLiving) return 'testimonial-already'
  if (!hasMovedMoney) return 'testimonial-needs-transaction'
  return writtenLately >= writtenLatelyMax ? 'testimonial-too-often' : null
}

/** Who of the staff decided is not told. */
function viewOf({
  userId: _userId,
  decidedBy: _decidedBy,
  ...shown
}: TestimonialRow): MyTestimonial {
  return shown
}
