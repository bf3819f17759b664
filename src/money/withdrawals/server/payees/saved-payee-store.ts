import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { SavedPayee } from '../../shared/contract.ts'
import { savedPayeesMax, type PayeeKey } from '../../shared/rules-payees.ts'

/**
 * The accounts that withdrawals of this user were paid to, newest first, without removed ones.
 * Pending and stopped withdrawals do not count: nobody may slip an account into the list by asking
 * for one.
 */
export function paidAccounts(tx: Transaction, userId: string): Promise<SavedPayee[]> {
  return tx.rows<SavedPayee>(
    `select "bankName", "accountName", "accountNumber", name from (
       select distinct on (w.bank_name, w.account_number)
         w.bank_name as "bankName", w.account_name as "accountName",
         w.account_number as "accountNumber", coalesce(s.name, '') as name,
         t.created_at as asked_at, s.removed_at
       from withdrawals w
         join transactions t on t.id = w.transaction_id
         left join saved_payees s on s.user_id = w.user_id and s.bank_name = w.bank_name
           and s.account_number = w.account_number
       where w.user_id = $1 and t.status = 'completed'
       order by w.bank_name, w.account_number, t.created_at desc) as newest
     where removed_at is null or asked_at > removed_at
     order by asked_at desc limit $2`,
    [userId, savedPayeesMax],
  )
}

export async function writePayeeName(
  tx: Transaction,
  userId: string,
  { bankName, accountNumber, name }: PayeeKey & { name: string },
): Promise<void> {
  await tx.rows(
    `insert into saved_payees (user_id, bank_name, account_number, name) values ($1, $2, $3, $4)
     on conflict (user_id, bank_name, account_number) do update set name = excluded.name,
       updated_at = now()`,
    [userId, bankName, accountNumber, name],
  )
}

export async function writePayeeRemoved(
  tx: Transaction,
  userId: string,
  { bankName, accountNumber, removed }: PayeeKey & { removed: boolean },
): Promise<void> {
  await tx.rows(
    `insert into saved_payees (user_id, bank_name, account_number, removed_at)
     values ($1, $2, $3, case when $4 then now() end)
     on conflict (user_id, bank_name, account_number) do update set
       removed_at = excluded.removed_at, updated_at = now()`,
    [userId, bankName, accountNumber, removed],
  )
}
