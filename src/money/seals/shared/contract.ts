import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads } from '#foundation/contract/shared/procedure.ts'
import { receiptCodeInput } from '#money/transactions/shared/rules-receipt.ts'
import { lacking } from './rules-seal.ts'

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const position = z.int().check(z.minimum(0))
/** The places outside that confirmed a seal, and when the last one did. */
const copies = z.strictObject({
  places: z.int().check(z.minimum(0)),
  confirmedAt: z.nullable(z.date()),
})
export type SealCopies = z.infer<typeof copies>

/** A path has as many nodes as the tree has levels. */
const levelsMax = 40

const signed = {
  /** The exact signed text. */
  statement: z.string(),
  /** In base64; the key is at /seal-key.pem. */
  signature: z.string(),
}

const sealView = z.strictObject({ number: z.bigint(), ...signed })
export type SealView = z.infer<typeof sealView>

const receiptProof = z.strictObject({
  ...signed,
  endedAt: z.date(),
  signedSha256: hash,
  position,
  path: z.array(hash).check(z.maxLength(levelsMax)),
})

const balanceProof = z.strictObject({
  ...signed,
  walletId: uuid,
  shares: z.array(
    z.strictObject({
      centavos: z.bigint(),
      nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      position,
      path: z.array(z.strictObject({ hash, centavos: z.bigint() })).check(z.maxLength(levelsMax)),
    }),
  ),
})

export const sealsContract = {
  /** Newest first; `before` is the number of the last one of the page before. */
  published: reads('anyone')
    .input(z.strictObject({ before: z.optional(z.bigint()) }))
    .output(z.strictObject({ seals: z.array(sealView), next: z.nullable(z.bigint()), copies })),
  /** Null for a code that is not genuine, and for a receipt that no seal holds yet. */
  ofReceipt: reads('anyone').input(receiptCodeInput).output(z.nullable(receiptProof)),
  /** The caller's own wallet in the newest seal. */
  ofBalance: reads('user')
    .input(emptyInput)
    .output(z.union([balanceProof, z.strictObject({ lacks: z.enum(lacking) })])),
}
