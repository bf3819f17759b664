/**
 * The access matrix: every door of the server and who may open it. It is written by hand, on
 * purpose: a new door, or a door that opens to somebody else, fails the test until a person has
 * changed this list too.
 */
import { v7 as uuidv7 } from 'uuid'
import type { Who } from '#foundation/contract/shared/procedure.ts'
import { manilaMonth } from '#foundation/time/shared/months.ts'
import { defaultSettings } from '#people/company/shared/rules.ts'
import { consoleProcedures } from './access-matrix-console.ts'
import {
  madeByTheBrowser,
  endOfAPage,
  chat,
  moveId,
  newcomer,
  type InputWith,
  type Row,
} from './access-row.ts'

const deposit: InputWith = ({ depositId }) => ({ transactionId: depositId })
const notification: InputWith = ({ notificationId }) => ({ notificationId })
/** By its id and by the name that stands on the receipt. */
const receipt: InputWith[] = [
  ({ withdrawalId }) => ({ id: withdrawalId }),
  ({ receiptUid }) => ({ id: receiptUid }),
]
const bulk: InputWith = ({ withdrawalId, withdrawalSeen }) => ({
  to: 'processing',
  rows: [{ transactionId: withdrawalId, moveId: moveId(), updatedAtSeen: withdrawalSeen }],
})
const bankAccount = { bankName: 'GCash', accountName: 'Maria Santos', accountNumber: '09170000001' }
const token = { token: 'x'.repeat(43) }
const code = () => ({ code: '000000' })

