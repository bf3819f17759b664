/** All investments of a user as a CSV, newest first: placements, and those that staff recorded. */
import { pesosInput } from '#foundation/peso/shared/peso.ts'
import { csvDay, csvMark, csvRow, csvText } from '#foundation/platform/server/csv.ts'
import type { Language } from '#foundation/time/shared/time.ts'
import type { RecordedInvestment } from '#money/investments/shared/recorded.ts'
import {
  recordedEnd,
  recordedGain,
  recordedStatusText,
} from '../../shared/recorded/recorded-end.ts'
import { cameBack, lostPrincipal } from '../../shared/rolls/roll-amounts.ts'
import { isOpenPlacement } from '../../shared/states.ts'
import { planText } from '../../shared/user/plan-text.ts'
import { statusText } from '../../shared/user/status-text.ts'
import { listWordsFil } from '../../shared/user/words-list.fil.ts'
import { listWords } from '../../shared/user/words-list.ts'
import { portfolioWordsFil } from '../../shared/user/words-portfolio.fil.ts'
import { portfolioWords } from '../../shared/user/words-portfolio.ts'
import type { PlacementView } from '../../shared/views.ts'

export function writeListCsv(
  placements: readonly PlacementView[],
  recorded: readonly RecordedInvestment[],
  language: Language,
): string {
  const w = language === 'fil' ? listWordsFil : listWords
  const titles = [
    w.placedOn,
    w.plan,
    w.status,
    `${w.amount} (PHP)`,
    `${w.projected} (PHP)`,
    w.startsOn,
    w.dueOn,
    w.lateSince,
    `${w.gain} (PHP)`,
    `${w.tax} (PHP)`,
    `${w.returned} (PHP)`,
    `${w.lost} (PHP)`,
    w.reason,
    w.note,
  ]
  const note = (...notes: (string | false)[]) => csvText(notes.filter(Boolean).join('; '))
  const lines = [
    ...placements.map((one) => ({
      at: one.createdAt,
      cells: [...cellsOf(one, language), note(one.sample && w.sample)],
    })),
    ...recorded.map((one) => ({
      at: one.createdAt,
      cells: [...recordedCells(one, language), note(w.recorded, one.sample && w.sample)],
    })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
  const rows = [titles.map(csvText), ...lines.map(({ cells }) => cells)]
  return csvMark + rows.map(csvRow).join('')
}

const pesos = (centavos: bigint | null) => (centavos === null ? '' : pesosInput(centavos))

function cellsOf(row: PlacementView, language: Language): string[] {
  const w = language === 'fil' ? portfolioWordsFil : portfolioWords
  const isOpen = isOpenPlacement(row.state)
  // A cancelled one never began, so nothing of it came back.
  const hasTerm = row.state !== 'cancelled'
  return [
    csvDay(row.createdAt),
    csvText(planText(row.planName, language)),
    csvText(statusText(row, w)),
    pesos(row.principalCentavos),
    // Of one that has ended nothing is projected any more.
    pesos(isOpen ? row.projectedGainCentavos : null),
    hasTerm ? row.startsOn : '',
    hasTerm ? row.dueOn : '',
    row.lateSince ? csvDay(row.lateSince) : '',
    pesos(row.gainPaidCentavos),
    pesos(row.taxWithheldCentavos),
    pesos(isOpen || !hasTerm ? null : cameBack(row)),
    pesos(lostPrincipal(row)),
    csvText(row.endReason ? planText(row.endReason, language) : ''),
  ]
}

/** As the cells of a placement. Nothing is withheld from their returns. */
function recordedCells(row: RecordedInvestment, language: Language): string[] {
  const w = language === 'fil' ? portfolioWordsFil : portfolioWords
  const { amountCentavos, expectedReturnCentavos: expected, payoutCentavos } = row
  const end = recordedEnd(row)
  const isOpen = end === 'open'
  const hasReturn = !isOpen && end !== 'cancelled'
  return [
    csvDay(row.createdAt),
    csvText(row.planName),
    csvText(recordedStatusText(row, w)),
    pesos(amountCentavos),
    pesos(isOpen && expected !== null ? expected - amountCentavos : null),
    row.startDate,
    row.endDate,
    '',
    pesos(hasReturn ? recordedGain(row) : null),
    pesos(hasReturn ? 0n : null),
    pesos(hasReturn ? payoutCentavos : null),
    pesos(end === 'less' || end === 'nothing' ? amountCentavos - (payoutCentavos ?? 0n) : null),
    csvText(row.endReason),
  ]
}
