import {
  ArrowDownUp,
  Bell,
  FileText,
  Landmark,
  ListTodo,
  Megaphone,
  MessageCircle,
  Sprout,
} from 'lucide-react'
import { pickLanguage, useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showMonth } from '#foundation/time/shared/months.ts'
import { showListTime, showWrittenDay } from '#foundation/time/shared/time.ts'
import { isOpenPlacement } from '#investing/placements/shared/states.ts'
import { statusText } from '#investing/placements/shared/user/status-text.ts'
import { portfolioWords } from '#investing/placements/shared/user/words-portfolio.ts'
import { chatTitle } from '#money/chats/screens/chat-title.ts'
import { chatWords } from '#money/chats/shared/words.ts'
import { TransactionAmount } from '#money/transactions/screens/list/transaction-status.tsx'
import { typeLabel } from '#money/transactions/shared/type-label.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { FoundOfOwn } from '../shared/contract.ts'
import type { OwnFinding, OwnGroup } from './own-finding.ts'
import { useSearchWords } from './search-words.ts'

type ListedTransaction = FoundOfOwn['transactions'][number]

export function useTransactionFindings(): (found: readonly ListedTransaction[]) => OwnFinding[] {
  const t = useWords(transactionWords)
  const language = useLanguage()
  return (found) =>
    found.map((one) => ({
      id: one.transactionId,
      icon: ArrowDownUp,
      title: typeLabel(t, one),
      detail: [one.referenceNumber, t.statuses[one.status], showListTime(one.createdAt, language)]
        .filter(Boolean)
        .join(' · '),
      aside: <TransactionAmount {...one} size="row" />,
      to: `/dashboard/transactions/receipt/${one.transactionId}`,
    }))
}

/** The findings of the server, as lines in groups. */
export function useFoundGroups(): (found: FoundOfOwn, term: string) => OwnGroup[] {
  const w = useSearchWords()
  const c = useWords(chatWords)
  const language = useLanguage()
  const transactionFindings = useTransactionFindings()
  const investmentSays = useInvestmentSays()
  return (found, term) => [
    {
      name: 'transactions',
      findings: [
        ...transactionFindings(found.transactions),
        ...(found.moreTransactions
          ? [
              {
                id: 'all-transactions',
                icon: ArrowDownUp,
                title: w.showAll,
                to: `/dashboard/transactions?search=${encodeURIComponent(term)}`,
              },
            ]
          : []),
      ],
    },
    {
      name: 'chats',
      findings: found.chats.map((chat) => ({
        id: chat.chatId,
        icon: MessageCircle,
        title: chatTitle(chat, c),
        detail: [chat.excerpt, showListTime(chat.at, language)].filter(Boolean).join(' · '),
        to: `/dashboard/chat/${chat.chatId}`,
      })),
    },
    {
      name: 'statements',
      findings: found.statements.map(({ month }) => ({
        id: `month-${month}`,
        icon: FileText,
        title: showMonth(month, language),
        to: `/dashboard/transactions/statements?month=${month}`,
      })),
    },
    {
      name: 'payees',
      findings: found.payees.map(({ bankName, name, lastDigits }) => ({
        id: `payee-${bankName}-${lastDigits}-${name}`.replace(/\s/g, '-'),
        icon: Landmark,
        title: name,
        detail: `${bankName} ${w.endingIn(lastDigits)}`,
        to: '/dashboard/withdraw',
      })),
    },
    {
      name: 'investments',
      findings: found.investments.map((one) => ({
        id: one.placementId,
        icon: Sprout,
        title: one.planName[language],
        detail: investmentSays(one),
        aside: showPesos(one.principalCentavos),
        to: `/dashboard/investments/${one.placementId}`,
      })),
    },
    {
      name: 'notifications',
      findings: found.notifications.map((one) => ({
        id: one.notificationId,
        icon: Bell,
        title: pickLanguage(language, one.message, one.messageFil),
        detail: showListTime(one.createdAt, language),
        to: one.linkTo ?? '/dashboard/notifications',
      })),
    },
    {
      name: 'tasks',
      findings: found.tasks.map(({ taskId, title }) => ({
        id: taskId,
        icon: ListTodo,
        title,
        to: '/dashboard/tasks',
      })),
    },
    {
      name: 'announcements',
      findings: found.announcements.map(({ announcementId, title, createdAt }) => ({
        id: announcementId,
        icon: Megaphone,
        title,
        detail: showListTime(createdAt, language),
        to: '/dashboard/tasks',
      })),
    },
  ]
}

/** An open one by the day on which it is due, an ended one by how it ended. */
function useInvestmentSays(): (one: FoundOfOwn['investments'][number]) => string {
  const w = useSearchWords()
  const p = useWords(portfolioWords)
  const language = useLanguage()
  return (one) => {
    if (!isOpenPlacement(one.state)) return statusText(one, p)
    const status = one.lateSince ? p.late : statusText(one, p)
    return `${status} · ${w.dueOn(showWrittenDay(one.dueOn, language))}`
  }
}
