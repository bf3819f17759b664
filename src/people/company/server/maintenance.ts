import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { companyRefusals } from '../shared/words.ts'
import { findMaintenance } from './store.ts'

/**
 * Refuses (503) everybody but admins and jobs while maintenance mode is on. `serve` of the platform
 * calls it in the transaction of every change by a user or a visitor, so that a change that begins
 * after maintenance mode was switched on does nothing.
 */
export async function refuseInMaintenance(tx: Transaction, caller: Caller): Promise<void> {
  if (caller.role === 'admin' || caller.role === 'system') return
  const { maintenance, maintenanceMessage } = await findMaintenance(tx)
  if (maintenance)
    refuse(companyRefusals, 'maintenance', {
      status: 503,
      figures: { message: maintenanceMessage },
    })
}
