import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { confirmFigure } from './confirm-figure.ts'
import { saveFigure } from './edit-figures.ts'

const fixture = await testDatabase()

test('a marked name or source is saved, and confirmed only by who has read it', async () => {
  const [ana, ben] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
  const figureId = uuidv7()
  await withContext(fixture, adminContext(ana), (ctx) =>
    saveFigure(ctx, {
      figureId,
      name: 'Double your money',
      value: '1',
      unit: '',
      changePercent: null,
      source: 'Treasury bills yield 5.8% a year',
      asOf: new Date('2026-11-20T07:30:00Z'),
      versionSeen: null,
    }),
  )
  const confirm = (marksRead: boolean) =>
    withContext(fixture, adminContext(ben), (ctx) =>
      confirmFigure(ctx, { figureId, versionSeen: 1, marksRead }),
    )
  await expect(confirm(false)).rejects.toMatchObject({ refusalName: 'marks-not-read' })
  await confirm(true)
  expect(
    await fixture.asOwner(
      `select changes from user_activity_log
       where subject_id = $1 and action_type = 'ADMIN_FIGURE_CONFIRMED'`,
      [figureId],
    ),
  ).toMatchObject([
    {
      changes: {
        markedFiguresRead: { after: '“Double your money”, “yield 5.8% a year”' },
      },
    },
  ])
})
