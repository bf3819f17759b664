import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import {
  newContent,
  publishContent,
  question,
  twoOfTheStaff,
} from '#tests/fixtures/people/content-fixture.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import {
  approveContent,
  recallContent,
  returnContent,
  submitContent,
  withdrawContent,
} from './decide-content.ts'
import { publishedEntries, readVersion } from './published.ts'
import { countContent, listContent, readContent } from './read-content.ts'
import { discardContent, saveContent } from './save-content.ts'

const fixture = await testDatabase({ connections: 24 })
const { ana, ben } = await twoOfTheStaff(fixture)
const asAna = <T>(work: Parameters<typeof withContext<T>>[2]) =>
  withContext<T>(fixture, ana.caller, work)
const asBen = <T>(work: Parameters<typeof withContext<T>>[2]) =>
  withContext<T>(fixture, ben.caller, work)
const publicQuestions = async () =>
  (await asAna((ctx) => publishedEntries(ctx.tx, 'faq'))).map(({ body }) => body.question.en)
const refusal = (refusalName: string, more: object = {}) =>
  expect.objectContaining({ refusalName, ...more })

test('a version is public only after another admin approved it', async () => {
  const save = newContent(question('Do you answer within 24 hours?'), {
    source: 'Our chats of October',
    sourceDate: '2026-11-01',
  })
  await asAna((ctx) => saveContent(ctx, save))
  expect(await publicQuestions()).toEqual([])
  await asAna((ctx) => submitContent(ctx, save))
  await expect(asAna((ctx) => approveContent(ctx, save))).rejects.toEqual(
    refusal('own-version', { status: 403 }),
  )
  expect(await asBen(countContent)).toEqual({ plans: 0, content: 1 })
  expect(await asAna(countContent)).toEqual({ plans: 0, content: 0 })
  await asBen((ctx) => approveContent(ctx, save))
  expect(await asAna((ctx) => publishedEntries(ctx.tx, 'faq'))).toMatchObject([
    {
      entryId: save.entryId,
      version: 1,
      author: 'A. R.',
      approver: 'B. R.',
      source: 'Our chats of October',
      sourceDate: '2026-11-01',
      sample: true,
      body: { question: { en: 'Do you answer within 24 hours?' } },
    },
  ])
  await asAna((ctx) =>
    withdrawContent(ctx, { versionId: save.versionId, reason: 'Not measured any more.' }),
  )
  expect(await publicQuestions()).toEqual([])
})

test('a new version replaces the one before, which stays in the history', async () => {
  const first = newContent(question('First words?'))
  await publishContent(fixture, ana.caller, ben.caller, first)
  const second = newContent(question('Second words?'), { entryId: first.entryId, versionSeen: 1 })
  await asBen((ctx) => saveContent(ctx, second))
  expect(await publicQuestions()).toEqual(['First words?'])
  await asBen((ctx) => submitContent(ctx, second))
  await asAna((ctx) => approveContent(ctx, second))
  expect(await publicQuestions()).toEqual(['Second words?'])
  const { versions, entry } = await asAna((ctx) => readContent(ctx, first))
  expect(
    versions.map(({ version, state, authorName, mine }) => [version, state, authorName, mine]),
  ).toEqual([
    [2, 'published', 'Ben Ramos', false],
    [1, 'replaced', 'Ana Reyes', true],
  ])
  expect(entry).toMatchObject({ published: { version: 2 }, open: null, newest: { version: 2 } })
  await asBen((ctx) => withdrawContent(ctx, { versionId: second.versionId, reason: '' }))
})

