-- A mirror of what the server asks the database for one completed withdrawal: every statement of `withdrawals.request` and of
-- `withdrawals.move` with the look-up of the session, in their order, and those together that the server sends together. It is kept
-- by hand. Ids, which the server makes, come with the look-up of the session, and so does the till that a pipeline cannot hand on.
-- Not in here: what the relay of live names does after commits.

with found as (
  select s.id, s.user_id, u.role, s.last_seen_at
  from sessions s left join users u on u.id = s.user_id
  where s.token_hash = sha256(convert_to('bench-' || :client_id, 'UTF8')) and s.ended_at is null and s.expires_at > now() and s.last_seen_at + s.idle_limit > now()
    and (s.user_id is null or u.status = 'active')
), seen as (
  update sessions set last_seen_at = now()
  where id = (select id from found where last_seen_at < now() - interval '1 minute') and last_seen_at < now() - interval '1 minute'
)
select id as session_id, user_id, role, uuidv7() as request, uuidv7() as notice, uuidv7() as activity, uuidv7() as mail,
  'TXN' || right(replace(uuidv7()::text, '-', ''), 19) as uid, 'REF' || right(replace(uuidv7()::text, '-', ''), 14) as reference from found \gset
begin;
\startpipeline
select t.id as "transactionId", t.user_id as "userId", t.transaction_uid as "transactionUid",
  t.reference_number as "referenceNumber", t.type, t.amount_centavos as "amountCentavos", t.status, t.description,
  t.admin_notes as "adminNotes", t.status_reason as "statusReason", t.meta_data as "metaData", t.sample,
  t.created_at as "createdAt", t.updated_at as "updatedAt", t.request_hash as "requestHash" from transactions t where t.id = :request;
select u.id as "userId", u.full_name as "fullName", u.email, u.phone_number as "phoneNumber",
  u.role, u.status, u.sample, u.created_at as "createdAt" from users u where u.id = :user_id;
select available + held as "postedCentavos", held as "heldCentavos", available as "availableCentavos" from ledger.wallets where id = :user_id;
\endpipeline
insert into transactions as t (id, user_id, transaction_uid, reference_number, type, amount_centavos, status, description,
   meta_data, request_hash, sample)
 select :request, u.id, :uid, :reference, 'withdrawal_request', -500000, 'pending', 'Withdrawal to BDO Unibank, ********7890.',
   '{"bank_name":"BDO Unibank","account_name":"Bench Person","account_number":"001234567890"}', 'c7d5f2a4c7d5f2a4c7d5f2a4c7d5f2a4c7d5f2a4c7d5f2a4c7d5f2a4c7d5f2a4', u.sample from users u where u.id = :user_id
 on conflict do nothing
 returning t.id as "transactionId", t.user_id as "userId", t.transaction_uid as "transactionUid",
  t.reference_number as "referenceNumber", t.type, t.amount_centavos as "amountCentavos", t.status, t.description,
  t.admin_notes as "adminNotes", t.status_reason as "statusReason", t.meta_data as "metaData", t.sample,
  t.created_at as "createdAt", t.updated_at as "updatedAt";
insert into status_history (id, transaction_id, changed_by_user_id, changed_by_role, previous_status, new_status, reason, notes)
 values (:request, :request, :user_id, 'user', null, 'pending', '', '') on conflict do nothing returning id;
\startpipeline
select ledger.hold(:request, :user_id, 500000, 'withdrawal', :request, null) as replayed;
insert into withdrawals (transaction_id, user_id, hold_id, bank_name, account_name, account_number)
 values (:request, :user_id, :request, 'BDO Unibank', 'Bench Person', '001234567890');
insert into notifications (id, user_id, type, message, link_to)
 values (:notice, :user_id, 'transaction_update', 'Your withdrawal request of ₱5,000.00 (' || :reference || ') was received. The amount is on hold.', '/dashboard/transactions/receipt/' || :request);
insert into user_activity_log (id, user_id, actor_user_id, pseudo_user, action_type, description, address)
 values (:activity, :user_id, :user_id, null, 'WITHDRAWAL_REQUEST', 'Requested a withdrawal of ₱5,000.00 (' || :reference || ').', '127.0.0.1');
insert into mail_outbox (id, user_id, to_address, subject, kind, content, sample)
 values (:mail, :user_id, 'bench@kaban.test', 'Withdrawal request received (' || :reference || ')', 'request_submitted',
   '{"greeting":"Hello Bench Person,","paragraphs":["We received your withdrawal request. The amount is on hold until we have processed it; you can cancel while it is pending."],"facts":[["Reference","REF20261120AAAAAA"],["Status","pending"],["Amount","₱5,000.00"],["Bank or e-wallet","BDO Unibank"],["Account name","Bench Person"],["Account number","********7890"]],"action":{"label":"Open the receipt","path":"/dashboard/transactions/receipt/00000000-0000-7000-8000-000000000000"}}', installation_is_sample());
\endpipeline
\startpipeline
insert into live_outbox (topic, subject_id, user_id) select * from unnest(
  array['transactions', 'transactions', 'withdrawals', 'withdrawals', 'notifications'], array[:request, :request, :request, :request, :notice]::text[],
  array[:user_id, null, :user_id, null, :user_id]::uuid[]);
commit;
\endpipeline

