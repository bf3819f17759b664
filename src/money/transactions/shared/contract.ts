import * as z from 'zod/mini'
import { filledLine, emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCounts } from '#foundation/contract/shared/list-counts.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads } from '#foundation/contract/shared/procedure.ts'
import { adminTransactionListInput } from './rules-list.ts'
import { receiptCodeInput } from './rules-receipt.ts'
import {
  transactionBankAccount,
  expectedTimeKind,
  transactionListInput,
  transactionStatus,
  transactionType,
} from './rules.ts'

const balanceView = z.strictObject({
  /** Posted minus held. */
  availableCentavos: z.bigint(),
  heldCentavos: z.bigint(),
  postedCentavos: z.bigint(),
})
export type BalanceView = z.infer<typeof balanceView>

const balanceHistory = z.strictObject({
  /** The first day, '2026-11-24' in Manila: the day before the first entry, or 120 days back. */
  firstDay: z.string(),
  /** At the beginning of the first day. */
  openingCentavos: z.bigint(),
  /** The posted balance at the end of each day on which it changed, oldest first. */
  changes: z.array(z.strictObject({ day: z.string(), balanceCentavos: z.bigint() })),
})
export type BalanceHistory = z.infer<typeof balanceHistory>

const transactionFields = {
  transactionId: uuid,
  transactionUid: z.string(),
  referenceNumber: z.string(),
  type: transactionType,
  amountCentavos: z.bigint(),
  status: transactionStatus,
  description: z.string(),
  sample: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
}
const transactionView = z.strictObject(transactionFields)
export type TransactionView = z.infer<typeof transactionView>

const historyFields = {
  moveId: uuid,
  previousStatus: z.nullable(transactionStatus),
  newStatus: transactionStatus,
  reason: z.string(),
  changedByRole: z.enum(['user', 'admin', 'system']),
  changedAt: z.date(),
}
const historyView = z.strictObject(historyFields)

const ownerView = z.strictObject({ userId: uuid, fullName: z.string(), email: z.string() })

const receiptSignature = z.strictObject({
  /** The reference and its tag, as people type it at /verify. */
  code: z.string(),
  /** The public page that checks it, as the QR code holds it. */
  address: z.string(),
  /**
   * The exact signed text, and its Ed25519 signature in base64. With the key at /receipt-key.pem
   * anybody can check it without Kaban.
   */
  statement: z.string(),
  signature: z.string(),
})
export type ReceiptSignature = z.infer<typeof receiptSignature>

const receiptFields = {
  /** The company's instructions. */
  statusReason: z.string(),
  owner: ownerView,
  /** The user's account for a withdrawal, the company's for a deposit. */
  bankAccount: z.nullable(transactionBankAccount),
  /** The posted balance right after this transaction; null until money has moved. */
  balanceAfterCentavos: z.nullable(z.bigint()),
  signature: receiptSignature,
  /** Of a placed investment: the terms that the user agreed to. The signature holds them. */
  terms: z.nullable(z.strictObject({ planVersionId: uuid, sha256: z.string() })),
}
const receiptView = z.strictObject({
  transaction: transactionView,
  ...receiptFields,
  /** The chat about this transaction, while one can still write in it. */
  openChatId: z.nullable(uuid),
  history: z.array(historyView),
})
export type ReceiptView = z.infer<typeof receiptView>

/** Public facts of a genuine receipt: enough to notice that a shown receipt was changed. */
const verifiedReceipt = z.strictObject({
  referenceNumber: z.string(),
  type: transactionType,
  /** Of the amount of an investment. */
  isCorrection: z.boolean(),
  status: transactionStatus,
  amountCentavos: z.bigint(),
  sample: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
  maskedName: z.string(),
  /** Of the bank account or e-wallet. */
  lastDigits: z.nullable(z.string()),
  /** The name of the bank stays private. */
  isEwallet: z.boolean(),
})
export type VerifiedReceipt = z.infer<typeof verifiedReceipt>

const adminRow = z.strictObject({
  ...transactionFields,
  userId: uuid,
  userName: z.string(),
  userEmail: z.string(),
  adminNotes: z.string(),
  statusReason: z.string(),
  statusSince: z.date(),
})
export type AdminTransactionRow = z.infer<typeof adminRow>

const adminReceiptView = z.strictObject({
  transaction: transactionView,
  ...receiptFields,
  adminNotes: z.string(),
  history: z.array(
    z.strictObject({ ...historyFields, notes: z.string(), changedByName: z.nullable(z.string()) }),
  ),
})
export type AdminReceiptView = z.infer<typeof adminReceiptView>

const ownList = z.strictObject({
  transactions: z.array(transactionView),
  /** The `before` of the next page; null on the last page. */
  next: z.nullable(uuid),
})

export const expectedTime = z.strictObject({
  /** Number of completed transactions measured. */
  count: z.number(),
  /** Time until half, and until nine of ten, were completed. Null when too few were measured. */
  measured: z.nullable(z.strictObject({ halfSeconds: z.number(), nineOfTenSeconds: z.number() })),
})
export type ExpectedTime = z.infer<typeof expectedTime>

export const transactionsContract = {
  /** From request to completion, measured on all users. */
  expectedTime: reads('user')
    .input(z.strictObject({ kind: expectedTimeKind }))
    .output(expectedTime),
  balance: reads('user').input(emptyInput).output(balanceView),
  balanceHistory: reads('user').input(emptyInput).output(balanceHistory),
  mine: reads('user').input(transactionListInput).output(ownList),
  /** `id` is a transaction id or uid. Users read their own, admins any; otherwise 404. */
  receipt: reads('signed-in')
    .input(z.strictObject({ id: filledLine(64) }))
    .output(receiptView),
  /** Accepts any text: a malformed code is not genuine. */
  verify: reads('anyone')
    .input(receiptCodeInput)
    .output(z.strictObject({ receipt: z.nullable(verifiedReceipt), checkedAt: z.date() })),
  adminList: reads('admin')
    .input(adminTransactionListInput)
    .output(z.strictObject({ transactions: z.array(adminRow), ...listCursors, ...listCounts })),
  adminOne: reads('admin')
    .input(z.strictObject({ id: filledLine(64) }))
    .output(adminReceiptView),
}
