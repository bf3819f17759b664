import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { repeat, type Job } from '#foundation/platform/server/jobs.ts'
import { startMailDelivery } from '#foundation/platform/server/mail/mail-delivery.ts'
import { sweepUnsentMails } from '#foundation/platform/server/mail/outbox.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { expireDueHolds, snapshotTills } from '#ledger/server/actions.ts'
import { removeUnusedAttachments } from '#money/chats/server/attachments/store-attachment.ts'
import { expireDueDeposits } from '#money/deposits/server/moves/expire-deposits.ts'
import { linkActivity } from '#people/activity/server/link-activity.ts'
import { endCompanyAccessWhenDue } from '#people/company/server/end-access.ts'
import { findMailSender } from '#people/company/server/read-settings.ts'
import { sweepIdentity } from '#people/identity/server/actions.ts'
import { removeUnusedAvatars } from '#people/profile/server/avatars.ts'
import { sweepAttempts } from '#people/social/server/provider/start-authorization.ts'
import { storeFlow } from '#surfaces/console/server/store-flow.ts'
import { verifyBooksWhenDue } from '#surfaces/oversight/server/verify-books.ts'
import { removeLeftoverArchives } from '#surfaces/privacy/server/archive/write-archive.ts'
import { forgetClosedUsers } from '#surfaces/privacy/server/close.ts'
import { expireApprovals } from '#teamwork/approvals/server/expire-approvals.ts'
import { approvalKinds } from './approval-kinds.ts'
import { installationChecks } from './book-checks.ts'
import { watchGuessing } from './watch-guessing.ts'

export interface JobParts {
  database: Database
  files: Files
  settings: Settings
  secrets: Secrets
  log: Record<'error' | 'warn', (facts: object, message: string) => void>
}

const second = 1_000
const minute = 60 * second
const holdsAtOnce = 100

/**
 * Starts all of Kaban's jobs. Several servers may run the same job at once, and no rule depends on
 * a job being on time.
 */
export function startJobs(parts: JobParts): { close(): Promise<void> } {
  const { database, files, settings, log } = parts
  const onError = (name: string, error: unknown) =>
    log.error({ err: error, job: name }, 'a job failed; it runs again as scheduled')
  const mail = startMailDelivery(database, settings, onError, findMailSender)
  const jobs: Job[] = [
    ...(mail ? [mail] : []),
    // A sample installation keeps every mail for /mailbox.
    ...(settings.mode === 'live'
      ? [
          repeat({
            name: 'clear unsent mail',
            everyMs: 60 * minute,
            run: () => database.transaction(sweepUnsentMails),
            onError,
          }),
        ]
      : []),
    repeat({
      name: 'expire deposits',
      everyMs: 2 * second,
      run: () => expireDueDeposits(parts),
      onError,
    }),
    repeat({
      name: 'link the audit trail',
      everyMs: 3 * second,
      run: () => linkActivity(parts),
      onError,
    }),
    repeat({
      name: 'end company access',
      everyMs: second,
      run: () => endCompanyAccessWhenDue(parts),
      onError,
    }),
    repeat({
      name: 'expire requests for approval',
      everyMs: minute,
      run: () => expireApprovals(parts, approvalKinds),
      onError,
    }),
    repeat({
      name: 'verify the books',
      everyMs: 3 * second,
      run: () => verifyBooksWhenDue(parts, installationChecks),
      onError,
    }),
    repeat({
      name: 'expire holds',
      everyMs: minute,
      run: () => database.transaction((tx) => expireDueHolds(tx, holdsAtOnce)),
      onError,
    }),
    repeat({
      name: 'warn about guessed passwords',
      everyMs: minute,
      run: () => watchGuessing(parts),
      onError,
    }),
    repeat({
      name: 'sweep sessions and sign-in attempts',
      everyMs: 60 * minute,
      run: () => database.transaction(sweepIdentity),
      onError,
    }),
    repeat({
      name: 'remove unsent files',
      everyMs: 60 * minute,
      run: () => removeUnusedAttachments(database, files),
      onError,
    }),
    repeat({
      name: 'remove unclaimed pictures',
      everyMs: 60 * minute,
      run: () => removeUnusedAvatars(database, files),
      onError,
    }),
    repeat({
      name: 'forget closed users',
      everyMs: 60 * minute,
      run: () => database.transaction(forgetClosedUsers),
      onError,
    }),
    repeat({
      name: 'remove leftover archives',
      everyMs: 60 * minute,
      run: () => removeLeftoverArchives(parts),
      onError,
    }),
    repeat({
      name: 'sweep unfinished provider sign-ins',
      everyMs: 60 * minute,
      run: () => database.transaction(sweepAttempts),
      onError,
    }),
    repeat({
      name: 'store the daily sums',
      everyMs: 10 * minute,
      run: () => storeFlow(database),
      onError,
    }),
    repeat({
      name: 'snapshot tills',
      everyMs: 10 * minute,
      run: () => database.transaction(snapshotTills),
      onError,
    }),
  ]
  return {
    async close() {
      await Promise.all(jobs.map((job) => job.close()))
    },
  }
}
