import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { csvMark, csvRow, csvText } from '#foundation/platform/server/csv.ts'
import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Language } from '#foundation/time/shared/time.ts'
import type { ExportRequest } from '../../shared/rules-exports.ts'
import { sources, type Source } from './export-sources.ts'
import { columnWords, columnWordsFil } from './export-words.ts'

export interface WrittenExport {
  rows: number
  cutOff: boolean
  sha256: Buffer
}

interface ExportJob {
  database: Database
  request: ExportRequest
  language: Language
  rowsMax: number
  /** Called with the rows of each page, before they are sent. */
  onRead: (rows: readonly unknown[]) => Promise<void>
  /** Called after the last byte only; the stream ends once its promise resolves. */
  onWritten: (written: WrittenExport) => Promise<void>
}

const pageLength = 500

/** The list as a CSV stream. It holds one page of rows in memory, and counts and hashes. */
export function writeExport(job: ExportJob): Readable {
  return Readable.from(hashed(job), { objectMode: false })
}

async function* hashed(job: ExportJob): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const outcome = { rows: 0, cutOff: false }
  for await (const text of csvPages(job, outcome)) {
    const bytes = Buffer.from(text, 'utf8')
    hash.update(bytes)
    yield bytes
  }
  await job.onWritten({ ...outcome, sha256: hash.digest() })
}

/** Holds a connection only during each query, so that a slow reader blocks nobody. */
async function* csvPages(
  { database, request, language, rowsMax, onRead }: ExportJob,
  outcome: { rows: number; cutOff: boolean },
): AsyncGenerator<string> {
  const source = sources[request.list] as Source<object>
  yield csvMark + csvRow(source.titles(language).map(csvText))
  for (let before: string | undefined; ;) {
    const place = { before, limit: Math.min(pageLength, rowsMax - outcome.rows) }
    const { rows, read, older } = await database.read((tx) =>
      source.page(tx, request.filters, place, language),
    )
    await onRead(read)
    outcome.rows += rows.length
    yield rows.map(csvRow).join('')
    if (!older) return
    if (outcome.rows >= rowsMax) break
    before = older
  }
  outcome.cutOff = true
  // The last line says that the file is incomplete.
  yield csvRow([csvText((language === 'fil' ? columnWordsFil : columnWords).cutOff)])
}
