/**
 * The archive of one user's data. One transaction reads all rows, so that they are consistent, and
 * writes them to a temporary folder. Then it releases the connection, and the ZIP is packed at the
 * reader's pace. So neither a large history nor a slow phone fills the memory or holds a
 * connection.
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
import { leftoverExportHours } from '../../shared/rules.ts'
import { archiveFiles } from './archive-files.ts'
import { archiveReadme, missingFile } from './archive-readme.ts'
import { readableAttachments } from './message-files.ts'

export interface ArchiveParts {
  database: Pick<Database, 'transaction' | 'read'>
  files: Files
  settings: { dataDirectory: string }
}

/** The ZIP as a stream. The temporary folder is removed when the stream closes, even too early. */
export async function writeArchive(parts: ArchiveParts, userId: string): Promise<Readable> {
  const base = exportsFolder(parts)
  await mkdir(base, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(base, 'copy-'))
  try {
    const stored = await parts.database.transaction((tx) => writeRows(tx, folder, userId))
    return pack(parts.files, folder, stored)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** A job: removes the temporary folders that a crash left behind. */
export async function removeLeftoverArchives(parts: Pick<ArchiveParts, 'settings'>): Promise<void> {
  const base = exportsFolder(parts)
  for (const name of await readdir(base).catch(() => [])) {
    const folder = path.join(base, name)
    const facts = await stat(folder).catch(() => null)
    if (facts && facts.mtimeMs < Date.now() - leftoverExportHours * 3_600_000)
      await rm(folder, { recursive: true, force: true })
  }
}

function exportsFolder({ settings }: Pick<ArchiveParts, 'settings'>): string {
  return path.join(settings.dataDirectory, 'exports')
}

interface StoredFile {
  fileKey: string
  /** Its path in the archive. */
  name: string
}

async function writeRows(tx: Transaction, folder: string, userId: string): Promise<StoredFile[]> {
  // All queries see the same snapshot.
  await tx.dynamicRows('set transaction isolation level repeatable read, read only')
  for (const { name, sql } of archiveFiles) {
    await pipeline(
      jsonArray(tx, sql, userId),
      createWriteStream(path.join(folder, name), { mode: 0o600 }),
    )
  }
  const attachments = await tx.rows<StoredFile>(
    `select a.file_key as "fileKey",
       'attachments/' || a.id || case a.content_type when 'image/jpeg' then '.jpg'
         when 'image/png' then '.png' when 'application/pdf' then '.pdf' end as name
     ${readableAttachments}`,
    [userId],
  )
  const pictures = await tx.rows<StoredFile>(
    `select file_key as "fileKey", 'picture/' || id || '.webp' as name
     from avatars where user_id = $1 order by id`,
    [userId],
  )
  return [...pictures, ...attachments]
}

const fetchSize = 500

async function* jsonArray(tx: Transaction, sql: string, userId: string): AsyncGenerator<string> {
  await tx.dynamicRows(`declare archive_rows no scroll cursor for ${sql}`, [userId])
  yield '['
  let written = 0
  for (;;) {
    const rows = await tx.dynamicRows<Record<string, unknown>>(
      `fetch ${fetchSize} from archive_rows`,
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

/** Amounts become text: a program that reads JSON numbers as doubles would lose centavos. */
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
  // yazl's types promise less than it gives: the output is a Node stream.
  const output = zip.outputStream as Readable
  let open: Readable | null = null
  zip.on('error', (error) => output.destroy(error as Error))
  zip.addBuffer(Buffer.from(archiveReadme(new Date()), 'utf8'), 'README.txt')
  for (const { name } of archiveFiles) zip.addFile(path.join(folder, name), name)
  for (const { fileKey, name } of stored) {
    // Opened when its turn comes; uncompressed, because pictures and PDF already are compressed.
    zip.addReadStreamLazy(name, { compress: false }, (deliver) => {
      void openFile(files, fileKey).then((content) => {
        open = content
        if (output.destroyed) content.destroy()
        else deliver(null, content)
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

/** A lost file becomes a text that says so, because it must not cost the user all other files. */
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
