/**
 * The action of the public page: anybody may ask whether the code of a receipt is genuine, and sees
 * masked facts only.
 */
import { timingSafeEqual } from 'node:crypto'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { isEwallet } from '#people/profile/shared/rules.ts'
import type { VerifiedReceipt } from '../../shared/contract.ts'
import { readReceiptCode } from '../../shared/read-receipt-code.ts'
import { maskReceiptName } from '../../shared/rules-receipt.ts'
import { isCorrection } from '../../shared/type-label.ts'
import { bankAccountIn } from '../read-transactions.ts'
import { findByReferences, type OwnedTransactionRow } from '../store.ts'
import {
  accountOfReceipt,
  areUnchanged,
  findReceiptFacts,
  type ReceiptFacts,
} from './receipt-facts.ts'
import { receiptTags, type SignedReceiptFacts } from './sign-receipt.ts'

/**
 * `receipt` is null for an unknown reference, a wrong tag, and a row whose signed facts were
 * changed. All three get the same answer, and as many signatures are made for each, so that neither
 * answer nor time reveals which references exist.
 */
export async function verifyReceipt(
  ctx: ActionContext,
  { code }: { code: string },
): Promise<{ receipt: VerifiedReceipt | null; checkedAt: Date }> {
  const genuine = await findGenuine(ctx, code)
  return {
    receipt: genuine ? maskedReceipt(genuine.row, genuine.ended) : null,
    checkedAt: new Date(),
  }
}

/** The id of the transaction with this code, under the same rules as `verifyReceipt`. */
export async function findTransactionOfCode(
  ctx: ActionContext,
  code: string,
): Promise<string | null> {
  return (await findGenuine(ctx, code))?.row.transactionId ?? null
}

async function findGenuine(
  { tx, secrets }: ActionContext,
  code: string,
): Promise<{ row: OwnedTransactionRow; ended: ReceiptFacts | undefined } | null> {
  const { references, tag } = readReceiptCode(code) ?? { references: ['no code'], tag: '' }
  const rows = await findByReferences(tx, references)
  const ids = rows.map(({ transactionId }) => transactionId)
  const ends = await findReceiptFacts(tx, ids)
  if (rows.length === 0) hasTag(secrets, placeholder, undefined, tag)
  const [genuine] = rows.filter((row) => {
    const ended = ends.get(row.transactionId)
    return hasTag(secrets, row, ended, tag) && (!ended || saysTheSame(row, ended))
  })
  return genuine ? { row: genuine, ended: ends.get(genuine.transactionId) } : null
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

function hasTag(
  secrets: Secrets,
  facts: SignedReceiptFacts,
  ended: ReceiptFacts | undefined,
  tag: string,
): boolean {
  const given = Buffer.from(tag)
  return receiptTags(secrets, facts, ended).some((right) => {
    const signed = Buffer.from(right)
    return signed.length === given.length && timingSafeEqual(signed, given)
  })
}

/** Whether the row is as it was when it ended: nobody changed it behind Kaban. */
function saysTheSame(row: OwnedTransactionRow, ended: ReceiptFacts): boolean {
  return row.type === ended.type && row.status === ended.status && areUnchanged(ended)
}

function maskedReceipt(row: OwnedTransactionRow, ended: ReceiptFacts | undefined): VerifiedReceipt {
  const { referenceNumber, type, status, amountCentavos, sample, createdAt, updatedAt } = row
  const said = ended?.particulars
  const bankAccount = said ? accountOfReceipt(said) : bankAccountIn(row.metaData)
  return {
    referenceNumber,
    type,
    isCorrection: isCorrection(row),
    status,
    amountCentavos,
    sample,
    createdAt,
    updatedAt,
    maskedName: maskReceiptName(said?.holder ?? (row.ownerClosed ? '' : row.ownerName)),
    lastDigits: bankAccount && bankAccount.accountNumber.slice(-4),
    isEwallet: bankAccount !== null && isEwallet(bankAccount.bankName),
  }
}
