/** Reads published versions, and any version for a preview. */
import { capMaxBasisPoints, planCapBody } from '#content/plans/shared/rules.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { todayInManila } from '#foundation/platform/server/database/manila-sql.ts'
import { readBody } from '../shared/rules-body.ts'
import { sourceDateOf, sourceOf, type EntryContent } from '../shared/rules-edit.ts'
import type { PlacedPicture } from '../shared/rules-picture.ts'
import type { ContentBody, ContentKind, Published, VersionState } from '../shared/rules.ts'

interface Row {
  versionId: string
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
  picture: PlacedPicture | null
  sample: boolean
}

const versionSelect = `select v.id as "versionId", v.entry_id as "entryId", v.kind, v.state,
    v.version, v.body, v.source, coalesce(v.source_date::text, '') as "sourceDate",
    v.author_initials as author,
    v.approver_initials as approver, v.decided_at as "publishedAt", e.sample,
    case when p.id is not null then
      jsonb_build_object('pictureId', p.id, 'width', p.width, 'height', p.height) end as picture
  from content_versions v join content_entries e on e.id = v.entry_id
    left join content_pictures p on p.id = v.picture_id`

/** In the order set by staff, without registrations that have expired in Manila. */
export async function publishedEntries<Kind extends ContentKind>(
  tx: Transaction,
  kind: Kind,
): Promise<Published<Kind>[]> {
  const rows = await tx.rows<Row>(
    `${versionSelect}
     where v.kind = $1 and v.state = 'published'
       and (v.kind <> 'registration' or v.body->>'expiresOn' = ''
         or v.body->>'expiresOn' >= to_char(${todayInManila}, 'YYYY-MM-DD'))
     order by (v.body->>'position')::int, e.created_at, e.id`,
    [kind],
  )
  return rows.map((row) => publishedFrom<Kind>(row))
}

/** A version of a plan, whatever its state. */
export interface PlanVersion extends Published<'plan'> {
  versionId: string
  state: VersionState
}

/** In the order set by staff. */
export async function readPublishedPlans(tx: Transaction): Promise<PlanVersion[]> {
  const rows = await tx.rows<Row>(
    `${versionSelect} where v.kind = 'plan' and v.state = 'published'
     order by (v.body->>'position')::int, e.created_at, e.id`,
  )
  return rows.map(planVersionFrom)
}

/** The version of this plan that is public now. */
export async function readPublishedPlan(
  tx: Transaction,
  entryId: string,
): Promise<PlanVersion | undefined> {
  const row = await tx.maybeRow<Row>(
    `${versionSelect} where v.kind = 'plan' and v.entry_id = $1 and v.state = 'published'`,
    [entryId],
  )
  return row && planVersionFrom(row)
}

export async function readPlanVersion(
  tx: Transaction,
  versionId: string,
): Promise<PlanVersion | undefined> {
  const row = await tx.maybeRow<Row>(`${versionSelect} where v.kind = 'plan' and v.id = $1`, [
    versionId,
  ])
  return row && planVersionFrom(row)
}

function planVersionFrom(row: Row): PlanVersion {
  return { ...publishedFrom<'plan'>(row), versionId: row.versionId, state: row.state }
}

export interface VersionForPreview {
  kind: ContentKind
  state: VersionState
  /** As the public would see it; `approver` is empty before the approval. */
  shown: Published<ContentKind>
}

export async function readVersion(
  tx: Transaction,
  versionId: string,
): Promise<VersionForPreview | undefined> {
  const row = await tx.maybeRow<Row>(`${versionSelect} where v.id = $1`, [versionId])
  return row && { kind: row.kind, state: row.state, shown: publishedFrom(row) }
}

function publishedFrom<Kind extends ContentKind>({
  entryId,
  kind,
  version,
  body,
  source,
  sourceDate,
  author,
  approver,
  publishedAt,
  picture,
  sample,
}: Row): Published<Kind> {
  const content = { kind, body: readBody(body) } as EntryContent
  return {
    entryId,
    version,
    body: content.body as ContentBody<Kind>,
    source: sourceOf(content, source),
    sourceDate: sourceDateOf(content, sourceDate),
    author,
    approver: approver ?? '',
    publishedAt: publishedAt ?? new Date(),
    picture,
    sample,
  }
}

/** The highest yearly return of a plan in basis points: the published cap or the software's own. */
export async function readCap(tx: Transaction): Promise<number> {
  const row = await tx.maybeRow<{ body: object }>(
    `select body from content_versions where kind = 'plan-cap' and state = 'published'`,
  )
  const read = planCapBody.safeParse(row?.body)
  return read.success ? Math.min(read.data.capBasisPoints, capMaxBasisPoints) : capMaxBasisPoints
}
