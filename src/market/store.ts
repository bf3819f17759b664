import type { Transaction } from '../platform/database.ts'
import type { AdminFigure, FigureView } from './contract.ts'

export function figuresInOrder(tx: Transaction, atMost: number): Promise<FigureView[]> {
  return tx.rows<FigureView>(
    `select id as "figureId", name, value::text, decimals::int, unit, change_percent::text as "changePercent", source, as_of as "asOf", sample
     from market_figures order by position, name limit $1`,
    [atMost],
  )
}

export interface NewFigure extends FigureView {
  position: number
}

/** Under the name there is one figure: the later one takes the place of the one before. */
export async function upsertFigure(tx: Transaction, figure: NewFigure): Promise<void> {
  await tx.rows(
    `insert into market_figures (id, name, value, decimals, unit, change_percent, source, as_of, position, sample)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (name) do update set value = excluded.value, decimals = excluded.decimals, unit = excluded.unit, change_percent = excluded.change_percent,
       source = excluded.source, as_of = excluded.as_of, position = excluded.position, version = market_figures.version + 1, updated_at = now()`,
    [figure.figureId, figure.name, figure.value, figure.decimals, figure.unit, figure.changePercent, figure.source, figure.asOf, figure.position, figure.sample],
  )
}

const adminColumns = `id as "figureId", name, value::text, decimals::int, unit, change_percent::text as "changePercent", source, as_of as "asOf", sample,
  version, updated_at as "updatedAt"`

export function adminFiguresInOrder(tx: Transaction): Promise<AdminFigure[]> {
  return tx.rows<AdminFigure>(`select ${adminColumns} from market_figures order by position, name`)
}

/** All of them: they are few, and whoever adds, removes or orders changes what stands beside them. */
export function lockFigures(tx: Transaction): Promise<AdminFigure[]> {
  return tx.rows<AdminFigure>(`select ${adminColumns} from market_figures order by position, name for update`)
}

/** Behind the others. The sample mark is that of the installation. */
export async function insertFigure(tx: Transaction, made: Omit<FigureView, 'sample'>): Promise<void> {
  await tx.rows(
    `insert into market_figures (id, name, value, decimals, unit, change_percent, source, as_of, position, sample)
     select $1, $2, $3, $4, $5, $6, $7, $8, (select coalesce(max(position), 0) + 1 from market_figures), mode = 'sample' from installation`,
    [made.figureId, made.name, made.value, made.decimals, made.unit, made.changePercent, made.source, made.asOf],
  )
}

export async function updateFigure(tx: Transaction, made: Omit<FigureView, 'sample'>): Promise<void> {
  await tx.rows(
    `update market_figures set name = $2, value = $3, decimals = $4, unit = $5, change_percent = $6, source = $7, as_of = $8,
       version = version + 1, updated_at = now() where id = $1`,
    [made.figureId, made.name, made.value, made.decimals, made.unit, made.changePercent, made.source, made.asOf],
  )
}

export async function deleteFigure(tx: Transaction, figureId: string): Promise<void> {
  await tx.rows('delete from market_figures where id = $1', [figureId])
}

/** The order of the ids becomes the order on the card. */
export async function placeFigures(tx: Transaction, figureIds: readonly string[]): Promise<void> {
  await tx.rows(
    `update market_figures f set position = o.place - 1 from unnest($1::uuid[]) with ordinality as o (id, place) where f.id = o.id`,
    [figureIds],
  )
}

/** Two who add the first figure at once would find nothing to lock. */
export async function lockInstallation(tx: Transaction): Promise<void> {
  await tx.rows('select from installation for update')
}
