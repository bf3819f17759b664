-- The statements that the server sends for one completed withdrawal, copied by hand: those of
-- `withdrawals.request` and `withdrawals.move` with the session look-ups, in order, and pipelined
-- as the server pipelines them. The session look-up also makes the ids, which the server makes
-- itself, and reads the till, which a pipeline cannot pass on. The limits on writing are higher, so
-- that few users can write much. The relay's work after the commits is left out.

select s.id as session_id, s.user_id as user_id, u.role,
  u.must_change_password as must_change, u.language,
  s.token_hash = sha256(convert_to('bench-' || :client_id, 'UTF8'))
    and coalesce(s.proven_at > now() - interval '10 minutes', false) as proven,
  uuidv7() as request, uuidv7() as notice, uuidv7() as activity, uuidv7() as mail,
  'TXN' || right(replace(uuidv7()::text, '-', ''), 19) as uid,
  'REF' || right(replace(uuidv7()::text, '-', ''), 14) as reference
from sessions s left join users u on u.id = s.user_id
where s.token_hash = sha256(convert_to('bench-' || :client_id, 'UTF8')) and s.ended_at is null
  and s.expires_at > now() and s.last_seen_at + s.idle_limit > now()
  and (s.user_id is null or u.status = 'active') \gset
\startpipeline
begin;
select pg_advisory_xact_lock(hashtextextended(:request, 0));
select maintenance, maintenance_message as "maintenanceMessage" from company_settings;
\endpipeline
\startpipeline
select t.id as "transactionId", t.user_id as "userId", t.transaction_uid as "transactionUid",
  t.reference_number as "referenceNumber", t.type, t.amount_centavos as "amountCentavos", t.status,
  t.description, t.admin_notes as "adminNotes", t.status_reason as "statusReason",
  t.meta_data as "metaData", t.sample, t.created_at as "createdAt", t.updated_at as "updatedAt",
  t.request_hash as "requestHash"
  from transactions t where t.id = :request;
select u.id as "userId", u.full_name as "fullName", u.email, u.phone_number as "phoneNumber",
  u.role, u.status, u.sample, u.avatar_id as "avatarId", u.created_at as "createdAt" from users u
  where u.id = :user_id for share;
select case when paused_until > now() then paused_until end as "pausedUntil",
  case when paused_until > now() then pause_reason end as "pauseReason", locked_at as "lockedAt"
    from safeguards where user_id = :user_id;
select bank_name as "bankName", account_name as "accountName", account_number as "accountNumber"
  from bank_details where user_id = :user_id;
select available + held as "postedCentavos", held as "heldCentavos",
  available as "availableCentavos" from ledger.wallets where id = :user_id;
select version, updated_at as "updatedAt", site_name as "siteName", support_email as "supportEmail",
  support_phone as "supportPhone", business_hours as "businessHours", maintenance,
  maintenance_message as "maintenanceMessage",
  minimum_deposit_centavos as "minimumDepositCentavos",
  minimum_withdrawal_centavos as "minimumWithdrawalCentavos",
  maximum_withdrawal_centavos as "maximumWithdrawalCentavos",
  withdrawal_approval_centavos as "withdrawalApprovalCentavos",
  adjustment_approval_centavos as "adjustmentApprovalCentavos",
  deposit_approval_centavos as "depositApprovalCentavos",
  person_day_centavos as "personDayCentavos", company_day_centavos as "companyDayCentavos",
  new_payee_hours as "newPayeeHours", step_up_centavos as "stepUpCentavos",
  new_admin_hours as "newAdminHours", mail_sender_name as "mailSenderName" from company_settings;
