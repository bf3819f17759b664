import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { roiBasisPoints, yearlyBasisPoints } from '#content/plans/shared/rules-rates.ts'
import type { PublicSite } from '../../../shared/rules-page.ts'
import { entrySource } from '../../../shared/rules-source.ts'
import { Filled, bothText } from '../../page/page-section.tsx'
import { landingWords, outcomeWords, planWords } from '../../page/site-words.ts'
import { EntryKnown } from '../how-we-know.tsx'
import { showPercent, showWholePesos } from '../show-figure.ts'
import {
  InvestButton,
  Permission,
  earlyExitFee,
  takesMoney,
  type OfferProps,
} from './plan-offer.tsx'
import { OutcomeSums, PlanOutcomes } from './plan-outcomes.tsx'
import { PlanPicture } from './plan-picture.tsx'

interface Props extends OfferProps {
  outcomes: PublicSite['outcomes']
  /** Whether Legal compliance lists a registration. */
  isRegistered: boolean
}

/**
 * One plan. The lines of all cards are aligned, so that plans can be compared. What it may bring
 * and what it may cost have the same size, and its risk is never behind a button, because a large
 * return above a small risk would mislead.
 */
export function PlanCard({ entry, offer, outcomes, language, isRegistered }: Props) {
  const w = planWords(language)
  const { body } = entry
  const source = entrySource('plan', entry)
  const exitFee = earlyExitFee(offer)
  return (
    <li
      data-slide
      id={`plan-${entry.entryId}`}
      className={
        'card relative row-span-6 grid scroll-mt-28 snap-start grid-cols-1 grid-rows-subgrid ' +
        'content-start gap-y-0 rounded-card bg-surface px-4 pt-5 pb-3 sm:px-5 print:mb-4 ' +
        `${body.isPopular ? 'ring-[2.5px] ring-mango' : 'ring-1 ring-line'}`
      }
    >
      {body.isPopular && (
        <p
          className={
            'absolute -top-0.5 right-5 rounded-b-control bg-mango px-3 py-0.5 text-xs ' +
            'font-semibold text-on-mango'
          }
        >
          {w.popular}
        </p>
      )}
      <div data-source={source} className="row-span-4 grid grid-cols-1 grid-rows-subgrid">
        <div className="flex items-center gap-3 pb-2">
          <PlanPicture name={body.name.en} planId={entry.entryId} />
          <h3 className="min-w-0 text-lg leading-tight wrap-anywhere">
            <Filled text={body.name} language={language} />
          </h3>
        </div>
        <div>
          <dl>
            <Line label={w.deposit}>{showWholePesos(body.depositCentavos)}</Line>
            <Line label={w.term}>{landingWords(language).days(body.termDays)}</Line>
          </dl>
          <dl className={'grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2 py-2'}>
            <Box label={w.projected} tint="bg-primary-tint">
              {showWholePesos(body.projectedPayoutCentavos)}
            </Box>
            <Box label={w.worst} tint="bg-failed-tint">
              {showWholePesos(body.worstPayoutCentavos)}{' '}
              <span className="sr-only">{w.worstBack}</span>
            </Box>
          </dl>
          <dl>
            <Line label={w.roi}>{showPercent(roiBasisPoints(body))}</Line>
            <Line label={w.yearly}>{showPercent(yearlyBasisPoints(body))}</Line>
          </dl>
        </div>
        <dl className="pt-1">
          <dt className="text-sm text-muted">{w.risk}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            <Filled text={body.risk} language={language} />
          </dd>
        </dl>
        <div className="pt-1">
          <dl>
            {exitFee && <Line label={w.exitFee}>{exitFee}</Line>}
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="min-w-0 text-sm text-muted">{exitFee ? w.otherFees : w.fees}</dt>
              <dd className="ml-auto whitespace-pre-line wrap-anywhere">
                <Filled text={body.fees} language={language} />
              </dd>
            </div>
          </dl>
          <OutcomeSums entry={entry} outcomes={outcomes} language={language} />
        </div>
      </div>
      <details className="group/more text-sm">
        <summary
          className={
            'target flex list-none items-center gap-1.5 font-medium text-primary hover:underline'
          }
        >
          <span className="min-w-0 wrap-anywhere">{w.more}</span>
          <ChevronDown
            aria-hidden
            size={16}
            className="shrink-0 transition-transform group-open/more:rotate-180"
          />
          <span data-source={source} className="sr-only">
            : {bothText(body.name, language)}
          </span>
        </summary>
        <div data-source={source}>
          <dl className="grid gap-1">
            <Text label={w.worst}>
              <Filled text={body.worstCase} language={language} />
            </Text>
            <Text label={w.source}>
              <Filled text={body.returnSource} language={language} />
            </Text>
          </dl>
        </div>
        <PlanOutcomes entry={entry} outcomes={outcomes} language={language} />
        <Permission entry={entry} offer={offer} language={language} isRegistered={isRegistered} />
        {takesMoney(offer) && <p className="pb-2 text-muted">{w.how}</p>}
      </details>
      <div className="flex items-end gap-1 print:block">
        <InvestButton entry={entry} offer={offer} language={language} />
        <PlanKnown entry={entry} offer={offer} language={language} />
      </div>
    </li>
  )
}

function PlanKnown({ entry, offer, language }: OfferProps) {
  const w = planWords(language)
  return (
    <EntryKnown
      kind="plan"
      entry={entry}
      language={language}
      about={bothText(entry.body.name, language)}
      opens="inCard"
      className="-mr-2 shrink-0 text-muted"
    >
      <p>{w.computed}</p>
      <p>{outcomeWords(language).known}</p>
      {entry.body.isPopular && <p>{w.popularKnow}</p>}
      {offer?.standing === 'open' && <p>{w.offerKnow}</p>}
    </EntryKnown>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-0.5">
      <dt className="min-w-0 text-sm text-muted">{label}</dt>
      <dd className="figures ml-auto text-right font-semibold">{children}</dd>
    </div>
  )
}

function Box({ label, tint, children }: { label: string; tint: string; children: ReactNode }) {
  return (
    <div className={`rounded-[1.125rem] px-3 py-2 ${tint}`}>
      <dt className="text-[0.8125rem] leading-tight wrap-anywhere">{label}</dt>
      <dd className="figures text-lg font-semibold tracking-tight wrap-anywhere">{children}</dd>
    </div>
  )
}

function Text({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
