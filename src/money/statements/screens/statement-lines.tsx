import { Link } from '@tanstack/react-router'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { LineView } from '../shared/contract.ts'
import { describeLine } from '../shared/words-line.ts'
import { statementWords } from '../shared/words.ts'

/** Oldest first, as in a passbook: each entry with what the wallet had after it. */
export function StatementLines({ lines }: { lines: readonly LineView[] }) {
  return (
    <ol className="border-t border-line">
      {lines.map((line) => (
        <li key={String(line.sequence)} className="border-b border-line last:border-b-0">
          {line.transactionId === null ? (
            <div className={lineStyle}>
              <Entry line={line} />
            </div>
          ) : (
            <Link
              to="/dashboard/transactions/receipt/$transactionId"
              params={{ transactionId: line.transactionId }}
              className={`${lineStyle} text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2`}
            >
              <Entry line={line} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}

const lineStyle = 'grid min-h-16 content-center gap-1 edge py-3 sm:px-5'

function Entry({ line }: { line: LineView }) {
  const w = useWords(statementWords)
  const language = useLanguage()
  const what = describeLine(line, w, useWords(transactionWords))
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 grow basis-28 wrap-anywhere">
          <span className="font-medium">{what}</span>
          {line.bankName && <span className="text-muted"> · {line.bankName}</span>}
        </span>
        <span
          className={`ml-auto text-[min(1rem,7.5vw)] font-medium ${line.amountCentavos > 0n ? 'text-credited' : ''}`}
        >
          <Amount centavos={line.amountCentavos} sign="written" />
        </span>
      </span>
      <span className="figures flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-muted">
        <span>{showListTime(line.postedAt, language)}</span>
        <span className="ml-auto">{w.balanceAfter(showPesos(line.balanceCentavos))}</span>
      </span>
    </>
  )
}
