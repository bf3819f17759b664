/** Looks whether a restored installation is sound: books, audit trail, and a file for each row. */
import fs from 'node:fs'
import path from 'node:path'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import { allNamedFiles } from '#foundation/platform/server/files/named-files.ts'
import { withRetiredKeys } from '#foundation/platform/server/keys/key-ring.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import {
  verifyInstallation,
  type CheckResult,
} from '#surfaces/oversight/server/verify-installation.ts'
import { installationChecks } from '../../server/book-checks.ts'
import { sayChecks } from '../say-checks.ts'

interface Restored {
  /** For the role that owns the tables. */
  ownerUrl: string
  /** Null: a bucket holds them, and they are not looked at. */
  filesDirectory: string | null
  /** Null: the signatures of the audit trail are not looked at. */
  secrets: Secrets | null
  /** The key of before, while a new one waits for its start. */
  oldKey?: Buffer | null | undefined
}

/** Prints each check. Returns whether all is sound. */
export async function lookAtRestored(
  restored: Restored,
  say: (text: string) => void,
): Promise<boolean> {
  const { ownerUrl, filesDirectory } = restored
  const database = openDatabase(ownerUrl, { connections: 1, applicationName: 'kaban restore' })
  try {
    const secrets =
      restored.secrets && (await withRetiredKeys(database, restored.secrets, restored.oldKey))
    const results = await verifyInstallation(database, installationChecks, secrets)
    const files = filesDirectory === null ? [] : [await checkFiles(database, filesDirectory)]
    return sayChecks([...results, ...files], secrets !== null, say)
  } finally {
    await database.close()
  }
}

async function checkFiles(database: Database, filesDirectory: string): Promise<CheckResult> {
  const keys = await database.read(allNamedFiles)
  const missing = keys.filter((key) => !fs.existsSync(path.join(filesDirectory, key)))
  return {
    name: 'Every file of a row is there',
    looked: String(keys.length),
    problems: missing.map((key) => `${key} is missing`),
  }
}
