import { pesosInput } from '#foundation/peso/shared/peso.ts'
import { csvClock, csvDay, csvDigits, csvText } from '#foundation/platform/server/csv.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { Language } from '#foundation/time/shared/time.ts'
import { readWall } from '#investing/placements/server/outcomes/wall.ts'
import { listWithheld, type WithheldRow } from '#investing/placements/server/tax/list-withheld.ts'
import { wallRows, type WallRow } from '#investing/placements/shared/wall-rows.ts'
import { listDeclarations } from '#money/pools/server/read-pools.ts'
import type { DeclarationView } from '#money/pools/shared/contract.ts'
import {
  findTransactionIds,
  selectTransactions,
} from '#money/transactions/server/search-transactions.ts'
import type { AdminTransactionRow } from '#money/transactions/shared/contract.ts'
import { typeLabel } from '#money/transactions/shared/type-label.ts'
import { transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { listWithdrawalsForAdmin } from '#money/withdrawals/server/read-withdrawals.ts'
import type { AdminWithdrawalView } from '#money/withdrawals/shared/contract.ts'
import { listTrail } from '#people/activity/server/read-trail.ts'
import type { TrailEntry } from '#people/activity/shared/contract.ts'
import { actionWordsFil } from '#people/activity/shared/words.fil.ts'
import { actionWords } from '#people/activity/shared/words.ts'
import type { ExportFilters, ExportList } from '../../shared/rules-exports.ts'
import { usersToExport, type ExportedUser } from './export-users.ts'
import { columnWords, columnWordsFil } from './export-words.ts'

interface Place {
  before: string | undefined
  limit: number
}

/** A list that can be exported. */
export interface Source<Filters> {
  titles(language: Language): string[]
  /** The next rows as cells and as read, newest first; `older` is the following page's cursor. */
  page(
    tx: Transaction,
    filters: Filters,
    place: Place,
    language: Language,
  ): Promise<{ rows: string[][]; read: readonly unknown[]; older: string | null }>
}

/** The title of a column, and the cell of a row in it. */
type Column<Row> = readonly [
  title: keyof typeof columnWords,
  cell: (row: Row, language: Language) => string,
]

const wordsIn = (language: Language) => (language === 'fil' ? columnWordsFil : columnWords)

function sourceOf<Filters, Row>(
  readPage: (
    tx: Transaction,
    request: Filters & Place,
  ) => Promise<{ rows: readonly Row[]; older: string | null }>,
  columns: readonly Column<Row>[],
): Source<Filters> {
  return {
    titles: (language) => columns.map(([title]) => wordsIn(language)[title]),
    async page(tx, filters, place, language) {
      const { rows, older } = await readPage(tx, { ...filters, ...place })
      const cells = rows.map((row) => columns.map(([, cell]) => cell(row, language)))
      return { rows: cells, read: rows, older }
    },
  }
}

const instant = (at: Date) => `${csvDay(at)} ${csvClock(at)}`
const transactionText = (language: Language) =>
  language === 'fil' ? transactionWordsFil : transactionWords

const created: Column<{ createdAt: Date }>[] = [
  ['date', ({ createdAt }) => csvDay(createdAt)],
  ['time', ({ createdAt }) => csvClock(createdAt)],
]
const sampleMark: Column<{ sample: boolean }> = [
  'sample',
  ({ sample }, language) => csvText(sample ? wordsIn(language).sampleRow : ''),
]
const owner: Column<{ userName: string; userEmail: string; userId: string }>[] = [
  ['name', ({ userName }) => csvText(userName)],
  ['email', ({ userEmail }) => csvText(userEmail)],
  ['userId', ({ userId }) => userId],
]
const names: Column<{ transactionUid: string; referenceNumber: string }>[] = [
  ['uid', ({ transactionUid }) => csvText(transactionUid)],
  ['reference', ({ referenceNumber }) => csvText(referenceNumber)],
]
const companyWords: Column<{ statusReason: string; adminNotes: string }>[] = [
  ['statusReason', ({ statusReason }) => csvText(statusReason)],
  ['adminNotes', ({ adminNotes }) => csvText(adminNotes)],
]

const transactions = sourceOf<ExportFilters['transactions'], AdminTransactionRow>(
  selectTransactions,
  [
    ...created,
    ...names,
    ['type', (row, language) => csvText(typeLabel(transactionText(language), row))],
    ['amount', ({ amountCentavos }) => pesosInput(amountCentavos)],
    ['status', ({ status }, language) => csvText(transactionText(language).statuses[status])],
    ['statusSince', ({ statusSince }) => instant(statusSince)],
    ...owner,
    ['description', ({ description }) => csvText(description)],
    ...companyWords,
    sampleMark,
  ],
)

const withdrawals = sourceOf<ExportFilters['withdrawals'], AdminWithdrawalView>(
  async (tx, request) => {
    const { withdrawals: rows, older } = await listWithdrawalsForAdmin({ tx }, request)
    return { rows, older }
  },
  [
    ...created,
    ...names,
    ['amount', ({ amountCentavos }) => pesosInput(amountCentavos)],
    ['status', ({ status }, language) => csvText(transactionText(language).statuses[status])],
    ['statusSince', ({ statusSince }) => instant(statusSince)],
    ...owner,
    ['bank', ({ bankName }) => csvText(bankName)],
    ['accountName', ({ accountName }) => csvText(accountName)],
    ['accountNumber', ({ accountNumber }) => csvText(accountNumber)],
    ['bankReference', ({ bankReference }) => csvDigits(bankReference ?? '')],
    ...companyWords,
    sampleMark,
  ],
)

const users = sourceOf<ExportFilters['users'], ExportedUser>(usersToExport, [
  ...created,
  ['name', ({ fullName }) => csvText(fullName)],
  ['email', ({ email }) => csvText(email)],
  ['phone', ({ phoneNumber }) => csvDigits(phoneNumber)],
  ['role', ({ role }) => csvText(role)],
  ['status', ({ status }) => csvText(status)],
  [
    'balance',
    ({ balanceCentavos }) => (balanceCentavos === null ? '' : pesosInput(balanceCentavos)),
  ],
  ['userId', ({ userId }) => userId],
  sampleMark,
])

const audit = sourceOf<ExportFilters['audit'], TrailEntry>(
  async (tx, request) => {
    const { entries: rows, older } = await listTrail({ tx }, request, findTransactionIds)
    return { rows, older }
  },
  [
    ...created,
    ['who', ({ actor, pseudoUser }) => csvText(actor?.fullName ?? pseudoUser ?? 'Kaban')],
    ['whoId', ({ actor }) => actor?.userId ?? ''],
    ['action', ({ actionType }, language) => csvText(actionName(actionType, language))],
    [
      'description',
      ({ description, descriptionFil }, language) =>
        csvText(language === 'fil' ? (descriptionFil ?? description) : description),
    ],
    ['owner', ({ owner: user }) => csvText(user?.fullName ?? '')],
    ['ownerId', ({ owner: user }) => user?.userId ?? ''],
    ['kind', ({ subjectKind }) => csvText(subjectKind ?? '')],
    ['thingId', ({ subjectId }) => csvText(subjectId ?? '')],
    ['changes', ({ changes }) => csvText(changes ? JSON.stringify(changes) : '')],
    ['address', ({ address }) => csvText(address)],
    ['entryId', ({ activityId }) => activityId],
  ],
)

const income = sourceOf<ExportFilters['income'], DeclarationView>(
  async (tx, request) => {
    const { declarations: rows, older } = await listDeclarations({ tx }, request)
    return { rows, older }
  },
  [
    ...created,
    ['pool', ({ poolName }, language) => csvText(poolName[language])],
    ['amount', ({ amountCentavos }) => pesosInput(amountCentavos)],
    ['periodFrom', ({ periodFrom }) => periodFrom],
    ['periodTo', ({ periodTo }) => periodTo],
    ['source', ({ source }) => csvText(source)],
    ['plans', ({ plans }) => csvText(plans.join(', '))],
    ['evidence', ({ evidenceName }) => csvText(evidenceName)],
    ['sha256', ({ evidenceSha256 }) => evidenceSha256],
    ['declaredBy', ({ declaredByName }) => csvText(declaredByName ?? 'Company access')],
    ['agreedBy', ({ agreedByName }) => csvText(agreedByName ?? '')],
    ['declarationId', ({ declarationId }) => declarationId],
  ],
)

const taxes = sourceOf<ExportFilters['taxes'], WithheldRow>(
  (tx, request) => listWithheld({ tx }, request),
  [
    ...created,
    ...owner,
    ['plan', ({ planName }) => csvText(planName)],
    ['placed', ({ principalCentavos }) => pesosInput(principalCentavos)],
    ['gross', ({ grossCentavos }) => pesosInput(grossCentavos)],
    ['taxRate', ({ rateBasisPoints }) => (rateBasisPoints / 100).toFixed(2)],
    ['tax', ({ taxCentavos }) => pesosInput(taxCentavos)],
    ['net', ({ grossCentavos, taxCentavos }) => pesosInput(grossCentavos - taxCentavos)],
    ['placementId', ({ placementId }) => placementId],
    sampleMark,
  ],
)

const maturities = sourceOf<ExportFilters['maturities'], WallRow>(
  async (tx) => ({ rows: wallRows(await readWall({ tx })), older: null }),
  [
    [
      'week',
      ({ kind, from }, language) =>
        kind === 'week' ? (from ?? '') : csvText(wordsIn(language)[kind]),
    ],
    ['investments', ({ count }) => String(count)],
    ['principal', ({ principalCentavos }) => pesosInput(principalCentavos)],
    ['projected', ({ gainCentavos }) => pesosInput(gainCentavos)],
    ['short', ({ shortCentavos }) => pesosInput(shortCentavos)],
  ],
)

function actionName(actionType: string, language: Language): string {
  return (language === 'fil' ? actionWordsFil : actionWords)[actionType] ?? actionType
}

export const sources: { [List in ExportList]: Source<ExportFilters[List]> } = {
  transactions,
  withdrawals,
  users,
  audit,
  income,
  taxes,
  maturities,
}
