/** Actions of the writer: write a testimonial and withdraw it. Nobody can edit one. */
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish, publicViewId } from '#foundation/platform/server/live/relay.ts'
import { maskPayeeName } from '#money/withdrawals/shared/rules-public.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findAvatarOf } from '#people/profile/server/avatars.ts'
import type { MyTestimonial, MyTestimonials } from '../shared/contract.ts'
import { testimonialRecordTexts } from '../shared/record-words.ts'
import {
  judgeTestimonial,
  recentTestimonialsMax,
  type NewTestimonial,
  type TestimonialIdInput,
  type TestimonialNameStyle,
  type TestimonialObstacle,
} from '../shared/rules.ts'
import { testimonialRefusals } from '../shared/words.ts'
import { agreeToAmount, amountOf, readOwnAmounts, takeBackAmountOf } from './amount-store.ts'
import {
  findTestimonial,
  eraseTestimonialsOf,
  insertTestimonial,
  findLatestTestimonial,
  lockTestimonial,
  readWriter,
  setWithdrawn,
  shareWriter,
  type TestimonialRow,
  type TestimonialWriter,
} from './store.ts'
import { copyPicture, deleteWithdrawnPictures } from './testimonial-pictures.ts'

/** The caller's latest one, whether they may write another now, and how it can show their name. */
export async function readMyTestimonials(ctx: ActionContext): Promise<MyTestimonials> {
  const userId = callerUserId(ctx)
  const writer = await readWriter(ctx.tx, userId)
  const latest = await findLatestTestimonial(ctx.tx, userId)
  const { fullName } = writer
  return {
    latest: latest ? viewOf(latest) : null,
    avatarId: (await findAvatarOf(ctx.tx, userId))?.avatarId ?? null,
    obstacle: obstacleOf(writer),
    names: {
      initial: testimonialName('initial', fullName),
      masked: testimonialName('masked', fullName),
    },
    amounts: (await readOwnAmounts(ctx.tx, userId)).flatMap(({ amountCentavos, ...row }) => {
      const amount = amountOf({ amountCentavos })
      return amount ? [{ ...row, ...amount }] : []
    }),
  }
}

/**
 * The same id again returns the testimonial as it is now. Refuses what judgeTestimonial finds
 * (422), testimonial-needs-transaction, testimonial-already, testimonial-too-often and
 * testimonial-id-reused (409).
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
  if (first) return viewReplay(first, userId)
  await shareWriter(tx, userId)
  const writer = await readWriter(tx, userId)
  const obstacle = obstacleOf(writer)
  const made =
    obstacle === null &&
    (await insertTestimonial(
      tx,
      userId,
      testimonialName(written.nameStyle, writer.fullName),
      written,
    ))
  if (!made) {
    // A concurrent copy of this request may have been faster.
    const copy = await findTestimonial(tx, written.testimonialId)
    return copy
      ? viewReplay(copy, userId)
      : refuse(testimonialRefusals, obstacle ?? 'testimonial-already', { status: 409 })
  }
  if (
    written.amountOf !== undefined &&
    !(await agreeToAmount(tx, { testimonialId: made.testimonialId, userId }, written.amountOf))
  )
    refuse(testimonialRefusals, 'testimonial-amount-unknown', { status: 409, field: 'amountOf' })
  if (written.showPicture)
    made.hasPicture = await copyPicture(ctx, { testimonialId: made.testimonialId, userId })
  await recordActivity(ctx, {
    userId,
    actionType: 'TESTIMONIAL_WRITTEN',
    description: testimonialRecordTexts.written,
    subject: { kind: 'testimonial', id: made.testimonialId },
  })
  publishTestimonialChange(ctx, made, false)
  return viewOf((await findTestimonial(tx, made.testimonialId)) ?? made)
}

/**
 * Takes effect at once and for good; withdrawing it again changes nothing. Refuses
 * testimonial-not-found (404), and testimonial-decided (409) when it was rejected.
 */
