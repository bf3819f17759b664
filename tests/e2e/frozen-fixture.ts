/**
 * The sample town at one fixed moment: the same names, references and times in every run, so that
 * pictures of it can be compared.
 */
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import type { TestDatabase } from '../fixtures/database/database.ts'

/** Wednesday, November 18, 2026, 10:24 in Manila. */
export const frozenMoment = new Date('2026-11-18T02:24:00Z')
/** Signatures and what is sealed come from it: fixed as well, for the code on a receipt. */
export const frozenKey = Buffer.alloc(32, 11).toString('base64')

/**
 * Counted from the things of the one whose screens are pictured: what the town gets for others
 * leaves these their numbers.
 */
const visitedFirst = `order by user_id <> (select id from users where email = '${sampleSignIns.user.email}'), id`

const moment = `timestamptz '${frozenMoment.toISOString()}'`

/**
 * Before the server starts: for what it asks of the database, now is that moment. Defaults of
 * columns keep the real one.
 */
export async function stopTheClock(fixture: TestDatabase): Promise<void> {
  const [named] = await fixture.asOwner<{ name: string }>('select current_database() as name')
  await fixture.asOwner('create schema frozen')
  await fixture.asOwner('grant usage on schema frozen to public')
  await fixture.asOwner(
    `create function frozen.now() returns timestamptz language sql stable as $$ select ${moment} $$`,
  )
  await fixture.asOwner(
    `create function frozen.clock_timestamp() returns timestamptz language sql volatile as $$ select ${moment} $$`,
  )
  await fixture.asOwner(
    `alter database ${named?.name ?? ''} set search_path = frozen, pg_catalog, public`,
  )
}

/**
 * After the town was built: whatever carries the time of this run, or something that was thrown
 * like a die, gets a fixed value in its place. The triggers that keep records from being changed
 * look away meanwhile; it is a copy for pictures.
 */
export async function setInStone(fixture: TestDatabase): Promise<void> {
  await fixture.asOwner(`do $$
    declare part record;
    begin
      set local session_replication_role = replica;
      -- What this run wrote has the time of this run; what was asked for by the stopped clock has the other one already.
      for part in ${columnsOf("c.data_type = 'timestamp with time zone'")} loop
        execute format('update %I.%I set %I = %L::timestamptz + floor(extract(epoch from %I - pg_catalog.now()) / 600 + 1) * interval ''10 minutes'' where %I > pg_catalog.now() - interval ''10 minutes''',
          part.table_schema, part.table_name, part.column_name, ${moment}, part.column_name, part.column_name);
      end loop;
    end
  $$`)
  await spread(fixture)
  // Who wrote and who agreed stands in two columns, which follow one after the other.
  await fixture.asOwner(`do $$
    declare rule record;
    begin
      for rule in select conrelid::regclass as place, conname from pg_constraint where contype = 'c' and pg_get_constraintdef(oid) like '%user_id)::text%' loop
        execute format('alter table %s drop constraint %I', rule.place, rule.conname);
      end loop;
    end
  $$`)
  await fixture.asOwner(`do $$
    declare
      part record;
      one record;
    begin
      set local session_replication_role = replica;
      for one in
        select id::text as before, '01a1c0de-0000-7000-8000-' || lpad((row_number() over (order by created_at, id))::text, 12, '0') as after from users
        union all select id::text, '01a1c0de-0001-7000-8000-' || lpad((row_number() over (${visitedFirst}))::text, 12, '0') from transactions
        union all select id::text, '01a1c0de-0002-7000-8000-' || lpad((row_number() over (${visitedFirst}))::text, 12, '0') from chat_sessions
      loop
        for part in ${columnsOf("c.data_type = 'uuid'")} loop
          execute format('update %I.%I set %I = %L where %I = %L', part.table_schema, part.table_name, part.column_name, one.after, part.column_name, one.before);
        end loop;
        for part in ${columnsOf("c.data_type in ('text', 'jsonb') and c.table_schema = 'public'")} loop
          execute format('update %I.%I set %I = replace(%I::text, %L, %L)::%s where %I::text like %L', part.table_schema, part.table_name, part.column_name,
            part.column_name, one.before, one.after, part.data_type, part.column_name, '%' || one.before || '%');
        end loop;
      end loop;
      for one in
        select transaction_uid as before, 'TXN1794900240000KABAN' || chr(64 + row_number() over (${visitedFirst})::int) as after from transactions
        union all select reference_number, 'REF20261118KABAN' || chr(64 + row_number() over (${visitedFirst})::int) from transactions
      loop
        for part in ${columnsOf("c.data_type in ('text', 'jsonb') and c.table_schema = 'public'")} loop
          execute format('update %I.%I set %I = replace(%I::text, %L, %L)::%s where %I::text like %L', part.table_schema, part.table_name, part.column_name,
            part.column_name, one.before, one.after, part.data_type, part.column_name, '%' || one.before || '%');
        end loop;
      end loop;
    end
  $$`)
}

/**
 * A history of some days instead of one second, in the order in which it was written: the newest a
 * little before the moment.
 */
async function spread(fixture: TestDatabase): Promise<void> {
  const steps = [
    `update transactions t set created_at = ${moment} - r.place * interval '17 hours', updated_at = ${moment} - r.place * interval '17 hours' + interval '35 minutes'
     from (select id, row_number() over (order by id desc) as place from transactions) r where r.id = t.id`,
    // Within one hour they stand in the order of a die.
    `update payout_consents c set completed_at = date_trunc('hour', t.updated_at) from transactions t where t.id = c.transaction_id`,
    `update status_history h set changed_at = t.created_at + r.place * interval '12 minutes'
     from transactions t, (select id, row_number() over (partition by transaction_id order by changed_at, id) - 1 as place from status_history) r where t.id = h.transaction_id and r.id = h.id`,
    `update chat_messages m set created_at = ${moment} - r.place * interval '7 minutes'
     from (select id, row_number() over (order by id desc) as place from chat_messages) r where r.id = m.id`,
    `update notifications n set created_at = ${moment} - r.place * interval '5 hours'
     from (select id, row_number() over (partition by user_id order by id desc) as place from notifications) r where r.id = n.id`,
    `update user_activity_log l set created_at = ${moment} - r.place * interval '3 hours'
     from (select id, row_number() over (order by id desc) as place from user_activity_log) r where r.id = l.id`,
  ]
  for (const step of steps)
    await fixture.asOwner(
      `do $do$ begin set local session_replication_role = replica; ${step}; end $do$`,
    )
}

function columnsOf(which: string): string {
  return `select c.table_schema, c.table_name, c.column_name, c.data_type from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'ledger') and c.is_generated = 'NEVER' and ${which}`
}
