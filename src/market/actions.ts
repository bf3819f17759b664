import { signedInCaller, type Act } from '../platform/act.ts'
import { publish } from '../platform/live.ts'
import type { FigureView } from './contract.ts'
import { figuresMax } from './rules.ts'
import { figuresInOrder, upsertFigure, type NewFigure } from './store.ts'

export async function readFigures(act: Act): Promise<{ figures: FigureView[] }> {
  return { figures: await figuresInOrder(act.tx, figuresMax) }
}

/**
 * Keeps a figure under its name, in the place of the one before, and names the change to everybody
 * who has the card on screen.
 */
export async function keepFigure(
  act: Act,
  figure: Omit<NewFigure, 'enteredByUserId'>,
): Promise<void> {
  await upsertFigure(act.tx, { ...figure, enteredByUserId: signedInCaller(act).userId })
  publish(act.tx, { topic: 'market', id: figure.figureId, to: 'everybody' })
}
