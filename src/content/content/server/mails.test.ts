import { expect, test } from 'vitest'
import type { OutboxMail } from '#foundation/platform/server/mail/outbox.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { newContent, question, twoOfTheStaff } from '#tests/fixtures/people/content-fixture.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { approveContent, recallContent, returnContent, submitContent } from './decide-content.ts'
import { discardContent, saveContent } from './save-content.ts'

const fixture = await testDatabase({ connections: 8 })
const { ana, ben } = await twoOfTheStaff(fixture)
const access = adminContext(null)

interface SentMail {
  to: string
  subject: string
  content: OutboxMail['content']
}
/** Takes all mails since the last call. */
const takeMails = () =>
  fixture.asOwner<SentMail>(
    `with taken as (delete from mail_outbox returning *)
     select user_id as to, subject, content from taken order by id`,
  )
const receivers = async () => (await takeMails()).map(({ to }) => to)
const as = <Answer>(
  who: { caller: typeof access },
  work: Parameters<typeof withContext<Answer>>[2],
) => withContext<Answer>(fixture, who.caller, work)
const saveAndSubmit = async (
  who: { caller: typeof access },
  save: ReturnType<typeof newContent>,
) => {
  await as(who, (ctx) => saveContent(ctx, save))
  await as(who, (ctx) => submitContent(ctx, save))
}

test('a submission is mailed to all other admins, and the decision to its author', async () => {
  const [carl, gone, suspended] = await Promise.all([
    addUser(fixture, 'admin'),
    addUser(fixture),
    addUser(fixture, 'admin'),
  ])
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [suspended])
  await takeMails()
  const save = newContent(question('Who is told?'))
  await as(ana, (ctx) => saveContent(ctx, save))
  expect(await takeMails()).toEqual([])
  await as(ana, (ctx) => submitContent(ctx, save))
  const mails = await takeMails()
  expect(mails.map(({ to }) => to).toSorted()).toEqual([ben.userId, carl].toSorted())
  expect(mails.map(({ to }) => to)).not.toContain(gone)
  expect(mails.find(({ to }) => to === ben.userId)).toMatchObject({
    subject: 'Needs your approval: Question “Who is told?”',
    content: {
      greeting: 'Hello Ben Ramos,',
      action: { label: 'Review it', path: `/admin/content?kind=faq&open=${save.entryId}` },
    },
  })
  // Only the console shows who wrote it.
  expect(JSON.stringify(mails)).not.toMatch(/Ana|Reyes/)
  await as(ben, (ctx) =>
    returnContent(ctx, { ...save, reason: 'Ben thinks that Liza Cruz will not like it.' }),
  )
  const [returned, ...noOther] = await takeMails()
  expect(returned).toMatchObject({
    to: ana.userId,
    subject: 'Returned: Question “Who is told?”',
    content: { action: { path: `/admin/content?kind=faq&open=${save.entryId}` } },
  })
  expect(JSON.stringify(returned)).not.toMatch(/Ben|Liza/)
  expect(noOther).toEqual([])
  const again = newContent(question('Who is told now?'), { entryId: save.entryId, versionSeen: 1 })
  await saveAndSubmit(ana, again)
  expect((await receivers()).toSorted()).toEqual([ben.userId, carl].toSorted())
  await as(ben, (ctx) => approveContent(ctx, again))
  await as(ben, (ctx) => approveContent(ctx, again))
  expect(await takeMails()).toMatchObject([
    { to: ana.userId, subject: 'Published: Question “Who is told now?”' },
  ])
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [carl])
})

test('an entry causes one mail until a decision, however often it is submitted', async () => {
  const save = newContent(question('How often?'))
  await saveAndSubmit(ana, save)
  expect(await receivers()).toEqual([ben.userId])
  await as(ana, (ctx) => submitContent(ctx, save))
  await as(ana, (ctx) => recallContent(ctx, save))
  await as(ana, (ctx) => submitContent(ctx, save))
  await as(ana, (ctx) => recallContent(ctx, save))
  const second = newContent(question('How often, then?'), { entryId: save.entryId, versionSeen: 1 })
  await saveAndSubmit(ana, second)
  expect(await takeMails()).toEqual([])
  // A version by Ben waits for Ana, who got no mail yet.
  await as(ana, (ctx) => recallContent(ctx, second))
  const third = newContent(question('How often in all?'), { entryId: save.entryId, versionSeen: 2 })
  await saveAndSubmit(ben, third)
  expect(await receivers()).toEqual([ana.userId])
  await as(ana, (ctx) => returnContent(ctx, { ...third, reason: 'No.' }))
  expect(await receivers()).toEqual([ben.userId])
  const fourth = newContent(question('How often at last?'), {
    entryId: save.entryId,
    versionSeen: 3,
  })
  await saveAndSubmit(ben, fourth)
  expect(await receivers()).toEqual([ana.userId])
  await as(ben, (ctx) => recallContent(ctx, fourth))
  await as(ben, (ctx) => discardContent(ctx, fourth))
})

test('a mail is in the language in which its reader last used Kaban', async () => {
  await fixture.asOwner(`update users set language = 'fil' where id = $1`, [ben.userId])
  const save = newContent(question('In which language?'))
  await saveAndSubmit(ana, save)
  const [toBen] = await takeMails()
  expect(toBen).toMatchObject({
    subject: 'Kailangan ng pag-apruba mo: Tanong “In which language?”',
    content: { language: 'fil', greeting: 'Kumusta, Ben Ramos,' },
  })
  expect(toBen?.content.paragraphs[0]).toContain('Ipinasa ang Tanong “In which language?”.')
  await as(ben, (ctx) => approveContent(ctx, save))
  expect(await takeMails()).toMatchObject([
    { to: ana.userId, content: { language: 'en', greeting: 'Hello Ana Reyes,' } },
  ])
})

test('neither the company access nor a former admin gets a mail about a decision', async () => {
  const save = newContent(question('By whom?'))
  await saveAndSubmit({ caller: access }, save)
  expect((await receivers()).toSorted()).toEqual([ana.userId, ben.userId].toSorted())
  await as(ben, (ctx) => returnContent(ctx, { ...save, reason: 'No.' }))
  expect(await takeMails()).toEqual([])
  const other = newContent(question('By somebody who left?'))
  await saveAndSubmit(ana, other)
  await takeMails()
  await fixture.asOwner(`update users set role = 'user' where id = $1`, [ana.userId])
  await as(ben, (ctx) => returnContent(ctx, { ...other, reason: 'No.' }))
  expect(await takeMails()).toEqual([])
  await fixture.asOwner(`update users set role = 'admin' where id = $1`, [ana.userId])
})

test('mails about plans and the cap link to the page of the plans', async () => {
  const save = newContent(
    {
      kind: 'plan-cap',
      body: { capBasisPoints: 2_000, reason: { en: 'Banks pay less.', fil: '' } },
    },
    { source: 'https://www.bsp.gov.ph', sourceDate: '2026-11-01' },
  )
  await saveAndSubmit(ana, save)
  expect(await takeMails()).toMatchObject([
    { to: ben.userId, content: { action: { path: `/admin/plans?open=${save.entryId}` } } },
  ])
})
