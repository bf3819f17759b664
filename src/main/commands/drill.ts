/**
 * `npm run drill` rehearses the loss of this machine beside the running Kaban: it restores the
 * newest state of the backups into a folder of its own, verifies it, and removes it again. Run from
 * the folder of a newer Kaban, it also rehearses the upgrade, because it brings the copy up to
 * date. The folder needs the room of the data folder; `--at FOLDER` names another place than the
 * temporary one.
 *
 * `--restored postgresql://…` looks in the same way at a copy of a PostgreSQL of one's own, which
 * other tools have restored.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listArchives } from '#foundation/platform/server/backup/backup-folder.ts'
import { noteDrill, noteOwnDrill, type Drill } from '#foundation/platform/server/backup/drills.ts'
import { databaseProblem } from '#foundation/platform/server/database/database-problems.ts'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { filesDirectoryOf } from '#foundation/platform/server/files/open-storage.ts'
import { readSettings, type Settings } from '#foundation/platform/server/settings/settings.ts'
import {
  DiskFull,
  StartProblem,
  asStartProblem,
} from '#foundation/platform/server/settings/start-problem.ts'
import { say } from '../server/start/launch-steps.ts'
import { inWords } from './in-words.ts'
import { readFolder, readIdentity } from './read-backup-command.ts'
import { readableKeys } from './readable-keys.ts'
import { readCopyUrl, refuseRunning } from './restoring/copy-of-own.ts'
import { interruption } from './restoring/interruption.ts'
import { lookAtRestored } from './restoring/look-at-restored.ts'
import { restore } from './restoring/restore.ts'
import { refuseFull, sizeOf } from './space.ts'

const otherPlace = ', or name another place with --at FOLDER'

await inWords(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, at: { type: 'string' }, restored: { type: 'string' } },
  })
  const { settings } = readSettings(process.env)
  if (values.restored) return await lookAtOwn(readCopyUrl(values.restored), settings)
  if (settings.databaseUrl && !values.from)
    throw new StartProblem(
      'DATABASE_URL names a PostgreSQL of your own. Restore its backup with its own tools ' +
        '(docs/operating/backups.md), and name the copy: npm run drill -- --restored ' +
        'postgresql://kaban_owner@127.0.0.1:5433/kaban',
    )
  const folder = readFolder(values.from, '--from', settings)
  const identity = await readIdentity(settings)
  const at = path.resolve(values.at ?? tmpdir())
  refuseFull([at], knownSize(settings.dataDirectory), otherPlace)
  const newest = () => path.basename(listArchives(folder).at(-1)?.file ?? '')
  const { note, seconds } = beginDrill(folder, newest)
  const signal = interruption()
  const place = await mkdtemp(path.join(at, 'kaban-drill-'))
  let sound: boolean
  try {
    sound = await restore({
      folder,
      identity,
      until: null,
      dataDirectory: path.join(place, 'restored'),
      ...(await readableKeys(settings)),
      hasBucket: settings.files.s3 !== null,
      say,
      signal,
    })
  } catch (error) {
    if (isDiskFull(error))
      throw new StartProblem(
        `The disk of ${at} is full: the drill could not be finished and is not noted. Free the ` +
          `room of the data folder there${otherPlace}.`,
        { cause: error },
      )
    // One that could not be finished failed, unless the operator ended it.
    if (!signal.aborted && listArchives(folder).length > 0) note(false)
    throw asStartProblem(error, place)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
  note(sound)
  say(`The newest state in ${folder} was restored, and the copy is removed again.`)
  end(sound, seconds())
})

/** 0 where the data folder is on another machine, or is not ours to read. */
function knownSize(dataDirectory: string): number {
  try {
    return sizeOf(dataDirectory)
  } catch {
    return 0
  }
}

/** A cluster that the tools of the operator restored. Nothing in it changes. */
async function lookAtOwn(ownerUrl: string, settings: Settings): Promise<void> {
  if (settings.databaseUrl === null)
    throw new StartProblem(
      '--restored looks at a restored copy of a PostgreSQL of your own, and DATABASE_URL is not ' +
        'set. Without it, npm run drill restores the backups of Kaban itself.',
    )
  await refuseRunning(ownerUrl, settings.databaseUrl)
  const { note, seconds } = beginDrill(settings.dataDirectory, () => '')
  const filesDirectory = filesDirectoryOf(settings)
  const keys = await readableKeys(settings)
  let sound: boolean
  try {
    sound = await lookAtRestored({ ownerUrl, filesDirectory, ...keys }, say)
  } catch (error) {
    await noteForAll(settings.databaseUrl, note(false))
    throw error
  }
  await noteForAll(settings.databaseUrl, note(sound))
  end(sound, seconds())
}

/** Other servers, and this one in another pod, have another data folder. */
async function noteForAll(databaseUrl: string, done: Drill): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 1, applicationName: 'kaban drill' })
  try {
    await noteOwnDrill(database, done)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    say(`The result is noted in the data folder only, because the database refused: ${reason}`)
  } finally {
    await database.close()
  }
}

/** `note` writes into this folder how the drill ended, and for which archive. */
function beginDrill(folder: string, archive: () => string) {
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  const note = (sound: boolean): Drill => {
    const at = new Date().toISOString()
    const done = { at, archive: archive(), sound, seconds: seconds() }
    noteDrill(folder, done)
    return done
  }
  return { note, seconds }
}

function isDiskFull(error: unknown): boolean {
  return error instanceof DiskFull || databaseProblem(error)?.name === 'disk-full'
}

function end(sound: boolean, seconds: number): void {
  say(sound ? `The drill took ${seconds} s.` : 'The drill failed: see above what is not sound.')
  process.exitCode = sound ? 0 : 1
}
