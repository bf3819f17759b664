/** All placements of a user as a CSV, newest first. */
import { pesosInput } from '#foundation/peso/shared/peso.ts'
import { csvDay, csvMark, csvRow, csvText } from '#foundation/platform/server/csv.ts'
import type { Language } from '#foundation/time/shared/time.ts'
import { cameBack } from '../../shared/rolls/roll-amounts.ts'
import { isOpenPlacement } from '../../shared/states.ts'
import { planText } from '../../shared/user/plan-text.ts'
import { statusText } from '../../shared/user/status-text.ts'
import { listWordsFil } from '../../shared/user/words-list.fil.ts'
import { listWords } from '../../shared/user/words-list.ts'
import { portfolioWordsFil } from '../../shared/user/words-portfolio.fil.ts'
import { portfolioWords } from '../../shared/user/words-portfolio.ts'
import type { PlacementView } from '../../shared/views.ts'

export function writeListCsv(rows: readonly PlacementView[], language: Language): string {
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
    w.note,
  ]
  const lines = rows.map((row) => [...cellsOf(row, language), row.sample ? csvText(w.sample) : ''])
  return csvMark + [titles.map(csvText), ...lines].map(csvRow).join('')
}

function cellsOf(row: PlacementView, language: Language): string[] {
  const w = language === 'fil' ? portfolioWordsFil : portfolioWords
  const isOpen = isOpenPlacement(row.state)
  // A cancelled one never began, so nothing of it came back.
  const hasTerm = row.state !== 'cancelled'
  const pesos = (centavos: bigint | null) => (centavos === null ? '' : pesosInput(centavos))
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
  ]
}
