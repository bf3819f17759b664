/** What a verb is given in a test: a caller on a real database, inside one real transaction. */
import { tmpdir } from 'node:os'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { systemAct, type Act, type Caller } from '../src/platform/act.ts'
import { openFiles } from '../src/platform/files.ts'
import { openSecrets } from '../src/platform/secrets.ts'
import { loadSettings } from '../src/platform/settings.ts'
import type { TestDatabase } from './database.ts'

const settings = loadSettings({ KABAN_DATA_DIR: path.join(tmpdir(), 'kaban-tests') })

/** What every act stands on beside its transaction. */
export const testGround = {
  settings,
  files: openFiles(settings.dataDirectory),
  secrets: openSecrets(Buffer.alloc(32, 7)),
}

export const userAct = (userId: string): Caller => ({
  role: 'user',
  userId,
  sessionId: uuidv7(),
  proven: true,
})
/** Null: an admin who came in by the company access code. */
export const adminAct = (userId: string | null): Caller => ({
  role: 'admin',
  userId,
  sessionId: uuidv7(),
  proven: true,
})

export function inAct<T>(
  town: TestDatabase,
  caller: Caller,
  work: (act: Act) => Promise<T>,
): Promise<T> {
  return town.database.transaction((tx) => work({ ...systemAct(tx, testGround), caller }))
}

/** A verified user, written straight into the table: the sign-up has tests of its own. */
export async function addUser(
  town: TestDatabase,
  role: 'user' | 'admin' = 'user',
): Promise<string> {
  const id = uuidv7()
  await town.asOwner(
    `insert into users (id, full_name, email, phone_number, role, status, sample) values ($1, 'Test User', $2, '09170000000', $3, 'active', true)`,
    [id, `${id}@example.test`, role],
  )
  return id
}
