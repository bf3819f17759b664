/** Query parts for the checks of modules whose moves count in moved-alone.ts. */
import { sinceAllServersKnow } from '#foundation/platform/server/database/upgrade-sql.ts'

/** A table expression of the moves of this kind that one person decided. */
export const movedAloneOf = (kind: 'deposit'): string =>
  `(select move_id, amount_centavos, moved_at from moved_alone where kind = '${kind}')`

/**
 * A table expression of the moves by staff since moves by one person are counted. One of an older
 * server, which an upgrade leaves running for a while, counts as nobody's.
 */
export const movesByStaff = `(select id, transaction_id, new_status from status_history
  where changed_by_role = 'admin' and changed_at > (select min(moved_at) from moved_alone)
    and changed_at > ${sinceAllServersKnow(44)})`
