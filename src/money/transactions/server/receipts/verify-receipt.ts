/**
 * The verb of the public page: anybody may ask whether the code of a receipt is genuine, and learns
 * masked facts only.
 */
import { timingSafeEqual } from 'node:crypto'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { isEwallet } from '#people/profile/shared/rules.ts'
import type { VerifiedReceipt } from '../../shared/contract.ts'
import { maskName, readReceiptCode } from '../../shared/rules-receipt.ts'
import { bankAccountOf } from '../bank-account-of.ts'
import { findByReferences } from '../store.ts'
import { receiptTag, type SignedFacts } from './sign-receipt.ts'

/**
 * `receipt` is null for a reference that nobody has, a tag that is not its own, and a row whose
 * facts are not those that were signed: one answer, and one signature made for each of them, so
 * that nobody learns which references there are.
 */
export async function verifyReceipt(
  { tx, secrets }: ActionContext,
  { code }: { code: string },
): Promise<{ receipt: VerifiedReceipt | null; checkedAt: Date }> {
  const asked = readReceiptCode(code) ?? { references: ['no code'], tag: '' }
  const rows = await findByReferences(tx, asked.references)
  const candidates: (SignedFacts & { told?: (typeof rows)[number] })[] =
    rows.length > 0 ? rows.map((row) => ({ ...row, told: row })) : [nobodys]
  const [genuine] = candidates.filter((facts) => hasTag(secrets, facts, asked.tag))
  return { receipt: genuine?.told ? tell(genuine.told) : null, checkedAt: new Date() }
}

/** Signed where there is nothing to sign, and never told. */
const nobodys: SignedFacts = {
  transactionId: '00000000-0000-0000-0000-000000000000',
  transactionUid: 'TXN0000000000000AAAAAA',
  referenceNumber: 'REF00000000AAAAAA',
  userId: '00000000-0000-0000-0000-000000000000',
  amountCentavos: 100n,
  createdAt: new Date(0),
}

function hasTag(secrets: Secrets, facts: SignedFacts, tag: string): boolean {
  const [right, given] = [Buffer.from(receiptTag(secrets, facts)), Buffer.from(tag)]
  return right.length === given.length && timingSafeEqual(right, given)
}

type Found = Awaited<ReturnType<typeof findByReferences>>[number]

function tell(row: Found): VerifiedReceipt {
  const { referenceNumber, type, status, amountCentavos, sample, createdAt, updatedAt } = row
  const bankAccount = bankAccountOf(row.metaData)
  return {
    referenceNumber,
    type,
    status,
    amountCentavos,
    sample,
    createdAt,
    updatedAt,
    maskedName: maskName(row.ownerName),
    lastDigits: bankAccount && bankAccount.accountNumber.slice(-4),
    isEwallet: bankAccount !== null && isEwallet(bankAccount.bankName),
  }
}
