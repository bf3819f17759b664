import { listMyAnnouncements } from '#content/announcements/server/read-announcements.ts'
import { listMyTasks } from '#content/tasks/server/actions.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { showMonth } from '#foundation/time/shared/months.ts'
import { findOwnPlacements } from '#investing/placements/server/portfolio.ts'
import { findOwnChats } from '#money/chats/server/find-own-chats.ts'
import { listMonths } from '#money/statements/server/read-statement.ts'
import { listMyTransactions } from '#money/transactions/server/read-transactions.ts'
import { listSavedPayees } from '#money/withdrawals/server/payees/saved-payees.ts'
import { findNotifications } from '#people/notifications/server/find-notifications.ts'
import type { FoundOfOwn } from '../shared/contract.ts'
import { excerptOf, holding } from '../shared/holding.ts'
import { foundPerKind } from '../shared/rules.ts'

/**
 * Searches the caller's own. Each module looks among the rows of this user only. What is few for
 * everybody (tasks, payees, months, announcements) is read whole and filtered here.
 */
export async function searchOwn(ctx: ActionContext, { term }: { term: string }) {
  const userId = callerUserId(ctx)
  const { tx } = ctx
  const wanted = { term, limit: foundPerKind }
  const [found, chats, { months }, notifications, tasks, payees, investments, announcements] =
    await together([
      listMyTransactions(ctx, { search: term, limit: foundPerKind }),
      findOwnChats(tx, userId, wanted),
      listMonths(ctx),
      findNotifications(tx, userId, wanted),
      listMyTasks(ctx),
      listSavedPayees(ctx),
      findOwnPlacements(tx, userId, wanted),
      listMyAnnouncements(ctx),
    ])
  return {
    transactions: found.transactions.map(
      ({ transactionUid: _uid, sample: _sample, updatedAt: _updated, ...row }) => row,
    ),
    moreTransactions: found.next !== null,
    chats: chats.map(({ content, ...chat }) => ({
      ...chat,
      excerpt: content === null ? null : excerptOf(content, term),
    })),
    statements: holding(months, term, ({ month }) => [
      month,
      showMonth(month, 'en'),
      showMonth(month, 'fil'),
    ]).map(({ month }) => ({ month })),
    notifications,
    tasks: holding(tasks, term, ({ title, description }) => [title, description]).map(
      ({ taskId, title }) => ({ taskId, title }),
    ),
    payees: holding(payees, term, ({ bankName, accountName, accountNumber, name }) => [
      bankName,
      accountName,
      name,
      accountNumber.slice(-4),
    ]).map(({ bankName, accountName, accountNumber, name }) => ({
      bankName,
      name: name || accountName,
      lastDigits: accountNumber.slice(-4),
    })),
    investments,
    announcements: holding(announcements, term, ({ title, description }) => [
      title,
      description,
    ]).map(({ announcementId, title, createdAt }) => ({ announcementId, title, createdAt })),
  } satisfies FoundOfOwn
}
