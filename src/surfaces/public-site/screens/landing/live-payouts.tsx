import { showListTime } from '#foundation/time/shared/time.ts'
import { crowdMin, type PublicPayout } from '#money/withdrawals/shared/rules-public.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { NothingYet, PageSection, SampleMark } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { HowWeKnow } from './how-we-know.tsx'
import { MotionSwitch } from './motion-switch.tsx'
import { showWholePesos } from './show-figure.ts'

/** Paid withdrawals of users who agreed to be listed. The script keeps the list current. */
export function LivePayouts({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).payouts
  return (
    <PageSection id="payouts" title={w.title} lead={<p>{w.lead}</p>}>
      {site.payouts.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        <>
          <ul data-live-list aria-label={w.list} className="grid border-t border-line">
            {site.payouts.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} language={language} />
            ))}
          </ul>
          <div className="flex items-start justify-between gap-x-4">
            <HowWeKnow source="rule:crowd-min" language={language} about={w.title}>
              <p>{w.know}</p>
              <p>{w.knowCrowd(String(crowdMin))}</p>
            </HowWeKnow>
            <MotionSwitch what="live" label={w.pause} />
          </div>
        </>
      )}
    </PageSection>
  )
}

function PayoutRow({ payout, language }: { payout: PublicPayout; language: PageLanguage }) {
  const w = landingWords(language).payouts
  const { id, maskedName, amountFromCentavos, channel, completedHour, sample } = payout
  return (
    <li
      data-source={`payout:${id}`}
      className={
        'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line ' +
        'py-2.5'
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 font-medium">
        {maskedName}
        {sample && <SampleMark language={language} />}
      </p>
      <p className="figures text-right font-medium">
        {amountFromCentavos === null ? (
          <span className="font-normal text-muted">{w.noAmount}</span>
        ) : (
          w.atLeast(showWholePesos(amountFromCentavos))
        )}
      </p>
      <p className="text-sm text-muted">
        {w.to}{' '}
        {channel.kind === 'named' ? channel.name : channel.kind === 'bank' ? w.bank : w.ewallet}
      </p>
      <p className="text-right text-sm text-muted">
        <time dateTime={completedHour.toISOString()}>{showListTime(completedHour, language)}</time>
      </p>
    </li>
  )
}
