import { removeUnusedContentPictures } from '#content/content/server/pictures/content-pictures.ts'
import { removeStrayPictures } from '#content/testimonials/server/testimonial-pictures.ts'
import { takeOwnDrill } from '#foundation/platform/server/backup/drills.ts'
import type { NamedProblem } from '#foundation/platform/server/database/database-problems.ts'
import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { forgetWriteCounts } from '#foundation/platform/server/http/count-writes.ts'
import { logJobFailures } from '#foundation/platform/server/job-failures.ts'
import {
  endingSteps,
  repeat,
  type Job,
  type JobListeners,
  type RepeatOptions,
} from '#foundation/platform/server/jobs.ts'
import { resealWhenDue } from '#foundation/platform/server/keys/reseal.ts'
import { startMailDelivery } from '#foundation/platform/server/mail/mail-delivery.ts'
import { forgetOldMails, sweepUnsentMails } from '#foundation/platform/server/mail/outbox.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type { JobRuns } from '#foundation/platform/server/watching/job-runs.ts'
import { activatePlacements } from '#investing/placements/server/activate-placements.ts'
import { maturePlacements } from '#investing/placements/server/maturity/mature-placements.ts'
import { expireDueHolds, snapshotTills } from '#ledger/server/actions.ts'
import { removeUnfinishedUploads } from '#money/chats/server/attachments/receive-part.ts'
import { removeUnusedAttachments } from '#money/chats/server/attachments/store-attachment.ts'
import { expireDueDeposits } from '#money/deposits/server/moves/expire-deposits.ts'
import { removeStrayEvidence } from '#money/pools/server/evidence.ts'
import { sealWhenDue } from '#money/seals/server/seal-books.ts'
import { sendSeals } from '#money/seals/server/witnesses/send-seals.ts'
import { linkActivity } from '#people/activity/server/link-activity.ts'
import { endCompanyAccessWhenDue } from '#people/company/server/end-access.ts'
import { findMailSender, readSiteName } from '#people/company/server/read-settings.ts'
import { sweepIdentity } from '#people/identity/server/actions.ts'
import { sealedAuthenticators } from '#people/mfa/server/sealed-authenticators.ts'
import { forgetOldNotifications } from '#people/notifications/server/actions.ts'
import { startPushDelivery } from '#people/notifications/server/push/deliver-push.ts'
import { removeUnusedAvatars } from '#people/profile/server/avatars.ts'
import { sweepAttempts } from '#people/social/server/provider/start-authorization.ts'
import { storeFlow } from '#surfaces/console/server/store-flow.ts'
import { sendWeeklyDigests } from '#surfaces/digest/server/send-digests.ts'
import { verifyBooksWhenDue } from '#surfaces/oversight/server/verify-books.ts'
import { removeLeftoverArchives } from '#surfaces/privacy/server/archive/write-archive.ts'
import { forgetClosedUsers } from '#surfaces/privacy/server/close.ts'
import { forgetInvitations } from '#surfaces/users/server/invitations/forget-invitations.ts'
import { sealedInvitations } from '#surfaces/users/server/invitations/sealed-invitations.ts'
import { forgetListedPeople } from '#surfaces/users/server/note-listed-people.ts'
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
  onDatabaseProblem?: (problem: NamedProblem) => void
  runs: JobRuns
  onRun?: JobListeners['onRun']
  around?: JobListeners['around']
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const holdsAtOnce = 100
const sealedColumns = [sealedAuthenticators, sealedInvitations]

type RepeatedJob = Omit<RepeatOptions, keyof JobListeners>

/**
 * Starts all of Kaban's jobs. Several servers may run the same job at once, and no rule depends on
 * a job being on time.
 */
export function startJobs(parts: JobParts): { close(): Promise<void> } {
  const { database, files, settings, log, runs } = parts
  const logFailure = logJobFailures(log, parts.onDatabaseProblem)
  const listeners: JobListeners = {
    onScheduled: runs.onScheduled,
    around: parts.around,
    onRun(...run) {
      runs.onRun(...run)
      parts.onRun?.(...run)
    },
    onError(...failure) {
      runs.onError(...failure)
      logFailure(...failure)
    },
  }
  const mail = startMailDelivery(database, settings, listeners, findMailSender, log)
  const steps = endingSteps({ database, files })
  const repeated = repeatedJobs(
    { ...parts, database: steps.database, files: steps.files },
    database,
  ).map((job) => repeat({ ...job, ...listeners }))
  const push = startPushDelivery({ ...parts, findSiteName: readSiteName }, listeners)
  const jobs: Job[] = mail ? [mail, push, ...repeated] : [push, ...repeated]
  return {
    async close() {
      steps.end()
      await Promise.all(jobs.map((job) => job.close()))
    },
  }
}

