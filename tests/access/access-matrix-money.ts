/** The rows of chats, transactions, deposits, withdrawals and statements. */
import { v7 as uuidv7 } from 'uuid'
import type { AllowedCaller } from '#foundation/contract/shared/procedure.ts'
import { manilaMonth } from '#foundation/time/shared/months.ts'
import { mariaSantos } from '#main/sample/sample-sign-ins.ts'
import {
  bankAccount,
  chat,
  madeByBrowser,
  moveId,
  pageCursor,
  receipt,
  type InputWith,
  type Row,
} from './access-row.ts'

const deposit: InputWith = ({ depositId }) => ({ transactionId: depositId })
const bulk: InputWith = ({ withdrawalId, withdrawalSeen }) => ({
  to: 'processing',
  rows: [{ transactionId: withdrawalId, moveId: moveId(), updatedAtSeen: withdrawalSeen }],
})

/** Where the owner's completed withdrawal went. */
const paidAccount =
  (more: object = {}): InputWith =>
  () => ({
    bankName: mariaSantos.bank.bankName,
    accountNumber: mariaSantos.bank.accountNumber,
    ...more,
  })

export const moneyProcedures: Record<string, AllowedCaller | Row> = {
  'chats.mine': { who: 'user', noObject: pageCursor },
  'chats.unread': 'user',
  'chats.get': { who: 'signed-in', object: [chat] },
  'chats.messages': { who: 'signed-in', object: [chat] },
  'chats.openSupport': {
    who: 'user',
    noObject: madeByBrowser,
    input: () => ({ chatId: uuidv7() }),
  },
  'chats.send': {
    who: 'signed-in',
    object: [({ chatId }) => ({ chatId, messageId: uuidv7(), content: 'Is this mine?' })],
    joined: ({ foreignChatId, looseFileId }) => ({
      chatId: foreignChatId,
      messageId: uuidv7(),
      content: 'See this',
      attachmentId: looseFileId,
    }),
  },
  'chats.markRead': { who: 'signed-in', object: [chat] },
  'chats.typing': { who: 'signed-in', object: [chat] },
  'chats.replies': 'admin',
  'chats.keepReply': {
    who: 'admin',
    noObject: `${madeByBrowser}; the whole staff shares the replies`,
    input: () => ({
      replyId: uuidv7(),
      shortcut: `hello-${uuidv7().slice(-6)}`,
      textEn: 'Good morning',
      textFil: 'Magandang umaga',
    }),
  },
  'chats.removeReply': {
    who: 'admin',
    noObject: 'the whole staff shares the replies; an unknown one is ignored',
    input: () => ({ replyId: uuidv7() }),
  },
  'chats.closeSupport': {
    who: 'admin',
    object: [({ supportChatId }) => ({ chatId: supportChatId, outcome: 'closed_completed' })],
  },
  'transactions.expectedTime': {
    who: 'user',
    noObject: 'measured over all users: it names nobody',
    input: () => ({ kind: 'deposit' }),
  },
  'transactions.balance': 'user',
  'transactions.balanceHistory': 'user',
  'transactions.mine': { who: 'user', noObject: pageCursor },
  'transactions.receipt': { who: 'signed-in', object: receipt },
  'transactions.verify': {
    who: 'anyone',
    input: () => ({ code: 'REF20261121ABC123-0123456789ABCDEF' }),
  },
  'transactions.adminList': { who: 'admin', noObject: pageCursor },
  'transactions.adminOne': { who: 'admin', object: receipt },
  'deposits.adminCompanyAccounts': 'admin',
  'deposits.previewCompletion': { who: 'admin', object: [deposit] },
  'withdrawals.adminCounts': {
    who: 'admin',
    noObject: 'filters without an id',
    input: () => ({ filters: [{ status: 'waiting' }] }),
  },
  'withdrawals.underWay': 'user',
  'withdrawals.previewStep': {
    who: 'admin',
    object: [({ withdrawalId }) => ({ transactionId: withdrawalId, step: 'agree' })],
  },
  'deposits.addCompanyAccount': {
    who: 'admin',
    proof: true,
    noObject: madeByBrowser,
    input: () => ({
      companyAccountId: uuidv7(),
      bankName: 'Maya',
      accountNumber: '09170000099',
      accountName: 'Sample Company Inc.',
      details: '',
    }),
  },
  'deposits.setCompanyAccountActive': {
    who: 'admin',
    proof: true,
    noObject: 'an account of the company: it belongs to no user',
    input: ({ companyAccountId }) => ({ companyAccountId, active: false }),
  },
  'deposits.companyAccounts': 'user',
  'deposits.current': 'user',
  'deposits.ofChat': { who: 'signed-in', object: [chat] },
  'deposits.request': {
    who: 'user',
    noObject: `${madeByBrowser}; every user may pay to the company's account`,
    input: ({ companyAccountId }) => ({
      requestId: uuidv7(),
      amountCentavos: 100_000n,
      companyAccountId,
    }),
  },
  'deposits.extend': {
    who: 'user',
    object: [(things) => ({ ...deposit(things), extensionsSeen: 0 })],
  },
  'deposits.settleDeadline': { who: 'user', object: [deposit] },
  'deposits.startChat': {
    who: 'user',
    object: [(things) => ({ ...deposit(things), chatId: uuidv7() })],
  },
  'deposits.cancel': {
    who: 'user',
    object: [(things) => ({ ...deposit(things), moveId: moveId() })],
  },
  'deposits.adminChats': { who: 'admin', noObject: pageCursor },
  'deposits.adminChat': { who: 'admin', object: [chat] },
  'deposits.move': {
    who: 'admin',
    proof: true,
    object: [(things) => ({ ...deposit(things), moveId: moveId(), to: 'completed' })],
  },
  'withdrawals.request': {
    who: 'user',
    noObject: madeByBrowser,
    input: () => ({ requestId: uuidv7(), amountCentavos: 500_000n, ...bankAccount }),
    // Another bank account than the one on file.
    proofFor: () => ({
      requestId: uuidv7(),
      amountCentavos: 500_000n,
      ...bankAccount,
      accountNumber: '09179999999',
    }),
  },
  'withdrawals.payee': { who: 'user', noObject: madeByBrowser, input: () => bankAccount },
  'withdrawals.savedPayees': 'user',
  'withdrawals.namePayee': { who: 'user', object: [paidAccount({ name: 'Savings' })] },
  'withdrawals.removePayee': { who: 'user', object: [paidAccount()] },
  'withdrawals.restorePayee': { who: 'user', object: [paidAccount()] },
  'withdrawals.payeeWait': {
    who: 'user',
    object: [({ withdrawalId }) => ({ transactionId: withdrawalId })],
  },
  'withdrawals.disown': {
    who: 'user',
    object: [({ withdrawalId }) => ({ transactionId: withdrawalId })],
  },
  'withdrawals.liftPayeeWait': {
    who: 'admin',
    proof: true,
    object: [
      ({ withdrawalId }) => ({
        transactionId: withdrawalId,
        liftId: moveId(),
        reason: 'Spoke with the user.',
      }),
    ],
  },
  'withdrawals.cancel': {
    who: 'user',
    object: [({ withdrawalId }) => ({ transactionId: withdrawalId, moveId: moveId() })],
  },
  'withdrawals.live': 'signed-in',
  'withdrawals.payoutConsent': {
    who: 'user',
    object: [({ paidOutId }) => ({ transactionId: paidOutId })],
  },
  'withdrawals.setPayoutConsent': {
    who: 'user',
    object: [({ paidOutId }) => ({ transactionId: paidOutId, kind: 'feed', given: true })],
  },
  'withdrawals.move': {
    who: 'admin',
    proof: true,
    object: [
      ({ withdrawalId }) => ({ transactionId: withdrawalId, moveId: moveId(), to: 'processing' }),
    ],
  },
  'withdrawals.checkMany': { who: 'admin', object: [bulk] },
  'withdrawals.moveMany': { who: 'admin', proof: true, object: [bulk] },
  'withdrawals.adminList': { who: 'admin', noObject: pageCursor },
  'withdrawals.revealNumber': {
    who: 'admin',
    proof: true,
    object: [({ withdrawalId }) => ({ transactionId: withdrawalId, reason: 'It is being paid.' })],
  },
  'withdrawals.adminOne': { who: 'admin', object: receipt },
  'statements.months': 'user',
  'seals.published': 'anyone',
  'seals.ofReceipt': {
    who: 'anyone',
    input: () => ({ code: 'REF20261121ABC123-0123456789ABCDEF' }),
  },
  'seals.ofBalance': 'user',
  'statements.month': {
    who: 'user',
    noObject: 'a month of the caller: it names nobody',
    input: () => ({ month: manilaMonth(new Date()) }),
  },
}
