/** Users with much money and open sessions, and an administrator, made by real actions. */
import { openDatabase, type Transaction } from '#foundation/platform/server/database/database.ts'
import { openFiles } from '#foundation/platform/server/files/files.ts'
import { systemContext } from '#foundation/platform/server/http/context.ts'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { post, readTill } from '#ledger/server/actions.ts'
import { createUser } from '#people/identity/server/actions.ts'
import { openSession } from '#people/identity/server/sessions/sessions.ts'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { onServer } from './bench-database.ts'

/** Linked by every caller, so that no withdrawal to it waits. */
export const bankDetails = {
  bankName: 'BDO Unibank',
  accountName: 'Bench Person',
  accountNumber: '001234567890',
}

export interface WithdrawalFixture {
  /** One session token for each caller; each belongs to another user. */
  userTokens: string[]
  adminToken: string
}

/**
 * More administrators like the one of the fixture, and their session tokens: one alone may neither
 * ask so much at once nor write so often.
 */
export async function addAdministrators(
  server: PostgresServer,
  databaseName: string,
  count: number,
): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, number) => number)
  for (const number of numbers)
    await onServer(
      server,
      databaseName,
      `with one as (
         insert into users select (jsonb_populate_record(u, jsonb_build_object(
           'id', uuidv7(), 'email', 'bench-admin-${number}@kaban.test'))).*
         from users u where u.email = 'bench-admin@kaban.test' returning id, email
       )
       insert into sessions select (jsonb_populate_record(s, jsonb_build_object('id', uuidv7(),
         'user_id', one.id, 'token_hash', sha256(convert_to('bench-admin-${number}', 'UTF8'))))).*
       from one, sessions s
       where s.token_hash = sha256(convert_to('bench-admin', 'UTF8'))`,
    )
  return numbers.map((number) => `bench-admin-${number}`)
}

/** A slot must not meet the limits on writing that slots before it have used up. */
export async function forgetWrites(server: PostgresServer, databaseName: string): Promise<void> {
  await onServer(server, databaseName, 'truncate write_counts')
}

const settings = loadSettings({})
const parts = {
  settings,
  files: openFiles(settings.dataDirectory),
  secrets: openSecrets(Buffer.alloc(32, 1)),
}
const plenty = 900_000_000_000_000n

export async function openWithdrawalFixture(
  server: PostgresServer,
  databaseName: string,
  callers: number,
): Promise<WithdrawalFixture> {
  const database = openDatabase(server.applicationUrl(databaseName), { connections: 1 })
  // Callers withdraw all day long, so nothing may wait for a second person. The application itself
  // may not loosen this without one (migration 0054).
  await onServer(
    server,
    databaseName,
    `update company_settings set withdrawal_approval_centavos = 999999999999999,
       person_day_centavos = 999999999999999, company_day_centavos = 999999999999999`,
  )
  try {
    return await database.transaction(async (tx) => {
      const till = await readTill(tx, 'adjustments')
      const userTokens: string[] = []
      for (let number = 0; number < callers; number += 1) {
        const { userId, token } = await openPerson(tx, 'user', String(number))
        const { bankName, accountName, accountNumber } = bankDetails
        await tx.rows(
          `insert into bank_details (user_id, bank_name, account_name, account_number)
           values ($1, $2, $3, $4)`,
          [userId, bankName, accountName, accountNumber],
        )
        await post(tx, {
          key: userId,
          from: till,
          to: userId,
          amountCentavos: plenty,
          purpose: 'opening',
        })
        userTokens.push(token)
      }
      return { userTokens, adminToken: (await openPerson(tx, 'admin', 'admin')).token }
    })
  } finally {
    await database.close()
  }
}

/** Opens each session twice: pgbench has no token, so it uses one derived from the name. */
async function openPerson(
  tx: Transaction,
  role: 'user' | 'admin',
  name: string,
): Promise<{ userId: string; token: string }> {
  const email = `bench-${name}@kaban.test`
  const { userId } = await createUser(tx, {
    fullName: 'Bench Person',
    email,
    phoneNumber: '',
    password: 'bench-password',
    role,
    status: 'active',
  })
  let token = ''
  const ctx = systemContext(tx, parts)
  const session = { ...ctx.cookies.session, set: (given: string) => void (token = given) }
  const sessionId = await openSession(
    { ...ctx, cookies: { ...ctx.cookies, session } },
    { userId, role, method: 'password', proven: true },
  )
  // A measurement lasts longer than a proof.
  await tx.rows(`update sessions set proven_at = now() + interval '1 day' where id = $1`, [
    sessionId,
  ])
  await tx.rows(
    `insert into sessions
       (id, token_hash, user_id, expires_at, idle_limit, user_agent, address, proven_at)
     select uuidv7(), sha256(convert_to($2, 'UTF8')), user_id, expires_at, idle_limit, user_agent,
       address, proven_at
     from sessions where id = $1`,
    [sessionId, `bench-${name}`],
  )
  return { userId, token }
}
