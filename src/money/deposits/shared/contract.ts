import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCounts } from '#foundation/contract/shared/list-counts.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { chatView } from '#money/chats/shared/contract.ts'
import { chatStatuses, sessionTypes } from '#money/chats/shared/rules.ts'
import { aloneLimit } from '#money/transactions/shared/rules-alone.ts'
import { adminChatsInput } from './rules-list.ts'
import {
  cancelDepositInput,
  companyAccountMove,
  depositStatuses,
  extendDepositInput,
  moveDepositInput,
  newCompanyAccountInput,
  requestDepositInput,
  startChatInput,
} from './rules.ts'

const companyAccount = z.strictObject({
  companyAccountId: z.uuid(),
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  details: z.string(),
})

const adminCompanyAccount = z.strictObject({
  ...companyAccount.shape,
  active: z.boolean(),
  /** The instant at which it stopped taking deposits. */
  retiredAt: z.nullable(z.date()),
  createdAt: z.date(),
  /** Deposits into it that are still open. */
  openDeposits: z.int(),
})
export type AdminCompanyAccount = z.infer<typeof adminCompanyAccount>

const depositView = z.strictObject({
  transactionId: z.uuid(),
  transactionUid: z.string(),
  referenceNumber: z.string(),
  amountCentavos: z.bigint(),
  /** A past deadline counts as expired. */
  status: z.enum(depositStatuses),
  statusReason: z.string(),
  expiresAt: z.date(),
  extensions: z.number(),
  /** The user sent a file before the deadline, which stops the clock. */
  hasProof: z.boolean(),
  /** When the user sent the first file, in time or late. */
  proofSentAt: z.nullable(z.date()),
  chatId: z.nullable(z.uuid()),
  /** Somebody of the staff asked to complete it, and a second person has to agree. */
  waitsForApproval: z.boolean(),
  companyAccount,
  /** False once the company has retired that account: nobody should pay into it any more. */
  takesPayment: z.boolean(),
  createdAt: z.date(),
})

const adminChatRow = z.strictObject({
  chatId: z.uuid(),
  sessionType: z.enum(sessionTypes),
  status: z.enum(chatStatuses),
  reference: z.nullable(z.string()),
  userId: z.uuid(),
  userName: z.string(),
  userEmail: z.string(),
  amountCentavos: z.nullable(z.bigint()),
  depositStatus: z.nullable(z.enum(depositStatuses)),
  /** The user sent a file, in time or late. */
  hasProof: z.boolean(),
  unread: z.number(),
  /** Since when the user waits for an answer; null when it is not the company's turn. */
  waitingSince: z.nullable(z.date()),
  updatedAt: z.date(),
})

const proof = z.strictObject({
  attachmentId: z.uuid(),
  kind: z.enum(['image', 'pdf']),
  name: z.string(),
  sizeBytes: z.number(),
  sentAt: z.date(),
  /** The same file or a similar picture in other chats, newest first. */
  sentElsewhere: z.array(
    z.strictObject({
      attachmentId: z.uuid(),
      chatId: z.uuid(),
      chatStatus: z.enum(chatStatuses),
      reference: z.nullable(z.string()),
      userName: z.string(),
      sentAt: z.date(),
      isSameFile: z.boolean(),
    }),
  ),
})

const adminChat = z.strictObject({
  chat: chatView,
  deposit: z.nullable(depositView),
  proofs: z.array(proof),
})

export const depositsContract = {
  adminCompanyAccounts: reads('admin').input(emptyInput).output(z.array(adminCompanyAccount)),
  addCompanyAccount: writes('admin', { proof: 'money' })
    .input(newCompanyAccountInput)
    .output(z.array(adminCompanyAccount)),
  /** Retires an account or reactivates it. Open deposits into it can still be completed. */
  setCompanyAccountActive: writes('admin', { proof: 'money' })
    .input(companyAccountMove)
    .output(z.array(adminCompanyAccount)),
  companyAccounts: reads('user').input(emptyInput).output(z.array(companyAccount)),
  /** The deposit that waits for the caller's payment, or null. */
  current: reads('user').input(emptyInput).output(z.nullable(depositView)),
  /** The deposit that a chat is about, or null. */
  ofChat: reads('signed-in')
    .input(z.strictObject({ chatId: uuid }))
    .output(z.nullable(depositView)),
  request: writes('user', { limit: 'money' }).input(requestDepositInput).output(depositView),
  extend: writes('user').input(extendDepositInput).output(depositView),
  /** Called when the countdown reaches zero. Expires the deposit if the database's clock agrees. */
  settleDeadline: writes('user', { duringMaintenance: true })
    .input(z.strictObject({ transactionId: uuid }))
    .output(depositView),
  startChat: writes('user').input(startChatInput).output(chatView),
  cancel: writes('user').input(cancelDepositInput).output(depositView),
  adminChats: reads('admin')
    .input(adminChatsInput)
    .output(z.strictObject({ chats: z.array(adminChatRow), ...listCursors, ...listCounts })),
  adminChat: reads('admin')
    .input(z.strictObject({ chatId: uuid }))
    .output(adminChat),
  /** The limit of one person that completing the deposit would be above, or null. */
  previewCompletion: reads('admin')
    .input(z.strictObject({ transactionId: uuid }))
    .output(z.nullable(aloneLimit)),
  move: writes('admin', { proof: 'money' }).input(moveDepositInput).output(depositView),
}

export type CompanyAccount = z.infer<typeof companyAccount>
export type DepositView = z.infer<typeof depositView>
export type AdminChatRow = z.infer<typeof adminChatRow>
export type AdminChat = z.infer<typeof adminChat>
export type DepositProof = z.infer<typeof proof>
