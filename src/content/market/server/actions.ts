import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { FigureView } from '../shared/contract.ts'
import { figuresMax } from '../shared/rules.ts'
import { figuresInOrder, upsertFigure, type NewFigure } from './store.ts'

export async function readFigures(ctx: ActionContext): Promise<{ figures: FigureView[] }> {
  return { figures: await figuresInOrder(ctx.tx, figuresMax) }
}

/**
 * Keeps a figure under its name, in the place of the one before, and names the change to everybody
 * who has the card on screen.
 */
export async function keepFigure(
  ctx: ActionContext,
  figure: Omit<NewFigure, 'enteredByUserId'>,
): Promise<void> {
  await upsertFigure(ctx.tx, { ...figure, enteredByUserId: signedInCaller(ctx).userId })
  publish(ctx.tx, { topic: 'market', id: figure.figureId, to: 'everybody' })
}
