import { ShieldCheck } from 'lucide-react'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { showDay } from '#foundation/time/shared/time.ts'
import type { PublicProof } from '#money/withdrawals/shared/rules-public.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { NothingYet, PageSection, SampleMark } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { HowWeKnow } from './how-we-know.tsx'
import { showWholePesos } from './show-figure.ts'

/** Receipts that their owners published. Each is a link that verifies the signature. */
export function PayoutProofs({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).proofs
  return (
    <PageSection id="proofs" title={w.title} lead={<p>{w.lead}</p>}>
      {site.proofs.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {site.proofs.map((proof) => (
            <Proof key={proof.id} proof={proof} language={language} />
          ))}
        </ul>
      )}
    </PageSection>
  )
}

function Proof({ proof, language }: { proof: PublicProof; language: PageLanguage }) {
  const w = landingWords(language).proofs
  const { amount, payouts } = {
    amount: proof.amountFromCentavos,
    payouts: landingWords(language).payouts,
  }
  const source = `proof:${proof.id}` as const
  return (
    <li
      className={
        'card flex flex-col gap-3 rounded-card border border-line bg-surface px-4 pt-4 pb-2 ' +
        'sm:px-5'
      }
    >
      <dl data-source={source} className="grid gap-2">
        <Fact label={w.receiver}>
          <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
            {proof.sample && <SampleMark language={language} />}
            {proof.maskedName}
          </span>
        </Fact>
        <Fact label={w.amount}>
          {amount === null ? payouts.noAmount : payouts.atLeast(showWholePesos(amount))}
        </Fact>
        <Fact label={w.day}>
          <time dateTime={proof.completedOn.toISOString()}>
            {showDay(proof.completedOn, language)}
          </time>
        </Fact>
      </dl>
      <a
        href={`/verify/${encodeURIComponent(proof.verifyCode)}`}
        className={`${buttonStyle({ variant: 'secondary' })} mt-auto no-underline`}
      >
        <ShieldCheck aria-hidden size={18} />
        {w.open}
      </a>
      <HowWeKnow source={source} language={language} about={proof.maskedName}>
        <p>{w.know}</p>
      </HowWeKnow>
    </li>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures ml-auto text-right font-medium">{children}</dd>
    </div>
  )
}
