/** The database refuses these changes even past the actions, as the application's role. */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { addSampleContent } from '#main/sample/sample-content.ts'
import { cloneDatabase, testDatabase } from '#tests/fixtures/database/database.ts'
import {
  newContent,
  publishContent,
  question,
  twoOfTheStaff,
} from '#tests/fixtures/people/content-fixture.ts'
import { withContext } from '#tests/fixtures/people/contexts.ts'
import { contentKinds } from '../shared/rules.ts'
import { submitContent } from './decide-content.ts'
import { publishedEntries } from './published.ts'
import { saveContent } from './save-content.ts'

const fixture = await testDatabase()
const { ana, ben } = await twoOfTheStaff(fixture)
const asApplication = (text: string, values: unknown[] = []) =>
  fixture.database.transaction((tx) => tx.dynamicRows(text, values))

async function submitVersion() {
  const save = newContent(question(`Said ${uuidv7().replaceAll(/[^a-f]/g, '')}?`))
  await withContext(fixture, ana.caller, (ctx) => saveContent(ctx, save))
  await withContext(fixture, ana.caller, (ctx) => submitContent(ctx, save))
  return save
}

const publish = `update content_versions set state = 'published', decided_by = $2::text,
  decided_by_user_id = $2::text::uuid, approver_initials = 'X. Y.', decided_at = now()
  where id = $1`

test('publishing takes a submitted version and a second person', async () => {
  const { versionId } = await submitVersion()
  await expect(asApplication(publish, [versionId, ana.userId])).rejects.toThrow(/content_takes_two/)
  await expect(
    asApplication(`update content_versions set state = 'published' where id = $1`, [versionId]),
  ).rejects.toThrow(/content_takes_two/)
  const draft = newContent(question('Only a draft?'))
  await withContext(fixture, ana.caller, (ctx) => saveContent(ctx, draft))
  await expect(asApplication(publish, [draft.versionId, ben.userId])).rejects.toThrow(
    /does not become published/,
  )
  await asApplication(publish, [versionId, ben.userId])
})

test('no version is inserted as published, and an entry has one published version', async () => {
  const save = newContent(question('One of them?'))
  const { published } = await publishContent(fixture, ana.caller, ben.caller, save)
  const copy = `insert into content_versions (id, entry_id, kind, version, body, source, state,
    author, author_user_id, author_initials, submitted_at, decided_by, decided_by_user_id,
    approver_initials, decided_at)
    select $2::uuid, entry_id, kind, version + 1, body, source, $3, author, author_user_id,
      author_initials, now(), decided_by, decided_by_user_id, approver_initials, now()
      from content_versions where id = $1`
  await expect(asApplication(copy, [published?.versionId, uuidv7(), 'published'])).rejects.toThrow(
    /begins as a draft/,
  )
  const second = newContent(question('The other?'), { entryId: save.entryId, versionSeen: 1 })
  await withContext(fixture, ana.caller, (ctx) => saveContent(ctx, second))
  await withContext(fixture, ana.caller, (ctx) => submitContent(ctx, second))
  await expect(asApplication(publish, [second.versionId, ben.userId])).rejects.toThrow(
    /content_one_published/,
  )
})

test('contents and approvals never change, and nothing is deleted', async () => {
  const { versionId } = await submitVersion()
  await asApplication(publish, [versionId, ben.userId])
  for (const change of [
    `body = '{}'`,
    `source = 'Another'`,
    `author = 'company-access'`,
    `version = 9`,
  ]) {
    await expect(
      asApplication(`update content_versions set ${change} where id = $1`, [versionId]),
    ).rejects.toThrow(/permission denied/)
    await expect(
      fixture.asOwner(`update content_versions set ${change} where id = $1`, [versionId]),
    ).rejects.toThrow(/stays as it was written/)
  }
  await expect(
    asApplication(
      `update content_versions set decided_by = 'company-access', decided_by_user_id = null
        where id = $1`,
      [versionId],
    ),
  ).rejects.toThrow(/stands|stays so/)
  await expect(
    asApplication(`update content_versions set state = 'draft' where id = $1`, [versionId]),
  ).rejects.toThrow(/does not become draft/)
  for (const table of ['content_versions', 'content_entries'])
    await expect(asApplication(`delete from ${table}`)).rejects.toThrow(/permission denied/)
  await expect(fixture.asOwner('delete from content_versions')).rejects.toThrow(/append-only/)
})

test('single kinds have one entry', async () => {
  for (const kind of ['about', 'plan-cap']) {
    await asApplication('insert into content_entries (id, kind, sample) values ($1, $2, true)', [
      uuidv7(),
      kind,
    ])
    await expect(
      asApplication('insert into content_entries (id, kind, sample) values ($1, $2, true)', [
        uuidv7(),
        kind,
      ]),
    ).rejects.toThrow(/content_entries_single/)
  }
})

test('sample content passes the same actions, and a live installation refuses it', async () => {
  const sample = await cloneDatabase()
  const live = await cloneDatabase()
  try {
    await live.asOwner('delete from installation')
    await live.asOwner(`insert into installation (mode) values ('live')`)
    const staff = await twoOfTheStaff(sample)
    await withContext(sample, staff.ana.caller, (ctx) =>
      addSampleContent(ctx, { ...ctx, caller: staff.ben.caller }),
    )
    for (const kind of contentKinds.filter((one) => one !== 'plan' && one !== 'plan-cap')) {
      const entries = await sample.database.read((tx) => publishedEntries(tx, kind))
      expect(entries.length).toBeGreaterThan(0)
      for (const entry of entries)
        expect(entry).toMatchObject({
          sample: true,
          author: 'A. R.',
          approver: 'B. R.',
          source: 'Made up for the sample town',
        })
    }
    await expect(
      live.database.transaction((tx) =>
        tx.dynamicRows('insert into content_entries (id, kind, sample) values ($1, $2, true)', [
          uuidv7(),
          'faq',
        ]),
      ),
    ).rejects.toThrow('A live installation refuses sample rows (content_entries)')
  } finally {
    await Promise.all([sample.close(), live.close()])
  }
})
