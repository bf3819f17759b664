/** Reads entries and versions for the console. */
import { sql, type RawBuilder } from 'kysely'
import { sqlNames, writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { userNameOf } from '#people/identity/server/users-sql.ts'
import type { ContentEntry, ContentVersion } from '../shared/contract.ts'
import { readBody } from '../shared/rules-body.ts'
import { versionsListed, type EntryContent } from '../shared/rules-edit.ts'
import { currentVersionStates, singleKinds, type ContentKind } from '../shared/rules.ts'

const listMax = 200

/**
 * Published entries in the order of the page, then drafts and submitted ones, then past ones,
 * newest first. Leaves out entries with discarded drafts only.
 */
export async function entriesOfKind(
  tx: Transaction,
  kind: ContentKind,
  person: string,
): Promise<ContentEntry[]> {
  const entries = await entriesBy(
    tx,
    sql`e.kind = ${kind} and (e.kind in (${sql.raw(sqlNames(singleKinds))}) or exists (
      select from content_versions d where d.entry_id = e.id and d.state <> 'discarded'))`,
    person,
  )
  const rank = ({ published, open }: ContentEntry) => (published ? 0 : open ? 1 : 2)
  const place = ({ published, open }: ContentEntry) => positionOf((published ?? open)?.content)
  return entries.toSorted((one, other) => rank(one) - rank(other) || place(one) - place(other))
}

export async function entryById(
  tx: Transaction,
  entryId: string,
  person: string,
): Promise<ContentEntry | undefined> {
  const [entry] = await entriesBy(tx, sql`e.id = ${entryId}`, person)
  return entry
}

export async function versionsOf(
  tx: Transaction,
  entryId: string,
  person: string,
): Promise<ContentVersion[]> {
  const rows = await versionsBy(
    tx,
    sql`v.entry_id = ${entryId} order by v.version desc limit ${versionsListed}`,
  )
  return rows.map((row) => versionFrom(row, person))
}

/** Counts submitted versions that this person may decide, by page of the console. */
export async function countWaitingVersions(
  tx: Transaction,
  person: string,
): Promise<{ plans: number; content: number }> {
  return await tx.row(
    `select count(*) filter (where kind in ('plan', 'plan-cap'))::int as plans,
       count(*) filter (where kind not in ('plan', 'plan-cap'))::int as content
     from content_versions where state = 'submitted' and author <> $1`,
    [person],
  )
}

async function entriesBy(
  tx: Transaction,
  where: RawBuilder<unknown>,
  person: string,
): Promise<ContentEntry[]> {
  const found = await writtenRows<{ entryId: string; kind: ContentKind; sample: boolean }>(
    tx,
    sql`select e.id as "entryId", e.kind, e.sample from content_entries e where ${where}
      order by e.created_at desc, e.id desc limit ${listMax}`,
  )
  const ids = found.map(({ entryId }) => entryId)
  const rows = await versionsBy(
    tx,
    sql`v.entry_id = any (${ids}::uuid[])
      and (v.state in (${sql.raw(sqlNames(currentVersionStates))}) or v.version = (
        select max(n.version) from content_versions n where n.entry_id = v.entry_id))`,
  )
  return found.flatMap((entry) => {
    const versions = rows
      .filter(({ entryId }) => entryId === entry.entryId)
      .map((row) => versionFrom(row, person))
    const newest = versions.toSorted((one, other) => other.version - one.version)[0]
    if (!newest) return []
    const inState = (...states: ContentVersion['state'][]) =>
      versions.find(({ state }) => states.includes(state)) ?? null
    return [
      { ...entry, published: inState('published'), open: inState('draft', 'submitted'), newest },
    ]
  })
}

interface Row extends Omit<ContentVersion, 'content' | 'mine'> {
  kind: ContentKind
  body: object
  author: string
}

function versionsBy(tx: Transaction, rest: RawBuilder<unknown>): Promise<Row[]> {
  return writtenRows<Row>(
    tx,
    sql`select v.id as "versionId", v.entry_id as "entryId", v.kind, v.version, v.body, v.source,
        coalesce(v.source_date::text, '') as "sourceDate", v.state, v.author,
        ${sql.raw(userNameOf('v.author_user_id'))} as "authorName",
        v.written_at as "writtenAt", v.submitted_at as "submittedAt",
        ${sql.raw(userNameOf('v.decided_by_user_id'))} as "decidedByName",
        v.decided_at as "decidedAt",
        ${sql.raw(userNameOf('v.ended_by_user_id'))} as "endedByName",
        v.ended_at as "endedAt", v.reason
      from content_versions v
      where ${rest}`,
  )
}

function versionFrom({ kind, body, author, ...row }: Row, person: string): ContentVersion {
  return {
    ...row,
    content: { kind, body: readBody(body) } as EntryContent,
    mine: author === person,
  }
}

function positionOf(content: EntryContent | undefined): number {
  return content && 'position' in content.body ? content.body.position : 0
}