/** `parts` end with the stop; `lasting` is for what a job does because of it. */
function repeatedJobs(parts: JobParts, lasting: Database): RepeatedJob[] {
  const { database, files, settings } = parts
  const jobs: RepeatedJob[] = [
    ...(settings.databaseUrl === null
      ? []
      : [
          {
            name: 'take the note of a restore drill',
            everyMs: minute,
            run: () => takeOwnDrill(database, settings.dataDirectory),
          },
        ]),
    { name: 'expire deposits', everyMs: 2 * second, run: () => expireDueDeposits(parts) },
    { name: 'link the audit trail', everyMs: 3 * second, run: () => linkActivity(parts) },
    { name: 'end company access', everyMs: second, run: () => endCompanyAccessWhenDue(parts) },
    {
      name: 'expire requests for approval',
      everyMs: minute,
      run: () => expireApprovals(parts, approvalKinds),
    },
    {
      name: 'verify the books',
      everyMs: 3 * second,
      run: () => verifyBooksWhenDue({ ...parts, lasting }, installationChecks),
    },
    {
      name: 'expire holds',
      everyMs: minute,
      run: () => database.transaction((tx) => expireDueHolds(tx, holdsAtOnce)),
    },
    {
      name: 'begin the terms of placements',
      everyMs: minute,
      run: () => activatePlacements(parts),
    },
    {
      name: 'seal with the present key',
      everyMs: minute,
      run: () => resealWhenDue(parts, sealedColumns),
    },
    { name: 'mature placements', everyMs: minute, run: () => maturePlacements(parts) },
    { name: 'warn about guessed passwords', everyMs: minute, run: () => watchGuessing(parts) },
    {
      name: 'sweep sessions and sign-in attempts',
      everyMs: hour,
      run: () => sweepIdentity(database),
    },
    {
      name: 'forget counts of writing and looking',
      everyMs: hour,
      run: async () => {
        await forgetWriteCounts(database)
        await forgetListedPeople(database)
      },
    },
    {
      name: 'forget old notifications',
      everyMs: hour,
      run: () => forgetOldNotifications(database),
    },
    {
      name: 'remove unsent files',
      everyMs: hour,
      run: () => removeUnusedAttachments(database, files),
    },
    {
      name: 'remove unfinished uploads',
      everyMs: hour,
      run: () => removeUnfinishedUploads(database),
    },
    {
      name: 'remove stray documents of income',
      everyMs: hour,
      run: () => removeStrayEvidence(database, files),
    },
    {
      name: 'remove unclaimed pictures',
      everyMs: hour,
      run: () => removeUnusedAvatars(database, files),
    },
    {
      name: 'remove unused pictures of public entries',
      everyMs: hour,
      run: () => removeUnusedContentPictures(database, files),
    },
    {
      name: 'remove stray pictures of testimonials',
      everyMs: hour,
      run: () => removeStrayPictures(database, files),
    },
    {
      name: 'forget closed users',
      everyMs: hour,
      run: () => database.transaction(forgetClosedUsers),
    },
    {
      name: 'forget invitations that nobody accepted',
      everyMs: hour,
      run: () => database.transaction(forgetInvitations),
    },
    { name: 'remove leftover archives', everyMs: hour, run: () => removeLeftoverArchives(parts) },
    {
      name: 'sweep unfinished provider sign-ins',
      everyMs: hour,
      run: () => database.transaction(sweepAttempts),
    },
    { name: 'send weekly digests', everyMs: 5 * minute, run: () => sendWeeklyDigests(parts) },
    // One query unless a seal is due; a server without one makes it soon after its start.
    { name: 'seal the books', everyMs: minute, run: () => sealWhenDue(parts) },
    { name: 'send seals to witnesses', everyMs: minute, run: () => sendSeals(parts) },
    { name: 'store the daily sums', everyMs: 10 * minute, run: () => storeFlow(database) },
    {
      name: 'snapshot tills',
      everyMs: 10 * minute,
      run: () => database.transaction(snapshotTills),
    },
  ]
  // A sample installation keeps every mail for /mailbox.
  if (settings.mode === 'live')
    jobs.push({
      name: 'clear unsent and old mail',
      everyMs: hour,
      run: async () => {
        await database.transaction(sweepUnsentMails)
        await forgetOldMails(database)
      },
    })
  return jobs
}
