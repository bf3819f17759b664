import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, MessageCircle } from 'lucide-react'
import { useRefetch } from '#foundation/kit/data/refetch.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ReferenceText } from '#foundation/kit/reference/reference.tsx'
import { Weave } from '#foundation/kit/reference/weave.tsx'
import { showSeconds } from '#foundation/kit/time/countdown-time.ts'
import { useCountdown } from '#foundation/kit/time/countdown.tsx'
import { Ring } from '#foundation/kit/time/ring.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { useAmountsHidden } from '#money/transactions/screens/home/amounts-hidden.ts'
import type { DepositView } from '../../shared/contract.ts'
import { depositWindowMinutes } from '../../shared/rules.ts'
import { depositHomeWords } from '../../shared/words-home.ts'
import { deposits } from '../calls.ts'

/** On the first page: the deposit that waits for its payment, and the way to its chat. */
export function RunningDeposit() {
  const current = useQuery(deposits.current.queryOptions({ input: {} }))
  // Without an answer nothing is offered: the page of deposits says what is wrong.
  return current.data ? <DepositCard deposit={current.data} /> : null
}

const cardStyle =
  'group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-2 ' +
  'rounded-[28px_28px_28px_8px] border border-line bg-surface px-3.5 py-4 text-ink ' +
  'no-underline shadow-raised sm:gap-x-4 sm:px-5'
const tagStyle =
  'col-span-full flex min-w-0 items-center gap-2.5 border-t border-line pt-3 text-sm text-muted ' +
  'sm:col-auto sm:border-0 sm:pt-0'

function DepositCard({ deposit }: { deposit: DepositView }) {
  const w = useWords(depositHomeWords)
  const { amountCentavos, chatId, expiresAt, referenceNumber } = deposit
  const refetch = useRefetch('deposits')
  const hidden = useAmountsHidden()
  const { left, announcement } = useCountdown(expiresAt.getTime(), {
    onOver: () => void refetch(),
    onJump: () => void refetch(),
  })
  const content = (
    <>
      <Ring part={left / (depositWindowMinutes * 60)}>
        <MessageCircle aria-hidden size={18} />
      </Ring>
      <span className="grid min-w-0">
        <span className="font-semibold sm:text-lg">
          {w.continue} ·{' '}
          <span role="timer" className="figures whitespace-nowrap text-failed">
            {w.left(showSeconds(left))}
          </span>
        </span>
        <span className="text-sm text-muted">
          {w.pay}{' '}
          <b className="text-ink">
            <Amount centavos={amountCentavos} size="row" hidden={hidden} />
          </b>
          {w.thenProof}
        </span>
      </span>
      <span className={arrowStyle}>
        <ChevronRight aria-hidden size={20} />
      </span>
      <span className={tagStyle}>
        <Weave reference={referenceNumber} />
        <span className="grid min-w-0">
          <span>{w.reference} </span>
          <span className="text-[min(0.875rem,5vw)] text-ink">
            <ReferenceText reference={referenceNumber} />
          </span>
        </span>
      </span>
    </>
  )
  return (
    <div>
      {chatId ? (
        <Link to="/dashboard/chat/$chatId" params={{ chatId }} className={linkStyle}>
          {content}
        </Link>
      ) : (
        <Link to="/dashboard/deposit" className={linkStyle}>
          {content}
        </Link>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

const linkStyle = `${cardStyle} sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]`
const arrowStyle =
  'grid size-9 place-items-center rounded-full bg-coral text-on-coral transition-transform ' +
  'group-hover:translate-x-1 sm:order-last'
