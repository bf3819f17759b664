import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { exportInput, mailListInput, mailStates } from './rules.ts'

const mailView = z.strictObject({
  mailId: uuid,
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  state: z.enum(mailStates),
  createdAt: z.date(),
  sentAt: z.nullable(z.date()),
  attempts: z.int(),
  /** When it is tried next; null when it was sent or given up. */
  nextAttemptAt: z.nullable(z.date()),
  lastError: z.nullable(z.string()),
})
export type MailView = z.infer<typeof mailView>

const checkView = z.strictObject({
  name: z.string(),
  looked: z.string(),
  problems: z.array(z.string()),
})

const verificationView = z.strictObject({
  verificationId: uuid,
  /** Null: nobody, it was time. */
  askedBy: z.nullable(z.string()),
  askedAt: z.date(),
  begunAt: z.nullable(z.date()),
  finishedAt: z.nullable(z.date()),
  failure: z.nullable(z.string()),
  problems: z.nullable(z.int()),
  checks: z.nullable(z.array(checkView)),
})
export type VerificationView = z.infer<typeof verificationView>

const headView = z.strictObject({
  position: z.bigint(),
  hash: z.string(),
  signedAt: z.date(),
  signature: z.string(),
})

export const oversightContract = {
  /**
   * Says why a list leaves the console; the file itself is fetched at
   * /oversight/exports/{exportId}, once.
   */
  prepareExport: writes('admin', { proof: 'data' }).input(exportInput).output(z.void()),
  /** What came of an export of one's own; null while it is not finished. */
  exportOutcome: reads('admin')
    .input(z.strictObject({ exportId: uuid }))
    .output(
      z.nullable(
        z.strictObject({
          rows: z.int(),
          sha256: z.string(),
          cutOff: z.boolean(),
          finishedAt: z.date(),
        }),
      ),
    ),
  /** The chain over the audit trail: how far it goes, and its newest signed head. */
  chain: reads('admin')
    .input(emptyInput)
    .output(
      z.strictObject({
        linked: z.bigint(),
        waiting: z.int(),
        head: z.nullable(headView),
        publicKey: z.string(),
      }),
    ),
  mails: reads('admin')
    .input(mailListInput)
    .output(
      z.strictObject({
        mails: z.array(mailView),
        ...listCursors,
        waiting: z.int(),
        failed: z.int(),
        givenUp: z.int(),
        sends: z.enum(['yes', 'no-server', 'sample']),
      }),
    ),
  /** Tries a mail at once. */
  retryMail: writes('admin')
    .input(z.strictObject({ mailId: uuid }))
    .output(z.void()),
  books: reads('admin')
    .input(emptyInput)
    .output(
      z.strictObject({
        asOf: z.date(),
        /** What users have: the sum of all wallets. */
        wallets: z.int(),
        availableCentavos: z.bigint(),
        heldCentavos: z.bigint(),
        /** Money of users that is placed with the company: the tills of their investments together. */
        investedCentavos: z.bigint(),
        /** As the book sees it: a till that got money for the users' wallets stands below zero. */
        tills: z.array(
          z.strictObject({
            tillId: uuid,
            code: z.string(),
            name: z.string(),
            balanceCentavos: z.bigint(),
          }),
        ),
        /** Of all wallets and tills: not zero means that the book does not balance. */
        differenceCentavos: z.bigint(),
        /**
         * Withdrawals that are not over, and what is on hold for them: these are the same, or
         * something is wrong.
         */
        openWithdrawalsCentavos: z.bigint(),
      }),
    ),
  /** Newest first. The newest finished one comes with what it found. */
  verifications: reads('admin').input(emptyInput).output(z.array(verificationView)),
  /** Asks for the whole book to be summed; while that is under way it is asked for already. */
  askVerification: writes('admin').input(emptyInput).output(z.void()),
}
