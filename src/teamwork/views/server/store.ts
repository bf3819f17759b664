import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { SavedView } from '../shared/contract.ts'
import type { NewView } from '../shared/rules-input.ts'
import type { ViewedList } from '../shared/rules.ts'

const columns = 'id as "viewId", name, search'

/** Null for company access. */
type Owner = string | null

export function viewsOf(tx: Transaction, owner: Owner, list: ViewedList): Promise<SavedView[]> {
  return tx.rows<SavedView>(
    `select ${columns} from list_views
      where owner_id is not distinct from $1 and list = $2 order by created_at, id`,
    [owner, list],
  )
}

/** Gives the person's view of this name other filters; undefined when there is none. */
export function updateView(
  tx: Transaction,
  owner: Owner,
  { list, name, search }: NewView,
): Promise<SavedView | undefined> {
  return tx.maybeRow<SavedView>(
    `update list_views set name = $3, search = $4, updated_at = now()
      where owner_id is not distinct from $1 and list = $2 and lower(name) = lower($3)
      returning ${columns}`,
    [owner, list, name, JSON.stringify(search)],
  )
}

/** Returns undefined when the id or the name is taken. */
export function insertView(
  tx: Transaction,
  owner: Owner,
  { viewId, list, name, search }: NewView,
): Promise<SavedView | undefined> {
  return tx.maybeRow<SavedView>(
    `insert into list_views (id, owner_id, list, name, search) values ($1, $2, $3, $4, $5)
      on conflict do nothing returning ${columns}`,
    [viewId, owner, list, name, JSON.stringify(search)],
  )
}

/** Returns false when the person has no such view. */
export async function deleteView(tx: Transaction, owner: Owner, viewId: string): Promise<boolean> {
  const deleted = await tx.rows(
    `delete from list_views where id = $1 and owner_id is not distinct from $2 returning id`,
    [viewId, owner],
  )
  return deleted.length === 1
}
