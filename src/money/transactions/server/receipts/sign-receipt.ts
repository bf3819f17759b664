/**
 * Signs receipts: an Ed25519 signature of this installation over the facts of a transaction that
 * never change, and a short tag of the signature for the code. Nothing is stored: the same facts
 * give the same signature (docs/decisions/0013).
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import type { ReceiptSignature } from '../../shared/contract.ts'
import { receiptCode, receiptTagBytes, writeReceiptTag } from '../../shared/rules-receipt.ts'
import type { TransactionRow } from '../store.ts'

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
): ReceiptSignature {
  const statement = stateFacts(facts)
  const signature = secrets.sign(signingPurpose, statement)
  const code = receiptCode(facts.referenceNumber, tagOf(signature))
  return {
    code,
    address: `${settings.publicUrl}/verify/${code}`,
    statement,
    signature: signature.toString('base64'),
  }
}

/** The tag that the code of this transaction must have. */
export function receiptTag(secrets: Secrets, facts: SignedReceiptFacts): string {
  return tagOf(secrets.sign(signingPurpose, stateFacts(facts)))
}

/** Serves the public key for the signatures. It changes only with the installation's key. */
export function registerReceiptKey(app: FastifyInstance, secrets: Secrets): void {
  const key = secrets.publicKey(signingPurpose)
  app.get('/receipt-key.pem', async (_request, reply) => {
    return await reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/x-pem-file')
      .send(key)
  })
}

function tagOf(signature: Buffer): string {
  return writeReceiptTag(
    createHash('sha256').update(signature).digest().subarray(0, receiptTagBytes),
  )
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
