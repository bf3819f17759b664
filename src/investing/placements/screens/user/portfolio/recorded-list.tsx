import { Link } from '@tanstack/react-router'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { useSiteName } from '#foundation/kit/page/site-settings.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { manilaDate, showWrittenDay } from '#foundation/time/shared/time.ts'
import { investmentTones } from '#money/investments/screens/investment-tones.ts'
import type { RecordedInvestment } from '#money/investments/shared/recorded.ts'
import { useAmountsHidden } from '#money/transactions/screens/home/amounts-hidden.ts'
import {
  recordedEnd,
  recordedGain,
  recordedStatusText,
} from '../../../shared/recorded/recorded-end.ts'
import { portfolioWords } from '../../../shared/user/words-portfolio.ts'
import { RowContent, rowClass } from './placement-row.tsx'

/** Investments that staff recorded. Each leads to the receipt of the money that it took. */
export function RecordedList({ recorded }: { recorded: readonly RecordedInvestment[] }) {
  const w = useWords(portfolioWords)
  const company = useSiteName()
  if (recorded.length === 0) return null
  return (
    <Card title={w.recorded.title(company)} flush>
      <p className="edge pb-3 text-sm text-muted sm:px-5">
        {w.recorded.intro}{' '}
        <Link to="/dashboard/chat/new-support" className="link">
          {w.recorded.support}
        </Link>
      </p>
      <ul className="border-t border-line">
        {recorded.map((one) => (
          <li key={one.investmentId} className="border-b border-line last:border-b-0">
            <RecordedRow recorded={one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function RecordedRow({ recorded }: { recorded: RecordedInvestment }) {
  const w = useWords(portfolioWords)
  const language = useLanguage()
  const { investmentId, planName, amountCentavos, startDate, endDate, status, endReason } = recorded
  const [start, end] = [showWrittenDay(startDate, language), showWrittenDay(endDate, language)]
  return (
    <Link
      to="/dashboard/transactions/receipt/$transactionId"
      params={{ transactionId: investmentId }}
      className={rowClass}
    >
      <RowContent
        name={planName}
        centavos={amountCentavos}
        badges={
          <StatusBadge tone={investmentTones[status]}>
            {recordedStatusText(recorded, w)}
          </StatusBadge>
        }
      >
        <span className="block">{w.recorded.term(start, end)}</span>
        <Says recorded={recorded} />
        {endReason !== '' && (
          <span className="block wrap-anywhere">{w.recorded.reason(endReason)}</span>
        )}
      </RowContent>
    </Link>
  )
}

function Says({ recorded }: { recorded: RecordedInvestment }) {
  const w = useWords(portfolioWords)
  const hidden = useAmountsHidden()
  const { expectedReturnCentavos: expected, payoutCentavos, endDate } = recorded
  const end = recordedEnd(recorded)
  const isOver = end === 'open' && endDate < manilaDate(new Date(serverNow()))
  const says = {
    open: isOver ? w.recorded.over : '',
    cancelled: w.recorded.cancelled,
    gained: w.says.paid,
    even: w.says.noReturn,
    less: w.says.impaired,
    nothing: w.recorded.nothing,
  }[end]
  const back = showPesos(payoutCentavos ?? 0n)
  const figures = {
    open: expected === null ? '' : w.wouldComeBack(showPesos(expected)),
    cancelled: '',
    gained: w.recorded.gain(back, showPesos(recordedGain(recorded))),
    even: w.back(back),
    less: w.back(back),
    nothing: '',
  }[end]
  return (
    <>
      {says !== '' && <span className="block">{says}</span>}
      {!hidden && figures !== '' && <span className="figures block">{figures}</span>}
    </>
  )
}
