/**
 * The search without the server: in the answers that this page has, of which some are kept on the
 * device. Statements and saved accounts are not among them.
 */
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { announcements } from '#content/announcements/screens/calls.ts'
import { tasks } from '#content/tasks/screens/calls.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { absolute, parsePesos } from '#foundation/peso/shared/peso.ts'
import { placements } from '#investing/placements/screens/calls.ts'
import { chats } from '#money/chats/screens/calls.ts'
import { transactions } from '#money/transactions/screens/calls.ts'
import { typeLabel } from '#money/transactions/shared/type-label.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { notifications } from '#people/notifications/screens/calls.ts'
import type { FoundOfOwn } from '../shared/contract.ts'
import { excerptOf, holding } from '../shared/holding.ts'

export function useFindKept(): (term: string) => FoundOfOwn {
  const queries = useQueryClient()
  const w = useWords(transactionWords)
  return (term) => findKept(queries, term, w)
}

export function findKept(
  queries: QueryClient,
  term: string,
  w: typeof transactionWords,
): FoundOfOwn {
  const chatRows = latest(
    answersTo(queries, chats.mine).flatMap((page) => page.chats),
    'chatId',
  )
  const notices = [notifications.latest, notifications.mine].flatMap((procedure) =>
    answersTo(queries, procedure).flatMap((page) => page.notifications),
  )
  const portfolio = answersTo(queries, placements.mine).flatMap((page) => page.placements)
  return {
    transactions: keptTransactions(queries, term, w),
    moreTransactions: false,
    chats: holding(chatRows, term, ({ reference, latest: said }) => [
      reference ?? '',
      said?.content ?? '',
    ]).map(({ chatId, sessionType, reference, latest: said, updatedAt }) => ({
      chatId,
      sessionType,
      reference,
      excerpt: said && excerptOf(said.content, term),
      at: said?.createdAt ?? updatedAt,
    })),
    statements: [],
    notifications: holding(latest(notices, 'notificationId'), term, (one) => [
      one.message,
      one.messageFil ?? '',
    ]),
    tasks: holding(answersTo(queries, tasks.mine).flat(), term, ({ title, description }) => [
      title,
      description,
    ]),
    payees: [],
    investments: holding(latest(portfolio, 'placementId'), term, ({ planName }) => [
      planName.en,
      planName.fil,
    ]),
    announcements: holding(answersTo(queries, announcements.mine).flat(), term, (one) => [
      one.title,
      one.description,
    ]),
  }
}

function keptTransactions(queries: QueryClient, term: string, w: typeof transactionWords) {
  const listed = answersTo(queries, transactions.mine).flatMap((page) => page.transactions)
  const receipts = answersTo(queries, transactions.receipt)
  const bankOf = new Map(
    receipts.map((one) => [one.transaction.transactionId, one.bankAccount?.bankName ?? '']),
  )
  const rows = [...listed, ...receipts.map(({ transaction }) => transaction)].toSorted(
    (one, other) => one.updatedAt.getTime() - other.updatedAt.getTime(),
  )
  const amount = parsePesos(term)
  return holding(
    latest(rows, 'transactionId').toSorted(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
    ),
    term,
    (one) => [
      one.transactionUid,
      one.referenceNumber,
      one.description,
      typeLabel(w, one),
      w.statuses[one.status],
      bankOf.get(one.transactionId) ?? '',
      // An amount is found whole, with or without its sign.
      amount !== null && absolute(amount) === absolute(one.amountCentavos) ? term : '',
    ],
  )
}

/** All answers to a procedure, the newest last, and pages one by one. */
function answersTo<Answer>(
  queries: QueryClient,
  procedure: { key: () => QueryKey; call: (...input: never[]) => Promise<Answer> },
): Answer[] {
  const found = queries.getQueryCache().findAll({ queryKey: procedure.key() })
  return found
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => {
      // An answer under the key of a procedure has the type of its contract.
      const data = queries.getQueryData<Answer | { pages: Answer[] }>(queryKey)
      if (typeof data !== 'object' || data === null) return []
      return 'pages' in data ? data.pages : [data]
    })
}

/** The last of those with the same id, in their order. */
function latest<Row, Id extends keyof Row>(rows: readonly Row[], id: Id): Row[] {
  return [...new Map(rows.map((row) => [row[id], row])).values()]
}
