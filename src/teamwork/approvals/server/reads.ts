/** Rows of the inbox, with the names of makers and deciders. */
import { sql, type RawBuilder } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  nearestFirst,
  rowsBeyond,
  type Place,
} from '#foundation/platform/server/database/list-page.ts'
import { isNobodysSecond } from '#people/identity/server/second-person/second-person-sql.ts'
import { joinUser, userNameOf } from '#people/identity/server/users-sql.ts'
import { companyAccessPerson } from '#people/identity/shared/rules.ts'
import type { ApprovalRowView } from '../shared/contract.ts'
import type { ApprovalList } from '../shared/rules-address.ts'
import { allComesBack } from './store.ts'

const rowColumns = `a.id as "approvalId", a.kind, a.subject_id as "subjectId",
  a.user_id as "userId", u.full_name as "userName", u.email as "userEmail",
  a.amount_centavos as "amountCentavos", a.status,
  ${userNameOf('a.maker_user_id')} as "makerName",
  a.filed_at as "filedAt", a.expires_at as "expiresAt",
  ${userNameOf('a.decided_by_user_id')} as "decidedByName",
  coalesce(a.decided_by = '${companyAccessPerson}', false) as "decidedByCompanyAccess",
  a.decided_at as "decidedAt", a.decision_reason as "decisionReason",
  a.same_address as "sameAddress", a.same_browser as "sameBrowser",
  ${allComesBack}`
const approvalsWithNames = `approvals a left ${joinUser('a.user_id')}`

export function findApprovalRow(tx: Transaction, approvalId: string) {
  return tx.maybeRow<ApprovalRowView>(
    `select ${rowColumns} from ${approvalsWithNames}
    where a.id = $1`,
    [approvalId],
  )
}

/**
 * A condition: the request waits for the person `$1`. They are not its maker, own none of the
 * money, and were on the staff when it was filed. If they cannot approve yet, they can reject.
 */
const waitsForPerson = `a.status = 'pending' and a.expires_at > clock_timestamp()
  and a.user_id::text is distinct from $1 and not ${isNobodysSecond('a.maker', '$1', 'a.filed_at')}`

/** Oldest first. Pending requests are too few to need pages. */
export function waitingApprovalRows(tx: Transaction, person: string, limit: number) {
  return tx.rows<ApprovalRowView>(
    `select ${rowColumns} from ${approvalsWithNames} where ${waitsForPerson}
      order by a.filed_at, a.id limit $2`,
    [person, limit],
  )
}

/** One row more than `limit`, newest first. */
export function approvalRows(
  tx: Transaction,
  view: Exclude<ApprovalList, 'waiting'>,
  person: string,
  page: Place,
) {
  const lists: Record<typeof view, { time: string; filter: RawBuilder<unknown> }> = {
    mine: { time: 'filed_at', filter: sql`and a.maker = ${person}` },
    decided: { time: 'decided_at', filter: sql`and a.status <> 'pending'` },
  }
  const list = { table: 'approvals', as: 'a', time: lists[view].time }
  return writtenRows<ApprovalRowView>(
    tx,
    sql`select ${sql.raw(rowColumns)} from ${sql.raw(approvalsWithNames)}
    where true ${lists[view].filter} ${rowsBeyond(page, list)} order by ${nearestFirst(page, list)}
      limit ${page.limit + 1}`,
  )
}

export function countApprovalsOf(tx: Transaction, person: string) {
  return tx.row<{ waiting: number; mine: number }>(
    `select (select count(*) from approvals a where ${waitsForPerson})::int as waiting,
       (select count(*) from approvals a where a.status = 'pending' and a.maker = $1)::int as mine`,
    [person],
  )
}
