import type { ReactNode } from 'react'
import { roiBasisPoints, yearlyBasisPoints } from '#content/plans/shared/rules-rates.ts'
import type { PublicSite } from '../../../shared/rules-page.ts'
import { entrySource } from '../../../shared/rules-source.ts'
import { Filled, bothText, SampleMark } from '../../page/page-section.tsx'
import { landingWords, outcomeWords, planWords } from '../../page/site-words.ts'
import { EntryKnown } from '../how-we-know.tsx'
import { showPercent, showWholePesos } from '../show-figure.ts'
import { ExitFee, InvestButton, Permission, type OfferProps } from './plan-offer.tsx'
import { PlanOutcomes } from './plan-outcomes.tsx'

interface Props extends OfferProps {
  outcomes: PublicSite['outcomes']
  /** Whether Legal compliance lists a registration. */
  isRegistered: boolean
}

/**
 * One plan. The lines of all cards are aligned, so that plans can be compared. All lines have the
 * same size, because a large return above a small risk would mislead.
 */
export function PlanCard({ entry, offer, outcomes, language, isRegistered }: Props) {
  const w = planWords(language)
  const { body } = entry
  const name = bothText(body.name, language)
  return (
    <li
      data-slide
      className={
        'card row-span-12 grid snap-start grid-cols-1 grid-rows-subgrid gap-y-0 ' +
        'rounded-card border border-line bg-surface px-4 pt-5 pb-1 sm:px-5 print:mb-4'
      }
    >
      <div
        data-source={entrySource('plan', entry)}
        className="row-span-11 grid grid-cols-1 grid-rows-subgrid"
      >
        <div className="flex flex-wrap content-start items-center gap-x-2 gap-y-1">
          <h3 className="text-lg wrap-anywhere">
            <Filled text={body.name} language={language} />
          </h3>
          {body.isPopular && (
            <span className="rounded-full bg-primary-tint px-2.5 text-sm font-medium text-primary">
              {w.popular}
            </span>
          )}
        </div>
        <p className="pb-3">
          <span className="flex items-center justify-between gap-2 text-sm text-muted">
            {w.deposit}
            {entry.sample && <SampleMark language={language} />}
          </span>
          <span className="figures block text-2xl font-semibold">
            {showWholePesos(body.depositCentavos)}
          </span>
        </p>
        <dl className="row-span-9 grid grid-cols-1 grid-rows-subgrid">
          <Line label={w.term}>{landingWords(language).days(body.termDays)}</Line>
          <Line label={w.projected}>{showWholePesos(body.projectedPayoutCentavos)}</Line>
          <Line label={w.roi}>{showPercent(roiBasisPoints(body))}</Line>
          <Line label={w.yearly}>{showPercent(yearlyBasisPoints(body))}</Line>
          <Line label={w.worst}>
            {showWholePesos(body.worstPayoutCentavos)}{' '}
            <span className="sr-only">{w.worstBack}</span>
          </Line>
          <Text label={w.worst} isQuiet>
            <Filled text={body.worstCase} language={language} />
          </Text>
          <Text label={w.risk}>
            <Filled text={body.risk} language={language} />
          </Text>
          <Text label={w.source}>
            <Filled text={body.returnSource} language={language} />
          </Text>
          <Text label={w.fees}>
            <Filled text={body.fees} language={language} />
            <ExitFee entry={entry} offer={offer} language={language} />
          </Text>
        </dl>
      </div>
      <div className="flex flex-col">
        <PlanOutcomes entry={entry} outcomes={outcomes} language={language} />
        <Permission entry={entry} offer={offer} language={language} isRegistered={isRegistered} />
        <InvestButton entry={entry} offer={offer} language={language} />
        <EntryKnown kind="plan" entry={entry} language={language} about={name}>
          <p>{w.computed}</p>
          <p>{outcomeWords(language).known}</p>
          {body.isPopular && <p>{w.popularKnow}</p>}
          {offer?.standing === 'open' && <p>{w.offerKnow}</p>}
        </EntryKnown>
      </div>
    </li>
  )
}

const lineStyle = 'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2'

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={lineStyle}>
      <dt className="min-w-0 flex-1 basis-28 text-muted">{label}</dt>
      <dd className="figures ml-auto text-right font-semibold">{children}</dd>
    </div>
  )
}

/** `isQuiet` hides the label, because the label of the line above also covers this line. */
function Text({
  label,
  isQuiet = false,
  children,
}: {
  label: string
  isQuiet?: boolean
  children: ReactNode
}) {
  return (
    <div className={isQuiet ? 'pb-3' : 'border-t border-line py-2'}>
      <dt className={isQuiet ? 'sr-only' : 'text-muted'}>{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
