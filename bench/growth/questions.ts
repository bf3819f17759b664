/** The questions of `npm run bench -- growth` to each size, by the server's own actions. */
import { v7 as uuidv7 } from 'uuid'
import { countMyUnseen } from '#content/announcements/server/read-announcements.ts'
import type { ActionContext, Caller } from '#foundation/platform/server/http/context.ts'
import { listMyPlacements } from '#investing/placements/server/read-placements.ts'
import { openSupportChat } from '#money/chats/server/actions.ts'
import { countMyUnread, listMessages, listMyChats } from '#money/chats/server/read-chats.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { listChatsForAdmin } from '#money/deposits/server/admin-chats.ts'
import { findCurrentDeposit } from '#money/deposits/server/request-deposit.ts'
import { listMonths, readMonth } from '#money/statements/server/read-statement.ts'
import { readBalanceHistory } from '#money/transactions/server/balance-history.ts'
import {
  listMyTransactions,
  listTransactionsForAdmin,
  readMyBalance,
  readReceipt,
} from '#money/transactions/server/read-transactions.ts'
import { findTransactionIds } from '#money/transactions/server/search-transactions.ts'
import { latestTransactionsMax } from '#money/transactions/shared/rules.ts'
import { listLiveWithdrawals } from '#money/withdrawals/server/consents/public-payouts.ts'
import { moveWithdrawal } from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { listWithdrawalsForAdmin } from '#money/withdrawals/server/read-withdrawals.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { listUnderWay } from '#money/withdrawals/server/under-way.ts'
import { listTrail } from '#people/activity/server/read-trail.ts'
import { latestNotifications } from '#people/notifications/server/actions.ts'
import { readConsoleOverview, readFlow } from '#surfaces/console/server/actions.ts'
import { searchEverything } from '#surfaces/console/server/search-everything.ts'
import { searchOwn } from '#surfaces/search/server/find-everything.ts'
import { listUsers } from '#surfaces/users/server/list-users.ts'
import { countWaitingItems, listQueue } from '#surfaces/workbench/server/actions.ts'
import { bankDetails } from '../withdrawal-fixture.ts'
import type { Asked, GrowthPerson } from './people.ts'

type Ask = (ctx: ActionContext, asked: Asked) => Promise<unknown>

export interface Question {
  name: string
  as: (asked: Asked) => Caller
  ask: Ask
}

const asUser = ({ person }: { person: GrowthPerson }): Caller => ({
  role: 'user',
  userId: person.userId,
  sessionId: uuidv7(),
  proven: true,
  provenByCode: true,
})
const asStaff = ({ adminId }: Asked): Caller => ({
  role: 'admin',
  userId: adminId,
  sessionId: uuidv7(),
  proven: true,
})

const ofUser: Record<string, Ask> = {
  balance: readMyBalance,
  'dashboard, all of its calls': async (ctx) => {
    await readMyBalance(ctx)
    await listMyTransactions(ctx, { limit: latestTransactionsMax })
    await findCurrentDeposit(ctx)
    await listUnderWay(ctx)
    await readBalanceHistory(ctx)
    await listMyChats(ctx, {})
    await listMyPlacements(ctx, {})
    await listLiveWithdrawals(ctx)
    await latestNotifications(ctx)
    await countMyUnread(ctx)
    await countMyUnseen(ctx)
  },
  'own transactions, a page': (ctx) => listMyTransactions(ctx, {}),
  'own transactions, the page before an old one': (ctx, { person }) =>
    listMyTransactions(ctx, { before: person.transactionId }),
  'an old receipt': (ctx, { person }) => readReceipt(ctx, { id: person.transactionId }),
  'months of statements': listMonths,
  'a month as a statement': (ctx, { person }) => readMonth(ctx, { month: person.month }),
  'own search': (ctx, { person }) => searchOwn(ctx, { term: person.reference }),
  'request a withdrawal': async (ctx, asked) => {
    asked.requested = uuidv7()
    await requestWithdrawal(ctx, {
      requestId: asked.requested,
      amountCentavos: 5_000_00n,
      ...bankDetails,
    })
  },
}

const ofStaffMoves: Record<string, Ask> = {
  'complete a withdrawal': (ctx, { requested }) =>
    moveWithdrawal(ctx, {
      transactionId: requested,
      moveId: uuidv7(),
      to: 'completed',
      bankReference: requested,
    }),
}

const ofChats: Record<string, Ask> = {
  'messages of an old chat': (ctx, { person }) => listMessages(ctx, { chatId: person.chatId }),
  'open a chat': async (ctx, asked) => {
    asked.opened = (await openSupportChat(ctx, { chatId: uuidv7() })).chatId
  },
  'send a message': (ctx, { opened }) =>
    sendMessage(ctx, { chatId: opened, messageId: uuidv7(), content: 'I have paid.' }),
}

/** Ends the wait that the question before began, so that no more chats wait than before. */
const ofStaffAnswers: Record<string, Ask> = {
  'answer a message': (ctx, { opened }) =>
    sendMessage(ctx, { chatId: opened, messageId: uuidv7(), content: 'Thank you.' }),
}

const ofStaff: Record<string, Ask> = {
  'console, overview': readConsoleOverview,
  'console, flow of months': (ctx) => readFlow(ctx, { by: 'month' }),
  'console, what waits': countWaitingItems,
  'console, queue': (ctx) => listQueue(ctx, {}),
  'console, transactions with counts': (ctx) => listTransactionsForAdmin(ctx, { counts: true }),
  'console, transactions far down': (ctx, { person }) =>
    listTransactionsForAdmin(ctx, { before: person.transactionId }),
  'console, withdrawals': (ctx) => listWithdrawalsForAdmin(ctx, { status: 'waiting' }),
  'console, chats with counts': (ctx) => listChatsForAdmin(ctx, { counts: true }),
  'console, users with counts': (ctx) => listUsers(ctx, { counts: true }),
  'console, audit trail': (ctx) => listTrail(ctx, {}, findTransactionIds),
  'search, a whole uid': (ctx, { person }) => searchEverything(ctx, { term: person.uid }),
  'search, the end of a reference': (ctx, { person }) =>
    searchEverything(ctx, { term: person.reference.slice(-6) }),
  'search, an email': (ctx, { person }) => searchEverything(ctx, { term: person.email }),
  'search, a whole name': (ctx, { person }) => searchEverything(ctx, { term: person.fullName }),
  'search, nothing like it': (ctx) => searchEverything(ctx, { term: 'qqqqqq' }),
}

const questionsAs = (as: Question['as'], asks: Record<string, Ask>): Question[] =>
  Object.entries(asks).map(([name, ask]) => ({ name, as, ask }))

/** Those that read, and so can be asked at any time. */
export const consoleQuestions: readonly Question[] = questionsAs(asStaff, ofStaff)

/** In the order in which they are asked: a withdrawal is requested before it is completed. */
export const questions: readonly Question[] = [
  ...questionsAs(asUser, ofUser),
  ...questionsAs(asStaff, ofStaffMoves),
  ...questionsAs(asUser, ofChats),
  ...questionsAs(asStaff, ofStaffAnswers),
  ...consoleQuestions,
]
