/**
 * Chooses the answers that this device caches (decision 0014): enough to read one's own wallet
 * without a connection, and no full account number.
 */
import { announcements } from '#content/announcements/screens/calls.ts'
import { market } from '#content/market/screens/calls.ts'
import { tasks } from '#content/tasks/screens/calls.ts'
import type { CacheChoice } from '#foundation/kit/offline/persist-queries.ts'
import type { CachedAnswer } from '#foundation/kit/offline/query-cache.ts'
import { placements } from '#investing/placements/screens/calls.ts'
import { chats } from '#money/chats/screens/calls.ts'
import { transactions } from '#money/transactions/screens/calls.ts'
import type { ReceiptView } from '#money/transactions/shared/contract.ts'
import { withdrawals } from '#money/withdrawals/screens/calls.ts'
import { company } from '#people/company/screens/calls.ts'
import { identity } from '#people/identity/screens/calls.ts'
import { notifications } from '#people/notifications/screens/calls.ts'
import { profile } from '#people/profile/screens/calls.ts'
import { keptBankKey } from '#people/profile/screens/calls.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'

/** How many transactions and receipts are cached. */
export const keptRows = 50

/**
 * Live withdrawals are not cached: when a user withdraws consent, their entry must disappear at
 * once.
 */
export const chosenAnswers: Omit<CacheChoice, 'shape'> = {
  keys: [
    identity.me.key(),
    company.facts.key(),
    transactions.balance.key(),
    transactions.balanceHistory.key(),
    transactions.mine.key(),
    transactions.receipt.key(),
    placements.mine.key(),
    placements.one.key(),
    chats.mine.key(),
    chats.unread.key(),
    notifications.latest.key(),
    notifications.mine.key(),
    tasks.mine.key(),
    announcements.mine.key(),
    announcements.unseen.key(),
    profile.mine.key(),
    keptBankKey,
    market.figures.key(),
    withdrawals.underWay.key(),
  ],
  choose(answers) {
    const answersTo = (key: readonly unknown[]) =>
      answers.filter((answer) => samePath(answer.key, key))
    const whole = [
      identity.me,
      company.facts,
      transactions.balance,
      transactions.balanceHistory,
      withdrawals.underWay,
      chats.unread,
      notifications.latest,
      tasks.mine,
      announcements.mine,
      announcements.unseen,
      market.figures,
      placements.one,
    ].flatMap((procedure) => answersTo(procedure.key()))
    const lists = [chats.mine, notifications.mine].flatMap((procedure) =>
      answersTo(procedure.key()),
    )
    return [
      ...whole,
      // Older pages are fetched again.
      ...answersTo(placements.mine.key()).filter(({ data }) => !isPaged(data)),
      ...lists.map(firstPage),
      ...listsOfTransactions(answersTo(transactions.mine.key())),
      ...receipts(answersTo(transactions.receipt.key())),
      ...bank(answersTo(profile.mine.key()), answersTo(keptBankKey)),
    ]
  },
}

/** The key of the unfiltered list. */
const listKey = transactions.mine.infiniteKey({
  input: (before: string | undefined) => ({ before }),
  initialPageParam: undefined,
})

/**
 * Drops filtered lists, because a search is private. The long list that was fetched for caching
 * replaces the first page of the list, unless it is more than a minute older.
 */
function listsOfTransactions(answers: readonly CachedAnswer[]): CachedAnswer[] {
  const unfiltered = answers.filter(({ key }) => !isFiltered(key))
  const single = unfiltered.filter(({ data }) => !isPaged(data))
  const [paged] = unfiltered.filter(({ data }) => isPaged(data))
  const long = single.find(({ key }) => inputOf(key)['limit'] === keptRows)
  if (long && (!paged || long.updatedAt >= paged.updatedAt - 60_000))
    return [
      ...single,
      {
        key: listKey,
        updatedAt: long.updatedAt,
        data: { pages: [long.data], pageParams: [undefined] },
      },
    ]
  return paged ? [...single, firstPage(paged)] : single
}

/** Further pages are fetched again when they are needed. */
function firstPage(answer: CachedAnswer): CachedAnswer {
  const { data } = answer
  return isPaged(data)
    ? {
        ...answer,
        data: { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      }
    : answer
}

function receipts(answers: readonly CachedAnswer[]): CachedAnswer[] {
  const found = answers.flatMap((answer) =>
    isReceipt(answer.data) ? [{ answer, receipt: answer.data }] : [],
  )
  return found
    .sort(
      (one, other) =>
        other.receipt.transaction.createdAt.getTime() - one.receipt.transaction.createdAt.getTime(),
    )
    .slice(0, keptRows)
    .map(({ answer, receipt }) => ({
      ...answer,
      data: { ...receipt, bankAccount: receipt.bankAccount && masked(receipt.bankAccount) },
    }))
}

/** Has its own key, because no form may start with a masked number. */
function bank(mine: readonly CachedAnswer[], kept: readonly CachedAnswer[]): CachedAnswer[] {
  const [answer] = mine
  if (!answer || !hasBankDetails(answer.data)) return [...kept]
  const { bankDetails } = answer.data
  return [
    { key: keptBankKey, updatedAt: answer.updatedAt, data: bankDetails && masked(bankDetails) },
  ]
}

function masked<Bank extends { accountNumber: string }>(details: Bank): Bank {
  return { ...details, accountNumber: maskAccountNumber(details.accountNumber) }
}

/** Query keys of oRPC are `[[module, procedure], { input, type }]`. */
function samePath(key: readonly unknown[], other: readonly unknown[]): boolean {
  return String(key[0]) === String(other[0])
}

function inputOf(key: readonly unknown[]): Record<string, unknown> {
  const options = key[1]
  if (typeof options !== 'object' || options === null || !('input' in options)) return {}
  return typeof options.input === 'object' && options.input !== null ? { ...options.input } : {}
}

function isFiltered(key: readonly unknown[]): boolean {
  return Object.entries(inputOf(key)).some(
    ([name, value]) => value !== undefined && name !== 'limit',
  )
}

function isPaged(data: unknown): data is { pages: unknown[]; pageParams: unknown[] } {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
}

// An answer under the key of a procedure has the type of its contract. When a contract changes, so
// does the answer shape, and old answers are never read.
function isReceipt(data: unknown): data is ReceiptView {
  return typeof data === 'object' && data !== null && 'transaction' in data && 'bankAccount' in data
}

function hasBankDetails(data: unknown): data is {
  bankDetails: { bankName: string; accountName: string; accountNumber: string } | null
} {
  return typeof data === 'object' && data !== null && 'bankDetails' in data
}