\endpipeline
with made as (
  insert into transactions (id, user_id, transaction_uid, reference_number, type,
    amount_centavos, status, description, meta_data, request_hash, status_reason, admin_notes,
    sample)
  select :request, u.id, :uid, :reference, 'withdrawal_request', -500000, 'pending',
    'Withdrawal to BDO Unibank, ********7890.',
    '{"bank_name":"BDO Unibank","account_name":"Bench Person","account_number":"001234567890"}',
    'c7d5f2a4c7d5f2a4c7d5f2a4c7d5f2a4c7d5f2a4c7d5f2a4c7d5f2a4c7d5f2a4', '', '', u.sample
  from users u where u.id = :user_id and u.closed_at is null for key share
  on conflict do nothing
  returning *
), line as (
  insert into status_history (id, transaction_id, changed_by_user_id, changed_by_role,
    previous_status, new_status, reason, notes)
  select id, id, :user_id, 'user', null, status, status_reason, admin_notes from made
  on conflict do nothing returning id
)
select t.id as "transactionId", t.user_id as "userId", t.transaction_uid as "transactionUid",
  t.reference_number as "referenceNumber", t.type, t.amount_centavos as "amountCentavos", t.status,
  t.description, t.admin_notes as "adminNotes", t.status_reason as "statusReason",
  t.meta_data as "metaData", t.sample, t.created_at as "createdAt", t.updated_at as "updatedAt",
  exists (select from line) as "inHistory"
from made t;
\startpipeline
select ledger.hold(:request, :user_id, 500000, 'withdrawal', :request, null) as replayed;
insert into withdrawals (transaction_id, user_id, hold_id, bank_name, account_name, account_number)
 values (:request, :user_id, :request, 'BDO Unibank', 'Bench Person', '001234567890');
insert into notifications (id, user_id, type, message, message_fil, link_to)
 values (:notice, :user_id, 'transaction_update', 'Your withdrawal request of ₱5,000.00 ('
   || :reference || ') was received. The amount is on hold.',
   'Natanggap ang hiling mong withdrawal na ₱5,000.00 (' || :reference || '). Nakatabi ang halaga.',
   '/dashboard/transactions/receipt/' || :request)
 on conflict (id) do nothing returning id;
insert into user_activity_log (id, user_id, actor_user_id, pseudo_user, action_type, description,
  description_fil, address, browser, system, subject_kind, subject_id, changes)
 values (:activity, :user_id, :user_id, null, 'WITHDRAWAL_REQUEST',
   'Requested a withdrawal of ₱5,000.00 (' || :reference || ').',
   'Humiling ng withdrawal na ₱5,000.00 (' || :reference || ').',
   '127.0.0.1', '', '', 'withdrawal', :request, null);
insert into mail_outbox
  (id, user_id, to_address, kind, subject, content, sample, repeat_key, repeats, next_attempt_at)
 select :mail, :user_id, 'bench@kaban.test', 'request_submitted', mail->>'subject', mail->'content',
   installation_is_sample(), null, 0, now() + make_interval(secs => 0)
 from (select (
       '{"en":{"subject":"Withdrawal request received (REF20261120AAAAAA)","content":{"langu'
       'age":"en","greeting":"Hello Bench Person,","paragraphs":["We received your withdrawa'
       'l request. The amount is on hold until we have processed it; you can cancel while it'
       ' is pending."],"facts":[["Reference","REF20261120AAAAAA"],["Status","pending"],["Amo'
       'unt","₱5,000.00"],["Bank or e-wallet","BDO Unibank"],["Account name","Bench Person"]'
       ',["Account number","********7890"]],"action":{"label":"Open the receipt","path":"/da'
       'shboard/transactions/receipt/00000000-0000-7000-8000-000000000000"}}},"fil":{"subjec'
       't":"Withdrawal request received (REF20261120AAAAAA)","content":{"language":"fil","gr'
       'eeting":"Hello Bench Person,","paragraphs":["We received your withdrawal request. Th'
       'e amount is on hold until we have processed it; you can cancel while it is pending."'
       '],"facts":[["Reference","REF20261120AAAAAA"],["Status","pending"],["Amount","₱5,000.'
       '00"],["Bank or e-wallet","BDO Unibank"],["Account name","Bench Person"],["Account nu'
       'mber","********7890"]],"action":{"label":"Open the receipt","path":"/dashboard/trans'
       'actions/receipt/00000000-0000-7000-8000-000000000000"}}}}'
     )::jsonb -> mail_language(:user_id, null) as mail) chosen
 where not false or wants_mail(:user_id);
