/**
 * SQL of testimonials: what their writers and the queue do to them. What the public reads stands in
 * read-public.ts.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  consentVersion,
  latelyDays,
  type NewTestimonial,
  type RejectionReason,
  type TestimonialState,
  type WrittenLanguage,
} from '../shared/rules.ts'

export interface TestimonialRow {
  testimonialId: string
  userId: string
  state: TestimonialState
  shownName: string
  location: string
  text: string
  rating: number
  language: WrittenLanguage
  sample: boolean
  writtenAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  reason: RejectionReason | null
  withdrawnAt: Date | null
}

export const columns = `t.id as "testimonialId", t.user_id as "userId", t.state, t.shown_name as "shownName", t.location, t.body as text, t.rating::int as rating,
  t.language, t.sample, t.written_at as "writtenAt", t.decided_at as "decidedAt", t.decided_by as "decidedBy", t.reason, t.withdrawn_at as "withdrawnAt"`

export interface Writer {
  fullName: string
  /** Theirs is a login of a user, not of the staff. */
  isUser: boolean
  hasMovedMoney: boolean
  writtenLately: number
  hasLiving: boolean
}

const moved = `exists (select from transactions m where m.user_id = u.id and m.status = 'completed'
  and m.type in ('deposit', 'deposit_initiated', 'withdrawal', 'withdrawal_request'))`

export function readWriter(tx: Transaction, userId: string): Promise<Writer> {
  return tx.row<Writer>(
    `select u.full_name as "fullName", u.role = 'user' as "isUser", ${moved} as "hasMovedMoney",
       (select count(*)::int from testimonials t where t.user_id = u.id
         and t.written_at > now() - make_interval(days => $2)) as "writtenLately",
       exists (select from testimonials t where t.user_id = u.id
         and t.state in ('waiting', 'published')) as "hasLiving"
     from users u where u.id = $1`,
    [userId, latelyDays],
  )
}

/**
 * Undefined when they have closed: a closing, or a change of their role, is waited for and then
 * waits for this one.
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

export function latestOf(tx: Transaction, userId: string): Promise<TestimonialRow | undefined> {
  return tx.maybeRow<TestimonialRow>(
    `select ${columns} from testimonials t where t.user_id = $1
      order by t.written_at desc, t.id desc limit 1`,
    [userId],
  )
}

/**
 * Undefined when the id is taken, or another one of this user lives. Takes the sample mark from the
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
     select $1, id, $3, $4, $5, $6, $7, $8, sample from users where id = $2 on conflict do nothing
       returning ${columns}`,
    [
      written.testimonialId,
      userId,
      shownName,
      written.location,
      written.text,
      written.rating,
      written.language,
      consentVersion,
    ],
  )
}

/** The caller holds the lock of the row. */
export function setDecided(
  tx: Transaction,
  testimonialId: string,
  decision: { state: 'published' | 'rejected'; by: string; reason: RejectionReason | null },
): Promise<TestimonialRow> {
  return tx.row<TestimonialRow>(
    `update testimonials t set state = $2, decided_at = clock_timestamp(), decided_by = $3,
      reason = $4 where t.id = $1 returning ${columns}`,
    [testimonialId, decision.state, decision.by, decision.reason],
  )
}

/** The caller holds the lock of the row. */
export function setWithdrawn(tx: Transaction, testimonialId: string): Promise<TestimonialRow> {
  return tx.row<TestimonialRow>(
    `update testimonials t set state = 'withdrawn', withdrawn_at = clock_timestamp() where t.id = $1
      returning ${columns}`,
    [testimonialId],
  )
}

/**
 * All of this user's: those that live are withdrawn, and no word of any is left. Answers how many
 * were published.
 */
export async function forgetAllOf(tx: Transaction, userId: string): Promise<number> {
  const gone = await tx.rows<{ wasPublished: boolean }>(
    `update testimonials t set state = case when t.state = 'rejected' then 'rejected'
      else 'withdrawn' end,
       withdrawn_at = case when t.state <> 'rejected' then coalesce(t.withdrawn_at, now()) end,
       body = '', shown_name = '', location = '', forgotten_at = now()
     from testimonials before where before.id = t.id and t.user_id = $1 and t.forgotten_at is null
     returning before.state = 'published' as "wasPublished"`,
    [userId],
  )
  return gone.filter(({ wasPublished }) => wasPublished).length
}
