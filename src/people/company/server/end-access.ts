import type { Database } from '#foundation/platform/server/database/database.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
/**
 * The end of company access, written down when it has come. What the code opens does not depend on
 * it: the clock of the database says that.
 */
import { recordActivity } from '#people/activity/server/actions.ts'
import {
  isCompanyAccessOver,
  writeCompanyAccessOver,
} from '#people/identity/server/company-access/access-code-store.ts'
import { endSessions } from '#people/identity/server/sessions/sessions.ts'
import { companyRecordTexts } from '../shared/record-words.ts'
import { showAccess } from './recorded-access.ts'

/** For the job loop; safe on many servers at once. The streams of its sessions end with it. */
export async function endCompanyAccessWhenDue({
  database,
  ...ground
}: { database: Database } & Pick<ActionContext, 'settings' | 'files' | 'secrets'>): Promise<void> {
  if (!(await database.read(isCompanyAccessOver))) return
  await database.transaction(async (tx) => {
    const until = await writeCompanyAccessOver(tx)
    if (!until) return
    await endSessions(tx, null)
    const changes = {
      companyAccess: {
        before: showAccess({ open: true, until }),
        after: showAccess({ open: false, until: null }),
      },
    }
    const entry = {
      userId: null,
      actionType: 'ADMIN_COMPANY_ACCESS_CHANGED',
      description: companyRecordTexts.accessOver(until),
      subject: { kind: 'company_settings', id: 'company' },
      changes,
    } as const
    await recordActivity(systemContext(tx, ground), entry)
    publish(tx, { topic: 'company', id: 'access', to: 'admins' })
  })
}
