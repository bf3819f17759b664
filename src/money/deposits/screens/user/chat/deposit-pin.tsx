import { CircleAlert } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Ring } from '#foundation/kit/time/ring.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import type { DepositView } from '../../../shared/contract.ts'
import { waitsForPayment } from '../../../shared/rules.ts'
import { depositChatWords } from '../../../shared/words-chat.ts'
import { depositWords } from '../../../shared/words.ts'
import { MoreTime, TimeLeft } from '../deposit-clock.tsx'
import { useDepositClock } from '../use-deposit-clock.ts'
import { DepositNote } from './deposit-note.tsx'
import { DepositStatusBadge } from './deposit-status.tsx'

/** The deposit below the title of its chat, where its details have no room. */
export function DepositPin({ deposit }: { deposit: DepositView }) {
  return (
    <section className="chat-pin">
      {waitsForPayment(deposit) ? (
        <CountingPin deposit={deposit} />
      ) : (
        <>
          <AmountAndStatus deposit={deposit} />
          <DepositNote deposit={deposit} className="basis-full text-sm" />
        </>
      )}
    </section>
  )
}

function CountingPin({ deposit }: { deposit: DepositView }) {
  const w = useWords(depositChatWords)
  const { extendedFully } = useWords(depositWords)
  const clock = useDepositClock(deposit)
  return (
    <>
      <Ring part={clock.part}>
        <TimeLeft clock={clock} className="text-[min(0.75rem,3.4vw)] font-semibold" />
      </Ring>
      <AmountAndStatus deposit={deposit} />
      <MoreTime clock={clock} className="px-3.25! text-sm max-[24.25rem]:grow" />
      {!clock.mayExtend && <p className="basis-full text-sm text-muted">{extendedFully}</p>}
      <div role="status" className="basis-full empty:hidden">
        {clock.nearEnd && (
          <p className="flex items-start gap-1.5 text-sm font-medium text-failed">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {w.nearEnd}
          </p>
        )}
      </div>
    </>
  )
}

function AmountAndStatus({ deposit }: { deposit: DepositView }) {
  const w = useWords(depositWords)
  return (
    <div className="grid grow justify-items-start">
      <Amount centavos={deposit.amountCentavos} size="large" />
      <span className="-ml-0.5">
        <span className="sr-only">{w.status}: </span>
        <DepositStatusBadge deposit={deposit} />
      </span>
    </div>
  )
}
