/**
 * One archive of an installation with the embedded database, taken while it runs: the database, the
 * files and the rest of the data folder, but neither of the two keys.
 */
import fs from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTarDecoder, createTarPacker, type TarPackController } from 'modern-tar'
import { archiveNameOf } from './backup-folder.ts'
import { copyDatabase } from './base-backup.ts'
import { partialEnding, seal } from './sealed-file.ts'
import { logToShip } from './ship-log.ts'
import { fromWeb, toWeb } from './web-streams.ts'

/** The folders in an archive. */
export const inArchive = { database: 'database/', files: 'files/', installation: 'installation/' }
export const manifestName = 'backup_manifest'

/** Of the data folder: what belongs to a run, or must lie elsewhere than a backup. */
const leftOut =
  /^(postgresql.*|run\.json.*|running\.lock.*|secret-key.*|backup-key.*|files|\.[\w.-]+)$/
const kept = /^postgresql-passwords\.json$/

export interface Source {
  dataDirectory: string
  /** Null where a bucket holds the files. */
  filesDirectory: string | null
  superuserUrl: string
}

export interface WrittenArchive {
  file: string
  bytes: number
}

/** Writes a new archive into `folder`. It is whole or not there; `signal` ends the writing. */
export async function writeArchive(
  source: Source,
  folder: string,
  recipient: string,
  signal?: AbortSignal,
): Promise<WrittenArchive> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const begunAt = await takeName(folder)
  const { readable, controller } = createTarPacker()
  const content = fromWeb(readable)
  const packed = pack(controller, source, signal).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error)
      throw error
    },
  )
  const sealing = seal(path.join(folder, archiveNameOf(begunAt)), content, {
    recipient,
    checksum: true,
    signal,
    nameAtEnd: () => path.join(folder, archiveNameOf(begunAt, endOfSecond())),
  })
  const [written, sources] = await Promise.allSettled([sealing, packed])
  // A full disk cancels the packing: then that is the cause.
  if (sources.status === 'rejected' && !isCancelled(sources.reason)) throw sources.reason
  if (written.status === 'rejected') throw written.reason
  return written.value
}

/** The moment of the begin. Two that begin in one second would write into one file. */
async function takeName(folder: string): Promise<Date> {
  for (;;) {
    const begunAt = new Date()
    const partial = path.join(folder, archiveNameOf(begunAt)) + partialEnding
    try {
      fs.closeSync(fs.openSync(partial, 'wx', 0o600))
      return begunAt
    } catch (error) {
      if (!fs.existsSync(partial)) throw error
    }
    await pause(100)
  }
}

/** A name has no fraction of a second, and the archive is not complete before its end. */
function endOfSecond(): Date {
  return new Date(Math.ceil(Date.now() / 1_000) * 1_000)
}

function isCancelled(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError'
}

async function pack(
  controller: TarPackController,
  source: Source,
  signal: AbortSignal | undefined,
): Promise<void> {
  await packDatabase(controller, source.superuserUrl, signal)
  // Files after the database: each row of the copy then has its file.
  if (source.filesDirectory) await packFolder(controller, source.filesDirectory, inArchive.files)
  for (const name of await readdir(source.dataDirectory)) {
    if (leftOut.test(name) && !kept.test(name)) continue
    await packFolder(
      controller,
      path.join(source.dataDirectory, name),
      inArchive.installation + name,
    )
  }
}

async function packDatabase(
  controller: TarPackController,
  superuserUrl: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const copy = await copyDatabase(superuserUrl)
  for await (const { header, body } of toWeb(copy.tar).pipeThrough(createTarDecoder())) {
    signal?.throwIfAborted()
    if (isWaitingLog(header.name)) {
      await body.cancel()
      continue
    }
    await body.pipeTo(controller.add({ ...header, name: inArchive.database + header.name }))
  }
  const manifest = await copy.manifest
  await add(controller, inArchive.database + manifestName, manifest)
}

/** A file of the log that goes to the backups by itself. Days of it may wait for a share. */
export function isWaitingLog(name: string): boolean {
  return name.startsWith(`${logToShip}/`)
}

/** A file, or a folder with everything below it. */
async function packFolder(
  controller: TarPackController,
  place: string,
  name: string,
): Promise<void> {
  const facts = fs.statSync(place, { throwIfNoEntry: false })
  if (facts?.isDirectory()) {
    const inside = name === '' || name.endsWith('/') ? name : `${name}/`
    for (const entry of await readdir(place))
      await packFolder(controller, path.join(place, entry), inside + entry)
  } else if (facts?.isFile()) await packFile(controller, place, name)
}

async function packFile(controller: TarPackController, place: string, name: string): Promise<void> {
  let descriptor: number
  try {
    descriptor = fs.openSync(place, 'r')
  } catch (error) {
    // Removed since the folder was read.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  const { size } = fs.fstatSync(descriptor)
  const content = fs.createReadStream(place, { fd: descriptor, ...(size > 0 && { end: size - 1 }) })
  await toWeb(content).pipeTo(controller.add({ name, size, type: 'file', mode: 0o600 }))
}

async function add(controller: TarPackController, name: string, content: Buffer): Promise<void> {
  const writer = controller.add({ name, size: content.length, type: 'file' }).getWriter()
  await writer.write(content)
  await writer.close()
}