/** A bare word is short for a row that says nothing but who. */
export const procedures: Record<string, Who | Row> = {
  'identity.me': 'anyone',
  'identity.register': { who: 'anyone', input: () => newcomer },
  'identity.verifyEmail': { who: 'anyone', input: () => token },
  'identity.resendVerification': { who: 'anyone', input: () => ({ email: newcomer.email }) },
  'identity.login': {
    who: 'anyone',
    input: () => ({ email: newcomer.email, password: newcomer.password }),
  },
  'identity.logout': 'anyone',
  'identity.forgotPassword': { who: 'anyone', input: () => ({ email: newcomer.email }) },
  'identity.resetPassword': {
    who: 'anyone',
    input: () => ({ ...token, password: newcomer.password, confirmPassword: newcomer.password }),
  },
  'identity.enterCompanyAccess': { who: 'anyone', input: code },
  'identity.challenge': 'anyone',
  'identity.startSetUp': 'anyone',
  'identity.answerChallenge': { who: 'anyone', input: code },
  'identity.leaveChallenge': 'anyone',
  'identity.proofWays': 'signed-in',
  'identity.prove': {
    who: 'signed-in',
    input: () => ({ way: 'password', secret: 'not-the-password' }),
  },
  'identity.mailCode': 'signed-in',
  'identity.sessions': 'signed-in',
  'identity.endSession': {
    who: 'signed-in',
    object: [({ sessionId }) => ({ sessionId })],
    ownerOnly: true,
  },
  'identity.endOtherSessions': 'signed-in',
  'identity.endAllSessions': 'signed-in',
  'identity.resume': 'signed-in',
  'identity.changePassword': {
    who: 'signed-in',
    input: () => ({
      currentPassword: 'not-the-password',
      password: newcomer.password,
      confirmPassword: newcomer.password,
    }),
  },
  'identity.authenticator': 'signed-in',
  'identity.startAuthenticator': { who: 'signed-in', proof: true },
  'identity.confirmAuthenticator': { who: 'signed-in', proof: true, input: code },
  'identity.renewRecoveryCodes': { who: 'signed-in', proof: true },
  'identity.removeAuthenticator': { who: 'signed-in', proof: true },
  'activity.mine': 'user',
  'activity.ofSubject': {
    who: 'admin',
    noObject: 'what was recorded about a thing, whether it is still there or not',
    input: ({ ownerId }) => ({ kind: 'user', id: ownerId }),
  },
  'activity.trail': { who: 'admin', noObject: endOfAPage },
  'company.facts': 'anyone',
  'company.settings': 'admin',
  'company.save': {
    who: 'admin',
    proof: true,
    input: () => ({ settings: defaultSettings, versionSeen: 1 }),
  },
  'company.access': 'admin',
  'company.saveAccess': {
    who: 'admin',
    proof: true,
    input: () => ({ state: 'on', until: null, versionSeen: 1 }),
  },
  'notifications.mine': { who: 'user', noObject: endOfAPage },
  'notifications.latest': 'user',
  'notifications.markRead': { who: 'user', object: [notification] },
  'notifications.markAllRead': 'user',
  'notifications.remove': { who: 'user', object: [notification] },
  'notifications.restore': { who: 'user', object: [notification] },
  'notifications.settings': 'user',
  'notifications.saveSettings': { who: 'user', input: () => ({ email: true }) },
  'safeguards.mine': 'user',
  'safeguards.lockMoney': 'user',
  'safeguards.unlockMoney': { who: 'user', proof: true },
  'profile.mine': 'user',
  'profile.save': {
    who: 'user',
    input: () => ({ fullName: 'Maria Santos', phoneNumber: '0917 000 0001' }),
  },
  'profile.removeAvatar': 'user',
  'profile.saveBankDetails': {
    who: 'user',
    input: () => bankAccount,
    proofFor: () => ({ ...bankAccount, accountNumber: '09179999999' }),
  },
  'social.providers': 'anyone',
  'social.mine': 'signed-in',
  'social.beginConnect': { who: 'signed-in', proof: true, input: () => ({ provider: 'google' }) },
  'social.disconnect': { who: 'signed-in', proof: true, input: () => ({ provider: 'google' }) },
  'social.pendingSignUp': 'anyone',
  'social.mailSignUpCode': 'anyone',
  'social.signUp': {
    who: 'anyone',
    input: () => ({
      fullName: newcomer.fullName,
      phoneNumber: newcomer.phoneNumber,
      ...bankAccount,
      termsAgreed: true,
    }),
  },
  'chats.mine': { who: 'user', noObject: endOfAPage },
  'chats.unread': 'user',
  'chats.get': { who: 'signed-in', object: [chat] },
  'chats.messages': { who: 'signed-in', object: [chat] },
  'chats.openSupport': {
    who: 'user',
    noObject: madeByTheBrowser,
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
  'chats.replies': 'admin',
  'chats.keepReply': {
    who: 'admin',
    noObject: `${madeByTheBrowser}; the replies are those of the whole staff`,
    input: () => ({
      replyId: uuidv7(),
      shortcut: `hello-${uuidv7().slice(-6)}`,
      textEn: 'Good morning',
      textFil: 'Magandang umaga',
    }),
  },
  'chats.removeReply': {
    who: 'admin',
    noObject: 'the replies are those of the whole staff; one that is gone is passed over',
    input: () => ({ replyId: uuidv7() }),
  },
  'chats.closeSupport': {
    who: 'admin',
    object: [({ supportChatId }) => ({ chatId: supportChatId, outcome: 'closed_completed' })],
  },
  'transactions.expectedTime': {
    who: 'user',
    noObject: 'measured over everybody: it names nobody',
    input: () => ({ kind: 'deposit' }),
  },
  'transactions.balance': 'user',
  'transactions.mine': { who: 'user', noObject: endOfAPage },
  'transactions.receipt': { who: 'signed-in', object: receipt },
  'transactions.verify': {
    who: 'anyone',
    input: () => ({ code: 'REF20261121ABC123-0123456789ABCDEF' }),
  },
  'transactions.adminList': { who: 'admin', noObject: endOfAPage },
  'transactions.adminOne': { who: 'admin', object: receipt },
  'deposits.adminCompanyAccounts': 'admin',
  'deposits.addCompanyAccount': {
    who: 'admin',
    proof: true,
    noObject: madeByTheBrowser,
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
    noObject: "the company's own: it is nobody's",
    input: ({ companyAccountId }) => ({ companyAccountId, active: false }),
  },
  'deposits.companyAccounts': 'user',
  'deposits.current': 'user',
  'deposits.ofChat': { who: 'signed-in', object: [chat] },
  'deposits.request': {
    who: 'user',
    noObject: `${madeByTheBrowser}; the company's account is open to every user`,
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
  'deposits.adminChats': { who: 'admin', noObject: endOfAPage },
  'deposits.adminChat': { who: 'admin', object: [chat] },
  'deposits.move': {
    who: 'admin',
    proof: true,
    object: [(things) => ({ ...deposit(things), moveId: moveId(), to: 'completed' })],
  },
  'withdrawals.request': {
    who: 'user',
    noObject: madeByTheBrowser,
    input: () => ({ requestId: uuidv7(), amountCentavos: 500_000n, ...bankAccount }),
    // To a bank account that is not the one on file.
    proofFor: () => ({
      requestId: uuidv7(),
      amountCentavos: 500_000n,
      ...bankAccount,
      accountNumber: '09179999999',
    }),
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
  'withdrawals.adminList': { who: 'admin', noObject: endOfAPage },
  'withdrawals.adminOne': { who: 'admin', object: receipt },
  'statements.months': 'user',
  'statements.month': {
    who: 'user',
    noObject: 'a month of the one who asks: it names nobody',
    input: () => ({ month: manilaMonth(new Date()) }),
  },
  'tasks.mine': 'user',
  'tasks.add': {
    who: 'user',
    noObject: madeByTheBrowser,
    input: () => ({ taskId: uuidv7(), title: 'Call the bank' }),
  },
  'tasks.rename': { who: 'user', object: [({ taskId }) => ({ taskId, title: 'Call the bank' })] },
  'tasks.setStatus': { who: 'user', object: [({ taskId }) => ({ taskId, status: 'completed' })] },
  'tasks.remove': { who: 'user', object: [({ taskId }) => ({ taskId })] },
  'tasks.restore': { who: 'user', object: [({ taskId }) => ({ taskId })] },
  'announcements.mine': 'user',
  'announcements.unseen': 'user',
  'announcements.markSeen': {
    who: 'user',
    noObject: 'what the caller is not shown is passed over',
    input: ({ announcementId }) => ({ announcementIds: [announcementId] }),
  },
  'announcements.adminList': { who: 'admin', noObject: endOfAPage },
  'announcements.adminTargets': 'admin',
  'announcements.create': {
    who: 'admin',
    noObject: `${madeByTheBrowser}; staff may write to every user`,
    input: () => ({ announcementId: uuidv7(), title: 'Closed on Monday', targetUserId: null }),
  },
  'announcements.edit': {
    who: 'admin',
    object: [
      ({ announcementId, announcementSeen }) => ({
        announcementId,
        title: 'Closed on Tuesday',
        targetUserId: null,
        updatedAtSeen: announcementSeen,
      }),
    ],
  },
  'announcements.remove': { who: 'admin', object: [({ announcementId }) => ({ announcementId })] },
  'market.figures': 'signed-in',
  'market.adminFigures': 'admin',
  'market.save': {
    who: 'admin',
    noObject: madeByTheBrowser,
    input: () => ({
      figureId: uuidv7(),
      name: 'Gold',
      value: '2400.50',
      unit: 'USD',
      changePercent: null,
      source: 'By hand',
      asOf: new Date(),
      versionSeen: null,
    }),
  },
  'market.confirm': {
    who: 'admin',
    proof: true,
    noObject: 'nobody owns a figure',
    input: () => ({ figureId: uuidv7(), versionSeen: 1 }),
  },
  'market.remove': {
    who: 'admin',
    noObject: 'nobody owns a figure',
    input: () => ({ figureId: uuidv7(), versionSeen: 1 }),
  },
  'market.order': {
    who: 'admin',
    noObject: 'nobody owns a figure',
    input: () => ({ figureIds: [] }),
  },
  'testimonials.mine': 'user',
  'testimonials.write': {
    who: 'user',
    noObject: madeByTheBrowser,
    input: () => ({
      testimonialId: uuidv7(),
      text: 'Paid out within a day.',
      rating: 4,
      nameStyle: 'initial',
      location: '',
      language: 'en',
      consent: true,
      independent: true,
    }),
  },
  'testimonials.withdraw': { who: 'user', object: [({ testimonialId }) => ({ testimonialId })] },
  'privacy.prepareExport': { who: 'user', proof: true },
  'privacy.closing': 'user',
  'privacy.close': { who: 'user', proof: true, input: () => ({ confirmation: 'not the word' }) },
  ...consoleProcedures,
}

export function rowOf(name: string): Row {
  const row = procedures[name]
  if (row === undefined) throw new Error(`${name} has no row in the access matrix`)
  return typeof row === 'string' ? { who: row } : row
}
