import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Weave } from '#foundation/kit/reference/weave.tsx'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { showDay } from '#foundation/time/shared/time.ts'
import { readReceiptCode } from '#money/transactions/shared/read-receipt-code.ts'
import type { PublicProof } from '#money/withdrawals/shared/rules-public.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { NothingYet, PageSection } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { HowWeKnow } from './how-we-know.tsx'
import { showWholePesos } from './show-figure.ts'

/** Receipts that their owners published. Each is a link that verifies the signature. */
export function PayoutProofs({ site: { proofs }, frame: { language } }: SectionProps) {
  const w = landingWords(language).proofs
  return (
    <>
      <PageSection
        id="proofs"
        title={w.title}
        lead={<p>{w.lead}</p>}
        layout="above"
        tone="deep"
        sample={proofs.some(({ sample }) => sample)}
        language={language}
      >
        {proofs.length === 0 ? (
          <NothingYet>{w.none}</NothingYet>
        ) : (
          <ul className="shelf shelf-of-three pb-3 lg:pb-6">
            {proofs.map((proof) => (
              <Proof key={proof.id} proof={proof} language={language} />
            ))}
          </ul>
        )}
      </PageSection>
      <div className="selvage no-print" />
    </>
  )
}

function Proof({ proof, language }: { proof: PublicProof; language: PageLanguage }) {
  const w = landingWords(language).proofs
  const payouts = landingWords(language).payouts
  const amount = proof.amountFromCentavos
  const source = `proof:${proof.id}` as const
  const reference = readReceiptCode(proof.verifyCode)?.references[0] ?? ''
  return (
    <li
      className={
        'card on-paper relative flex snap-start flex-col overflow-hidden rounded-card bg-surface ' +
        'shadow-raised'
      }
    >
      <div className="selvage shrink-0" />
      <div className="flex grow flex-col gap-1 px-4 pt-3 pb-2 sm:px-5">
        <div data-source={source} className="grid gap-1">
          <div className="flex items-center justify-between gap-3">
            <p className="figures text-xl font-semibold tracking-tight wrap-anywhere">
              <span className="sr-only">{w.amount}: </span>
              {amount === null ? payouts.noAmount : payouts.atLeast(showWholePesos(amount))}
            </p>
            <Weave reference={reference} className="size-9" />
          </div>
          <dl className="grid gap-1 text-sm">
            <Fact label={w.receiver}>{proof.maskedName}</Fact>
            <Fact label={w.day}>
              <time dateTime={proof.completedOn.toISOString()}>
                {showDay(proof.completedOn, language)}
              </time>
            </Fact>
            <Fact label={w.reference}>{reference}</Fact>
          </dl>
        </div>
        <div className="mt-auto flex items-center gap-1 pt-1 print:block">
          <a
            href={`/verify/${encodeURIComponent(proof.verifyCode)}`}
            className={`${buttonStyle({ variant: 'secondary' })} min-w-0 grow no-underline`}
          >
            <ShieldCheck aria-hidden size={18} className="shrink-0" />
            {w.open}
          </a>
          <HowWeKnow
            source={source}
            language={language}
            about={proof.maskedName}
            opens="inCard"
            className="shrink-0 text-muted"
          >
            <p>{w.know}</p>
          </HowWeKnow>
        </div>
      </div>
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="figures ml-auto text-right font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
