/**
 * The archive of one person's data. The rows are read in one transaction, so that they fit each
 * other, and written to files of a folder of their own; then the connection is given back, and the
 * archive is packed as fast as the reader takes it. Neither a large history nor a slow phone fills
 * the memory or holds the database.
 */
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { pesosInput } from '#foundation/peso/shared/peso.ts'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { leftoverExportHours } from '../shared/rules.ts'
import { archiveFiles, readableAttachments } from './archive-files.ts'
import { archiveReadme, missingFile } from './archive-readme.ts'

export interface ArchiveGround {
  database: Database
  files: Files
  settings: { dataDirectory: string }
}

/**
 * The archive as a stream. What it was made from is removed when the stream closes, whether it was
 * read to its end or not.
 */
export async function writeArchive(ground: ArchiveGround, userId: string): Promise<Readable> {
  const base = foldersOf(ground)
  await mkdir(base, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(base, 'copy-'))
  try {
    const stored = await ground.database.transaction((tx) => writeRows(tx, folder, userId))
    return pack(ground.files, folder, stored)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** For the job loop: what a crash left behind while a copy was being made. */
export async function removeLeftoverArchives(
  ground: Pick<ArchiveGround, 'settings'>,
): Promise<void> {
  const base = foldersOf(ground)
  for (const name of await readdir(base).catch(() => [])) {
    const folder = path.join(base, name)
    const facts = await stat(folder).catch(() => null)
    if (facts && facts.mtimeMs < Date.now() - leftoverExportHours * 3_600_000)
      await rm(folder, { recursive: true, force: true })
  }
}

function foldersOf({ settings }: Pick<ArchiveGround, 'settings'>): string {
  return path.join(settings.dataDirectory, 'exports')
}

interface StoredFile {
  fileKey: string
  /** Where it lies in the archive. */
  name: string
}

async function writeRows(tx: Transaction, folder: string, userId: string): Promise<StoredFile[]> {
  // Every question sees the same moment, and none can change anything.
  await tx.dynamicRows('set transaction isolation level repeatable read, read only')
  for (const { name, sql } of archiveFiles) {
    await pipeline(
      jsonOf(tx, sql, userId),
      createWriteStream(path.join(folder, name), { mode: 0o600 }),
    )
  }
  const attachments = await tx.rows<StoredFile>(
    `select a.file_key as "fileKey", 'attachments/' || a.id || case a.content_type when 'image/jpeg'
      then '.jpg' when 'image/png' then '.png'
       when 'application/pdf' then '.pdf' end as name ${readableAttachments}
         order by a.created_at, a.id`,
    [userId],
  )
  const pictures = await tx.rows<StoredFile>(
    `select file_key as "fileKey", 'picture/' || id || '.webp' as name from avatars
      where user_id = $1 order by id`,
    [userId],
  )
  return [...pictures, ...attachments]
}

const rowsAtOnce = 500

async function* jsonOf(tx: Transaction, sql: string, userId: string): AsyncGenerator<string> {
  await tx.dynamicRows(`declare archive_rows no scroll cursor for ${sql}`, [userId])
  yield '['
  let written = 0
  for (;;) {
    const rows = await tx.dynamicRows<Record<string, unknown>>(
      `fetch ${rowsAtOnce} from archive_rows`,
    )
    if (rows.length === 0) break
    yield rows
      .map((row, index) => `${written + index === 0 ? '' : ','}\n  ${jsonRow(row)}`)
      .join('')
    written += rows.length
  }
  yield written === 0 ? ']\n' : '\n]\n'
  await tx.dynamicRows('close archive_rows')
}

/** Amounts are written as text, twice: a program that reads them as numbers would lose centavos. */
function jsonRow(row: Record<string, unknown>): string {
  const fields = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value !== 'bigint') return [[name, value]]
    if (!/centavos$/i.test(name)) return [[name, value.toString()]]
    return [
      [name, value.toString()],
      [name.replace(/Centavos$/, 'Pesos'), pesosInput(value)],
    ]
  })
  return JSON.stringify(Object.fromEntries(fields))
}

function pack(files: Files, folder: string, stored: readonly StoredFile[]): Readable {
  const zip = new ZipFile()
  // The types say less than what it is: a stream of the runtime.
  const output = zip.outputStream as Readable
  let open: Readable | null = null
  zip.on('error', (error) => output.destroy(error as Error))
  zip.addBuffer(Buffer.from(archiveReadme(new Date()), 'utf8'), 'README.txt')
  for (const { name } of archiveFiles) zip.addFile(path.join(folder, name), name)
  for (const { fileKey, name } of stored) {
    // Opened when its turn comes. Pictures and PDF are packed already.
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      void openFile(files, fileKey).then((content) => {
        open = content
        if (output.destroyed) content.destroy()
        else give(null, content)
      })
    })
  }
  zip.end()
  output.once('close', () => {
    open?.destroy()
    void rm(folder, { recursive: true, force: true }).catch(() => {})
  })
  return output
}

/** One lost file must not cost the person all the others. */
async function openFile(files: Files, fileKey: string): Promise<Readable> {
  try {
    const content = await files.read(fileKey)
    await new Promise<void>(
      (resolve, reject) =>
        void content.once('readable', resolve).once('end', resolve).once('error', reject),
    )
    return content
  } catch {
    return Readable.from([Buffer.from(missingFile, 'utf8')])
  }
}
