/** Everything that an operator asks first about the machine: for the page "System". */
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import {
  isCurrent,
  readBackupState,
  readDrill,
} from '#foundation/platform/server/backup/backup-state.ts'
import { isBackupOverdue } from '#foundation/platform/server/backup/overdue.ts'
import type { NamedProblem } from '#foundation/platform/server/database/database-problems.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { filesDirectoryOf } from '#foundation/platform/server/files/open-storage.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { describeKeys } from '#foundation/platform/server/keys/describe-keys.ts'
import { readKeyState } from '#foundation/platform/server/keys/key-ring.ts'
import type { ServingProcess } from '#foundation/platform/server/live/serving-processes.ts'
import { countWaitingMails } from '#foundation/platform/server/mail/outbox.ts'
import type { DatabaseUse } from '#foundation/platform/server/overload/database-shares.ts'
import { fingerprintOf, loadOldKey } from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type { KnownFault } from '#foundation/platform/server/watching/faults.ts'
import type { JobState } from '#foundation/platform/server/watching/job-runs.ts'
import { within } from '#foundation/platform/server/within.ts'
import { readSealState } from '#money/seals/server/witnesses/read-witnesses.ts'
import { sendingMode } from '#surfaces/oversight/server/mails.ts'
import { readLastVerification } from '#surfaces/oversight/server/verify-books.ts'
import { nameSealed } from '#surfaces/users/server/name-sealed.ts'
import type { BackupsView, SystemView } from '../shared/contract.ts'
import { listServers } from './list-servers.ts'

/** The server that answers knows this of itself. */
export interface ServerState {
  own: ServingProcess
  readiness: () => Promise<{ reasons: NamedProblem[]; warnings: NamedProblem[] }>
  jobs: () => JobState[]
  faults: () => KnownFault[]
  databaseUse: () => DatabaseUse[]
  /** Of its connection that listens to the other servers, in pg_stat_activity. */
  liveProcessId: () => number | null
}

/** A share on the network that is away answers after minutes or never. */
const foldersAnswerWithinMs = 1_500

export function readSystemOf(server: ServerState): (ctx: ActionContext) => Promise<SystemView> {
  return async (ctx) => {
    const { tx, settings } = ctx
    const filesDirectory = filesDirectoryOf(settings)
    const [database, servers, mails, verification, keys, seals, readiness, dataDisk, files] =
      await together([
        readDatabase(tx),
        listServers(tx, server.own, server.liveProcessId()),
        countWaitingMails(tx),
        readLastVerification(tx),
        describeKeysOf(ctx),
        readSealState(tx, settings),
        server.readiness(),
        diskOf(settings.dataDirectory),
        filesDirectory === null
          ? ({ place: 'bucket' } as const)
          : placeOfFiles(filesDirectory, settings.dataDirectory),
      ])
    const { bytes, readAt, postgres, schema } = database
    return {
      readAt,
      versions: { kaban: server.own.version, node: process.versions.node, postgres, schema },
      startedAt: server.own.startedAt,
      servers,
      keys,
      ...readiness,
      jobs: server.jobs(),
      database: { bytes: Number(bytes), shares: server.databaseUse() },
      dataDisk,
      files,
      mails: { waiting: mails.count, oldestAt: mails.oldestAt, sends: sendingMode(ctx) },
      verification: verification ?? null,
      backups: backupsOf(settings),
      seals,
      faults: server.faults(),
    }
  }
}

function readDatabase(tx: Transaction) {
  return tx.row<{ readAt: Date; bytes: string; postgres: string; schema: number }>(
    `select clock_timestamp() as "readAt", pg_database_size(current_database())::text as bytes,
       split_part(current_setting('server_version'), ' ', 1) as postgres,
       (select max(version)::int from public.schema_version) as schema`,
  )
}

async function describeKeysOf({ tx, secrets, settings }: ActionContext) {
  return describeKeys(await nameSealed(tx, await readKeyState(tx)), {
    fingerprint: secrets.fingerprint,
    oldFingerprint: fingerprintOf(await loadOldKey(settings)),
  })
}

async function diskOf(folder: string): Promise<SystemView['dataDisk']> {
  const read = statfs(folder).then(({ bsize, bavail, blocks }) => ({
    freeBytes: bavail * bsize,
    sizeBytes: blocks * bsize,
  }))
  // Null also when it fails.
  return await within(
    foldersAnswerWithinMs,
    read.catch(() => null),
    null,
  )
}

async function placeOfFiles(folder: string, data: string): Promise<SystemView['files']> {
  if (`${folder}/`.startsWith(`${data}${path.sep}`)) return { place: 'same' }
  return { place: 'folder', disk: await diskOf(folder) }
}

function backupsOf(settings: Settings): BackupsView {
  const { backups, databaseUrl, dataDirectory } = settings
  const { folder } = backups
  const last = readDrill(settings)
  const drill = last && { at: new Date(last.at), sound: last.sound, seconds: last.seconds }
  if (folder === null || databaseUrl !== null)
    return { state: 'off', ownDatabase: databaseUrl !== null, drill }
  const noted = readBackupState(dataDirectory)
  if (!noted || !isCurrent(noted)) return { state: 'away', folder }
  const { at: _, dueAt, ...rest } = noted
  return { state: 'known', folder, isOverdue: isBackupOverdue(dueAt), ...rest, drill }
}
