import type { Transaction } from '#foundation/platform/server/database/database.ts'

/** Writes a chat for each seeded deposit, and support chats about some withdrawals. */
export async function writeChats(tx: Transaction, messages: number): Promise<void> {
  await planChats(tx, messages)
  await tx.rows(
    `insert into chat_sessions
       (id, user_id, session_type, status, related_transaction_id, reference, message_count,
        sample, created_at, updated_at, waiting_since)
     select chat_id, user_id, case when asks then 'support_chat' else 'deposit_chat' end,
       case
         when asks and made_at > now() - interval '3 days' then 'open'
         when asks then 'closed_completed'
         when status = 'pending_payment' then 'pending_user_proof'
         when status in ('pending_confirmation', 'on_hold') then 'pending_confirmation'
         when status = 'completed' then 'closed_completed'
         else 'closed_failed' end,
       case when asks then null else id end, case when asks then null else reference end,
       messages, true,
       made_at, ended_at,
       case
         when asks and made_at > now() - interval '3 days' then ended_at
         when status in ('pending_confirmation', 'on_hold') and not asks then ended_at end
     from seeded where messages is not null order by made_at`,
  )
  await tx.rows(
    `insert into chat_messages
       (id, session_id, position, sender_id, sender_kind, message_content, message_type,
        is_read_by_user, is_read_by_admin, created_at)
     select uuidv7(sent_at - clock_timestamp()), chat_id, m,
       case when m % 2 = 1 then user_id end, case when m % 2 = 1 then 'user' else 'console' end,
       case when m % 2 = 1 then 'Sample: I have paid ' || reference || '.'
         else 'Sample: thank you, we are looking at it.' end,
       'text', true, not (m = messages and status = 'pending_confirmation'), sent_at
     from (
       select s.*, m, s.made_at + (s.ended_at - s.made_at) * m / s.messages as sent_at
       from seeded s cross join lateral generate_series(1, s.messages) m
       where s.messages > 0
     ) sent`,
  )
}

/** Picks at random how many messages each chat has, and which withdrawals lead to a question. */
async function planChats(tx: Transaction, messages: number): Promise<void> {
  await tx.rows(`alter table seeded add column messages int, add column asks boolean`)
  await tx.rows(
    `update seeded set
       asks = takes and number % 25 = 0,
       messages = least(40, floor($1::float8 / greatest(1, (
         select count(*) from seeded where not takes or number % 25 = 0
       )) + random())::int)
     where not takes or number % 25 = 0`,
    [messages],
  )
}
