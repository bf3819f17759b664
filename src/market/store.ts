import type { Transaction } from '../platform/database.ts'
import type { FigureView } from './contract.ts'

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
       source = excluded.source, as_of = excluded.as_of, position = excluded.position, updated_at = now()`,
    [figure.figureId, figure.name, figure.value, figure.decimals, figure.unit, figure.changePercent, figure.source, figure.asOf, figure.position, figure.sample],
  )
}
