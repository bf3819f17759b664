/**
 * Verifies the whole book in the background, once a day and on request. It stores each result and
 * raises an alarm for problems.
 */
import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { JobsStopped } from '#foundation/platform/server/jobs.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { Check } from '#ledger/server/verify.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { mailAdmins } from '#people/notifications/server/mail-admins.ts'
import type { VerificationView } from '../shared/contract.ts'
import { oversightRecordTexts } from '../shared/record-words.ts'
import { verificationsListed, verifyEveryHours } from '../shared/rules.ts'
import { verifyInstallation, type CheckResult } from './verify-installation.ts'

interface Parts extends Pick<ActionContext, 'settings' | 'files' | 'secrets'> {
  database: Database
  /** Goes on when `database` ends with the stop of the server. */
  lasting: Database
  log: { error(facts: object, message: string): void }
}

/** Does nothing while a verification waits or runs; the caller gets that one. */
export async function askVerification(ctx: ActionContext): Promise<void> {
  const askedBy = staffPersonOf(ctx)
  const verificationId = await insertVerification(ctx.tx, askedBy)
  if (!verificationId) return
  publish(ctx.tx, { topic: 'oversight', id: verificationId, to: 'admins' })
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_VERIFICATION_ASKED',
    description: oversightRecordTexts.verificationRequested(),
  })
}

export async function listVerifications(ctx: ActionContext): Promise<VerificationView[]> {
  const found = await ctx.tx.rows<VerificationView>(
    `select v.id as "verificationId", coalesce(u.full_name, v.asked_by) as "askedBy",
       v.asked_at as "askedAt", v.begun_at as "begunAt", v.finished_at as "finishedAt",
       v.failure, v.problems, v.checks
     from book_verifications v left join users u on u.id::text = v.asked_by
     order by v.asked_at desc, v.id desc limit $1`,
    [verificationsListed],
  )
  const newest = found.find(({ finishedAt }) => finishedAt !== null)
  // The checks of older verifications matter only if they found problems.
  return found.map((one) =>
    one === newest || (one.problems ?? 0) > 0 ? one : { ...one, checks: null },
  )
}

/** The last one that came to an end; undefined before the first. */
export function readLastVerification(
  tx: Transaction,
): Promise<{ finishedAt: Date; problems: number } | undefined> {
  return tx.maybeRow(
    `select finished_at as "finishedAt", problems from book_verifications
     where finished_at is not null and failure is null
     order by asked_at desc, id desc limit 1`,
  )
}

/** A job; of several servers one runs it. `checks` are those of the modules. */
export async function verifyBooksWhenDue(parts: Parts, checks: readonly Check[]): Promise<void> {
  await parts.database.transaction(requestDailyVerification)
  const verificationId = await parts.database.transaction(claimVerification)
  if (!verificationId) return
  try {
    await verifyAndStore(parts, checks, verificationId)
  } catch (error) {
    if (!(error instanceof JobsStopped)) throw error
    await parts.lasting.transaction((tx) => giveBack(tx, verificationId))
  }
}

async function verifyAndStore(
  parts: Parts,
  checks: readonly Check[],
  verificationId: string,
): Promise<void> {
  const found = await verifyInstallation(parts.database, checks, parts.secrets).catch(
    (error: unknown) => {
      if (error instanceof JobsStopped) throw error
      return { failure: String(error).slice(0, 500) || 'Unknown' }
    },
  )
  await parts.database.transaction((tx) =>
    storeResult(systemContext(tx, parts), verificationId, found),
  )
  const problems = 'failure' in found ? 0 : countProblems(found)
  if ('failure' in found)
    parts.log.error({ failure: found.failure }, 'the books could not be verified')
  if (problems > 0)
    parts.log.error({ problems }, 'THE BOOKS ARE NOT SOUND: npm run verify names what is wrong')
}

async function storeResult(
  ctx: ActionContext,
  verificationId: string,
  found: CheckResult[] | { failure: string },
): Promise<void> {
  const failure = 'failure' in found ? found.failure : null
  const checks = 'failure' in found ? null : found
  const problems = checks ? countProblems(checks) : null
  await ctx.tx.rows(
    `update book_verifications
     set finished_at = clock_timestamp(), failure = $2, checks = $3, problems = $4
     where id = $1`,
    [verificationId, failure, checks ? JSON.stringify(checks) : null, problems],
  )
  publish(ctx.tx, { topic: 'oversight', id: verificationId, to: 'admins' })
  if (problems) await raiseAlarm(ctx, problems)
}

/**
 * Warns in the record, in the log and by mail to every admin. An admin who manipulated the book
 * cannot suppress all three.
 */
async function raiseAlarm(ctx: ActionContext, problems: number): Promise<void> {
  await recordActivity(ctx, {
    userId: null,
    actionType: 'BOOKS_ALARM',
    description: oversightRecordTexts.booksWrong(problems),
  })
  const { subject, paragraphs, action } = oversightRecordTexts.alarm
  await mailAdmins(
    ctx.tx,
    {
      subject,
      kind: 'books_alarm',
      paragraphs: paragraphs(problems),
      action: { label: action, path: '/admin/books' },
    },
    null,
  )
}

const countProblems = (checks: readonly CheckResult[]) =>
  checks.reduce((sum, { problems }) => sum + problems.length, 0)

/** Returns undefined while an unfinished verification exists; a unique index allows only one. */
async function insertVerification(
  tx: Transaction,
  askedBy: string | null,
): Promise<string | undefined> {
  const inserted = await tx.maybeRow<{ id: string }>(
    `insert into book_verifications (id, asked_by) values ($1, $2)
     on conflict ((true)) where finished_at is null do nothing
     returning id`,
    [uuidv7(), askedBy],
  )
  return inserted?.id
}

async function requestDailyVerification(tx: Transaction): Promise<void> {
  const recent = await tx.rows(
    `select from book_verifications where asked_at > now() - make_interval(hours => $1) limit 1`,
    [verifyEveryHours],
  )
  if (recent.length === 0) await insertVerification(tx, null)
}

/** Claims the waiting verification, or one whose server was silent for an hour and has died. */
async function claimVerification(tx: Transaction): Promise<string | undefined> {
  const claimed = await tx.maybeRow<{ id: string }>(
    `update book_verifications set begun_at = clock_timestamp()
     where id = (
       select id from book_verifications
       where finished_at is null
         and (begun_at is null or begun_at < now() - interval '1 hour')
       limit 1 for update skip locked)
     returning id`,
  )
  return claimed?.id
}

/** Another server verifies at once, instead of waiting for an hour. */
async function giveBack(tx: Transaction, verificationId: string): Promise<void> {
  await tx.rows(
    'update book_verifications set begun_at = null where id = $1 and finished_at is null',
    [verificationId],
  )
}
