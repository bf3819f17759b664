/** Unpacks an archive into a new data folder, and compares it with PostgreSQL's list of files. */
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import * as z from 'zod'
import { measured } from './measured.ts'
import { BackupProblem, unseal } from './sealed-file.ts'
import { fromWeb, toWeb } from './web-streams.ts'
import { inArchive, isWaitingLog, manifestName } from './write-archive.ts'

/** The part of PostgreSQL's list that is compared. The log is not in it. */
const listed = z.object({
  Files: z.array(
    z.object({
      Path: z.string(),
      Size: z.number(),
      'Checksum-Algorithm': z.literal('SHA256'),
      Checksum: z.string(),
    }),
  ),
})

interface Unpacked {
  size: number
  checksum: string
}

/**
 * Unpacks into `dataDirectory`, which must be empty: `postgresql`, `files` and the rest of a data
 * folder. Throws BackupProblem, and then leaves what it has unpacked.
 */
export async function readArchive(
  file: string,
  identity: string,
  dataDirectory: string,
  signal?: AbortSignal,
): Promise<void> {
  const content = await unseal(file, identity)
  const database = new Map<string, Unpacked>()
  try {
    for await (const entry of toWeb(content).pipeThrough(createTarDecoder())) {
      signal?.throwIfAborted()
      const unpacked = await unpack(entry, dataDirectory)
      if (unpacked && entry.header.name.startsWith(inArchive.database))
        database.set(entry.header.name.slice(inArchive.database.length), unpacked)
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw asBackupProblem(file, error)
  }
  compare(file, database, path.join(dataDirectory, 'postgresql', manifestName))
}

async function unpack(
  { header, body }: ParsedTarEntry,
  dataDirectory: string,
): Promise<Unpacked | undefined> {
  const place = placeOf(header.name, dataDirectory)
  if (header.type === 'directory') {
    fs.mkdirSync(place, { recursive: true, mode: 0o700 })
    await body.cancel()
    return undefined
  }
  if (header.type !== 'file') throw new BackupProblem(`${header.name} is neither file nor folder.`)
  fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 })
  const { through, checksum } = measured()
  await pipeline(
    fromWeb(body),
    through,
    // An archive that names a file twice is none of ours.
    fs.createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { size: header.size, checksum: checksum() }
}

/** Throws BackupProblem for a name that leads out of the data folder. */
function placeOf(name: string, dataDirectory: string): string {
  const { database, files, installation } = inArchive
  const [start, folder] =
    (
      [
        [database, 'postgresql'],
        [files, 'files'],
        [installation, '.'],
      ] as const
    ).find(([prefix]) => name.startsWith(prefix)) ?? []
  const place = path.resolve(dataDirectory, folder ?? '', name.slice(start?.length))
  if (start === undefined || !`${place}/`.startsWith(`${path.resolve(dataDirectory)}/`))
    throw new BackupProblem(`The archive has an entry that does not belong in it: ${name}`)
  return place
}

function compare(file: string, found: Map<string, Unpacked>, manifest: string): void {
  if (!fs.existsSync(manifest))
    throw new BackupProblem(`${file} ends without PostgreSQL's list of its files.`)
  const list = listed.parse(JSON.parse(fs.readFileSync(manifest, 'utf8')))
  const wrong = list.Files.filter(({ Path, Size, Checksum }) => {
    if (isWaitingLog(Path)) return false
    const unpacked = found.get(Path)
    return unpacked?.size !== Size || unpacked.checksum !== Checksum
  })
  if (wrong.length > 0)
    throw new BackupProblem(
      `${file} does not hold the database that PostgreSQL sent: ` +
        `${wrong.length} files differ, the first is ${wrong[0]?.Path}.`,
    )
}

function asBackupProblem(file: string, error: unknown): Error {
  if (error instanceof BackupProblem) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // Of the disk. The others are of the archive.
  if (/^E[A-Z]+$/.test(code) && error instanceof Error) return error
  return new BackupProblem(`${file} is altered or cut off.`, { cause: error })
}
