import { v7 as uuidv7 } from 'uuid'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { browserName } from '#foundation/platform/server/http/browser-name.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { historyLength, type Changes, type PseudoUser, type SubjectKind } from '../shared/rules.ts'
import { maskedAddress } from './masked-address.ts'
import { activityOf, insertActivity, type ActivityRow } from './store.ts'

export interface Activity {
  /** The user whose history it belongs to; null when it concerns no user. */
  userId: string | null
  /** Capitals and underscores: 'PROFILE_UPDATE'. */
  actionType: string
  description: BilingualText
  /** The object of the action: { kind: 'withdrawal', id: transactionId }. */
  subject?: { kind: SubjectKind; id: string } | undefined
  /** Values before and after, by field. Staff read them: never put secrets here. */
  changes?: Changes | undefined
  /** The action was taken in a chat. */
  inChat?: boolean | undefined
  /**
   * Only for signing in and out, when the caller does not yet, or no longer, say who acts.
   * Everywhere else the actor is the caller and cannot be chosen.
   */
  actor?: { userId: string } | { pseudoUser: PseudoUser }
}

/** Records one entry in the caller's transaction, so that a rollback takes it back too. */
export async function recordActivity(ctx: ActionContext, activity: Activity): Promise<void> {
  const { userId, actionType, description, subject, changes } = activity
  const { actorUserId, pseudoUser } = actorOf(ctx, activity)
  const address = ctx.request.address.slice(0, 100)
  const { browser, system } = browserName(ctx.request.userAgent)
  await insertActivity(ctx.tx, {
    id: uuidv7(),
    userId,
    actorUserId,
    pseudoUser,
    actionType,
    description: description.en.slice(0, 1000),
    descriptionFil: description.fil.slice(0, 1000),
    address,
    browser: browser.slice(0, 60),
    system: system.slice(0, 60),
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    changes: changes ? writeChanges(changes) : null,
  })
}

/** JSON has no bigint: amounts become digits in centavos. */
function writeChanges(changes: Changes): string {
  return JSON.stringify(changes, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}

/** A page of the caller's own history, newest first. */
export async function listMyActivity(
  ctx: ActionContext,
  page: { before?: string | undefined; limit?: number | undefined },
): Promise<{ entries: ActivityRow[]; next: string | null }> {
  const limit = page.limit ?? historyLength
  // The extra row tells whether there is a following page.
  const found = await activityOf(ctx.tx, callerUserId(ctx), {
    before: page.before ?? null,
    limit: limit + 1,
  })
  const entries = found
    .slice(0, limit)
    .map((entry) => ({ ...entry, address: maskedAddress(entry.address) }))
  return { entries, next: found.length > limit ? (entries.at(-1)?.activityId ?? null) : null }
}

function actorOf(
  { caller }: ActionContext,
  { actor, inChat = false }: Activity,
): { actorUserId: string | null; pseudoUser: PseudoUser | null } {
  if (actor && 'pseudoUser' in actor) return { actorUserId: null, pseudoUser: actor.pseudoUser }
  if (actor) return { actorUserId: actor.userId, pseudoUser: null }
  if (caller.role === 'user') return { actorUserId: caller.userId, pseudoUser: null }
  if (caller.role === 'admin')
    return {
      actorUserId: caller.userId,
      pseudoUser: caller.userId ? null : inChat ? 'ADMIN_CONSOLE' : 'ADMIN_ACTION',
    }
  return { actorUserId: null, pseudoUser: null }
}
