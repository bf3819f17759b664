import { pesosInput } from '#foundation/peso/shared/peso.ts'
import { csvClock, csvDay, csvDigits, csvText } from '#foundation/platform/server/csv.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ListPage } from '#foundation/platform/server/database/list-page.ts'
import type { Language } from '#foundation/time/shared/time.ts'
import {
  findTransactionIds,
  selectTransactions,
} from '#money/transactions/server/search-transactions.ts'
import type { AdminTransactionRow } from '#money/transactions/shared/contract.ts'
import { transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { listWithdrawalsForAdmin } from '#money/withdrawals/server/read-withdrawals.ts'
import type { AdminWithdrawalView } from '#money/withdrawals/shared/contract.ts'
import { listTrail } from '#people/activity/server/read-trail.ts'
import type { TrailEntry } from '#people/activity/shared/contract.ts'
import { actionWordsFil } from '#people/activity/shared/words.fil.ts'
import { actionWords } from '#people/activity/shared/words.ts'
import type { ExportFilters, ExportList } from '../../shared/rules.ts'
import { usersToExport } from './export-users.ts'
import { columnWords, columnWordsFil } from './export-words.ts'

interface Place {
  before: string | undefined
  limit: number
}

/** A list that can be exported. Titles and cells have the same order. */
export interface Source<Filters> {
  titles(language: Language): string[]
  /** The next rows as cells, newest first; `older` is the cursor of the following page. */
  page(
    tx: Transaction,
    filters: Filters,
    place: Place,
    language: Language,
  ): Promise<{ rows: string[][]; older: string | null }>
}

const titles = (language: Language, names: (keyof typeof columnWords)[]) =>
  names.map((name) => (language === 'fil' ? columnWordsFil : columnWords)[name])

function cells<Row>(
  { rows, older }: Pick<ListPage<Row>, 'rows' | 'older'>,
  cellsOf: (row: Row) => string[],
): { rows: string[][]; older: string | null } {
  return { rows: rows.map(cellsOf), older }
}

const transactions: Source<ExportFilters['transactions']> = {
  titles: (language) =>
    titles(language, [
      'date',
      'time',
      'uid',
      'reference',
      'type',
      'amount',
      'status',
      'statusSince',
      'name',
      'email',
      'userId',
      'description',
      'statusReason',
      'adminNotes',
      'sample',
    ]),
  page: async (tx, filters, place, language) =>
    cells(await selectTransactions(tx, { ...filters, ...place }), (row) =>
      transactionCells(row, language),
    ),
}

function transactionCells(row: AdminTransactionRow, language: Language): string[] {
  const t = language === 'fil' ? transactionWordsFil : transactionWords
  return [
    csvDay(row.createdAt),
    csvClock(row.createdAt),
    csvText(row.transactionUid),
    csvText(row.referenceNumber),
    csvText(t.types[row.type]),
    pesosInput(row.amountCentavos),
    csvText(t.statuses[row.status]),
    instant(row.statusSince),
    csvText(row.userName),
    csvText(row.userEmail),
    row.userId,
    csvText(row.description),
    csvText(row.statusReason),
    csvText(row.adminNotes),
    sampleMark(row.sample, language),
  ]
}

const withdrawals: Source<ExportFilters['withdrawals']> = {
  titles: (language) =>
    titles(language, [
      'date',
      'time',
      'uid',
      'reference',
      'amount',
      'status',
      'statusSince',
      'name',
      'email',
      'userId',
      'bank',
      'accountName',
      'accountNumber',
      'bankReference',
      'statusReason',
      'adminNotes',
      'sample',
    ]),
  async page(tx, filters, place, language) {
    const { withdrawals: rows, older } = await listWithdrawalsForAdmin(
      { tx },
      { ...filters, ...place },
    )
    return cells({ rows, older }, (row) => withdrawalCells(row, language))
  },
}

function withdrawalCells(row: AdminWithdrawalView, language: Language): string[] {
  const t = language === 'fil' ? transactionWordsFil : transactionWords
  return [
    csvDay(row.createdAt),
    csvClock(row.createdAt),
    csvText(row.transactionUid),
    csvText(row.referenceNumber),
    pesosInput(row.amountCentavos),
    csvText(t.statuses[row.status]),
    instant(row.statusSince),
    csvText(row.userName),
    csvText(row.userEmail),
    row.userId,
    csvText(row.bankName),
    csvText(row.accountName),
    csvDigits(row.accountNumber),
    csvDigits(row.bankReference ?? ''),
    csvText(row.statusReason),
    csvText(row.adminNotes),
    sampleMark(row.sample, language),
  ]
}

const users: Source<ExportFilters['users']> = {
  titles: (language) =>
    titles(language, [
      'date',
      'time',
      'name',
      'email',
      'phone',
      'role',
      'status',
      'balance',
      'userId',
      'sample',
    ]),
  page: async (tx, filters, place, language) =>
    cells(await usersToExport(tx, { ...filters, ...place }), (row) => [
      csvDay(row.createdAt),
      csvClock(row.createdAt),
      csvText(row.fullName),
      csvText(row.email),
      csvDigits(row.phoneNumber),
      csvText(row.role),
      csvText(row.status),
      row.balanceCentavos === null ? '' : pesosInput(row.balanceCentavos),
      row.userId,
      sampleMark(row.sample, language),
    ]),
}

const audit: Source<ExportFilters['audit']> = {
  titles: (language) =>
    titles(language, [
      'date',
      'time',
      'who',
      'whoId',
      'action',
      'description',
      'owner',
      'ownerId',
      'kind',
      'thingId',
      'changes',
      'address',
      'entryId',
    ]),
  async page(tx, filters, place, language) {
    const { entries: rows, older } = await listTrail(
      { tx },
      { ...filters, ...place },
      findTransactionIds,
    )
    return cells({ rows, older }, (row) => auditCells(row, language))
  },
}

function auditCells(row: TrailEntry, language: Language): string[] {
  const action =
    (language === 'fil' ? actionWordsFil : actionWords)[row.actionType] ?? row.actionType
  const description = language === 'fil' ? (row.descriptionFil ?? row.description) : row.description
  return [
    csvDay(row.createdAt),
    csvClock(row.createdAt),
    csvText(row.actor?.fullName ?? row.pseudoUser ?? 'Kaban'),
    row.actor?.userId ?? '',
    csvText(action),
    csvText(description),
    csvText(row.owner?.fullName ?? ''),
    row.owner?.userId ?? '',
    csvText(row.subjectKind ?? ''),
    csvText(row.subjectId ?? ''),
    csvText(row.changes ? JSON.stringify(row.changes) : ''),
    csvText(row.address),
    row.activityId,
  ]
}

const instant = (at: Date) => `${csvDay(at)} ${csvClock(at)}`
const sampleMark = (sample: boolean, language: Language) =>
  csvText(sample ? (language === 'fil' ? columnWordsFil : columnWords).sampleRow : '')

export const sources: { [List in ExportList]: Source<ExportFilters[List]> } = {
  transactions,
  withdrawals,
  users,
  audit,
}
