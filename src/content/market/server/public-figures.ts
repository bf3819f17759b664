/**
 * What the public pages show of the markets: the figures that a second person confirmed, with the
 * initials of both.
 */
import { dottedInitials } from '#content/content/server/staff-initials.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { figuresMax, type ConfirmedFigure } from '../shared/rules.ts'
import { confirmedFiguresInOrder } from './store.ts'

export async function listConfirmedFigures(tx: Transaction): Promise<ConfirmedFigure[]> {
  const figures = await confirmedFiguresInOrder(tx, figuresMax)
  return figures.map(
    ({
      figureId,
      name,
      value,
      decimals,
      unit,
      changePercent,
      source,
      asOf,
      sample,
      enteredByName,
      confirmedByName,
    }) => ({
      figureId,
      name,
      value,
      decimals,
      unit,
      changePercent,
      source,
      asOf,
      sample,
      author: initialsOf(enteredByName),
      approver: initialsOf(confirmedByName),
    }),
  )
}

/** Of the company access nobody knows who it is. */
function initialsOf(name: string | null): string {
  return name === null || name === 'Company Access' ? 'Company Access' : dottedInitials(name)
}
