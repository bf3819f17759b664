import type { Transaction } from '#foundation/platform/server/database/database.ts'

/** One existing value of each kind, so old that a walk over the newest rows does not find it. */
export interface ListMarks {
  transactionId: string
  userId: string
  chatId: string
  uid: string
  reference: string
  fullName: string
  email: string
  phone: string
  accountNumber: string
}

export function findListMarks(tx: Transaction): Promise<ListMarks> {
  return tx.row<ListMarks>(
    `select t.id as "transactionId", u.id as "userId", t.transaction_uid as uid,
       t.reference_number as reference, u.full_name as "fullName", u.email,
       u.phone_number as phone, w.account_number as "accountNumber",
       (select id from chat_sessions where session_type = 'deposit_chat'
          and updated_at < now() - interval '400 days'
        order by updated_at desc limit 1) as "chatId"
     from transactions t
     join withdrawals w on w.transaction_id = t.id
     join users u on u.id = t.user_id
     where t.created_at < now() - interval '400 days'
       and t.type in ('withdrawal', 'withdrawal_request')
     order by t.created_at desc limit 1`,
  )
}
