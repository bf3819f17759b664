import type { Caller } from '../platform/act.ts'
import type { Transaction } from '../platform/database.ts'
import { refuse } from '../platform/refuse.ts'
import { findMaintenance } from './store.ts'
import { refusals } from './words.ts'

/**
 * Refuses (503) everybody but the staff while maintenance mode is on. Asked in the transaction of
 * every change by a user or a visitor (platform/serve.ts), so what is begun after it was switched
 * on changes nothing.
 */
export async function refuseInMaintenance(tx: Transaction, caller: Caller): Promise<void> {
  if (caller.role === 'admin' || caller.role === 'system') return
  const { maintenance, maintenanceMessage } = await findMaintenance(tx)
  if (maintenance)
    refuse(refusals.maintenance, {
      name: 'maintenance',
      status: 503,
      figures: { said: maintenanceMessage },
    })
}
