import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { FigureView } from '../shared/contract.ts'
import { figuresMax } from '../shared/rules.ts'
import { readFigureRows, upsertFigure, type NewFigure } from './store.ts'

export async function readFigures(ctx: ActionContext): Promise<{ figures: FigureView[] }> {
  return { figures: await readFigureRows(ctx.tx, figuresMax) }
}

/** Adds a figure or replaces the one with the same name; everybody's card refetches. */
export async function replaceFigure(
  ctx: ActionContext,
  figure: Omit<NewFigure, 'enteredByUserId'>,
): Promise<void> {
  await upsertFigure(ctx.tx, { ...figure, enteredByUserId: signedInCaller(ctx).userId })
  publish(ctx.tx, { topic: 'market', id: figure.figureId, to: 'everybody' })
}
