import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { newContent, question, twoOfTheStaff } from '#tests/fixtures/people/content-fixture.ts'
import { withContext } from '#tests/fixtures/people/contexts.ts'
import { approveContent, submitContent } from './decide-content.ts'
import { saveContent } from './save-content.ts'

const fixture = await testDatabase()
const { ana, ben } = await twoOfTheStaff(fixture)

const submitted = async (answer: string) => {
  const save = newContent(question('What do I get?', { answer }), {
    source: 'Our book',
    sourceDate: '2026-11-01',
  })
  await withContext(fixture, ana.caller, (ctx) => saveContent(ctx, save))
  await withContext(fixture, ana.caller, (ctx) => submitContent(ctx, save))
  return save
}
const approve = (versionId: string, marksRead?: boolean) =>
  withContext(fixture, ben.caller, (ctx) =>
    approveContent(ctx, marksRead === undefined ? { versionId } : { versionId, marksRead }),
  )
const changesOf = (entryId: string) =>
  fixture.asOwner<{ changes: Record<string, unknown> }>(
    `select changes from user_activity_log
     where subject_id = $1 and action_type = 'ADMIN_CONTENT_PUBLISHED'`,
    [entryId],
  )

test('a text with a marked figure is approved only by an admin who has read the mark', async () => {
  const { entryId, versionId } = await submitted('At best 5% a month. Double your money!')
  for (const marksRead of [undefined, false])
    await expect(approve(versionId, marksRead)).rejects.toMatchObject({
      refusalName: 'marks-not-read',
      status: 422,
      figures: { words: '“5% a month”, “Double your money”' },
    })
  expect(await approve(versionId, true)).toMatchObject({ published: { version: 1 } })
  expect(await changesOf(entryId)).toMatchObject([
    {
      changes: {
        markedFiguresRead: { before: null, after: '“5% a month”, “Double your money”' },
      },
    },
  ])
})

test('a text without marks needs no confirmation and records none', async () => {
  const plain = await submitted('One of our staff tells you.')
  await approve(plain.versionId)
  const confirmed = await submitted('Ask one of our staff.')
  await approve(confirmed.versionId, true)
  for (const { entryId } of [plain, confirmed]) {
    const [entry] = await changesOf(entryId)
    expect(entry?.changes).not.toHaveProperty('markedFiguresRead')
  }
})