export async function withdrawTestimonial(
  ctx: ActionContext,
  { testimonialId }: TestimonialIdInput,
): Promise<MyTestimonial> {
  const { tx } = ctx
  const userId = callerUserId(ctx)
  // Lock the user first, in the same order as every other action.
  await shareWriter(tx, userId)
  const before = await lockTestimonial(tx, testimonialId)
  if (!before || before.userId !== userId)
    refuse(testimonialRefusals, 'testimonial-not-found', { status: 404 })
  if (before.state === 'withdrawn') return viewOf(before)
  if (before.state === 'rejected')
    refuse(testimonialRefusals, 'testimonial-decided', { status: 409 })
  const after = { ...(await setWithdrawn(tx, testimonialId)), hasPicture: false }
  await deleteWithdrawnPictures(ctx, userId)
  await recordActivity(ctx, {
    userId,
    actionType: 'TESTIMONIAL_WITHDRAWN',
    description: testimonialRecordTexts.withdrawn,
    subject: { kind: 'testimonial', id: testimonialId },
    changes: { state: { before: before.state, after: after.state } },
  })
  publishTestimonialChange(ctx, after, before.state === 'published')
  return viewOf(after)
}

/**
 * The testimonial stays, and its amount is shown no more; doing it again changes nothing. Refuses
 * testimonial-not-found (404).
 */
export async function takeBackAmount(
  ctx: ActionContext,
  { testimonialId }: TestimonialIdInput,
): Promise<MyTestimonial> {
  const { tx } = ctx
  const userId = callerUserId(ctx)
  await shareWriter(tx, userId)
  const before = await lockTestimonial(tx, testimonialId)
  if (!before || before.userId !== userId)
    refuse(testimonialRefusals, 'testimonial-not-found', { status: 404 })
  if (!(await takeBackAmountOf(tx, testimonialId))) return viewOf(before)
  await recordActivity(ctx, {
    userId,
    actionType: 'TESTIMONIAL_AMOUNT_TAKEN_BACK',
    description: testimonialRecordTexts.amountTakenBack,
    subject: { kind: 'testimonial', id: testimonialId },
  })
  publishTestimonialChange(ctx, before, before.state === 'published')
  return viewOf({ ...before, amountCentavos: null })
}

/** For closing a login: hides and erases what the user wrote. The caller has locked the user. */
export async function forgetTestimonialsOf(ctx: ActionContext, userId: string): Promise<void> {
  const published = await eraseTestimonialsOf(ctx.tx, userId)
  await deleteWithdrawnPictures(ctx, userId)
  publish(ctx.tx, { topic: 'testimonials', id: userId, to: 'admins' })
  if (published > 0) publish(ctx.tx, { topic: 'testimonials', id: publicViewId, to: 'admins' })
}

/** Live events for the staff's queue and the writer, and for the public page when it changes. */
export function publishTestimonialChange(
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

function viewReplay(first: TestimonialRow, userId: string): MyTestimonial {
  return first.userId === userId
    ? viewOf(first)
    : refuse(testimonialRefusals, 'testimonial-id-reused', { status: 409 })
}

function obstacleOf({
  hasMovedMoney,
  hasOpen,
  recentCount,
}: TestimonialWriter): TestimonialObstacle | null {
  if (hasOpen) return 'testimonial-already'
  if (!hasMovedMoney) return 'testimonial-needs-transaction'
  return recentCount >= recentTestimonialsMax ? 'testimonial-too-often' : null
}

/** Leaves out which staff member decided. */
function viewOf({
  userId: _userId,
  decidedBy: _decidedBy,
  amountCentavos,
  ...view
}: TestimonialRow): MyTestimonial {
  return { ...view, amount: amountOf({ amountCentavos }) }
}

/** `Maria Clara Santos` → `Maria S.`, or `M••• S•••`. */
export function testimonialName(style: TestimonialNameStyle, fullName: string): string {
  if (style === 'masked') return maskPayeeName(fullName)
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]?.toUpperCase()
  return initial === undefined ? first : `${first} ${initial}.`
}
