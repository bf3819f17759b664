import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { companyRefusals } from '../shared/words.ts'
import { findMaintenance } from './store.ts'

/**
 * Refuses (503) everybody but the staff while maintenance mode is on. Asked in the transaction of
 * every change by a user or a visitor (foundation/platform/server/http/serve.ts), so what is begun
 * after it was switched on changes nothing.
 */
export async function refuseInMaintenance(tx: Transaction, caller: Caller): Promise<void> {
  if (caller.role === 'admin' || caller.role === 'system') return
  const { maintenance, maintenanceMessage } = await findMaintenance(tx)
  if (maintenance)
    refuse(companyRefusals, 'maintenance', {
      status: 503,
      figures: { said: maintenanceMessage },
    })
}
