import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { SavedView } from '../shared/contract.ts'
import type { NewView } from '../shared/rules-input.ts'
import { viewsMax, type ViewedList } from '../shared/rules.ts'
import { viewRefusals } from '../shared/words.ts'
import { deleteView, insertView, updateView, viewsOf } from './store.ts'

export async function listMyViews(
  ctx: ActionContext,
  { list }: { list: ViewedList },
): Promise<SavedView[]> {
  return await viewsOf(ctx.tx, signedInCaller(ctx).userId, list)
}

/**
 * Saves a view; sent twice, it is one. A name that the person has given in this list gets the new
 * filters. Refuses: too-many-views (409), view-id-reused (409).
 */
export async function saveView(ctx: ActionContext, view: NewView): Promise<SavedView> {
  const owner = signedInCaller(ctx).userId
  const known = await viewsOf(ctx.tx, owner, view.list)
  const first = known.find(({ viewId }) => viewId === view.viewId)
  if (first) return first
  const changed = await updateView(ctx.tx, owner, view)
  if (changed) return changed
  if (known.length >= viewsMax) refuse(viewRefusals, 'too-many-views', { status: 409 })
  return (
    (await insertView(ctx.tx, owner, view)) ??
    refuse(viewRefusals, 'view-id-reused', { status: 409 })
  )
}

/** Refuses view-not-found (404), also for a view of somebody else. */
export async function removeView(
  ctx: ActionContext,
  { viewId }: { viewId: string },
): Promise<Record<string, never>> {
  if (!(await deleteView(ctx.tx, signedInCaller(ctx).userId, viewId)))
    refuse(viewRefusals, 'view-not-found', { status: 404 })
  return {}
}
