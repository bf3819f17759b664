import { signedInCaller, type Act } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { FigureView } from '../shared/contract.ts'
import { figuresMax } from '../shared/rules.ts'
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