\endpipeline
\startpipeline
select count_write(:user_id, 'money', 1000000, 1000000, 1000000000, 71);
insert into live_outbox (topic, subject_id, user_id) select * from unnest(
  array['transactions', 'transactions', 'withdrawals', 'withdrawals', 'notifications'],
    array[:request, :request, :request, :request, :notice]::text[],
  array[:user_id, null, :user_id, null, :user_id]::uuid[]);
commit;
\endpipeline

select s.id as session_id, s.user_id as admin_id, u.role,
  u.must_change_password as must_change, u.language,
  s.token_hash = sha256(convert_to('bench-admin-' || :client_id, 'UTF8'))
    and coalesce(s.proven_at > now() - interval '10 minutes', false) as proven,
  uuidv7() as move, uuidv7() as notice, uuidv7() as activity, uuidv7() as mail,
  (select id from ledger.places where code = 'payouts') as till
from sessions s left join users u on u.id = s.user_id
where s.token_hash = sha256(convert_to('bench-admin-' || :client_id, 'UTF8')) and s.ended_at is null
  and s.expires_at > now() and s.last_seen_at + s.idle_limit > now()
  and (s.user_id is null or u.status = 'active') \gset
\startpipeline
begin;
select pg_advisory_xact_lock(hashtextextended(:move, 0));
\endpipeline
\startpipeline
select u.id as "userId", u.full_name as "fullName", u.email, u.phone_number as "phoneNumber",
  u.role, u.status, u.sample, u.avatar_id as "avatarId", u.created_at as "createdAt" from users u
  where u.id = (select user_id from withdrawals where transaction_id = :request)
  for no key update;
select t.id as "transactionId", t.user_id as "userId", t.transaction_uid as "transactionUid",
  t.reference_number as "referenceNumber", t.type, t.amount_centavos as "amountCentavos", t.status,
  t.description, t.admin_notes as "adminNotes", t.status_reason as "statusReason",
  t.meta_data as "metaData", t.sample, t.created_at as "createdAt", t.updated_at as "updatedAt"
  from transactions t where t.id = :request for no key update;
select transaction_id as "transactionId", user_id as "userId", hold_id as "holdId",
  bank_name as "bankName", account_name as "accountName", account_number as "accountNumber",
  bank_reference as "bankReference" from withdrawals where transaction_id = :request;
select transaction_id as "transactionId", new_status as "newStatus", reason, notes
  from status_history where id = :move;
select id from ledger.places where code = 'payouts' and kind = 'till';
select p.waits_until as "waitsUntil",
  (p.lifted_at is null and p.waits_until > clock_timestamp()) as waits, p.lift_id as "liftId",
  p.lifted_at as "liftedAt", p.lift_reason as "liftReason"
 from payee_waits p where p.transaction_id = :request;
select version, updated_at as "updatedAt", site_name as "siteName", support_email as "supportEmail",
  support_phone as "supportPhone", business_hours as "businessHours", maintenance,
  maintenance_message as "maintenanceMessage",
  minimum_deposit_centavos as "minimumDepositCentavos",
  minimum_withdrawal_centavos as "minimumWithdrawalCentavos",
  maximum_withdrawal_centavos as "maximumWithdrawalCentavos",
  withdrawal_approval_centavos as "withdrawalApprovalCentavos",
  adjustment_approval_centavos as "adjustmentApprovalCentavos",
  deposit_approval_centavos as "depositApprovalCentavos",
  person_day_centavos as "personDayCentavos", company_day_centavos as "companyDayCentavos",
  new_payee_hours as "newPayeeHours", step_up_centavos as "stepUpCentavos",
  new_admin_hours as "newAdminHours", mail_sender_name as "mailSenderName" from company_settings;
