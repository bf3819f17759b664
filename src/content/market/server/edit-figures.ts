import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { readNow } from '#foundation/platform/server/database/clock.ts'
import { lockInstallation } from '#foundation/platform/server/database/installation-sql.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
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
  deleteFigure,
  insertFigure,
  lockFigures,
  readStoredFigures,
  updateFigure,
  updateOrder,
  type StoredFigure,
} from './store.ts'

type FiguresView = { figures: AdminFigure[] }

export async function readAdminFigures(ctx: ActionContext): Promise<FiguresView> {
  return viewOf(ctx, await readStoredFigures(ctx.tx))
}

/**
 * Adds a figure at the end or changes one; repeating a request changes nothing. Refuses:
 * figure-ahead, claims in its texts (422), figure-not-found (404), figure-changed,
 * figure-name-taken and figures-full (409).
 */
export async function saveFigure(
  ctx: ActionContext,
  { versionSeen, ...input }: FigureSave,
): Promise<FiguresView> {
  if (input.asOf.getTime() > (await readNow(ctx.tx)).getTime() + aheadMaxMs)
    refuse(marketAdminRefusals, 'figure-ahead', { field: 'asOf' })
  refuseClaims(input)
  const figures = await lockAllFigures(ctx)
  const before = figures.find(({ figureId }) => figureId === input.figureId)
  const figure = {
    ...input,
    nameFil: input.nameFil ?? before?.nameFil ?? '',
    unitFil: input.unitFil ?? before?.unitFil ?? '',
    decimals: decimalsOf(input.value),
  }
  if (versionSeen !== null && !before)
    refuse(marketAdminRefusals, 'figure-not-found', { status: 404 })
  const changes = changesOf(before, figure)
  if (Object.keys(changes).length === 0) return viewOf(ctx, figures)
  if (before && before.version !== versionSeen)
    refuse(marketAdminRefusals, 'figure-changed', { status: 409 })
  if (
    figures.some(
      ({ figureId, name }) =>
        figureId !== figure.figureId && name.toLowerCase() === figure.name.toLowerCase(),
    )
  )
    refuse(marketAdminRefusals, 'figure-name-taken', { status: 409, field: 'name' })
  if (!before && figures.length >= figuresMax)
    refuse(marketAdminRefusals, 'figures-full', { status: 409 })
  const { userId } = signedInCaller(ctx)
  await (before ? updateFigure(ctx.tx, figure, userId) : insertFigure(ctx.tx, figure, userId))
  return await recordFigureChange(
    ctx,
    'ADMIN_FIGURE_SAVED',
    marketRecordTexts.saved(figure.name, showValue(figure.value, figure.decimals)),
    figure.figureId,
    changes,
  )
}

/** Repeating this changes and records nothing. Refuses: figure-changed (409). */
export async function removeFigure(
  ctx: ActionContext,
  { figureId, versionSeen }: FigureNamed,
): Promise<FiguresView> {
  const figures = await lockAllFigures(ctx)
  const removed = figures.find((figure) => figure.figureId === figureId)
  if (!removed) return viewOf(ctx, figures)
  if (removed.version !== versionSeen)
    refuse(marketAdminRefusals, 'figure-changed', { status: 409 })
  await deleteFigure(ctx.tx, figureId)
  const changes = Object.fromEntries(
    Object.entries(textsOf(removed)).map(([name, before]) => [name, { before, after: null }]),
  )
  return await recordFigureChange(
    ctx,
    'ADMIN_FIGURE_REMOVED',
    marketRecordTexts.removed(removed.name),
    figureId,
    changes,
  )
}

/** Refuses (409 figures-other) when the ids are not exactly those of the figures. */
export async function orderFigures(
  ctx: ActionContext,
  { figureIds }: { figureIds: string[] },
): Promise<FiguresView> {
  const figures = await lockAllFigures(ctx)
  const known = figures.map(({ figureId }) => figureId)
  if (
    known.length !== figureIds.length ||
    new Set(figureIds).size !== figureIds.length ||
    figureIds.some((id) => !known.includes(id))
  )
    refuse(marketAdminRefusals, 'figures-other', { status: 409 })
  if (known.every((id, place) => id === figureIds[place])) return viewOf(ctx, figures)
  await updateOrder(ctx.tx, figureIds)
  const names = (ids: readonly string[]) =>
    ids.map((id) => figures.find(({ figureId }) => figureId === id)?.name ?? '').join(', ')
  return await recordFigureChange(
    ctx,
    'ADMIN_FIGURES_ORDERED',
    marketRecordTexts.ordered,
    'order',
    {
      order: { before: names(known), after: names(figureIds) },
    },
  )
}

/** Marks the figures that the caller entered, because another admin has to confirm them. */
function viewOf(ctx: ActionContext, figures: readonly StoredFigure[]): { figures: AdminFigure[] } {
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

/** Locks the installation too: of two admins who add the first figure, none has a row to lock. */
export async function lockAllFigures(ctx: ActionContext): Promise<StoredFigure[]> {
  await lockInstallation(ctx.tx)
  return await lockFigures(ctx.tx)
}

/** Records a change, makes everybody's screens refetch, and returns the figures. */
export async function recordFigureChange(
  ctx: ActionContext,
  actionType: string,
  description: BilingualText,
  id: string,
  changes: Changes,
): Promise<FiguresView> {
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

/** Refuses (422) claims in the name, unit or source that no public text may make. */
export function refuseClaims(figure: Parameters<typeof judgeFigureTexts>[0]): void {
  const [first] = judgeFigureTexts(figure).refusals
  if (first) refuse(wordingFindings, first.name, first)
}

type FigureTexts = Record<
  'name' | 'nameFil' | 'value' | 'unit' | 'unitFil' | 'change' | 'source' | 'asOf',
  string | null
>

function textsOf({
  name,
  nameFil,
  value,
  decimals,
  unit,
  unitFil,
  changePercent,
  source,
  asOf,
}: Pick<
  StoredFigure,
  | 'name'
  | 'nameFil'
  | 'value'
  | 'decimals'
  | 'unit'
  | 'unitFil'
  | 'changePercent'
  | 'source'
  | 'asOf'
>): FigureTexts {
  return {
    name,
    nameFil,
    value: showValue(value, decimals),
    unit,
    unitFil,
    change: changePercent === null ? null : String(Number(changePercent)),
    source,
    asOf: asOf.toISOString(),
  }
}

function changesOf(
  before: StoredFigure | undefined,
  after: Parameters<typeof textsOf>[0],
): Changes {
  const [was, is] = [before ? textsOf(before) : undefined, textsOf(after)]
  const names = Object.keys(is) as (keyof FigureTexts)[]
  return Object.fromEntries(
    names
      .filter((name) => !was || was[name] !== is[name])
      .map((name) => [name, { before: was?.[name] ?? null, after: is[name] }]),
  )
}
