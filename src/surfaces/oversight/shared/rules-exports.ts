/** The export of a list as a file; rules.ts limits its rows. */
import * as z from 'zod/mini'
import { filledLine, requestId } from '#foundation/contract/shared/fields.ts'
import { adminTransactionFilters } from '#money/transactions/shared/rules-list.ts'
import { withdrawalFilters } from '#money/withdrawals/shared/rules-list.ts'
import { trailFilters } from '#people/activity/shared/rules.ts'
import { userFilters } from '#surfaces/users/shared/rules-address.ts'

export const exportReasonMax = 500
/** The download must begin within this time after the request. */
export const listExportWithinMinutes = 10

/** The filters of each list. The page is not among them: a file begins at the newest row. */
const filters = {
  transactions: z.strictObject(adminTransactionFilters),
  withdrawals: z.strictObject(withdrawalFilters),
  users: z.strictObject(userFilters),
  audit: trailFilters,
  income: z.strictObject({}),
  taxes: z.strictObject({}),
  maturities: z.strictObject({}),
}
export type ExportList = keyof typeof filters
export type ExportFilters = { [List in ExportList]: z.infer<(typeof filters)[List]> }

const requestFields = { exportId: requestId, reason: filledLine(exportReasonMax) }
export const exportInput = z.discriminatedUnion('list', [
  z.strictObject({
    ...requestFields,
    list: z.literal('transactions'),
    filters: filters.transactions,
  }),
  z.strictObject({
    ...requestFields,
    list: z.literal('withdrawals'),
    filters: filters.withdrawals,
  }),
  z.strictObject({ ...requestFields, list: z.literal('users'), filters: filters.users }),
  z.strictObject({ ...requestFields, list: z.literal('audit'), filters: filters.audit }),
  z.strictObject({ ...requestFields, list: z.literal('income'), filters: filters.income }),
  z.strictObject({ ...requestFields, list: z.literal('taxes'), filters: filters.taxes }),
  z.strictObject({
    ...requestFields,
    list: z.literal('maturities'),
    filters: filters.maturities,
  }),
])
export type ExportInput = z.infer<typeof exportInput>
export type ExportRequest = {
  [List in ExportList]: { list: List; filters: ExportFilters[List] }
}[ExportList]

export const exportForm = z.strictObject({ reason: requestFields.reason })

/** The filters of a list among the search parameters of its page. */
export function filtersOf(list: ExportList, address: object): Record<string, unknown> {
  const known = Object.keys(filters[list].shape)
  return Object.fromEntries(
    Object.entries(address).filter(
      ([key, value]) => known.includes(key) && value !== undefined && value !== '',
    ),
  )
}
