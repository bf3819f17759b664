import * as z from 'zod/mini'
import { filledLine, emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
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
  /** The balance that people see: what is posted less what is on hold. */
  availableCentavos: z.bigint(),
  heldCentavos: z.bigint(),
  postedCentavos: z.bigint(),
})
export type BalanceView = z.infer<typeof balanceView>

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
export type StatusHistoryView = z.infer<typeof historyView>

const ownerView = z.strictObject({ userId: uuid, fullName: z.string(), email: z.string() })

const receiptSignature = z.strictObject({
  /** The reference and its tag: what a person types at /verify. */
  code: z.string(),
  /** The page that checks it, with the public address of this installation: what the QR holds. */
  address: z.string(),
  /**
   * What was signed, to the letter, and the Ed25519 signature in base64: who has the key at
   * /receipt-key.pem needs nothing else of us.
   */
  statement: z.string(),
  signature: z.string(),
})
export type ReceiptSignature = z.infer<typeof receiptSignature>

const receiptFields = {
  /** The company's instructions. */
  statusReason: z.string(),
  owner: ownerView,
  /** Where the money goes (a withdrawal) or went to (a deposit). */
  bankAccount: z.nullable(transactionBankAccount),
  /** The posted balance right after this movement; null while no money has moved. */
  balanceAfterCentavos: z.nullable(z.bigint()),
  signature: receiptSignature,
}
const receiptView = z.strictObject({
  transaction: transactionView,
  ...receiptFields,
  history: z.array(historyView),
})
export type ReceiptView = z.infer<typeof receiptView>

/**
 * What anybody may know of a receipt whose code they hold: enough to see whether the one before
 * them was changed.
 */
const verifiedReceipt = z.strictObject({
  referenceNumber: z.string(),
  type: transactionType,
  status: transactionStatus,
  amountCentavos: z.bigint(),
  sample: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
  maskedName: z.string(),
  /** Of the bank account or e-wallet that it names. */
  lastDigits: z.nullable(z.string()),
  /** Which of the two that is; the name of the bank is nobody's business. */
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
  /** Since when it is in its status. */
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
  /** The `before` of the next page; null on the last. */
  next: z.nullable(uuid),
})

const expectedTime = z.strictObject({
  /** How many completed ones it was measured on. */
  count: z.number(),
  /**
   * Half were completed within so many seconds, nine of ten within so many. Null while there are
   * too few.
   */
  measured: z.nullable(z.strictObject({ halfSeconds: z.number(), nineOfTenSeconds: z.number() })),
})
export type ExpectedTime = z.infer<typeof expectedTime>

export const transactionsContract = {
  /** From the request to its completion, as the status history of everybody's tells. */
  expectedTime: reads('user')
    .input(z.strictObject({ kind: expectedTimeKind }))
    .output(expectedTime),
  balance: reads('user').input(emptyInput).output(balanceView),
  mine: reads('user').input(transactionListInput).output(ownList),
  /** `id` is a transaction id or a transaction uid. A user's own; any for an admin; 404 otherwise. */
  receipt: reads('signed-in')
    .input(z.strictObject({ id: filledLine(64) }))
    .output(receiptView),
  /** Any line is an answer's worth: what is no code is not genuine. */
  verify: reads('anyone')
    .input(receiptCodeInput)
    .output(z.strictObject({ receipt: z.nullable(verifiedReceipt), checkedAt: z.date() })),
  adminList: reads('admin')
    .input(adminTransactionListInput)
    .output(z.strictObject({ transactions: z.array(adminRow), ...listCursors })),
  adminOne: reads('admin')
    .input(z.strictObject({ id: filledLine(64) }))
    .output(adminReceiptView),
}
