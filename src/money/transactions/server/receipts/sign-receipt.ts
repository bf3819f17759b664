/**
 * Signs receipts: an Ed25519 signature of this installation over the facts of a transaction that
 * never change, and a short tag of the signature for the code. No signature is stored: the same
 * facts give the same one (docs/decisions/0013). When a transaction has ended, the signed text also
 * holds what the receipt says from then on (docs/decisions/0038); a code that was printed before
 * stays genuine.
 */
import { createHash } from 'node:crypto'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import type { ReceiptSignature } from '../../shared/contract.ts'
import { receiptCode, receiptTagBytes, writeReceiptTag } from '../../shared/rules-receipt.ts'
import type { TransactionRow } from '../store.ts'
import type { ReceiptFacts } from './receipt-facts.ts'

/** Names the key that signs receipts and nothing else. */
export const signingPurpose = 'receipt'

export type SignedReceiptFacts = Pick<
  TransactionRow,
  'transactionId' | 'transactionUid' | 'referenceNumber' | 'userId' | 'amountCentavos' | 'createdAt'
>

/** The caller has checked that the reader may see the receipt. */
export function signReceipt(
  { secrets, settings }: Pick<ActionContext, 'secrets' | 'settings'>,
  facts: SignedReceiptFacts,
  ended: ReceiptFacts | undefined,
): ReceiptSignature {
  const statement = ended ? stateEnd(facts, ended) : stateFacts(facts)
  const signature = secrets.sign(signingPurpose, statement)
  const code = receiptCode(facts.referenceNumber, tagOf(signature))
  return {
    code,
    address: `${settings.publicUrl}/verify/${code}`,
    statement,
    signature: signature.toString('base64'),
  }
}

/** The tag of the code that is given out now. */
export function receiptTag(
  secrets: Pick<Secrets, 'sign'>,
  facts: SignedReceiptFacts,
  ended: ReceiptFacts | undefined,
): string {
  return tagOf(secrets.sign(signingPurpose, ended ? stateEnd(facts, ended) : stateFacts(facts)))
}

/**
 * The tags that a code of this transaction may have: of before its end and of after, by the present
 * key and by each that signed since the transaction began.
 */
export function receiptTags(
  secrets: Secrets,
  facts: SignedReceiptFacts,
  ended: ReceiptFacts | undefined,
): string[] {
  const tagsBy = (key: Pick<Secrets, 'sign'>) => {
    const after = tagOf(key.sign(signingPurpose, stateEnd(facts, ended ?? nothingEnded)))
    const before = tagOf(key.sign(signingPurpose, stateFacts(facts)))
    return ended ? [before, after] : [before]
  }
  // As many signatures for what has not ended, or is newer than a key: the time reveals nothing.
  const earlier = secrets.retired.flatMap((key) => {
    const tags = tagsBy(key.secrets)
    return key.retiredAt >= facts.createdAt ? tags : []
  })
  return [...tagsBy(secrets), ...earlier]
}

const nothingEnded = {
  type: 'deposit',
  status: 'completed',
  endedAt: new Date(0),
  digest: Buffer.alloc(32),
} as const

function tagOf(signature: Buffer): string {
  return writeReceiptTag(
    createHash('sha256').update(signature).digest().subarray(0, receiptTagBytes),
  )
}

/** The signed text of a transaction that has ended. */
export function stateEnd(
  facts: SignedReceiptFacts,
  { type, status, endedAt, digest }: Pick<ReceiptFacts, 'type' | 'status' | 'endedAt' | 'digest'>,
): string {
  const [, ...lines] = stateFacts(facts).trimEnd().split('\n')
  return [
    'kaban receipt 2',
    ...lines,
    `type ${type}`,
    `status ${status}`,
    `ended ${endedAt.toISOString()}`,
    `particulars ${digest.toString('hex')}`,
    '',
  ].join('\n')
}

/**
 * One fact per line, so that a person can read the signed text. The status is left out because it
 * changes.
 */
function stateFacts({
  transactionId,
  transactionUid,
  referenceNumber,
  userId,
  amountCentavos,
  createdAt,
}: SignedReceiptFacts): string {
  return [
    'kaban receipt 1',
    `id ${transactionId}`,
    `uid ${transactionUid}`,
    `reference ${referenceNumber}`,
    `owner ${userId}`,
    `centavos ${amountCentavos}`,
    `created ${createdAt.toISOString()}`,
    '',
  ].join('\n')
}
