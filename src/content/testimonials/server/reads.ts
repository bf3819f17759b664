/**
 * What the staff read. Neither who wrote it nor, before it is decided, how many stars it gives:
 * neither is a reason.
 */
import { sql } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { nearestFirst, rowsBeyond } from '#foundation/platform/server/database/list-page.ts'
import type { QueuedTestimonial, QueueCount } from '../shared/contract.ts'
import { countedUpTo, type QueueInput } from '../shared/rules.ts'

const list = { table: 'testimonials', as: 't', time: 'written_at' }

const columns = `t.id as "testimonialId", t.state, t.shown_name as "shownName", t.location, t.body as text,
  case when t.state <> 'waiting' then t.rating::int end as rating, t.language, t.sample, t.written_at as "writtenAt", t.decided_at as "decidedAt", t.reason`

/** One row more than asked for, which tells that there are more. */
export function queueOf(
  tx: Transaction,
  asked: QueueInput & { limit: number },
): Promise<QueuedTestimonial[]> {
  const { view, limit } = asked
  if (view === 'waiting') {
    return writtenRows<QueuedTestimonial>(
      tx,
      sql`select ${sql.raw(columns)} from testimonials t where t.state = 'waiting'
        order by t.written_at, t.id limit ${limit + 1}`,
    )
  }
  return writtenRows<QueuedTestimonial>(
    tx,
    sql`select ${sql.raw(columns)} from testimonials t where t.state = ${view}
      and t.forgotten_at is null ${rowsBeyond(asked, list)}
      order by ${nearestFirst(asked, list)} limit ${limit + 1}`,
  )
}

export function countWaiting(tx: Transaction): Promise<QueueCount> {
  return tx.row<QueueCount>(
    `select count(*)::int as waiting, min(written_at) as "oldestAt"
     from (select written_at from testimonials where state = 'waiting' order by written_at, id
       limit $1) w`,
    [countedUpTo],
  )
}
