import { Link } from '@tanstack/react-router'
import { BadgeCheck, CalendarClock, Banknote, HandCoins, MessageCircle, Scale } from 'lucide-react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Reference } from '#foundation/kit/reference/reference.tsx'
import { useNowAfter } from '#foundation/kit/time/since.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { absolute } from '#foundation/peso/shared/peso.ts'
import { showListTime, showRelative } from '#foundation/time/shared/time.ts'
import type { Age } from '#foundation/time/shared/waiting-age.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { payeeWords } from '#money/withdrawals/shared/words-payee.ts'
import { ClaimMark } from '#teamwork/claims/screens/claim-mark.tsx'
import type { QueueItem } from '../shared/contract.ts'
import { ageOf } from '../shared/patience.ts'
import { claimOf, itemName, type WorkbenchSearch, type QueueKind } from '../shared/rules.ts'
import { workbenchWords } from '../shared/words.ts'

const icons: Record<QueueKind, typeof Scale> = {
  'withdrawals-to-decide': Scale,
  'withdrawals-to-pay': Banknote,
  deposits: HandCoins,
  chats: MessageCircle,
  approvals: BadgeCheck,
  'late-payouts': CalendarClock,
}

const ageStyles: Record<Age, string> = {
  fresh: 'text-muted',
  long: 'font-medium text-waiting',
  late: 'font-medium text-failed',
}

const lineClass = 'flex flex-wrap items-baseline justify-between gap-x-3'

/** One item: its kind, user, amount, waiting time, and who works on it. */
export function QueueRow({
  item,
  search,
  isOpen,
}: {
  item: QueueItem
  search: WorkbenchSearch
  isOpen: boolean
}) {
  const w = useWords(workbenchWords)
  const { statuses } = useWords(transactionWords)
  const payee = useWords(payeeWords)
  const language = useLanguage()
  const now = useNowAfter(item.since)
  const age = ageOf(item.kind, item.since, now)
  const name = itemName(item)
  const Icon = icons[item.kind]
  const claim = claimOf(item)
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to="/admin/workbench"
        search={{ ...search, open: name }}
        data-item={name}
        aria-current={isOpen || undefined}
        className={
          'target flex gap-[min(0.75rem,3vw)] edge py-2.5 text-ink no-underline ' +
          `focus-visible:-outline-offset-2 ${isOpen ? 'bg-primary-tint' : 'hover:bg-sunken'}`
        }
      >
        <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-muted" />
        <span className="grid min-w-0 grow gap-0.5">
          <span className={lineClass}>
            <span className="min-w-0 font-medium wrap-anywhere">
              {item.userName ?? w.ofCompany}
            </span>
            {item.amountCentavos !== null && <Amount centavos={absolute(item.amountCentavos)} />}
          </span>
          <span className={`${lineClass} text-sm text-muted`}>
            <span className="min-w-0 wrap-anywhere">
              {item.kind === 'chats' && item.amountCentavos === null
                ? w.support
                : w.oneOf[item.kind]}
              {item.status === 'on_hold' && `, ${statuses.on_hold.toLowerCase()}`}
            </span>
            <time
              dateTime={item.since.toISOString()}
              title={showListTime(item.since, language)}
              className={ageStyles[age]}
            >
              {showRelative(item.since, new Date(now), language)}
              {age !== 'fresh' && `, ${w.ages[age]}`}
            </time>
          </span>
          {item.reference && (
            <span className="text-sm">
              <Reference reference={item.reference} weave="size-[min(1.25rem,6vw)]" />
            </span>
          )}
          {item.waitsUntil && (
            <span className="text-sm text-waiting">
              {payee.rowWaits(showListTime(item.waitsUntil, language))}
            </span>
          )}
          <ClaimMark kind={claim.kind} id={claim.id} />
        </span>
      </Link>
    </li>
  )
}
