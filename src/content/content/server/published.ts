/** What the public is shown: the published versions, and for a preview any version as if it were. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { readBody } from '../shared/rules-body.ts'
import { sourceDateOf, sourceOf, type ContentSaid } from '../shared/rules-edit.ts'
import type { ContentBody, ContentKind, Published, VersionState } from '../shared/rules.ts'

interface Row {
  entryId: string
  kind: ContentKind
  state: VersionState
  version: number
  body: object
  source: string
  sourceDate: string
  author: string
  approver: string | null
  publishedAt: Date | null
  sample: boolean
}

const columns = `v.entry_id as "entryId", v.kind, v.state, v.version, v.body, v.source, coalesce(v.source_date::text, '') as "sourceDate",
  v.author_initials as author, v.approver_initials as approver, v.decided_at as "publishedAt", e.sample`

/** In the order that the operator gave them; a registration that is over is shown no more. */
export async function publishedEntries<Kind extends ContentKind>(
  tx: Transaction,
  kind: Kind,
): Promise<Published<Kind>[]> {
  const rows = await tx.rows<Row>(
    `select ${columns} from content_versions v join content_entries e on e.id = v.entry_id
     where v.kind = $1 and v.state = 'published'
       and (v.kind <> 'registration' or v.body->>'expiresOn' = ''
         or v.body->>'expiresOn' >= to_char(now() at time zone 'Asia/Manila', 'YYYY-MM-DD'))
     order by (v.body->>'position')::int, e.created_at, e.id`,
    [kind],
  )
  return rows.map((row) => shownFrom<Kind>(row))
}

export interface VersionForPreview {
  kind: ContentKind
  state: VersionState
  /** As it would be shown; nobody has agreed to it yet where `approver` is empty. */
  shown: Published<ContentKind>
}

export async function readVersion(
  tx: Transaction,
  versionId: string,
): Promise<VersionForPreview | undefined> {
  const row = await tx.maybeRow<Row>(
    `select ${columns} from content_versions v join content_entries e on e.id = v.entry_id
      where v.id = $1`,
    [versionId],
  )
  return row && { kind: row.kind, state: row.state, shown: shownFrom(row) }
}

function shownFrom<Kind extends ContentKind>({
  entryId,
  kind,
  version,
  body,
  source,
  sourceDate,
  author,
  approver,
  publishedAt,
  sample,
}: Row): Published<Kind> {
  const said = { kind, body: readBody(body) } as ContentSaid
  return {
    entryId,
    version,
    body: said.body as ContentBody<Kind>,
    source: sourceOf(said, source),
    sourceDate: sourceDateOf(said, sourceDate),
    author,
    approver: approver ?? '',
    publishedAt: publishedAt ?? new Date(),
    sample,
  }
}
