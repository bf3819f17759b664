/** Whether the tills keep their balances by snapshots or in stripes (decision 0059). */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { TillKind } from '#foundation/platform/server/settings/environment-tills.ts'

/** Each connection takes one of them, so that few wait for each other. */
const stripes = 64

/** The transaction must be the owner's. */
export async function readTillKind(tx: Transaction): Promise<TillKind> {
  const { portable } = await tx.row<{ portable: boolean }>(
    'select ledger.stripes_per_till() > 0 as portable',
  )
  return portable ? 'portable' : 'ordered'
}

/** The transaction must be the owner's, and no server may run. */
export async function changeTillKind(tx: Transaction, kind: TillKind): Promise<void> {
  await tx.rows('select ledger.use_tills($1)', [kind === 'portable' ? stripes : 0])
}
