import type { Database } from '#foundation/platform/server/database/database.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import {
  isCompanyAccessOver,
  writeCompanyAccessOver,
} from '#people/identity/server/company-access/company-access.ts'
import { endSessions } from '#people/identity/server/sessions/sessions.ts'
import { companyRecordTexts } from '../shared/record-words.ts'
import { recordAccessChange } from './record-access.ts'

/**
 * Records that company access has reached its end, and ends its sessions with their live streams.
 * The job loop calls it; several servers may at once. The code stops working at that instant by the
 * clock of the database, whenever this runs.
 */
export async function endCompanyAccessWhenDue({
  database,
  ...ground
}: { database: Database } & Pick<ActionContext, 'settings' | 'files' | 'secrets'>): Promise<void> {
  if (!(await database.read(isCompanyAccessOver))) return
  await database.transaction(async (tx) => {
    const until = await writeCompanyAccessOver(tx)
    if (!until) return
    await endSessions(tx, null)
    await recordAccessChange(systemContext(tx, ground), {
      description: companyRecordTexts.accessOver(until),
      before: { open: true, until },
      after: { open: false, until: null },
    })
  })
}
