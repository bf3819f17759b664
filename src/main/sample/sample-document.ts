import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { storeEvidence } from '#money/pools/server/evidence.ts'

/** Stores a made-up document of one page, which says so. Returns its id. */
export async function storeSampleDocument(
  { tx, caller, files }: ActionContext,
  { name, title, text }: { name: string; title: string; text: string },
): Promise<string> {
  const evidenceId = uuidv7()
  const content = await writePage(title, text)
  // The sample data is one transaction, and the document belongs to it.
  const database = { transaction: sameTransaction, read: sameTransaction }
  function sameTransaction<T>(work: (own: typeof tx) => Promise<T>): Promise<T> {
    return work(tx)
  }
  await storeEvidence(
    { caller, files, database },
    { evidenceId, name, content: { size: content.length, read: async () => content } },
  )
  return evidenceId
}

async function writePage(title: string, text: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', info: { Title: title } })
  document.fontSize(18).text(title)
  document.moveDown().fontSize(12).text(text)
  document.end()
  return await buffer(document)
}
