/** SQL of market figures. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { installationIsSample } from '#foundation/platform/server/database/installation-sql.ts'
import { leftJoinUser } from '#people/identity/server/users-sql.ts'
import type { AdminFigure, FigureView } from '../shared/contract.ts'

export function readFigureRows(tx: Transaction, limit: number): Promise<FigureView[]> {
  return tx.rows<FigureView>(
    `select id as "figureId", name, coalesce(name_fil, '') as "nameFil", value::text,
       decimals::int, unit, coalesce(unit_fil, '') as "unitFil",
       change_percent::text as "changePercent", source, as_of as "asOf", sample,
       confirmed_by is not null as confirmed
     from market_figures order by position, name limit $1`,
    [limit],
  )
}

export interface NewFigure extends Omit<FigureView, 'confirmed'> {
  position: number
  /** Null means the company access. */
  enteredByUserId: string | null
}

/** Inserts a figure, or replaces the one with the same name. */
export async function upsertFigure(tx: Transaction, figure: NewFigure): Promise<void> {
  await tx.rows(
    `insert into market_figures (id, name, value, decimals, unit, change_percent, source, as_of,
       name_fil, unit_fil, position, sample, entered_by, entered_by_user_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       coalesce($13::text, 'company-access'), $13::uuid)
     on conflict (name) do update set value = excluded.value, decimals = excluded.decimals,
       unit = excluded.unit, change_percent = excluded.change_percent, source = excluded.source,
       as_of = excluded.as_of, name_fil = excluded.name_fil,
       unit_fil = excluded.unit_fil, position = excluded.position,
       entered_by = excluded.entered_by, entered_by_user_id = excluded.entered_by_user_id,
       version = market_figures.version + 1, updated_at = now()`,
    [...enteredValues(figure), figure.position, figure.sample, figure.enteredByUserId],
  )
}

const nameOf = (user: string, person: string) =>
  `coalesce(${user}.full_name, case when ${person} is not null then 'Company Access' end)`

const adminSelect = `select f.id as "figureId", f.name, coalesce(f.name_fil, '') as "nameFil",
    f.value::text, f.decimals::int, f.unit, coalesce(f.unit_fil, '') as "unitFil",
    f.change_percent::text as "changePercent", f.source, f.as_of as "asOf", f.sample, f.version,
    f.updated_at as "updatedAt", f.entered_by as "enteredBy", f.entered_at as "enteredAt",
    f.confirmed_by as "confirmedBy", f.confirmed_at as "confirmedAt",
    ${nameOf('e', 'f.entered_by')} as "enteredByName",
    ${nameOf('c', 'f.confirmed_by')} as "confirmedByName"
  from market_figures f
  ${leftJoinUser('f.entered_by_user_id', 'e')}
  ${leftJoinUser('f.confirmed_by_user_id', 'c')}`

export interface StoredFigure extends Omit<AdminFigure, 'mine'> {
  /** Persons, as `staffPersonOf` names them. */
  enteredBy: string | null
  enteredAt: Date
  confirmedBy: string | null
}

export function readStoredFigures(tx: Transaction): Promise<StoredFigure[]> {
  return tx.rows<StoredFigure>(`${adminSelect} order by f.position, f.name`)
}

/** Locks all figures: there are few, and adding, removing or ordering affects the others. */
export function lockFigures(tx: Transaction): Promise<StoredFigure[]> {
  return tx.rows<StoredFigure>(`${adminSelect} order by f.position, f.name for update of f`)
}

/** The figures that a second person has confirmed. */
export function readConfirmedFigures(tx: Transaction, limit: number): Promise<StoredFigure[]> {
  return tx.rows<StoredFigure>(
    `${adminSelect}
     where f.confirmed_by is not null and f.sample = ${installationIsSample}
     order by f.position, f.name limit $1`,
    [limit],
  )
}

/** A trigger of the database removes the confirmation with any later change. */
export async function updateConfirmation(
  tx: Transaction,
  figureId: string,
  userId: string | null,
): Promise<void> {
  await tx.rows(
    `update market_figures
     set confirmed_by = coalesce($2::text, 'company-access'), confirmed_by_user_id = $2::uuid,
       confirmed_at = clock_timestamp()
     where id = $1`,
    [figureId, userId],
  )
}

/** Inserts a figure at the end of the list. */
export async function insertFigure(
  tx: Transaction,
  figure: Omit<FigureView, 'sample' | 'confirmed'>,
  userId: string | null,
): Promise<void> {
  await tx.rows(
    `insert into market_figures (id, name, value, decimals, unit, change_percent, source, as_of,
       name_fil, unit_fil, position, sample, entered_by, entered_by_user_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
       (select coalesce(max(position), 0) + 1 from market_figures), ${installationIsSample},
       coalesce($11::text, 'company-access'), $11::uuid)`,
    [...enteredValues(figure), userId],
  )
}

export async function updateFigure(
  tx: Transaction,
  figure: Omit<FigureView, 'sample' | 'confirmed'>,
  userId: string | null,
): Promise<void> {
  await tx.rows(
    `update market_figures
     set name = $2, value = $3, decimals = $4, unit = $5, change_percent = $6, source = $7,
       as_of = $8, name_fil = $9, unit_fil = $10,
       entered_by = coalesce($11::text, 'company-access'), entered_by_user_id = $11::uuid,
       version = version + 1, updated_at = now()
     where id = $1`,
    [...enteredValues(figure), userId],
  )
}

function enteredValues(figure: Omit<FigureView, 'sample' | 'confirmed'>): unknown[] {
  const { figureId, name, value, decimals, unit, changePercent, source, asOf } = figure
  const textsFil = [figure.nameFil || null, figure.unitFil || null]
  return [figureId, name, value, decimals, unit, changePercent, source, asOf, ...textsFil]
}

export async function deleteFigure(tx: Transaction, figureId: string): Promise<void> {
  await tx.rows('delete from market_figures where id = $1', [figureId])
}

/** Stores the order of the ids as the order of the figures. */
export async function updateOrder(tx: Transaction, figureIds: readonly string[]): Promise<void> {
  await tx.rows(
    `update market_figures f set position = o.place - 1
     from unnest($1::uuid[]) with ordinality as o (id, place) where f.id = o.id`,
    [figureIds],
  )
}
