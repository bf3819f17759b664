import type { Database } from '#foundation/platform/server/database/database.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { raiseGuessingAlarm } from '#people/identity/server/sign-in/raise-guessing-alarm.ts'
import { warnGuessedOwners } from '#people/identity/server/sign-in/warn-guessed-owners.ts'
import { identityHooks } from './identity-hooks.ts'

interface Parts extends Pick<ActionContext, 'settings' | 'files' | 'secrets'> {
  database: Database
  log: { warn(facts: object, message: string): void }
}

/** A job that warns users whose password is being guessed, and the operator of a broad attack. */
export async function watchGuessing(parts: Parts): Promise<void> {
  const { database, log } = parts
  await database.transaction((tx) => warnGuessedOwners(systemContext(tx, parts), identityHooks))
  const limits = await database.transaction((tx) =>
    raiseGuessingAlarm(systemContext(tx, parts), identityHooks),
  )
  // After the commit, so that the log and the activity record agree.
  for (const limit of limits)
    log.warn({ limit }, 'very many wrong guesses: unknown devices now share one rate limit')
}
