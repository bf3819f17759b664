/**
 * The facts that a receipt keeps from the end of its transaction on. The database writes them once
 * and keeps them (migration 0050, docs/decisions/0038); here they are only read and checked.
 */
import { createHash } from 'node:crypto'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type {
  TransactionBankAccount,
  TransactionStatus,
  TransactionType,
} from '../../shared/rules.ts'

interface Particulars {
  holder: string
  description: string
  bank_name: string
  account_name: string
  account_number: string
  /** Of a placed investment only. */
  plan_version?: string
  terms_sha256?: string
}

export interface ReceiptFacts {
  transactionId: string
  type: TransactionType
  status: TransactionStatus
  endedAt: Date
  /** Null when the user has closed: who they were is forgotten, the digest stays. */
  particulars: Particulars | null
  salt: Buffer | null
  digest: Buffer
}

/** Empty for a transaction that has not ended. */
export async function findReceiptFacts(
  tx: Transaction,
  transactionIds: readonly string[],
): Promise<Map<string, ReceiptFacts>> {
  const found = await tx.rows<ReceiptFacts>(
    `select transaction_id as "transactionId", type, status, ended_at as "endedAt", particulars,
       salt, digest
     from receipt_facts where transaction_id = any($1::uuid[])`,
    [transactionIds],
  )
  return new Map(found.map((facts) => [facts.transactionId, facts]))
}

/** Whether the particulars are still those that were signed. True for forgotten ones. */
export function areUnchanged({ particulars, salt, digest }: ReceiptFacts): boolean {
  if (particulars === null || salt === null) return true
  const { holder, description, bank_name, account_name, account_number } = particulars
  const said = [holder, description, bank_name, account_name, account_number]
  if (particulars.terms_sha256 !== undefined)
    said.push(particulars.plan_version ?? '', particulars.terms_sha256)
  return createHash('sha256').update(salt).update(said.join('\n'), 'utf8').digest().equals(digest)
}

/** The account that the receipt named; null when it named none. */
export function accountOfReceipt(particulars: Particulars): TransactionBankAccount | null {
  const {
    bank_name: bankName,
    account_name: accountName,
    account_number: accountNumber,
  } = particulars
  return bankName && accountName && accountNumber ? { bankName, accountName, accountNumber } : null
}
