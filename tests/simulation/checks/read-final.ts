/** Reads what the database has at the end, as the checker compares it with the history. */
import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Final } from '../history.ts'
import type { KeptMail } from './check-mails.ts'

/** The present state of everything with one of these ids; empty for what is not there. */
export async function readVersions(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.read((tx) =>
    tx.rows<{ id: string; version: string }>(
      `select id::text, concat_ws('/', t.status, p.state, c.status,
          case when c.id is not null then 'message ' || c.message_count end) as version
       from unnest($1::uuid[]) as asked (id)
       left join transactions t using (id)
       left join placements p using (id)
       left join chat_sessions c using (id)`,
      [ids],
    ),
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Of the wallets of these users, and of their chats. */
export async function readFinal(database: Database, userIds: readonly string[]): Promise<Final> {
  const { stored, entries, ids } = await database.read(async (tx) => {
    const stored = await tx.rows<{ key: string; what: string }>(storedSql, [userIds])
    const entries = await tx.rows<{ log: string; entry: string; centavos: bigint }>(entriesSql, [
      userIds,
    ])
    const ids = await tx.rows<{ id: string }>(idsSql, [userIds])
    return { stored, entries, ids: ids.map(({ id }) => id) }
  })
  const logs = new Map(userIds.map((id) => [`wallet ${id}`, [] as (typeof entries)[number][]]))
  for (const [log, ofLog] of Map.groupBy(entries, ({ log }) => log)) logs.set(log, ofLog)
  return {
    stored: new Map(stored.map(({ key, what }) => [key, what])),
    logs,
    versions: await readVersions(database, ids),
  }
}

/** The mails to these addresses. */
export function readMails(database: Database, emails: readonly string[]): Promise<KeptMail[]> {
  return database.read((tx) =>
    tx.rows<KeptMail>(
      `select id as "mailId", kind, to_address as "to", sent_at is not null as "isSent"
       from mail_outbox where to_address = any ($1)`,
      [emails],
    ),
  )
}

/**
 * A placement has rows of one id in several tables: only the row of its moves is read. What two
 * people agreed to has the id of its filing.
 */
const storedSql = `
  select id::text as key, case split_part(type, '_', 1) when 'admin' then 'adjustment'
      else split_part(type, '_', 1) end || ' ' || abs(amount_centavos) as what
    from transactions t where user_id = any ($1) and type not like 'investment%'
      and not exists (select from approvals a where a.id = t.id)
  union all
  select h.id::text, h.new_status from status_history h
    join transactions t on t.id = h.transaction_id
    where t.user_id = any ($1) and h.id <> t.id and t.type not like 'investment%'
      and not exists (select from approvals a where a.id = h.id)
  union all
  select id::text, new_state from placement_moves where user_id = any ($1)
  union all
  select id::text, 'quote' from exit_quotes where user_id = any ($1)
  union all
  select id::text, 'filed' from approvals where user_id = any ($1)
  union all
  select status || ' ' || id, status from approvals where user_id = any ($1)
  union all
  select id::text, 'chat' from chat_sessions where user_id = any ($1)
  union all
  select m.id::text, m.message_content from chat_messages m
    join chat_sessions c on c.id = m.session_id where c.user_id = any ($1)
  union all
  select a.id::text, 'attachment' from attachments a
    join chat_sessions c on c.id = a.session_id where c.user_id = any ($1)`

const entriesSql = `
  select log, entry, centavos from (
    select 'wallet ' || place_id as log, transfer_id::text as entry, amount as centavos,
        sequence as place
      from ledger.entries where place_id = any ($1)
    union all
    select 'chat ' || m.session_id, m.id::text, 0::bigint, m.position
      from chat_messages m join chat_sessions c on c.id = m.session_id
      where c.user_id = any ($1)) as all_entries
  order by log, place`

const idsSql = `
  select id from transactions where user_id = any ($1)
  union all select id from chat_sessions where user_id = any ($1)`