test('a version can be returned, recalled and discarded, each by whom it concerns', async () => {
  const save = newContent(question('Is it so?'))
  await asAna((ctx) => saveContent(ctx, save))
  await expect(asBen((ctx) => submitContent(ctx, save))).rejects.toEqual(
    refusal('not-your-version', { status: 403 }),
  )
  await asAna((ctx) => submitContent(ctx, save))
  await expect(asBen((ctx) => recallContent(ctx, save))).rejects.toEqual(
    refusal('not-your-version'),
  )
  await asAna((ctx) => recallContent(ctx, save))
  await asAna((ctx) => submitContent(ctx, save))
  await expect(asBen((ctx) => returnContent(ctx, { ...save, reason: '' }))).rejects.toEqual(
    refusal('return-reason-required', { field: 'reason' }),
  )
  await expect(asAna((ctx) => returnContent(ctx, { ...save, reason: 'No.' }))).rejects.toEqual(
    refusal('own-version'),
  )
  expect(await asBen((ctx) => returnContent(ctx, { ...save, reason: 'Say who.' }))).toMatchObject({
    newest: { state: 'returned', reason: 'Say who.', decidedByName: 'Ben Ramos' },
    open: null,
  })
  await expect(asBen((ctx) => approveContent(ctx, save))).rejects.toEqual(
    refusal('content-moved', { status: 409 }),
  )
  const again = newContent(question('Is it so, then?'), { entryId: save.entryId, versionSeen: 1 })
  await asAna((ctx) => saveContent(ctx, again))
  const third = newContent(question('Is it so at last?'), { entryId: save.entryId, versionSeen: 2 })
  await asBen((ctx) => saveContent(ctx, third))
  expect((await asBen((ctx) => readContent(ctx, save))).versions.map(({ state }) => state)).toEqual(
    ['draft', 'discarded', 'returned'],
  )
  await asAna((ctx) => discardContent(ctx, third))
  expect((await asBen((ctx) => readContent(ctx, save))).entry).toMatchObject({
    open: null,
    published: null,
  })
})

test('a retry saves once; a stale version or one beside a submitted one is refused', async () => {
  const save = newContent(question('Once?'))
  await asAna((ctx) => saveContent(ctx, save))
  await asAna((ctx) => saveContent(ctx, save))
  await expect(
    asAna((ctx) => saveContent(ctx, { ...save, content: question('Twice?') })),
  ).rejects.toEqual(refusal('version-id-reused'))
  const later = { entryId: save.entryId, versionSeen: null }
  await expect(
    asBen((ctx) => saveContent(ctx, newContent(question('Mine?'), later))),
  ).rejects.toEqual(refusal('content-changed', { status: 409 }))
  await asAna((ctx) => submitContent(ctx, save))
  await expect(
    asBen((ctx) => saveContent(ctx, newContent(question('Mine?'), { ...later, versionSeen: 1 }))),
  ).rejects.toEqual(refusal('version-waiting'))
  await asAna((ctx) => recallContent(ctx, save))
  await asAna((ctx) => discardContent(ctx, save))
  expect(
    (await asAna((ctx) => listContent(ctx, { kind: 'faq' }))).entries.map(({ entryId }) => entryId),
  ).not.toContain(save.entryId)
})

test('of twenty concurrent approvals one publishes', async () => {
  const save = newContent(question('Raced?'))
  await asAna((ctx) => saveContent(ctx, save))
  const others = await Promise.all(
    Array.from({ length: 20 }, async () => adminContext(await addUser(fixture, 'admin'))),
  )
  await asAna((ctx) => submitContent(ctx, save))
  const results = await Promise.allSettled(
    others.map((caller) => withContext(fixture, caller, (ctx) => approveContent(ctx, save))),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toEqual(refusal('content-moved'))
  expect(
    await fixture.asOwner(
      `select action_type from user_activity_log where subject_id = $1
        and action_type = 'ADMIN_CONTENT_PUBLISHED'`,
      [save.entryId],
    ),
  ).toHaveLength(1)
  await asAna((ctx) => withdrawContent(ctx, { versionId: save.versionId, reason: '' }))
})

test('of a concurrent approval and recall exactly one succeeds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const save = newContent(question(`Round ${'x'.repeat(round + 1)}?`))
    await asAna((ctx) => saveContent(ctx, save))
    await asAna((ctx) => submitContent(ctx, save))
    const results = await Promise.allSettled([
      asBen((ctx) => approveContent(ctx, save)),
      asAna((ctx) => recallContent(ctx, save)),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { entry } = await asAna((ctx) => readContent(ctx, save))
    expect(entry.newest.state).toBe(results[0]?.status === 'fulfilled' ? 'published' : 'draft')
    if (entry.published) await asAna((ctx) => withdrawContent(ctx, { ...save, reason: '' }))
    else await asAna((ctx) => discardContent(ctx, save))
  }
})

test('new and former admins can neither approve nor be approved', async () => {
  const save = newContent(question('Who agrees?'))
  const carl = await addUser(fixture, 'admin')
  await withContext(fixture, adminContext(carl), (ctx) => saveContent(ctx, save))
  await withContext(fixture, adminContext(carl), (ctx) => submitContent(ctx, save))
  const late = adminContext(await addUser(fixture, 'admin'))
  await expect(withContext(fixture, late, (ctx) => approveContent(ctx, save))).rejects.toEqual(
    refusal('approver-too-new', { status: 403 }),
  )
  await fixture.asOwner(`update users set role = 'user' where id = $1`, [carl])
  await expect(asBen((ctx) => approveContent(ctx, save))).rejects.toEqual(
    refusal('author-not-staff', { status: 409 }),
  )
  await fixture.asOwner(`update users set role = 'admin' where id = $1`, [carl])
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [ben.userId])
  await expect(asBen((ctx) => approveContent(ctx, save))).rejects.toEqual(
    refusal('approver-not-staff', { status: 403 }),
  )
  await fixture.asOwner(`update users set status = 'active' where id = $1`, [ben.userId])
  await fixture.asOwner('update users set approves_from = now() where id = $1', [ben.userId])
})

