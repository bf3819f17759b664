/** SQL of entries and versions. Views for the console are read in reads.ts. */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { installationIsSample } from '#foundation/platform/server/database/installation-sql.ts'
import { writeBody } from '../shared/rules-body.ts'
import type { EntryContent } from '../shared/rules-edit.ts'
import { currentVersionStates, type ContentKind, type VersionState } from '../shared/rules.ts'

export interface StoredVersion {
  versionId: string
  entryId: string
  kind: ContentKind
  version: number
  body: object
  source: string
  sourceDate: string
  state: VersionState
  /** A person, as `staffPersonOf` names them. */
  author: string
  authorUserId: string | null
  submittedAt: Date | null
  decidedBy: string | null
}

const columns = `id as "versionId", entry_id as "entryId", kind, version, body, source,
  coalesce(source_date::text, '') as "sourceDate", state, author,
  author_user_id as "authorUserId", submitted_at as "submittedAt", decided_by as "decidedBy"`

export interface StaffPerson {
  person: string
  userId: string | null
  initials: string
}

/** Returns false when the id is taken, or the kind allows one entry only and has one. */
export async function insertEntry(
  tx: Transaction,
  { entryId, kind }: { entryId: string; kind: ContentKind },
): Promise<boolean> {
  const added = await tx.rows(
    `insert into content_entries (id, kind, sample) values ($1, $2, ${installationIsSample})
     on conflict do nothing returning id`,
    [entryId, kind],
  )
  return added.length > 0
}

/** Every action that changes an entry or its versions locks the entry. */
export function lockEntry(
  tx: Transaction,
  entryId: string,
): Promise<{ kind: ContentKind } | undefined> {
  return tx.maybeRow(`select kind from content_entries where id = $1 for no key update`, [entryId])
}

export function findVersion(
  tx: Transaction,
  versionId: string,
): Promise<StoredVersion | undefined> {
  return tx.maybeRow<StoredVersion>(`select ${columns} from content_versions where id = $1`, [
    versionId,
  ])
}

/** The caller has locked the entry. */
export function newestVersion(
  tx: Transaction,
  entryId: string,
): Promise<StoredVersion | undefined> {
  return tx.maybeRow<StoredVersion>(
    `select ${columns} from content_versions where entry_id = $1 order by version desc limit 1`,
    [entryId],
  )
}

export interface NewVersion {
  versionId: string
  entryId: string
  version: number
  content: EntryContent
  source: string
  sourceDate: string
  author: StaffPerson
}

export async function insertVersion(
  tx: Transaction,
  { versionId, entryId, version, content, source, sourceDate, author }: NewVersion,
): Promise<void> {
  await tx.rows(
    `insert into content_versions (id, entry_id, kind, version, body, source, source_date, author,
      author_user_id, author_initials)
     values ($1, $2, $3, $4, $5, $6, nullif($7, '')::date, $8, $9, $10)`,
    [
      versionId,
      entryId,
      content.kind,
      version,
      writeBody(content.body),
      source,
      sourceDate,
      author.person,
      author.userId,
      author.initials,
    ],
  )
}

export async function markSubmitted(tx: Transaction, versionId: string): Promise<void> {
  await tx.row(
    `update content_versions set state = 'submitted', submitted_at = clock_timestamp()
     where id = $1 returning id`,
    [versionId],
  )
}

export async function markRecalled(tx: Transaction, versionId: string): Promise<void> {
  await tx.row(
    `update content_versions set state = 'draft', submitted_at = null where id = $1 returning id`,
    [versionId],
  )
}

/** Also marks the version published before as replaced. */
export async function markPublished(
  tx: Transaction,
  { entryId, versionId }: Pick<StoredVersion, 'entryId' | 'versionId'>,
  { person, userId, initials }: StaffPerson,
) {
  await tx.rows(
    `update content_versions set state = 'replaced', ended_at = clock_timestamp()
     where entry_id = $1 and state = 'published'`,
    [entryId],
  )
  await tx.row(
    `update content_versions
     set state = 'published', decided_by = $2, decided_by_user_id = $3, approver_initials = $4,
       decided_at = clock_timestamp()
     where id = $1 returning id`,
    [versionId, person, userId, initials],
  )
}

export async function markReturned(
  tx: Transaction,
  versionId: string,
  { person, userId, initials }: StaffPerson,
  reason: string,
): Promise<void> {
  await tx.row(
    `update content_versions
     set state = 'returned', decided_by = $2, decided_by_user_id = $3, approver_initials = $4,
       decided_at = clock_timestamp(), reason = $5
     where id = $1 returning id`,
    [versionId, person, userId, initials, reason],
  )
}

export async function markEnded(
  tx: Transaction,
  versionId: string,
  state: 'withdrawn' | 'discarded',
  { person, userId }: StaffPerson,
  reason = '',
): Promise<void> {
  await tx.row(
    `update content_versions
     set state = $2, ended_by = $3, ended_by_user_id = $4, ended_at = clock_timestamp(),
       reason = $5
     where id = $1 returning id`,
    [versionId, state, person, userId, reason],
  )
}

/** The number of entries of a kind that are published, submitted or drafts. */
export async function countCurrentEntries(tx: Transaction, kind: ContentKind): Promise<number> {
  const { count } = await tx.row<{ count: number }>(
    `select count(distinct entry_id)::int as count from content_versions
     where kind = $1 and state in (${sqlNames(currentVersionStates)})`,
    [kind],
  )
  return count
}

/**
 * Returns false when a mail about the entry was already sent, for the same author and without a
 * decision since. The caller has locked the entry.
 */
export async function markMailed(tx: Transaction, entryId: string): Promise<boolean> {
  const marked = await tx.rows(
    `update content_entries e set told_at = clock_timestamp()
     where e.id = $1 and (e.told_at is null or exists (
       select from content_versions v
       left join content_versions p on p.entry_id = v.entry_id and p.version = v.version - 1
       where v.entry_id = e.id and (v.decided_at > e.told_at
         or (v.written_at > e.told_at and v.author <> p.author))))
     returning id`,
    [entryId],
  )
  return marked.length > 0
}
