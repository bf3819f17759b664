/**
 * What the public pages read. Nothing chooses by what somebody thinks: the newest are shown, and
 * every published one counts.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { shownMax, type ShownTestimonial } from '../shared/rules.ts'

export interface PublicTestimonials {
  shown: ShownTestimonial[]
  /** Of all that are published, also of those that are not among the shown. */
  count: number
  /** 433: 4.33 of 5. */
  averageHundredths: number | null
}

export async function readPublicTestimonials(tx: Transaction): Promise<PublicTestimonials> {
  const shown = await newestShown(tx, shownMax)
  return { shown, ...(await measureAll(tx)) }
}

/**
 * Along testimonials_published. Nobody is shown who cannot take it back, or who is of the staff
 * since.
 */
function newestShown(tx: Transaction, limit: number): Promise<ShownTestimonial[]> {
  return tx.rows<ShownTestimonial>(
    `select t.id as "testimonialId", t.shown_name as "shownName", t.location, t.body as text,
      t.rating::int as rating, t.language,
       t.written_at as "writtenAt", t.sample
     from testimonials t join users u on u.id = t.user_id
     where t.state = 'published' and u.role = 'user' and u.status = 'active' and u.closed_at is null
     order by t.written_at desc, t.id desc limit $1`,
    [limit],
  )
}

/** Also of a user who is suspended: suspending somebody makes no average better. */
function measureAll(tx: Transaction): Promise<{ count: number; averageHundredths: number | null }> {
  return tx.row(
    `select count(*)::int as count, round(avg(t.rating) * 100)::int as "averageHundredths"
     from testimonials t where t.state = 'published' and not exists (select from users u
       where u.id = t.user_id and u.role <> 'user')`,
  )
}