select coalesce(sum(abs(t.amount_centavos)), 0)::bigint as "agreedCentavos"
 from transactions t
 where t.user_id = (select user_id from withdrawals where transaction_id = :request)
   and t.id <> :request and t.type in ('withdrawal', 'withdrawal_request')
   and t.status in ('approved', 'completed')
   and t.updated_at > (select clock_timestamp() - interval '24 hours')
   and (t.created_at > (select clock_timestamp() - interval '24 hours') or exists (
     select from status_history h where h.transaction_id = t.id
     and h.new_status in ('approved', 'completed')
     and h.changed_at > (select clock_timestamp() - interval '24 hours')));
select person_centavos as "personCentavos", company_centavos as "companyCentavos"
  from moved_alone_of_a_day(:admin_id);
select c.kind, c.subject_id as id, c.person,
  (select full_name from users where id = nullif(c.person, 'company-access')::uuid) as name,
  c.claimed_at as "claimedAt", c.expires_at as "expiresAt"
 from work_claims c
 where c.kind = 'withdrawal' and c.subject_id = :request and c.expires_at > clock_timestamp();
\endpipeline
\startpipeline
update withdrawals set bank_reference = :request where transaction_id = :request;
select ledger.capture(:move, :request, :till, null, false) as replayed;
with moved as (
  update transactions
  set status = 'completed', type = 'withdrawal',
    description = 'Withdrawal of ₱5,000.00 completed.', status_reason = '', admin_notes = '',
    updated_at = clock_timestamp()
  where id = :request returning *
), line as (
  insert into status_history (id, transaction_id, changed_by_user_id, changed_by_role,
    previous_status, new_status, reason, notes)
  select :move, id, :admin_id, 'admin', 'pending', status, '', '' from moved
  on conflict do nothing returning id
)
select t.id as "transactionId", t.user_id as "userId", t.transaction_uid as "transactionUid",
  t.reference_number as "referenceNumber", t.type, t.amount_centavos as "amountCentavos", t.status,
  t.description, t.admin_notes as "adminNotes", t.status_reason as "statusReason",
  t.meta_data as "metaData", t.sample, t.created_at as "createdAt", t.updated_at as "updatedAt",
  exists (select from line) as "inHistory"
from moved t;
insert into user_activity_log (id, user_id, actor_user_id, pseudo_user, action_type, description,
  description_fil, address, browser, system, subject_kind, subject_id, changes)
 values (:activity, :user_id, :admin_id, null, 'ADMIN_UPDATE_WITHDRAWAL_STATUS',
   'Withdrawal of ₱5,000.00 (' || :reference || ') changed from pending to completed.',
   'Nagbago ang status ng withdrawal na ₱5,000.00 (' || :reference
     || '): mula nakabinbin, naging tapos na.',
   '127.0.0.1', '', '', 'withdrawal', :request,
   '{"status":{"before":"pending","after":"completed"}}');
update approvals set status = 'outdated', decided_at = clock_timestamp()
 where kind = any (array['withdrawal', 'payee']) and subject_id = any (array[:request]::uuid[])
   and status = 'pending' returning id as "approvalId";
delete from work_claims where kind = 'withdrawal' and subject_id = :request
  and (null::text is null or person = null) returning subject_id;
insert into notifications (id, user_id, type, message, message_fil, link_to)
 values (:notice, :user_id, 'transaction_update',
   'Your withdrawal of ₱5,000.00 (' || :reference || ') was completed.',
   'Status ngayon ng withdrawal mong ₱5,000.00 (' || :reference || '): tapos na.',
   '/dashboard/transactions/receipt/' || :request)
 on conflict (id) do nothing returning id;
