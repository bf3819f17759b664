import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { testDatabase } from '../../../../tests/fixtures/database/database.ts'
import {
  newContent,
  publishContent,
  question,
  twoOfTheStaff,
} from '../../../../tests/fixtures/people/content-fixture.ts'
import { addUser, adminAct, inAct } from '../../../../tests/fixtures/people/contexts.ts'
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

const town = await testDatabase({ connections: 24 })
const { ana, ben } = await twoOfTheStaff(town)
const asAna = <T>(work: Parameters<typeof inAct<T>>[2]) => inAct<T>(town, ana.caller, work)
const asBen = <T>(work: Parameters<typeof inAct<T>>[2]) => inAct<T>(town, ben.caller, work)
const shown = async () =>
  (await asAna((act) => publishedEntries(act.tx, 'faq'))).map(({ body }) => body.question.en)
const no = (refusalName: string, more: object = {}) =>
  expect.objectContaining({ refusalName, ...more })

test('what one writes is shown only when another has agreed, with the initials of both and the source', async () => {
  const save = newContent(question('Do you answer within 24 hours?'), {
    source: 'Our chats of October',
    sourceDate: '2026-11-01',
  })
  await asAna((act) => saveContent(act, save))
  expect(await shown()).toEqual([])
  await asAna((act) => submitContent(act, save))
  await expect(asAna((act) => approveContent(act, save))).rejects.toEqual(
    no('own-version', { status: 403 }),
  )
  expect(await asBen(countContent)).toEqual({ plans: 0, content: 1 })
  expect(await asAna(countContent)).toEqual({ plans: 0, content: 0 })
  await asBen((act) => approveContent(act, save))
  expect(await asAna((act) => publishedEntries(act.tx, 'faq'))).toMatchObject([
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
  await asAna((act) =>
    withdrawContent(act, { versionId: save.versionId, reason: 'Not measured any more.' }),
  )
  expect(await shown()).toEqual([])
})

test('the next version takes the place of the one before, and what was is kept', async () => {
  const first = newContent(question('First words?'))
  await publishContent(town, ana.caller, ben.caller, first)
  const second = newContent(question('Second words?'), { entryId: first.entryId, versionSeen: 1 })
  await asBen((act) => saveContent(act, second))
  expect(await shown()).toEqual(['First words?'])
  await asBen((act) => submitContent(act, second))
  await asAna((act) => approveContent(act, second))
  expect(await shown()).toEqual(['Second words?'])
  const { versions, entry } = await asAna((act) => readContent(act, first))
  expect(
    versions.map(({ version, state, authorName, mine }) => [version, state, authorName, mine]),
  ).toEqual([
    [2, 'published', 'Ben Ramos', false],
    [1, 'replaced', 'Ana Reyes', true],
  ])
  expect(entry).toMatchObject({ published: { version: 2 }, open: null, newest: { version: 2 } })
  await asBen((act) => withdrawContent(act, { versionId: second.versionId, reason: '' }))
})

test('a colleague returns it with a reason, its author takes it back, and another draft gives the one before up', async () => {
  const save = newContent(question('Is it so?'))
  await asAna((act) => saveContent(act, save))
  await expect(asBen((act) => submitContent(act, save))).rejects.toEqual(
    no('not-your-version', { status: 403 }),
  )
  await asAna((act) => submitContent(act, save))
  await expect(asBen((act) => recallContent(act, save))).rejects.toEqual(no('not-your-version'))
  await asAna((act) => recallContent(act, save))
  await asAna((act) => submitContent(act, save))
  await expect(asBen((act) => returnContent(act, { ...save, reason: '' }))).rejects.toEqual(
    no('return-reason-required', { field: 'reason' }),
  )
  await expect(asAna((act) => returnContent(act, { ...save, reason: 'No.' }))).rejects.toEqual(
    no('own-version'),
  )
  expect(await asBen((act) => returnContent(act, { ...save, reason: 'Say who.' }))).toMatchObject({
    newest: { state: 'returned', reason: 'Say who.', decidedByName: 'Ben Ramos' },
    open: null,
  })
  await expect(asBen((act) => approveContent(act, save))).rejects.toEqual(
    no('content-moved', { status: 409 }),
  )
  const again = newContent(question('Is it so, then?'), { entryId: save.entryId, versionSeen: 1 })
  await asAna((act) => saveContent(act, again))
  const third = newContent(question('Is it so at last?'), { entryId: save.entryId, versionSeen: 2 })
  await asBen((act) => saveContent(act, third))
  expect((await asBen((act) => readContent(act, save))).versions.map(({ state }) => state)).toEqual(
    ['draft', 'discarded', 'returned'],
  )
  await asAna((act) => discardContent(act, third))
  expect((await asBen((act) => readContent(act, save))).entry).toMatchObject({
    open: null,
    published: null,
  })
})

test('saved twice it is saved once; what a colleague wrote meanwhile is not written over; while one waits no other is written', async () => {
  const save = newContent(question('Once?'))
  await asAna((act) => saveContent(act, save))
  await asAna((act) => saveContent(act, save))
  await expect(
    asAna((act) => saveContent(act, { ...save, said: question('Twice?') })),
  ).rejects.toEqual(no('version-id-reused'))
  const later = { entryId: save.entryId, versionSeen: null }
  await expect(
    asBen((act) => saveContent(act, newContent(question('Mine?'), later))),
  ).rejects.toEqual(no('content-changed', { status: 409 }))
  await asAna((act) => submitContent(act, save))
  await expect(
    asBen((act) => saveContent(act, newContent(question('Mine?'), { ...later, versionSeen: 1 }))),
  ).rejects.toEqual(no('version-waiting'))
  await asAna((act) => recallContent(act, save))
  await asAna((act) => discardContent(act, save))
  expect(
    (await asAna((act) => listContent(act, { kind: 'faq' }))).entries.map(({ entryId }) => entryId),
  ).not.toContain(save.entryId)
})

test('of twenty who agree at once one publishes, in the database too', async () => {
  const save = newContent(question('Raced?'))
  await asAna((act) => saveContent(act, save))
  const others = await Promise.all(
    Array.from({ length: 20 }, async () => adminAct(await addUser(town, 'admin'))),
  )
  await asAna((act) => submitContent(act, save))
  const answers = await Promise.allSettled(
    others.map((caller) => inAct(town, caller, (act) => approveContent(act, save))),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toEqual(no('content-moved'))
  expect(
    await town.asOwner(
      `select action_type from user_activity_log where subject_id = $1 and action_type = 'ADMIN_CONTENT_PUBLISHED'`,
      [save.entryId],
    ),
  ).toHaveLength(1)
  await asAna((act) => withdrawContent(act, { versionId: save.versionId, reason: '' }))
})

test('agreeing and taking back at once: one of them happens', async () => {
  for (let round = 0; round < 8; round += 1) {
    const save = newContent(question(`Round ${'x'.repeat(round + 1)}?`))
    await asAna((act) => saveContent(act, save))
    await asAna((act) => submitContent(act, save))
    const answers = await Promise.allSettled([
      asBen((act) => approveContent(act, save)),
      asAna((act) => recallContent(act, save)),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { entry } = await asAna((act) => readContent(act, save))
    expect(entry.newest.state).toBe(answers[0]?.status === 'fulfilled' ? 'published' : 'draft')
    if (entry.published) await asAna((act) => withdrawContent(act, { ...save, reason: '' }))
    else await asAna((act) => discardContent(act, save))
  }
})

test('who came to the staff later, or left it, makes nothing public', async () => {
  const save = newContent(question('Who agrees?'))
  const carl = await addUser(town, 'admin')
  await inAct(town, adminAct(carl), (act) => saveContent(act, save))
  await inAct(town, adminAct(carl), (act) => submitContent(act, save))
  const late = adminAct(await addUser(town, 'admin'))
  await expect(inAct(town, late, (act) => approveContent(act, save))).rejects.toEqual(
    no('approver-too-new', { status: 403 }),
  )
  await town.asOwner(`update users set role = 'user' where id = $1`, [carl])
  await expect(asBen((act) => approveContent(act, save))).rejects.toEqual(
    no('author-not-staff', { status: 409 }),
  )
  await town.asOwner(`update users set role = 'admin' where id = $1`, [carl])
  await town.asOwner(`update users set status = 'suspended' where id = $1`, [ben.userId])
  await expect(asBen((act) => approveContent(act, save))).rejects.toEqual(
    no('approver-not-staff', { status: 403 }),
  )
  await town.asOwner(`update users set status = 'active' where id = $1`, [ben.userId])
})

test('whoever draws the public page is told of what changes there, and of no draft', async () => {
  const told = async () =>
    (
      await town.asOwner(
        `delete from live_outbox where topic = 'content' and subject_id = 'live' returning id`,
      )
    ).length
  await told()
  const save = newContent(question('Told to whom?'))
  await asAna((act) => saveContent(act, save))
  await asAna((act) => submitContent(act, save))
  expect(await told()).toBe(0)
  await asBen((act) => approveContent(act, save))
  expect(await told()).toBe(1)
  await asAna((act) => withdrawContent(act, { versionId: save.versionId, reason: '' }))
  expect(await told()).toBe(1)
})

test('a registration is shown up to its last day in Manila, and no longer', async () => {
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
    await publishContent(town, ana.caller, ben.caller, registration(expiresOn))
  await expect(
    publishContent(town, ana.caller, ben.caller, registration(yesterday)),
  ).rejects.toEqual(no('registration-over'))
  const until = async () =>
    (await asAna((act) => publishedEntries(act.tx, 'registration'))).map(
      ({ body }) => body.expiresOn,
    )
  expect((await until()).toSorted()).toEqual(['', today])
  // A day later, which no test can wait for.
  await town.asOwner('alter table content_versions disable trigger user')
  await town.asOwner(
    `update content_versions set body = body || jsonb_build_object('expiresOn', $1::text) where kind = 'registration' and body->>'expiresOn' <> ''`,
    [yesterday],
  )
  await town.asOwner('alter table content_versions enable trigger user')
  expect(await until()).toEqual([''])
})

test('a preview reads any version as it would be shown, whatever its state', async () => {
  const save = newContent(question('Not yet?'))
  await asAna((act) => saveContent(act, save))
  expect(await asBen((act) => readVersion(act.tx, save.versionId))).toMatchObject({
    kind: 'faq',
    state: 'draft',
    shown: { author: 'A. R.', approver: '', body: { question: { en: 'Not yet?' } } },
  })
  expect(await asBen((act) => readVersion(act.tx, uuidv7()))).toBeUndefined()
})
