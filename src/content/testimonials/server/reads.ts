/**
 * SQL of the staff's queue. It hides the writer and, before the decision, the rating: neither may
 * influence it.
 */
import { sql } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { nearestFirst, rowsBeyond } from '#foundation/platform/server/database/list-page.ts'
import type { QueuedTestimonial, TestimonialQueueCount } from '../shared/contract.ts'
import type { TestimonialQueueInput } from '../shared/rules-queue.ts'
import { testimonialCountMax } from '../shared/rules.ts'
import { hasPicture } from './store.ts'

const list = { table: 'testimonials', as: 't', time: 'written_at' }

const columns = sql`t.id as "testimonialId", t.state, t.shown_name as "shownName", t.location,
  t.body as text, case when t.state <> 'waiting' then t.rating::int end as rating, t.language,
  t.sample, t.written_at as "writtenAt", t.decided_at as "decidedAt", t.reason,
  ${sql.raw(hasPicture)}`

/** Up to `limit` + 1 rows, so that the caller knows whether there are more. */
export function selectQueuedTestimonials(
  tx: Transaction,
  input: TestimonialQueueInput & { limit: number },
): Promise<QueuedTestimonial[]> {
  const { view, limit } = input
  if (view === 'waiting') {
    return writtenRows<QueuedTestimonial>(
      tx,
      sql`select ${columns} from testimonials t where t.state = 'waiting'
        order by t.written_at, t.id limit ${limit + 1}`,
    )
  }
  return writtenRows<QueuedTestimonial>(
    tx,
    sql`select ${columns} from testimonials t
      where t.state = ${view} and t.forgotten_at is null ${rowsBeyond(input, list)}
      order by ${nearestFirst(input, list)} limit ${limit + 1}`,
  )
}

export function countWaitingTestimonials(tx: Transaction): Promise<TestimonialQueueCount> {
  return tx.row<TestimonialQueueCount>(
    `select count(*)::int as waiting, min(written_at) as "oldestAt"
     from (
       select written_at from testimonials
       where state = 'waiting' order by written_at, id limit $1) w`,
    [testimonialCountMax],
  )
}
