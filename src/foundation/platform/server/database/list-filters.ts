/** The filters of contract/shared/list-filters.ts as conditions: `where true ${isDuring(…)}`. */
import { sql, type RawBuilder } from 'kysely'
import { centavosOf, spanOf } from '#foundation/contract/shared/list-spans.ts'

export function isDuring(
  instant: RawBuilder<unknown>,
  written: string | undefined,
): RawBuilder<unknown> {
  if (!written) return sql``
  const { from, until } = spanOf(written, new Date())
  return sql`${from ? sql`and ${instant} >= ${from}` : sql``}
    ${until ? sql`and ${instant} < ${until}` : sql``}`
}

export function isBetween(
  centavos: RawBuilder<unknown>,
  written: string | undefined,
): RawBuilder<unknown> {
  if (!written) return sql``
  const { least, most } = centavosOf(written)
  return sql`${least === undefined ? sql`` : sql`and ${centavos} >= ${least}`}
    ${most === undefined ? sql`` : sql`and ${centavos} <= ${most}`}`
}
