/** People with much money and open sessions, made by the rooms' own verbs; and one who is an administrator. */
import { createUser } from '../src/identity/actions.ts'
import { openSession } from '../src/identity/sessions.ts'
import { post, readTill } from '../src/ledger/actions.ts'
import { openDatabase, type Transaction } from '../src/platform/database.ts'
import type { PostgresServer } from '../tests/postgres-server.ts'

export interface WithdrawalGround {
  /** One session token for each caller; each is a user of its own. */
  userTokens: string[]
  adminToken: string
}

const request = { id: 'bench', address: '127.0.0.1', userAgent: 'bench' }
const plenty = 900_000_000_000_000n

export async function openWithdrawalGround(server: PostgresServer, databaseName: string, callers: number): Promise<WithdrawalGround> {
  const database = openDatabase(server.applicationUrl(databaseName), { connections: 1 })
  try {
    return await database.transaction(async (tx) => {
      const till = await readTill(tx, 'adjustments')
      const userTokens: string[] = []
      for (let number = 0; number < callers; number += 1) {
        const { userId, token } = await openPerson(tx, 'user', String(number))
        await post(tx, { key: userId, from: till, to: userId, amountCentavos: plenty, purpose: 'opening' })
        userTokens.push(token)
      }
      return { userTokens, adminToken: (await openPerson(tx, 'admin', 'admin')).token }
    })
  } finally {
    await database.close()
  }
}

/** Each session twice: pgbench can make no token, so it has one whose hash follows from the name. */
async function openPerson(tx: Transaction, role: 'user' | 'admin', name: string): Promise<{ userId: string; token: string }> {
  const email = `bench-${name}@kaban.test`
  const { userId } = await createUser(tx, { fullName: 'Bench Person', email, phoneNumber: '', password: 'bench-password', role, status: 'active' })
  const { sessionId, token } = await openSession(tx, { userId, role }, request)
  await tx.rows(
    `insert into sessions (id, token_hash, user_id, expires_at, idle_limit, user_agent, address)
     select uuidv7(), sha256(convert_to($2, 'UTF8')), user_id, expires_at, idle_limit, user_agent, address from sessions where id = $1`,
    [sessionId, `bench-${name}`],
  )
  return { userId, token }
}
