import { CircleCheck } from 'lucide-react'
import { showHour } from '#foundation/time/shared/time.ts'
import { crowdMin, type PublicPayout } from '#money/withdrawals/shared/rules-public.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { NothingYet, PageSection } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { HowWeKnow } from './how-we-know.tsx'
import { MotionSwitch } from './motion-switch.tsx'
import { showWholePesos } from './show-figure.ts'

/** Paid withdrawals of users who agreed to be listed. The script keeps the list current. */
export function LivePayouts({ site: { payouts }, frame: { language } }: SectionProps) {
  const w = landingWords(language).payouts
  return (
    <PageSection
      id="payouts"
      title={w.title}
      aside={payouts.length > 0 && <MotionSwitch what="live" label={w.pause} />}
      lead={
        payouts.length === 0 ? (
          <p>{w.lead}</p>
        ) : (
          <HowWeKnow source="rule:crowd-min" language={language} about={w.title} label={w.lead}>
            <p>{w.know}</p>
            <p>{w.knowCrowd(String(crowdMin))}</p>
          </HowWeKnow>
        )
      }
      sample={payouts.some(({ sample }) => sample)}
      language={language}
    >
      {payouts.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        <ul
          data-live-list
          aria-label={w.list}
          className="card panel divide-y divide-line px-4 sm:px-5"
        >
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} language={language} />
          ))}
        </ul>
      )}
    </PageSection>
  )
}

function PayoutRow({ payout, language }: { payout: PublicPayout; language: PageLanguage }) {
  const w = landingWords(language).payouts
  const { id, maskedName, amountFromCentavos, channel, completedHour } = payout
  return (
    // A phone shows the newest three, a wide screen six, paper all.
    <li
      data-source={`payout:${id}`}
      className={
        'flex items-center gap-3 py-2 max-sm:nth-[n+4]:hidden sm:nth-[n+7]:hidden print:flex!'
      }
    >
      <span aria-hidden="true" className="icon-square bg-credited-tint text-credited">
        <CircleCheck size={20} />
      </span>
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-2">
        <p className="min-w-0 font-semibold">
          {maskedName}
          <span className="block text-sm font-normal text-muted">
            {w.to}{' '}
            {channel.kind === 'named' ? channel.name : channel.kind === 'bank' ? w.bank : w.ewallet}
          </span>
        </p>
        <p className="figures min-w-0 grow text-right font-semibold">
          {amountFromCentavos === null ? (
            <span className="font-normal text-muted">{w.noAmount}</span>
          ) : (
            w.atLeast(showWholePesos(amountFromCentavos))
          )}
          <time
            dateTime={completedHour.toISOString()}
            className="block text-sm font-normal text-muted"
          >
            {showHour(completedHour, language)}
          </time>
        </p>
      </div>
    </li>
  )
}
