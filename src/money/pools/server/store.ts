/** SQL of pools, their documents and what was declared. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'

export async function insertPool(
  tx: Transaction,
  pool: { poolId: string; name: BilingualText; sample: boolean },
): Promise<void> {
  await tx.rows(
    `insert into income_pools (id, name, sample) values ($1, $2, $3) on conflict (id) do nothing`,
    [pool.poolId, pool.name, pool.sample],
  )
}

export function findPool(tx: Transaction, poolId: string) {
  return tx.maybeRow<{ name: BilingualText }>('select name from income_pools where id = $1', [
    poolId,
  ])
}

export interface StoredEvidence {
  evidenceId: string
  fileKey: string
  originalName: string
  sizeBytes: number
  /** In hex. */
  sha256: string
  /** A user's id, or company access. */
  sentBy: string
}

const evidenceColumns = `id as "evidenceId", file_key as "fileKey",
  original_name as "originalName", size_bytes as "sizeBytes", sha256, sent_by as "sentBy"`

/** Returns false when the id is taken. */
export async function insertEvidence(tx: Transaction, sent: StoredEvidence): Promise<boolean> {
  const inserted = await tx.rows(
    `insert into income_evidence (id, file_key, original_name, size_bytes, sha256, sent_by)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning id`,
    [sent.evidenceId, sent.fileKey, sent.originalName, sent.sizeBytes, sent.sha256, sent.sentBy],
  )
  return inserted.length === 1
}

export function findEvidence(tx: Transaction, evidenceId: string) {
  return tx.maybeRow<StoredEvidence>(
    `select ${evidenceColumns} from income_evidence where id = $1`,
    [evidenceId],
  )
}

/** Returns those of the keys that belong to a document. */
export async function findKnownEvidenceKeys(
  tx: Transaction,
  fileKeys: readonly string[],
): Promise<string[]> {
  const found = await tx.rows<{ fileKey: string }>(
    'select file_key as "fileKey" from income_evidence where file_key = any($1::text[])',
    [fileKeys],
  )
  return found.map(({ fileKey }) => fileKey)
}

/** When income with this document was declared; undefined when it never was. */
export function findDeclaredWith(tx: Transaction, sha256: string) {
  return tx.maybeRow<{ declarationId: string; declaredAt: Date }>(
    `select id as "declarationId", created_at as "declaredAt" from income_declarations
     where evidence_sha256 = $1`,
    [sha256],
  )
}

/** The request as two people agreed to it. */
export interface StoredDeclaration {
  declarationId: string
  poolId: string
  amountCentavos: bigint
  periodFrom: string
  periodTo: string
  source: string
  plans: readonly string[]
  evidenceId: string
  evidenceSha256: string
  declaredBy: string
  agreedBy: string
}

/** Returns false when income with this document was declared; waits for one that is being now. */
export async function insertDeclaration(
  tx: Transaction,
  made: StoredDeclaration,
): Promise<boolean> {
  const inserted = await tx.rows(
    `insert into income_declarations (id, pool_id, amount_centavos, period_from, period_to, source,
       plans, evidence_id, evidence_sha256, declared_by, agreed_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (evidence_sha256) do nothing returning id`,
    [
      made.declarationId,
      made.poolId,
      made.amountCentavos,
      made.periodFrom,
      made.periodTo,
      made.source,
      made.plans,
      made.evidenceId,
      made.evidenceSha256,
      made.declaredBy,
      made.agreedBy,
    ],
  )
  return inserted.length === 1
}

/** All income that was ever declared and agreed to, in centavos. */
export async function readDeclared(tx: Transaction): Promise<bigint> {
  const { declared } = await tx.row<{ declared: bigint }>(
    `select coalesce(sum(amount_centavos), 0)::bigint as declared from income_declarations`,
  )
  return declared
}
