import { Link } from '@tanstack/react-router'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { LineView } from '../shared/contract.ts'
import { describeLine, statementWords } from '../shared/words.ts'

/** The entries, oldest first, each with the balance after it. */
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
              className={`${lineStyle} ${linkStyle}`}
            >
              <Entry line={line} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}

const linkStyle = 'text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2'
const lineStyle = 'grid min-h-16 content-center gap-1 edge py-3 sm:px-5'

const spread = 'flex flex-wrap items-baseline justify-between gap-x-3'

function Entry({ line }: { line: LineView }) {
  const w = useWords(statementWords)
  const language = useLanguage()
  const description = describeLine(line, w, useWords(transactionWords))
  const colour = line.amountCentavos > 0n ? 'text-credited' : ''
  return (
    <>
      <span className={spread}>
        <span className="min-w-0 grow basis-28 wrap-anywhere">
          <span className="font-medium">{description}</span>
          {line.bankName && <span className="text-muted"> · {line.bankName}</span>}
        </span>
        <span className={`ml-auto text-[min(1rem,7.5vw)] font-medium ${colour}`}>
          <Amount centavos={line.amountCentavos} sign="written" />
        </span>
      </span>
      <span className={`figures ${spread} text-sm text-muted`}>
        <span>{showListTime(line.postedAt, language, line.postedAt)}</span>
        <span className="ml-auto">{w.balanceAfter(showPesos(line.balanceCentavos))}</span>
      </span>
    </>
  )
}
