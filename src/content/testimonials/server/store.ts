/** SQL of one testimonial and its writer. The public list is in read-public.ts. */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { userSampleOf } from '#people/identity/server/users-sql.ts'
import {
  testimonialConsentVersion,
  openTestimonialStates,
  recentTestimonialsDays,
  type NewTestimonial,
  type TestimonialRejectionReason,
  type TestimonialState,
  type TestimonialLanguage,
} from '../shared/rules.ts'
import { amountColumns, depositsAndWithdrawals, type AmountColumns } from './amount-store.ts'

export interface TestimonialRow extends AmountColumns {
  testimonialId: string
  userId: string
  state: TestimonialState
  shownName: string
  location: string
  text: string
  rating: number
  language: TestimonialLanguage
  sample: boolean
  writtenAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  reason: TestimonialRejectionReason | null
  withdrawnAt: Date | null
  hasPicture: boolean
}

/** For queries of testimonials, as `t`. */
export const hasPicture = `exists (
  select from testimonial_pictures p where p.testimonial_id = t.id) as "hasPicture"`

const columns = `t.id as "testimonialId", t.user_id as "userId", t.state,
  t.shown_name as "shownName", t.location, t.body as text, t.rating::int as rating, t.language,
  t.sample, t.written_at as "writtenAt", t.decided_at as "decidedAt",
  t.decided_by as "decidedBy", t.reason, t.withdrawn_at as "withdrawnAt",
  ${hasPicture},
  ${amountColumns}`

export interface TestimonialWriter {
  fullName: string
  /** False for staff. */
  isUser: boolean
  hasMovedMoney: boolean
  recentCount: number
  hasOpen: boolean
}

export function readWriter(tx: Transaction, userId: string): Promise<TestimonialWriter> {
  return tx.row<TestimonialWriter>(
    `select u.full_name as "fullName", u.role = 'user' as "isUser",
       exists (
         select from ${depositsAndWithdrawals} m
         where m.user_id = u.id and m.status = 'completed') as "hasMovedMoney",
       (select count(*)::int from testimonials t
        where t.user_id = u.id
          and t.written_at > now() - make_interval(days => $2)) as "recentCount",
       exists (
         select from testimonials t
         where t.user_id = u.id and t.state in (${sqlNames(openTestimonialStates)})) as "hasOpen"
     from users u where u.id = $1`,
    [userId, recentTestimonialsDays],
  )
}

/**
 * Locks the writer, so that closing and changes of the role wait for this transaction. Undefined
 * when they have closed.
 */
export function shareWriter(
  tx: Transaction,
  userId: string,
): Promise<{ isUser: boolean } | undefined> {
  return tx.maybeRow(
    `select role = 'user' as "isUser" from users where id = $1 and closed_at is null for share`,
    [userId],
  )
}

export function findTestimonial(
  tx: Transaction,
  testimonialId: string,
): Promise<TestimonialRow | undefined> {
  return tx.maybeRow<TestimonialRow>(`select ${columns} from testimonials t where t.id = $1`, [
    testimonialId,
  ])
}

export function lockTestimonial(
  tx: Transaction,
  testimonialId: string,
): Promise<TestimonialRow | undefined> {
  return tx.maybeRow<TestimonialRow>(
    `select ${columns} from testimonials t where t.id = $1 for update`,
    [testimonialId],
  )
}

export function findLatestTestimonial(
  tx: Transaction,
  userId: string,
): Promise<TestimonialRow | undefined> {
  return tx.maybeRow<TestimonialRow>(
    `select ${columns} from testimonials t where t.user_id = $1
      order by t.written_at desc, t.id desc limit 1`,
    [userId],
  )
}

/**
 * Undefined when the id is taken, or the user has another open one. Takes the sample mark from the
 * user.
 */
export function insertTestimonial(
  tx: Transaction,
  userId: string,
  shownName: string,
  written: NewTestimonial,
): Promise<TestimonialRow | undefined> {
  return tx.maybeRow<TestimonialRow>(
    `insert into testimonials as t (id, user_id, shown_name, location, body, rating, language,
      consent_version, sample)
     values ($1, $2, $3, $4, $5, $6, $7, $8, ${userSampleOf('$2::uuid')})
     on conflict do nothing returning ${columns}`,
    [
      written.testimonialId,
      userId,
      shownName,
      written.location,
      written.text,
      written.rating,
      written.language,
      testimonialConsentVersion,
    ],
  )
}

/** The caller has locked the row. */
export function setDecided(
  tx: Transaction,
  testimonialId: string,
  decision: {
    state: 'published' | 'rejected'
    by: string
    reason: TestimonialRejectionReason | null
  },
): Promise<TestimonialRow> {
  return tx.row<TestimonialRow>(
    `update testimonials t
     set state = $2, decided_at = clock_timestamp(), decided_by = $3, reason = $4
     where t.id = $1 returning ${columns}`,
    [testimonialId, decision.state, decision.by, decision.reason],
  )
}

/** The caller has locked the row. */
export function setWithdrawn(tx: Transaction, testimonialId: string): Promise<TestimonialRow> {
  return tx.row<TestimonialRow>(
    `update testimonials t set state = 'withdrawn', withdrawn_at = clock_timestamp()
     where t.id = $1 returning ${columns}`,
    [testimonialId],
  )
}

/**
 * Withdraws the user's open testimonials and erases the words of all. Returns how many were
 * published.
 */
export async function eraseTestimonialsOf(tx: Transaction, userId: string): Promise<number> {
  await tx.rows(
    `update testimonial_amounts a set taken_back_at = clock_timestamp()
     from testimonials t
     where t.id = a.testimonial_id and t.user_id = $1 and a.taken_back_at is null`,
    [userId],
  )
  const gone = await tx.rows<{ wasPublished: boolean }>(
    `update testimonials t
     set state = case when t.state = 'rejected' then 'rejected' else 'withdrawn' end,
       withdrawn_at = case when t.state <> 'rejected' then coalesce(t.withdrawn_at, now()) end,
       body = '', shown_name = '', location = '', forgotten_at = now()
     from testimonials before
     where before.id = t.id and t.user_id = $1 and t.forgotten_at is null
     returning before.state = 'published' as "wasPublished"`,
    [userId],
  )
  return gone.filter(({ wasPublished }) => wasPublished).length
}
