/**
 * The action of the public page: anybody may ask whether the code of a receipt is genuine, and sees
 * masked facts only.
 */
import { timingSafeEqual } from 'node:crypto'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { isEwallet } from '#people/profile/shared/rules.ts'
import type { VerifiedReceipt } from '../../shared/contract.ts'
import { maskReceiptName, readReceiptCode } from '../../shared/rules-receipt.ts'
import { bankAccountIn } from '../read-transactions.ts'
import { findByReferences, type OwnedTransactionRow } from '../store.ts'
import { receiptTag, type SignedReceiptFacts } from './sign-receipt.ts'

/**
 * `receipt` is null for an unknown reference, a wrong tag, and a row whose signed facts were
 * changed. All three get the same answer, and one signature is made for each, so that neither
 * answer nor time reveals which references exist.
 */
export async function verifyReceipt(
  { tx, secrets }: ActionContext,
  { code }: { code: string },
): Promise<{ receipt: VerifiedReceipt | null; checkedAt: Date }> {
  const { references, tag } = readReceiptCode(code) ?? { references: ['no code'], tag: '' }
  const rows = await findByReferences(tx, references)
  if (rows.length === 0) hasTag(secrets, placeholder, tag)
  const [genuine] = rows.filter((row) => hasTag(secrets, row, tag))
  return { receipt: genuine ? maskedReceipt(genuine) : null, checkedAt: new Date() }
}

/** Signed when there is no row to sign. */
const placeholder: SignedReceiptFacts = {
  transactionId: '00000000-0000-0000-0000-000000000000',
  transactionUid: 'TXN0000000000000AAAAAA',
  referenceNumber: 'REF00000000AAAAAA',
  userId: '00000000-0000-0000-0000-000000000000',
  amountCentavos: 100n,
  createdAt: new Date(0),
}

function hasTag(secrets: Secrets, facts: SignedReceiptFacts, tag: string): boolean {
  const [right, given] = [Buffer.from(receiptTag(secrets, facts)), Buffer.from(tag)]
  return right.length === given.length && timingSafeEqual(right, given)
}

function maskedReceipt(row: OwnedTransactionRow): VerifiedReceipt {
  const { referenceNumber, type, status, amountCentavos, sample, createdAt, updatedAt } = row
  const bankAccount = bankAccountIn(row.metaData)
  return {
    referenceNumber,
    type,
    status,
    amountCentavos,
    sample,
    createdAt,
    updatedAt,
    maskedName: maskReceiptName(row.ownerName),
    lastDigits: bankAccount && bankAccount.accountNumber.slice(-4),
    isEwallet: bankAccount !== null && isEwallet(bankAccount.bankName),
  }
}
