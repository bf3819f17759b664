/** The rows of the inbox, with the names of those who filed and decided. */
import { sql, type RawBuilder } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  nearestFirst,
  rowsBeyond,
  type Place,
} from '#foundation/platform/server/database/list-page.ts'
import type { ApprovalRowView } from '../shared/contract.ts'
import type { ApprovalView } from '../shared/rules.ts'

const rowColumns = `a.id as "approvalId", a.kind, a.subject_id as "subjectId", a.user_id as "userId", u.full_name as "userName",
  u.email as "userEmail", a.amount_centavos as "amountCentavos", a.status, m.full_name as "makerName", a.filed_at as "filedAt",
  a.expires_at as "expiresAt", d.full_name as "decidedByName", coalesce(a.decided_by = 'company-access', false) as "decidedByCompanyAccess",
  a.decided_at as "decidedAt", a.decision_reason as "decisionReason"`
const named =
  'approvals a join users u on u.id = a.user_id left join users m on m.id = a.maker_user_id ' +
  'left join users d on d.id = a.decided_by_user_id'

export function findRow(tx: Transaction, approvalId: string) {
  return tx.maybeRow<ApprovalRowView>(`select ${rowColumns} from ${named} where a.id = $1`, [
    approvalId,
  ])
}

/**
 * What waits for somebody else than the one who filed it, who was of the staff then, and not about
 * money of the one who asks.
 */
const waitsFor = `a.status = 'pending' and a.expires_at > clock_timestamp() and a.maker <> $1 and a.user_id::text <> $1
  and not exists (select from users u where u.id = nullif($1, 'company-access')::uuid and u.staff_since > a.filed_at)`

/** Oldest first: what waits is never so much that it would be leafed through. */
export function waitingRows(tx: Transaction, person: string, limit: number) {
  return tx.rows<ApprovalRowView>(
    `select ${rowColumns} from ${named} where ${waitsFor} order by a.filed_at, a.id limit $2`,
    [person, limit],
  )
}

/** One row more than `limit`, newest first. */
export function listRows(
  tx: Transaction,
  view: Exclude<ApprovalView, 'waiting'>,
  person: string,
  asked: Place,
) {
  const lists: Record<typeof view, { time: string; those: RawBuilder<unknown> }> = {
    mine: { time: 'filed_at', those: sql`and a.maker = ${person}` },
    decided: { time: 'decided_at', those: sql`and a.status <> 'pending'` },
  }
  const list = { table: 'approvals', as: 'a', time: lists[view].time }
  return writtenRows<ApprovalRowView>(
    tx,
    sql`select ${sql.raw(rowColumns)} from ${sql.raw(named)}
    where true ${lists[view].those} ${rowsBeyond(asked, list)} order by ${nearestFirst(asked, list)}
      limit ${asked.limit + 1}`,
  )
}

export function countFor(tx: Transaction, person: string) {
  return tx.row<{ waiting: number; mine: number }>(
    `select (select count(*) from approvals a where ${waitsFor})::int as waiting,
       (select count(*) from approvals a where a.status = 'pending' and a.maker = $1)::int as mine`,
    [person],
  )
}
