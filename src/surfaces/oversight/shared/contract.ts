import * as z from 'zod/mini'
import { bilingual, emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, steps, writes } from '#foundation/contract/shared/procedure.ts'
import { mailStates } from './rules-address.ts'
import { exportInput } from './rules-exports.ts'
import { mailListInput, testMailOutcomes } from './rules.ts'

const mailView = z.strictObject({
  mailId: uuid,
  /** Null for a mail to nobody who has a login. */
  userId: z.nullable(uuid),
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  state: z.enum(mailStates),
  createdAt: z.date(),
  sentAt: z.nullable(z.date()),
  attempts: z.int(),
  /** Null when the mail was sent or given up. */
  nextAttemptAt: z.nullable(z.date()),
  lastError: z.nullable(z.string()),
})
export type MailView = z.infer<typeof mailView>

const checkView = z.strictObject({
  name: z.string(),
  looked: z.string(),
  problems: z.array(z.string()),
  /** In English, as everything that verification says. */
  todo: z.optional(z.string()),
})

const verificationView = z.strictObject({
  verificationId: uuid,
  /** Null for the daily verification. */
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
  /** Records the reason; the browser then fetches /oversight/exports/{exportId}, once. */
  prepareExport: writes('admin', { proof: 'data', limit: 'export' })
    .input(exportInput)
    .output(z.void()),
  /** The result of one's own export; null while it is unfinished. */
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
  /** The chain over the audit trail: its length and its newest signed head. */
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
  /** Sends a mail again now. */
  retryMail: writes('admin')
    .input(z.strictObject({ mailId: uuid }))
    .output(z.void()),
  /** Sends a mail to the caller at once and waits for the answer of the mail server. */
  testMail: steps('admin', { limit: 'test-mail' })
    .input(emptyInput)
    .output(
      z.strictObject({
        to: z.string(),
        outcome: z.enum(testMailOutcomes),
        /** In the words of the mail server or of the network. */
        said: z.string(),
      }),
    ),
  books: reads('admin')
    .input(emptyInput)
    .output(
      z.strictObject({
        asOf: z.date(),
        /** How many users have money in a wallet or in investments. */
        owedUsers: z.int(),
        availableCentavos: z.bigint(),
        heldCentavos: z.bigint(),
        /** The sum of the tills of all investments. */
        investedCentavos: z.bigint(),
        /** Negative for a till that received money for the users' wallets. */
        tills: z.array(
          z.strictObject({
            tillId: uuid,
            code: z.string(),
            name: z.string(),
            balanceCentavos: z.bigint(),
          }),
        ),
        /** The pools of declared income. */
        pools: z.array(
          z.strictObject({
            poolId: uuid,
            name: bilingual,
            balanceCentavos: z.bigint(),
          }),
        ),
        /** The sum of all wallets, pools and tills; the book balances when it is 0. */
        differenceCentavos: z.bigint(),
        /** Holds of open withdrawals; must equal heldCentavos. */
        openWithdrawalsCentavos: z.bigint(),
      }),
    ),
  /** Newest first. The newest finished one and those with problems have their checks. */
  verifications: reads('admin').input(emptyInput).output(z.array(verificationView)),
  /** Requests a verification of the whole book, unless one waits or runs. */
  askVerification: writes('admin').input(emptyInput).output(z.void()),
}
