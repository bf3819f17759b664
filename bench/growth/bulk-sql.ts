/** Statements that write the movements of the temporary table `seeded` in bulk. */

/**
 * The book: transfers numbered by window, with the balances that follow from them. A movement is
 * booked when it was made, but not after the end of its step ($1 of $2), so that the entries of a
 * wallet stay in order of time.
 */
export const bulkBook = [
  `create temporary table moved as
   select case when takes then move_id else id end as key, id, user_id, takes, centavos, till_id,
     least(made_at, now() - interval '730 days' * (1 - ($1::int + 1) / $2::float8)) as at, number
   from seeded where status = 'completed'`,
  `insert into ledger.transfers (amount, event_at, created_at, from_sequence, to_sequence,
     from_balance, to_balance, id, from_id, to_id, subject_id, request_hash, purpose)
   select centavos, at, at,
     case when takes then sequence else position end,
     case when takes then position else sequence end,
     case when takes then balance end, case when takes then null else balance end,
     key, case when takes then user_id else till_id end,
     case when takes then payouts.id else user_id end, m.id,
     sha256(uuid_send(key)), case when takes then 'withdrawal' else 'deposit' end
   from (
     select m.*, w.sequence + row_number() over by_wallet as sequence,
       w.available + w.held
         + (sum(case when takes then -centavos else centavos end) over by_wallet)::bigint
         as balance,
       (select case when is_called then last_value else 0 end from ledger.till_positions)
         + row_number() over (order by at, number) as position
     from moved m join ledger.wallets w on w.id = m.user_id
     window by_wallet as (partition by user_id order by at, takes, number
       rows unbounded preceding)
   ) m
   cross join (select id from ledger.places where code = 'payouts') payouts
   -- Not of the column that takes its name from the case above.
   order by m.position`,
  `select setval('ledger.till_positions', (select count(*)
     + (select case when is_called then last_value else 0 end from ledger.till_positions)
     from moved))`,
  `insert into ledger.holds (amount, captured, created_at, ended_at, id, wallet_id, subject_id,
     end_key, request_hash, state, purpose, end_reason)
   select centavos, case when status = 'completed' then centavos else 0 end, made_at,
     case when status in ('completed', 'declined', 'failed', 'cancelled') then ended_at end,
     id, user_id, id,
     case when status in ('completed', 'declined', 'failed', 'cancelled') then move_id end,
     sha256(uuid_send(id)),
     case when status = 'completed' then 'captured'
       when status in ('declined', 'failed', 'cancelled') then 'released' else 'open' end,
     'withdrawal',
     case when status in ('declined', 'failed', 'cancelled')
       then 'Sample: the details did not match.' end
   from seeded where takes`,
  `insert into ledger.captures (transfer_id, hold_id) select key, id from moved where takes`,
  `update ledger.wallets w
   set available = w.available + c.change - c.held, held = w.held + c.held,
     sequence = w.sequence + c.entries
   from (
     select user_id,
       sum(case when status <> 'completed' then 0 when takes then -centavos else centavos end)
         ::bigint as change,
       sum(case when takes and status not in ('completed', 'declined', 'failed', 'cancelled')
         then centavos else 0 end)::bigint as held,
       count(*) filter (where status = 'completed') as entries
     from seeded group by user_id
   ) c where w.id = c.user_id`,
  `drop table moved`,
]

export const bulkReceipts = `
  insert into receipt_facts
    (transaction_id, type, status, ended_at, particulars, salt, digest, frozen_at)
  select id, type, status, updated_at, said, grain, receipt_digest(grain, said), updated_at
  from (
    select t.*, receipt_particulars(s.full_name, t.description, t.meta_data) as said,
      uuid_send(gen_random_uuid()) as grain
    from seeded s join transactions t on t.id = s.id
    where s.status in ('completed', 'declined', 'failed', 'cancelled')
  ) ended`

/** For every fifth movement a notification and an entry of the record, to save time and room. */
export const bulkNotices = [
  `insert into notifications (id, user_id, type, message, message_fil, link_to, is_read, created_at)
   select uuidv7(ended_at - clock_timestamp()), user_id, 'transaction_update',
     'Sample: ' || reference || ' is now ' || status || '.',
     'Halimbawa: ' || reference || ' ay ' || status || ' na.',
     '/dashboard/transactions/receipt/' || id, random() < 0.9, ended_at
   from seeded where number % 5 = 0 order by ended_at`,
  `insert into user_activity_log
     (id, user_id, actor_user_id, pseudo_user, action_type, description, description_fil, address,
      created_at, subject_kind, subject_id, changes)
   select uuidv7(made_at - clock_timestamp()), user_id, user_id, null,
     case when takes then 'WITHDRAWAL_REQUEST' else 'DEPOSIT_REQUEST' end,
     'Sample entry of ' || full_name || '.', 'Halimbawang tala ni ' || full_name || '.',
     '203.0.113.7', made_at, case when takes then 'withdrawal' else 'deposit' end, id::text, null
   from seeded where number % 5 = 0 order by made_at`,
  `insert into activity_unlinked select id from user_activity_log on conflict do nothing`,
]
