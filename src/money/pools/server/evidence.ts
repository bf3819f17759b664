/** Stores the documents that prove income, and opens them for staff. */
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { pdfProblem } from '#foundation/platform/server/files/pdf-shape.ts'
import { newFileKey, storeFile } from '#foundation/platform/server/files/store-file.ts'
import { removeStrayFiles } from '#foundation/platform/server/files/stray-files.ts'
import { turnsFor } from '#foundation/platform/server/files/turns.ts'
import type { ReceivedFile } from '#foundation/platform/server/http/receive-file.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { CallContext } from '#foundation/platform/server/http/serve.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { evidenceMaxBytes, evidenceName } from '../shared/rules.ts'
import { poolRefusals } from '../shared/words.ts'
import {
  findEvidence,
  findKnownEvidenceKeys,
  insertEvidence,
  type StoredEvidence,
} from './store.ts'

/** For other modules: a document that they name, and whether income was declared with it. */
export { findDeclaredWith, findEvidence } from './store.ts'

const folder = 'income-evidence'

export interface SentEvidence {
  evidenceId: string
  name: string
}

/** A PDF is in memory until it is stored. */
const inTurn = turnsFor(4)

/**
 * Stores a PDF once, as it was sent: its hash is that of the document on the company's desk. The
 * same id with the same content again returns the stored one. Refuses: 409 evidence-id-reused, 413
 * evidence-too-large, 415 evidence-no-pdf, 422 evidence-damaged.
 */
export function storeEvidence(
  context: Pick<CallContext, 'caller' | 'files' | 'database'>,
  upload: SentEvidence & { content: Pick<ReceivedFile, 'size' | 'read'> },
): Promise<SentEvidence> {
  return inTurn(async () => {
    if (upload.content.size > evidenceMaxBytes)
      refuse(poolRefusals, 'evidence-too-large', { status: 413 })
    const content = await upload.content.read()
    const problem = pdfProblem(content)
    if (problem === 'no-pdf') refuse(poolRefusals, 'evidence-no-pdf', { status: 415 })
    if (problem === 'damaged') refuse(poolRefusals, 'evidence-damaged')
    const sent: StoredEvidence = {
      evidenceId: upload.evidenceId,
      fileKey: newFileKey(folder),
      originalName: evidenceName(upload.name),
      sizeBytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      sentBy: staffPersonOf(context),
    }
    let isNew = false
    await storeFile(context.files, { key: sent.fileKey, content }, () =>
      context.database.transaction(async (tx) => {
        tx.commitUnchanged()
        isNew = await insertEvidence(tx, sent)
        const first = isNew ? sent : await findEvidence(tx, sent.evidenceId)
        if (first?.sha256 !== sent.sha256 || first.sentBy !== sent.sentBy)
          refuse(poolRefusals, 'evidence-id-reused', { status: 409 })
      }),
    )
    if (!isNew) await context.files.remove(sent.fileKey).catch(() => {})
    return { evidenceId: sent.evidenceId, name: sent.originalName }
  })
}

/** Null when there is none. The caller is of the staff. */
export async function openEvidence(
  context: Pick<CallContext, 'files' | 'database'>,
  evidenceId: string,
): Promise<{ evidence: StoredEvidence; content: Readable } | null> {
  const evidence = await context.database.read((tx) => findEvidence(tx, evidenceId))
  if (!evidence) return null
  return { evidence, content: await context.files.read(evidence.fileKey) }
}

/** A job: removes files that a crash left without a row. Returns how many. */
export function removeStrayEvidence(database: Database, files: Files): Promise<number> {
  return removeStrayFiles(files, folder, (keys) =>
    database.read((tx) => findKnownEvidenceKeys(tx, keys)),
  )
}