test('the public page renders again after a change of it, but not after a draft', async () => {
  const takePublicEvents = async () =>
    (
      await fixture.asOwner(
        `delete from live_outbox where topic = 'content' and subject_id = 'live' returning id`,
      )
    ).length
  await takePublicEvents()
  const save = newContent(question('Told to whom?'))
  await asAna((ctx) => saveContent(ctx, save))
  await asAna((ctx) => submitContent(ctx, save))
  expect(await takePublicEvents()).toBe(0)
  await asBen((ctx) => approveContent(ctx, save))
  expect(await takePublicEvents()).toBe(1)
  await asAna((ctx) => withdrawContent(ctx, { versionId: save.versionId, reason: '' }))
  expect(await takePublicEvents()).toBe(1)
})

test('a registration is public up to its last day in Manila', async () => {
  const today = manilaDate(new Date())
  const yesterday = manilaDate(new Date(Date.now() - 86_400_000))
  const registration = (expiresOn: string) =>
    newContent(
      {
        kind: 'registration',
        body: {
          regulator: `Until ${expiresOn}`,
          number: 'A',
          permits: { en: 'This.', fil: '' },
          doesNotPermit: { en: 'That.', fil: '' },
          documentLink: '',
          checkLink: 'https://bsp.example.ph/list',
          issuedOn: '2025-01-15',
          expiresOn,
          position: 0,
        },
      },
      { sourceDate: today },
    )
  for (const expiresOn of ['', today])
    await publishContent(fixture, ana.caller, ben.caller, registration(expiresOn))
  await expect(
    publishContent(fixture, ana.caller, ben.caller, registration(yesterday)),
  ).rejects.toEqual(refusal('registration-over'))
  const until = async () =>
    (await asAna((ctx) => publishedEntries(ctx.tx, 'registration'))).map(
      ({ body }) => body.expiresOn,
    )
  expect((await until()).toSorted()).toEqual(['', today])
  // Moves the end to yesterday, past the triggers.
  await fixture.asOwner('alter table content_versions disable trigger user')
  await fixture.asOwner(
    `update content_versions set body = body || jsonb_build_object('expiresOn', $1::text)
      where kind = 'registration' and body->>'expiresOn' <> ''`,
    [yesterday],
  )
  await fixture.asOwner('alter table content_versions enable trigger user')
  expect(await until()).toEqual([''])
})

test('a preview reads any version, whatever its state', async () => {
  const save = newContent(question('Not yet?'))
  await asAna((ctx) => saveContent(ctx, save))
  expect(await asBen((ctx) => readVersion(ctx.tx, save.versionId))).toMatchObject({
    kind: 'faq',
    state: 'draft',
    shown: { author: 'A. R.', approver: '', body: { question: { en: 'Not yet?' } } },
  })
  expect(await asBen((ctx) => readVersion(ctx.tx, uuidv7()))).toBeUndefined()
})
