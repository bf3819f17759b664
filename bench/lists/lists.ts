/** The lists of the console that `npm run bench:lists` measures, with their pages. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { placedSql } from '#investing/placements/server/placements-sql.ts'
import { listChatsForAdmin } from '#money/deposits/server/admin-chats.ts'
import { listInvestmentsForAdmin } from '#money/investments/server/read-investments.ts'
import type { InvestmentListInput } from '#money/investments/shared/rules.ts'
import { listTransactionsForAdmin } from '#money/transactions/server/read-transactions.ts'
import { findTransactionIds } from '#money/transactions/server/search-transactions.ts'
import { listWithdrawalsForAdmin } from '#money/withdrawals/server/read-withdrawals.ts'
import { listTrail } from '#people/activity/server/read-trail.ts'
import type { TrailInput } from '#people/activity/shared/rules.ts'
import { searchEverything } from '#surfaces/console/server/search-everything.ts'
import { listUsers } from '#surfaces/users/server/list-users.ts'
import { listQueue } from '#surfaces/workbench/server/actions.ts'
import type { ListMarks } from './list-marks.ts'

export interface MeasuredList {
  name: string
  /** By the name of the request. */
  pages: Record<string, (ctx: ActionContext) => Promise<unknown>>
}

export function measuredLists(marks: ListMarks): MeasuredList[] {
  return [...moneyLists(marks), ...otherLists(marks)]
}

function pagesOf<Input>(
  action: (ctx: ActionContext, input: Input) => Promise<unknown>,
  inputs: Record<string, Input>,
): MeasuredList['pages'] {
  return Object.fromEntries(
    Object.entries(inputs).map(([title, input]) => [
      title,
      (ctx: ActionContext) => action(ctx, input),
    ]),
  )
}

const searchesFor = (marks: ListMarks) => ({
  'search, a whole uid': { search: marks.uid },
  'search, the end of a reference': { search: marks.reference.slice(-6) },
  'search, a day': { search: marks.reference.slice(0, 11) },
  'search, a year': { search: marks.reference.slice(0, 7) },
  'search, an email': { search: marks.email },
  'search, a name': { search: marks.fullName },
  'search, a frequent name': { search: 'maria' },
  'search, a phone number': { search: marks.phone },
  'search, an amount': { search: '12345' },
  'search, one letter': { search: 'z' },
  'search, two letters': { search: 'xq' },
  'search, nothing like it': { search: 'qqqqqq' },
  'search, an id': { search: marks.transactionId },
})

function moneyLists(marks: ListMarks): MeasuredList[] {
  const down = { before: marks.transactionId }
  const searches = searchesFor(marks)
  return [
    {
      name: 'transactions',
      pages: pagesOf(listTransactionsForAdmin, {
        newest: {},
        'far down': down,
        'far down, upwards': { after: marks.transactionId },
        'by status': { status: 'completed' },
        'by a rare status': { status: 'on_hold' },
        'by status, far down': { status: 'completed', ...down },
        'by type': { type: 'withdrawal' },
        'by type, far down': { type: 'deposit', ...down },
        'by type and status': { type: 'deposit_initiated', status: 'failed' },
        'by type and status, none': { type: 'deposit', status: 'declined' },
        ...searches,
        'by status, a name': { status: 'completed', search: marks.fullName },
        'by a rare status, a frequent name': { status: 'on_hold', search: 'maria' },
        'a frequent name, far down': { search: 'maria', ...down },
      }),
    },
    {
      name: 'withdrawals',
      pages: pagesOf(listWithdrawalsForAdmin, {
        newest: {},
        'far down': down,
        'far down, upwards': { after: marks.transactionId },
        'by status': { status: 'completed' },
        pending: { status: 'pending' },
        'by status, far down': { status: 'declined', ...down },
        ...searches,
        'search, a bank account number': { search: marks.accountNumber },
        'search, its last four digits': { search: marks.accountNumber.slice(-4) },
        'search, a bank': { search: 'gcash' },
        'pending, a frequent name': { status: 'pending', search: 'maria' },
      }),
    },
    {
      name: 'deposit chats',
      pages: pagesOf(listChatsForAdmin, {
        newest: {},
        'far down': { before: marks.chatId },
        'far down, upwards': { after: marks.chatId },
        'by status': { status: 'closed_failed' },
        waiting: { status: 'pending_confirmation' },
        support: { type: 'support_chat' },
        ...searches,
      }),
    },
  ]
}

function otherLists(marks: ListMarks): MeasuredList[] {
  return [
    {
      name: 'users',
      pages: pagesOf(listUsers, {
        newest: {},
        'far down': { before: marks.userId },
        'by role': { role: 'admin' },
        'by status': { status: 'suspended' },
        'by role and status': { role: 'user', status: 'pending_verification' },
        'search, a name': { search: marks.fullName },
        'search, a frequent name': { search: 'maria' },
        'search, an email': { search: marks.email },
        'search, a phone number': { search: marks.phone },
        'search, an id': { search: marks.userId },
        'search, one letter': { search: 'z' },
        'search, two letters': { search: 'xq' },
        'search, nothing like it': { search: 'qqqqqq' },
        'by status, a frequent name': { status: 'suspended', search: 'maria' },
      }),
    },
    {
      name: 'investments',
      pages: pagesOf(
        (ctx, input: InvestmentListInput) => listInvestmentsForAdmin(ctx, input, placedSql),
        {
          newest: {},
          active: { status: 'active' },
          late: { status: 'late' },
          'search, a name': { search: 'maria' },
        },
      ),
    },
    {
      name: 'audit trail',
      pages: pagesOf((ctx, input: TrailInput) => listTrail(ctx, input, findTransactionIds), {
        newest: {},
        'search, a name': { search: marks.fullName },
      }),
    },
    {
      name: 'workbench',
      pages: pagesOf(listQueue, {
        everything: {},
        'withdrawals to decide': { kind: 'withdrawals-to-decide' },
      }),
    },
    {
      name: 'everything',
      pages: pagesOf(searchEverything, {
        'a name': { term: marks.fullName },
        'a frequent name': { term: 'maria' },
        'an email': { term: marks.email },
        'a phone number': { term: marks.phone },
        'a uid': { term: marks.uid },
        'the end of a reference': { term: marks.reference.slice(-6) },
        'an amount': { term: '12345' },
        'last four digits': { term: marks.accountNumber.slice(-4) },
        'nothing like it': { term: 'qqqqqq' },
        'three letters': { term: 'san' },
      }),
    },
  ]
}
