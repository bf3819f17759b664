import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { AdminFigure, FigureView } from '../shared/contract.ts'

export function figuresInOrder(tx: Transaction, atMost: number): Promise<FigureView[]> {
  return tx.rows<FigureView>(
    `select id as "figureId", name, value::text, decimals::int, unit,
      change_percent::text as "changePercent", source, as_of as "asOf", sample
     from market_figures order by position, name limit $1`,
    [atMost],
  )
}

export interface NewFigure extends FigureView {
  position: number
  /** Null: by the company access. */
  enteredByUserId: string | null
}

/** Under the name there is one figure: the later one takes the place of the one before. */
export async function upsertFigure(tx: Transaction, figure: NewFigure): Promise<void> {
  await tx.rows(
    `insert into market_figures (id, name, value, decimals, unit, change_percent, source, as_of,
      position, sample, entered_by, entered_by_user_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11::text, 'company-access'),
       $11::uuid)
     on conflict (name) do update set value = excluded.value, decimals = excluded.decimals,
       unit = excluded.unit, change_percent = excluded.change_percent,
       source = excluded.source, as_of = excluded.as_of, position = excluded.position,
       entered_by = excluded.entered_by, entered_by_user_id = excluded.entered_by_user_id,
         version = market_figures.version + 1, updated_at = now()`,
    [
      figure.figureId,
      figure.name,
      figure.value,
      figure.decimals,
      figure.unit,
      figure.changePercent,
      figure.source,
      figure.asOf,
      figure.position,
      figure.sample,
      figure.enteredByUserId,
    ],
  )
}

const adminColumns = `f.id as "figureId", f.name, f.value::text, f.decimals::int, f.unit, f.change_percent::text as "changePercent", f.source, f.as_of as "asOf", f.sample,
  f.version, f.updated_at as "updatedAt", f.entered_by as "enteredBy", f.entered_at as "enteredAt", f.confirmed_by as "confirmedBy", f.confirmed_at as "confirmedAt",
  coalesce(e.full_name, case when f.entered_by is not null then 'Company Access' end) as "enteredByName",
  coalesce(c.full_name, case when f.confirmed_by is not null then 'Company Access' end) as "confirmedByName"`
const withPeople =
  'market_figures f left join users e on e.id = f.entered_by_user_id left join users c on ' +
  'c.id = f.confirmed_by_user_id'

export interface KeptFigure extends Omit<AdminFigure, 'mine'> {
  /** As persons, the way `staffPersonOf` names them. */
  enteredBy: string | null
  enteredAt: Date
  confirmedBy: string | null
}

export function adminFiguresInOrder(tx: Transaction): Promise<KeptFigure[]> {
  return tx.rows<KeptFigure>(
    `select ${adminColumns} from ${withPeople} order by f.position, f.name`,
  )
}

/** All of them: they are few, and whoever adds, removes or orders changes what stands beside them. */
export function lockFigures(tx: Transaction): Promise<KeptFigure[]> {
  return tx.rows<KeptFigure>(
    `select ${adminColumns} from ${withPeople} order by f.position, f.name for update of f`,
  )
}

/** Those that two people stand for. */
export function confirmedFiguresInOrder(tx: Transaction, atMost: number): Promise<KeptFigure[]> {
  return tx.rows<KeptFigure>(
    `select ${adminColumns} from ${withPeople} where f.confirmed_by is not null
      and f.sample = (select mode = 'sample' from installation)
     order by f.position, f.name limit $1`,
    [atMost],
  )
}

/** The database takes it away again from whatever is changed afterwards. */
export async function writeConfirmation(
  tx: Transaction,
  figureId: string,
  userId: string | null,
): Promise<void> {
  await tx.rows(
    `update market_figures set confirmed_by = coalesce($2::text, 'company-access'),
      confirmed_by_user_id = $2::uuid, confirmed_at = clock_timestamp() where id = $1`,
    [figureId, userId],
  )
}

/** Behind the others. The sample mark is that of the installation. */
export async function insertFigure(
  tx: Transaction,
  made: Omit<FigureView, 'sample'>,
  userId: string | null,
): Promise<void> {
  await tx.rows(
    `insert into market_figures (id, name, value, decimals, unit, change_percent, source, as_of,
      position, sample, entered_by, entered_by_user_id)
     select $1, $2, $3, $4, $5, $6, $7, $8, (select coalesce(max(position), 0) + 1
       from market_figures), mode = 'sample',
       coalesce($9::text, 'company-access'), $9::uuid from installation`,
    [
      made.figureId,
      made.name,
      made.value,
      made.decimals,
      made.unit,
      made.changePercent,
      made.source,
      made.asOf,
      userId,
    ],
  )
}

export async function updateFigure(
  tx: Transaction,
  made: Omit<FigureView, 'sample'>,
  userId: string | null,
): Promise<void> {
  await tx.rows(
    `update market_figures set name = $2, value = $3, decimals = $4, unit = $5, change_percent = $6,
      source = $7, as_of = $8,
       entered_by = coalesce($9::text, 'company-access'), entered_by_user_id = $9::uuid,
         version = version + 1, updated_at = now() where id = $1`,
    [
      made.figureId,
      made.name,
      made.value,
      made.decimals,
      made.unit,
      made.changePercent,
      made.source,
      made.asOf,
      userId,
    ],
  )
}

export async function deleteFigure(tx: Transaction, figureId: string): Promise<void> {
  await tx.rows('delete from market_figures where id = $1', [figureId])
}

/** The order of the ids becomes the order on the card. */
export async function placeFigures(tx: Transaction, figureIds: readonly string[]): Promise<void> {
  await tx.rows(
    `update market_figures f set position = o.place - 1
      from unnest($1::uuid[]) with ordinality as o (id, place) where f.id = o.id`,
    [figureIds],
  )
}

/** Two who add the first figure at once would find nothing to lock. */
export async function lockInstallation(tx: Transaction): Promise<void> {
  await tx.rows('select from installation for update')
}
