import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Timeline } from '#foundation/kit/ui/timeline.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { InvestmentMoveView } from '../shared/contract.ts'
import { investmentWords } from '../shared/words.ts'
import { investmentTones } from './investment-tones.ts'

/** All moves and what each did to the wallet, newest first. */
export function InvestmentHistory({ moves }: { moves: readonly InvestmentMoveView[] }) {
  const w = useWords(investmentWords)
  const language = useLanguage()
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-base font-medium">{w.history}</h3>
      <Timeline
        label={w.history}
        steps={moves.map((move) => ({
          id: move.moveId,
          tone: investmentTones[move.newStatus],
          title: (
            <>
              {w.moved(
                move.previousStatus && w.statuses[move.previousStatus],
                w.statuses[move.newStatus],
              )}{' '}
              {move.walletCentavos !== 0n && (
                <Amount centavos={move.walletCentavos} sign="written" />
              )}
            </>
          ),
          detail: [
            `${showListTime(move.changedAt, language)}, ${move.changedByName ?? w.byCompany}`,
            move.reason,
            move.notes,
          ]
            .filter((part) => part !== '')
            .join(' · '),
        }))}
      />
    </section>
  )
}
