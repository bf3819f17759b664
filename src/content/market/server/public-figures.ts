import { dottedInitials } from '#content/content/server/staff-initials.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { figuresMax, type ConfirmedFigure } from '../shared/rules.ts'
import { readConfirmedFigures } from './store.ts'

/** The figures of the public pages, with the initials of both admins. */
export async function listConfirmedFigures(tx: Transaction): Promise<ConfirmedFigure[]> {
  const figures = await readConfirmedFigures(tx, figuresMax)
  return figures.map(
    ({
      figureId,
      name,
      nameFil,
      value,
      decimals,
      unit,
      unitFil,
      changePercent,
      source,
      asOf,
      sample,
      enteredByName,
      confirmedByName,
    }) => ({
      figureId,
      name,
      nameFil,
      value,
      decimals,
      unit,
      unitFil,
      changePercent,
      source,
      asOf,
      sample,
      author: initialsOf(enteredByName),
      approver: initialsOf(confirmedByName),
    }),
  )
}

function initialsOf(name: string | null): string {
  return name === null || name === 'Company Access' ? 'Company Access' : dottedInitials(name)
}
