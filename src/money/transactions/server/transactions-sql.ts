/**
 * Parts of queries about transactions. Other modules put them into their SQL instead of reading the
 * table `transactions` themselves.
 */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { TransactionType } from '../shared/rules.ts'

/** A table of the transactions of these types; amount_centavos is signed. */
export const transactionsOfTypes = (types: readonly TransactionType[]): string => `(
    select id, user_id, transaction_uid, reference_number, type, status, amount_centavos,
      status_reason, created_at
    from transactions where type in (${sqlNames(types)}))`

/** The amount without its sign; `transaction` is the alias of the table. Positive centavos. */
export const transactionAmountOf = (transaction: string): string =>
  `abs(${transaction}.amount_centavos)`

/** A table expression: of each receipt of a placed investment the hash of its terms. */
export const receiptTerms = `(select transaction_id, particulars->>'terms_sha256' as sha256
  from receipt_facts where particulars ? 'terms_sha256')`

/** A table expression: the receipts that keep what they say, and since when. */
export const frozenReceipts = `(select transaction_id, frozen_at from receipt_facts)`