with found as (
  select s.id, s.user_id, u.role, s.last_seen_at
  from sessions s left join users u on u.id = s.user_id
  where s.token_hash = sha256(convert_to('bench-admin', 'UTF8')) and s.ended_at is null and s.expires_at > now() and s.last_seen_at + s.idle_limit > now()
    and (s.user_id is null or u.status = 'active')
), seen as (
  update sessions set last_seen_at = now()
  where id = (select id from found where last_seen_at < now() - interval '1 minute') and last_seen_at < now() - interval '1 minute'
)
select id as session_id, user_id as admin_id, role, uuidv7() as move, uuidv7() as notice, uuidv7() as activity, uuidv7() as mail,
  (select id from ledger.places where code = 'payouts') as till from found \gset
begin;
\startpipeline
select t.id as "transactionId", t.user_id as "userId", t.transaction_uid as "transactionUid",
  t.reference_number as "referenceNumber", t.type, t.amount_centavos as "amountCentavos", t.status, t.description,
  t.admin_notes as "adminNotes", t.status_reason as "statusReason", t.meta_data as "metaData", t.sample,
  t.created_at as "createdAt", t.updated_at as "updatedAt" from transactions t where t.id = :request for no key update;
select transaction_id as "transactionId", user_id as "userId", hold_id as "holdId", bank_name as "bankName",
   account_name as "accountName", account_number as "accountNumber", bank_reference as "bankReference"
 from withdrawals where transaction_id = :request;
select transaction_id as "transactionId", new_status as "newStatus" from status_history where id = :move;
select id from ledger.places where code = 'payouts' and kind = 'till';
\endpipeline
\startpipeline
select ledger.capture(:move, :request, :till, null, false) as replayed;
update transactions as t
 set status = 'completed', type = 'withdrawal', description = 'Withdrawal of ₱5,000.00 completed.', status_reason = '', admin_notes = '', updated_at = clock_timestamp()
 where t.id = :request returning t.id as "transactionId", t.user_id as "userId", t.transaction_uid as "transactionUid",
  t.reference_number as "referenceNumber", t.type, t.amount_centavos as "amountCentavos", t.status, t.description,
  t.admin_notes as "adminNotes", t.status_reason as "statusReason", t.meta_data as "metaData", t.sample,
  t.created_at as "createdAt", t.updated_at as "updatedAt";
insert into status_history (id, transaction_id, changed_by_user_id, changed_by_role, previous_status, new_status, reason, notes)
 values (:move, :request, :admin_id, 'admin', 'pending', 'completed', '', '') on conflict do nothing returning id;
select u.id as "userId", u.full_name as "fullName", u.email, u.phone_number as "phoneNumber",
  u.role, u.status, u.sample, u.created_at as "createdAt" from users u where u.id = :user_id;
insert into user_activity_log (id, user_id, actor_user_id, pseudo_user, action_type, description, address)
 values (:activity, :user_id, :admin_id, null, 'ADMIN_UPDATE_WITHDRAWAL_STATUS', 'Withdrawal of ₱5,000.00 (' || :reference || ') changed from pending to completed.', '127.0.0.1');
\endpipeline
\startpipeline
insert into notifications (id, user_id, type, message, link_to)
 values (:notice, :user_id, 'transaction_update', 'Your withdrawal of ₱5,000.00 (' || :reference || ') is now completed.', '/dashboard/transactions/receipt/' || :request);
insert into mail_outbox (id, user_id, to_address, subject, kind, content, sample)
 values (:mail, :user_id, 'bench@kaban.test', 'Withdrawal completed (' || :reference || ')', 'status_update',
   '{"greeting":"Hello Bench Person,","paragraphs":["The status of your withdrawal is now: completed."],"facts":[["Reference","REF20261120AAAAAA"],["Status","completed"],["Amount","₱5,000.00"]],"action":{"label":"Open the receipt","path":"/dashboard/transactions/receipt/00000000-0000-7000-8000-000000000000"}}', installation_is_sample());
select "t"."id" as "transactionId", "t"."transaction_uid" as "transactionUid", "t"."reference_number" as "referenceNumber", "t"."type", "t"."status", "t"."amount_centavos" as "amountCentavos", "t"."status_reason" as "statusReason", "t"."admin_notes" as "adminNotes", "t"."sample", "t"."created_at" as "createdAt", "t"."updated_at" as "updatedAt", "t"."user_id" as "userId", "u"."full_name" as "userName", "u"."email" as "userEmail", "w"."bank_name" as "bankName", "w"."account_name" as "accountName", "w"."account_number" as "accountNumber", "w"."bank_reference" as "bankReference",
  (select max(changed_at) from status_history h where h.transaction_id = t.id) as "statusSince"
 from "withdrawals" as "w" inner join "transactions" as "t" on "t"."id" = "w"."transaction_id" inner join "users" as "u" on "u"."id" = "t"."user_id" where "t"."id" = :request;
\endpipeline
\startpipeline
insert into live_outbox (topic, subject_id, user_id) select * from unnest(
  array['transactions', 'transactions', 'withdrawals', 'withdrawals', 'notifications'], array[:request, :request, :request, :request, :notice]::text[],
  array[:user_id, null, :user_id, null, :user_id]::uuid[]);
commit;
\endpipeline
