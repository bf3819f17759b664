import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { SummaryView } from '../shared/contract.ts'
import { statementWords } from '../shared/words.ts'

export function MonthSummary({ summary }: { summary: SummaryView }) {
  const w = useWords(statementWords)
  const language = useLanguage()
  const { soFar, asOf, openingCentavos, inCentavos, outCentavos, closingCentavos, heldCentavos } =
    summary
  return (
    <Card>
      {soFar && (
        <p className="mb-3 flex flex-wrap items-center gap-2 text-sm text-muted">
          <SoFar />
          {w.asOf(showListTime(asOf, language))}
        </p>
      )}
      <Facts
        facts={[
          { label: w.opening, value: <Amount centavos={openingCentavos} /> },
          { label: w.moneyIn, value: <Amount centavos={inCentavos} sign="written" /> },
          { label: w.moneyOut, value: <Amount centavos={-outCentavos} sign="written" /> },
          {
            label: (
              <span className="font-medium text-ink">{soFar ? w.closingSoFar : w.closing}</span>
            ),
            value: <Amount centavos={closingCentavos} size="large" />,
          },
        ]}
      />
      {heldCentavos !== null && heldCentavos > 0n && (
        <p className="mt-3 text-sm text-muted">{w.held(showPesos(heldCentavos))}</p>
      )}
    </Card>
  )
}

/** Marks the month that is not over. */
export function SoFar() {
  const w = useWords(statementWords)
  return (
    <span className="rounded-full bg-info-tint px-2 text-sm font-normal text-info">{w.soFar}</span>
  )
}
