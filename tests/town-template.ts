/**
 * The sample town as a first start makes it, once for a whole run: every server of a test begins
 * with a copy. Its passwords alone take longer than all the rest that a server does when it
 * starts.
 */
import { tmpdir } from 'node:os'
import pg from 'pg'
import { settleInstallation } from '../src/main/installation.ts'
import { loadSampleTown } from '../src/main/sample-town.ts'
import { openDatabase } from '../src/platform/database.ts'
import { openFiles } from '../src/platform/files.ts'
import { openSecrets } from '../src/platform/secrets.ts'
import { loadSettings } from '../src/platform/settings.ts'

/** What the town is sealed with: a server that begins with it needs the same key. */
export const townKey = Buffer.alloc(32, 7)

export async function makeTown(postgresUrl: string, townUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: postgresUrl })
  await owner.connect()
  await owner.query('create database kaban_town template kaban_template strategy file_copy')
  await owner.end()
  const database = openDatabase(townUrl, { connections: 2, applicationName: 'kaban tests town' })
  const [settings, secrets] = [loadSettings({}), openSecrets(townKey)]
  await settleInstallation(database, settings, secrets)
  await loadSampleTown({ database, files: openFiles(tmpdir()), secrets, settings, say: () => {} })
  await database.close()
}
