import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
/**
 * The figures as staff keep them. Each change is recorded with what was before; what a colleague
 * has changed is not written over.
 */
import { recordActivity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { wordingFindings } from '#people/wording/shared/words.ts'
import type { AdminFigure } from '../shared/contract.ts'
import { marketRecordTexts } from '../shared/record-words.ts'
import {
  decimalsOf,
  judgeFigureTexts,
  type FigureNamed,
  type FigureSave,
} from '../shared/rules-figures.ts'
import { aheadMaxMs, figuresMax, showValue } from '../shared/rules.ts'
import { marketAdminRefusals } from '../shared/words-admin.ts'
import {
  adminFiguresInOrder,
  deleteFigure,
  insertFigure,
  lockFigures,
  lockInstallation,
  placeFigures,
  updateFigure,
  type KeptFigure,
} from './store.ts'

type Answer = Promise<{ figures: AdminFigure[] }>

export async function readAdminFigures(ctx: ActionContext): Answer {
  return shownTo(ctx, await adminFiguresInOrder(ctx.tx))
}

/**
 * Adds a figure behind the others, or changes one. The same again, whose first answer was lost,
 * changes nothing.
 */
export async function saveFigure(
  ctx: ActionContext,
  { versionSeen, ...typed }: FigureSave,
): Answer {
  if (typed.asOf.getTime() > Date.now() + aheadMaxMs)
    refuse(marketAdminRefusals, 'figure-ahead', { field: 'asOf' })
  refuseClaims(typed)
  const figures = await lockAll(ctx)
  const made = { ...typed, decimals: decimalsOf(typed.value) }
  const before = figures.find(({ figureId }) => figureId === made.figureId)
  if (versionSeen !== null && !before)
    refuse(marketAdminRefusals, 'figure-not-found', { status: 404 })
  const changes = changesOf(before, made)
  if (Object.keys(changes).length === 0) return shownTo(ctx, figures)
  if (before && before.version !== versionSeen)
    refuse(marketAdminRefusals, 'figure-changed', { status: 409 })
  if (
    figures.some(
      ({ figureId, name }) =>
        figureId !== made.figureId && name.toLowerCase() === made.name.toLowerCase(),
    )
  )
    refuse(marketAdminRefusals, 'figure-name-taken', { status: 409, field: 'name' })
  if (!before && figures.length >= figuresMax)
    refuse(marketAdminRefusals, 'figures-full', { status: 409 })
  const { userId } = signedInCaller(ctx)
  await (before ? updateFigure(ctx.tx, made, userId) : insertFigure(ctx.tx, made, userId))
  return await told(
    ctx,
    'ADMIN_FIGURE_SAVED',
    marketRecordTexts.saved(made.name, showValue(made.value, made.decimals)),
    made.figureId,
    changes,
  )
}

/** Removed twice, it is removed and recorded once. */
export async function removeFigure(
  ctx: ActionContext,
  { figureId, versionSeen }: FigureNamed,
): Answer {
  const figures = await lockAll(ctx)
  const gone = figures.find((figure) => figure.figureId === figureId)
  if (!gone) return shownTo(ctx, figures)
  if (gone.version !== versionSeen) refuse(marketAdminRefusals, 'figure-changed', { status: 409 })
  await deleteFigure(ctx.tx, figureId)
  const changes = Object.fromEntries(
    Object.entries(shownOf(gone)).map(([name, before]) => [name, { before, after: null }]),
  )
  return await told(
    ctx,
    'ADMIN_FIGURE_REMOVED',
    marketRecordTexts.removed(gone.name),
    figureId,
    changes,
  )
}

/** Refuses (409) an order of other figures than there are: a colleague has added or removed one. */
export async function orderFigures(
  ctx: ActionContext,
  { figureIds }: { figureIds: string[] },
): Answer {
  const figures = await lockAll(ctx)
  const known = figures.map(({ figureId }) => figureId)
  if (
    known.length !== figureIds.length ||
    new Set(figureIds).size !== figureIds.length ||
    figureIds.some((id) => !known.includes(id))
  )
    refuse(marketAdminRefusals, 'figures-other', { status: 409 })
  if (known.every((id, place) => id === figureIds[place])) return shownTo(ctx, figures)
  await placeFigures(ctx.tx, figureIds)
  const names = (ids: readonly string[]) =>
    ids.map((id) => figures.find(({ figureId }) => figureId === id)?.name ?? '').join(', ')
  return await told(ctx, 'ADMIN_FIGURES_ORDERED', marketRecordTexts.ordered, 'order', {
    order: { before: names(known), after: names(figureIds) },
  })
}

/** As whoever asks reads them: what they entered themselves somebody else confirms. */
function shownTo(ctx: ActionContext, figures: readonly KeptFigure[]): { figures: AdminFigure[] } {
  const person = staffPersonOf(ctx)
  return {
    figures: figures.map(
      ({ enteredBy, enteredAt: _enteredAt, confirmedBy: _confirmedBy, ...figure }) => ({
        ...figure,
        mine: enteredBy === person,
      }),
    ),
  }
}

export async function lockAll(ctx: ActionContext): Promise<KeptFigure[]> {
  await lockInstallation(ctx.tx)
  return await lockFigures(ctx.tx)
}

export async function told(
  ctx: ActionContext,
  actionType: string,
  description: BilingualText,
  id: string,
  changes: Changes,
): Answer {
  await recordActivity(ctx, {
    userId: null,
    actionType,
    description,
    subject: { kind: 'market_figure', id },
    changes,
  })
  publish(ctx.tx, { topic: 'market', id, to: 'everybody' })
  return await readAdminFigures(ctx)
}

/** Refuses (422) the name, unit or source of a figure that claims too much. */
export function refuseClaims(figure: Pick<KeptFigure, 'name' | 'unit' | 'source'>): void {
  const [first] = judgeFigureTexts(figure).refusals
  if (first) refuse(wordingFindings, first.name, first)
}

type Shown = Record<'name' | 'value' | 'unit' | 'change' | 'source' | 'asOf', string | null>

function shownOf({
  name,
  value,
  decimals,
  unit,
  changePercent,
  source,
  asOf,
}: Pick<
  KeptFigure,
  'name' | 'value' | 'decimals' | 'unit' | 'changePercent' | 'source' | 'asOf'
>): Shown {
  return {
    name,
    value: showValue(value, decimals),
    unit,
    change: changePercent === null ? null : String(Number(changePercent)),
    source,
    asOf: asOf.toISOString(),
  }
}

function changesOf(before: KeptFigure | undefined, after: Parameters<typeof shownOf>[0]): Changes {
  const [was, is] = [before ? shownOf(before) : undefined, shownOf(after)]
  const names = Object.keys(is) as (keyof Shown)[]
  return Object.fromEntries(
    names
      .filter((name) => !was || was[name] !== is[name])
      .map((name) => [name, { before: was?.[name] ?? null, after: is[name] }]),
  )
}
