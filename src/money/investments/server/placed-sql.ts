/**
 * Query parts about investments that their users placed. A later module has them, and main passes
 * them to the procedures.
 */
export interface PlacedSql {
  /** The `mark` of a listed investment, or null, of the investment whose id is in this column. */
  markOf(column: string): string
  /** The Filipino name of its plan, or null. */
  planNameFilOf(column: string): string
  /** A table expression of those whose payout is late: id. */
  late: string
}