insert into push_outbox (id, subscription_id, language, detail, path)
 select uuidv7(), p.id, l.language,
   case when not p.shows_details then '' when l.language = 'fil' then 'Tapos na.'
     else 'Completed.' end, '/dashboard/transactions/receipt/' || :request
 from push_subscriptions p, mail_language(:user_id, null) l (language)
 where p.user_id = :user_id
   and exists (select from sessions where id = p.session_id and ended_at is null)
 returning id;
select t.id as "transactionId", t.transaction_uid as "transactionUid",
  t.reference_number as "referenceNumber", t.type, t.status,
  t.amount_centavos as "amountCentavos", t.status_reason as "statusReason",
  t.admin_notes as "adminNotes", t.sample, t.created_at as "createdAt",
  t.updated_at as "updatedAt", t.user_id as "userId", u.full_name as "userName",
  u.email as "userEmail", w.bank_name as "bankName", w.account_name as "accountName",
  '•••• ' || right(w.account_number, 4) as "accountNumber", w.bank_reference as "bankReference",
  (select max(h.changed_at) from status_history h where h.transaction_id = t.id) as "statusSince",
  case when (p.lifted_at is null and p.waits_until > clock_timestamp())
    and t.status in ('pending', 'processing', 'on_hold', 'approved')
    then p.waits_until end as "waitsUntil",
  coalesce(p.lift_reason, '') as "liftReason",
  exists (select from (select id, subject_id from approvals where kind = 'withdrawal'
    and status = 'pending' and expires_at > clock_timestamp()) a where a.subject_id = t.id)
    as "waitsForApproval"
 from (select * from transactions where id = :request) t
 cross join lateral (select * from withdrawals where transaction_id = t.id offset 0) w
 left join payee_waits p on p.transaction_id = t.id
 cross join lateral (select id, full_name, email, phone_number, role, status, sample, closed_at,
   created_at from users where id = t.user_id offset 0) u;
insert into mail_outbox
  (id, user_id, to_address, kind, subject, content, sample, repeat_key, repeats, next_attempt_at)
 select :mail, :user_id, 'bench@kaban.test', 'status_update', mail->>'subject', mail->'content',
   installation_is_sample(), null, 0, now() + make_interval(secs => 0)
 from (select (
       '{"en":{"subject":"Withdrawal completed (REF20261120AAAAAA)","content":{"language":"e'
       'n","greeting":"Hello Bench Person,","paragraphs":["The status of your withdrawal is '
       'now: completed."],"facts":[["Reference","REF20261120AAAAAA"],["Status","completed"],'
       '["Amount","₱5,000.00"]],"action":{"label":"Open the receipt","path":"/dashboard/tran'
       'sactions/receipt/00000000-0000-7000-8000-000000000000"}}},"fil":{"subject":"Withdraw'
       'al completed (REF20261120AAAAAA)","content":{"language":"fil","greeting":"Hello Benc'
       'h Person,","paragraphs":["The status of your withdrawal is now: completed."],"facts"'
       ':[["Reference","REF20261120AAAAAA"],["Status","completed"],["Amount","₱5,000.00"]],"'
       'action":{"label":"Open the receipt","path":"/dashboard/transactions/receipt/00000000'
       '-0000-7000-8000-000000000000"}}}}'
     )::jsonb -> mail_language(:user_id, null) as mail) chosen
 where not false or wants_mail(:user_id);
\endpipeline
\startpipeline
select count_write(:admin_id, 'change', 1000000, 1000000, 1000000000, 71);
insert into live_outbox (topic, subject_id, user_id) select * from unnest(
  array['transactions', 'transactions', 'withdrawals', 'withdrawals', 'notifications'],
    array[:request, :request, :request, :request, :notice]::text[],
  array[:user_id, null, :user_id, null, :user_id]::uuid[]);
select count_moved_alone(:move, :admin_id, :admin_id, 'withdrawal', 'out', 500000);
commit;
\endpipeline
