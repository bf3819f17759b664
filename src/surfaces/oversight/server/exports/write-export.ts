/** A list as a file: a page of rows in memory at a time, counted and hashed as it leaves. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { csvMark, csvRow, csvText } from '#foundation/platform/server/csv.ts'
import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Language } from '#foundation/time/shared/time.ts'
import type { ExportRequest } from '../../shared/rules.ts'
import { sources, type Source } from './export-sources.ts'
import { columnWords, columnWordsFil } from './export-words.ts'

export interface Written {
  rows: number
  cutOff: boolean
  sha256: Buffer
}

interface Wanted {
  database: Database
  request: ExportRequest
  language: Language
  rowsMax: number
  /** Told when the last byte is written, and only then; the file ends when that is done. */
  onWritten: (written: Written) => Promise<void>
}

const rowsAtOnce = 500

export function writeExport(wanted: Wanted): Readable {
  return Readable.from(hashed(wanted), { objectMode: false })
}

async function* hashed(wanted: Wanted): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const outcome = { rows: 0, cutOff: false }
  for await (const text of textOf(wanted, outcome)) {
    const bytes = Buffer.from(text, 'utf8')
    hash.update(bytes)
    yield bytes
  }
  await wanted.onWritten({ ...outcome, sha256: hash.digest() })
}

/** Holds a connection only while it asks, so a slow reader keeps nothing from others. */
async function* textOf(
  { database, request, language, rowsMax }: Wanted,
  outcome: { rows: number; cutOff: boolean },
): AsyncGenerator<string> {
  const source = sources[request.list] as Source<object>
  yield csvMark + csvRow(source.titles(language).map(csvText))
  for (let before: string | undefined; ;) {
    const place = { before, limit: Math.min(rowsAtOnce, rowsMax - outcome.rows) }
    const { rows, older } = await database.read((tx) =>
      source.page(tx, request.filters, place, language),
    )
    outcome.rows += rows.length
    yield rows.map(csvRow).join('')
    if (!older) return
    if (outcome.rows >= rowsMax) break
    before = older
  }
  outcome.cutOff = true
  // In the file too: whoever reads it later sees that it is not the whole list.
  yield csvRow([csvText((language === 'fil' ? columnWordsFil : columnWords).cutOff)])
}
