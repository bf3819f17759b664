/**
 * Parts of queries about transactions. Other modules put them into their SQL instead of reading the
 * table `transactions` themselves.
 */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { TransactionType } from '../shared/rules.ts'

/**
 * A table of all transactions with what names them: id, user_id, type, reference_number, and the
 * bank_name and account_name of the user (a withdrawal) or the company (a deposit).
 */
export const namedTransactions = `(
    select id, user_id, type, reference_number,
      coalesce(meta_data -> 'selected_company_account', meta_data) ->> 'bank_name' as bank_name,
      coalesce(meta_data -> 'selected_company_account', meta_data) ->> 'account_name' as account_name
    from transactions)`

/** A table of the transactions of these types; amount_centavos is signed. */
export const transactionsOfTypes = (types: readonly TransactionType[]): string => `(
    select id, user_id, transaction_uid, type, status, amount_centavos, status_reason, created_at
    from transactions where type in (${sqlNames(types)}))`
