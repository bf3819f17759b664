import { recordActivity } from '../activity/actions.ts'
import { reserveTry } from '../identity/attempts.ts'
import { callerUserId, type Act } from '../platform/act.ts'
import { refuse } from '../platform/refuse.ts'
import { tellSecurity } from '../safeguards/tell-security.ts'
import { recorded } from './record-words.ts'
import { refusals } from './words.ts'

/**
 * Notes that a copy of everything is about to be fetched, and tells its owner: a thief with an open
 * session must not do it unseen. Refuses (429) the one who does it over and over.
 */
export async function prepareExport(act: Act): Promise<Record<string, never>> {
  const userId = callerUserId(act)
  const seconds = await reserveTry(act.tx, ['export-user', userId])
  if (seconds !== null)
    refuse(refusals['too-many-exports'], {
      name: 'too-many-exports',
      status: 429,
      figures: { minutes: String(Math.ceil(seconds / 60)) },
    })
  await recordActivity(act, { userId, actionType: 'DATA_EXPORT', description: recorded.exported })
  await tellSecurity(act, { userId, event: 'data-exported' })
  return {}
}
