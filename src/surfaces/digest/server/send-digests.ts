/** The job that mails the past week to whoever wants it, from Monday 08:00 in Manila. */
import { readNow } from '#foundation/platform/server/database/clock.ts'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { JobsStopped } from '#foundation/platform/server/jobs.ts'
import { makeToken } from '#people/identity/server/sessions/tokens.ts'
import { dueWeek, type DigestWeek } from '../shared/week.ts'
import { mailDigest } from './mail-digest.ts'
import { readDigest } from './read-digest.ts'
import { deleteOldWeeks, insertWeek, lockDueUser, selectDueUsers } from './store.ts'

const usersAtOnce = 100

/**
 * May run on many servers at once and be killed at any point: the row of a user's week and the mail
 * are one transaction. A user whose digest fails stops no other. `at` is for tests.
 */
export async function sendWeeklyDigests(
  { database }: { database: Pick<Database, 'read' | 'transaction'> },
  at?: Date,
): Promise<void> {
  const week = dueWeek(at ?? (await database.read(readNow)))
  if (!week) return
  const errors: unknown[] = []
  let after: string | null = null
  for (;;) {
    const page: { after: string | null; limit: number } = { after, limit: usersAtOnce }
    const due: { userId: string }[] = await database.read((tx) => selectDueUsers(tx, week, page))
    for (const { userId } of due)
      await database
        .transaction((tx) => sendDigest(tx, week, userId))
        .catch((error: unknown) => {
          if (error instanceof JobsStopped) throw error
          errors.push(error)
        })
    if (due.length < usersAtOnce) break
    after = due.at(-1)?.userId ?? null
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} digests failed, first: ${String(errors[0])}`)
}

async function sendDigest(tx: Transaction, week: DigestWeek, userId: string): Promise<void> {
  const reader = await lockDueUser(tx, week, userId)
  if (!reader) return
  const digest = await readDigest(tx, userId, week)
  const { token, tokenHash } = makeToken()
  const stopTokenHash = digest && tokenHash
  const isNew = await insertWeek(tx, { userId, monday: week.monday, stopTokenHash })
  if (!isNew) return
  await deleteOldWeeks(tx, { userId, monday: week.monday })
  if (digest) await mailDigest(tx, { reader, week, digest, token })
}
