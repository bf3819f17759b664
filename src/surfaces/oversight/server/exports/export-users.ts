import { sql } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { isDuring } from '#foundation/platform/server/database/list-filters.ts'
import {
  nearestFirst,
  pageOf,
  rowsBeyond,
  type ListPage,
} from '#foundation/platform/server/database/list-page.ts'
import { readTerm } from '#foundation/platform/server/database/search-term.ts'
import { matchesUser } from '#people/identity/server/search-users.ts'
import type { Role, UserStatus } from '#people/identity/shared/rules.ts'
import type { ExportFilters } from '../../shared/rules-exports.ts'

export interface ExportedUser {
  userId: string
  fullName: string
  email: string
  phoneNumber: string
  role: Role
  status: UserStatus
  /** Available and held; null without a wallet. */
  balanceCentavos: bigint | null
  createdAt: Date
  sample: boolean
}

const list = { table: 'users', as: 'u' }

export async function usersToExport(
  tx: Transaction,
  request: ExportFilters['users'] & { before: string | undefined; limit: number },
): Promise<ListPage<ExportedUser>> {
  const { search, role, status, when } = request
  const term = search ? readTerm(search) : undefined
  const byId = term?.idsFrom
    ? sql` or u.id between ${term.idsFrom.first} and ${term.idsFrom.last}`
    : sql``
  const bySearch = term ? sql`and (${matchesUser(term)}${byId})` : sql``
  const byRole = role ? sql`and u.role = ${role}` : sql``
  const byStatus = status ? sql`and u.status = ${status}` : sql``
  const found = await writtenRows<ExportedUser>(
    tx,
    sql`
      select u.id as "userId", u.full_name as "fullName", u.email,
        u.phone_number as "phoneNumber", u.role, u.status,
        w.available + w.held as "balanceCentavos", u.created_at as "createdAt", u.sample
      from users u left join ledger.wallets w on w.id = u.id
      where true ${bySearch} ${byRole} ${byStatus} ${isDuring(sql`u.created_at`, when)}
        ${rowsBeyond(request, list)}
      order by ${nearestFirst(request, list)} limit ${request.limit + 1}`,
  )
  return pageOf(found, ({ userId }) => userId, request)
}
