/** The newest testimonials for the public pages, and the average of all published ones. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { readBalanceAfter } from '#ledger/server/actions.ts'
import { isActiveUser, joinUser } from '#people/identity/server/users-sql.ts'
import { publicTestimonialsMax, type PublicTestimonial } from '../shared/rules.ts'
import { amountColumns, amountOf, type AmountColumns } from './amount-store.ts'
import { hasPicture } from './store.ts'

export interface PublicTestimonials {
  shown: PublicTestimonial[]
  /** Of all published ones, also those that are not shown. */
  count: number
  /** 433 means 4.33 of 5. */
  averageHundredths: number | null
}

export async function readPublicTestimonials(tx: Transaction): Promise<PublicTestimonials> {
  const shown: PublicTestimonial[] = []
  for (const row of await selectNewest(tx, publicTestimonialsMax))
    shown.push(await withAmount(tx, row))
  return { shown, ...(await measureAll(tx)) }
}

type SelectedTestimonial = Omit<PublicTestimonial, 'amount'> &
  AmountColumns & { userId: string; transactionId: string | null }

/** An amount is shown only when the book has the movement too. */
async function withAmount(
  tx: Transaction,
  { userId, transactionId, amountCentavos, ...shown }: SelectedTestimonial,
): Promise<PublicTestimonial> {
  const isBooked =
    transactionId !== null && (await readBalanceAfter(tx, userId, transactionId)) !== null
  return { ...shown, amount: isBooked ? amountOf({ amountCentavos }) : null }
}

/**
 * Reads along the index testimonials_published. Leaves out writers who cannot withdraw it
 * (suspended or closed) or who joined the staff.
 */
function selectNewest(tx: Transaction, limit: number): Promise<SelectedTestimonial[]> {
  return tx.rows<SelectedTestimonial>(
    `select t.id as "testimonialId", t.shown_name as "shownName", t.location, t.body as text,
       t.rating::int as rating, t.language, t.written_at as "writtenAt", t.sample,
       ${hasPicture},
       t.user_id as "userId", ${amountColumns},
       (select a.transaction_id from testimonial_amounts a
        where a.testimonial_id = t.id and a.taken_back_at is null) as "transactionId"
     from testimonials t ${joinUser('t.user_id')}
     where t.state = 'published' and ${isActiveUser('u')}
     order by t.written_at desc, t.id desc limit $1`,
    [limit],
  )
}

/** Suspended writers count, so that suspending users cannot improve the average. */
function measureAll(tx: Transaction): Promise<{ count: number; averageHundredths: number | null }> {
  return tx.row(
    `select count(*)::int as count, round(avg(t.rating) * 100)::int as "averageHundredths"
     from testimonials t ${joinUser('t.user_id')}
     where t.state = 'published' and u.role = 'user'`,
  )
}
