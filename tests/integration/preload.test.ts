/**
 * What comes with a page of the user area: what its person would be answered, and nothing else; no
 * text of it becomes markup.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preloadId, type PreloadedAnswer } from '#foundation/contract/shared/page-protocol.ts'
import { everyProcedure } from '../access/contract-walk.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

type Person = keyof AccessFixture['people']

const pageOf = async (person: Person, path: string) =>
  await (await fixture.people[person].fetch(path)).text()

function written(html: string): PreloadedAnswer[] {
  const json = new RegExp(
    `<script type="application/json" id="${preloadId}">(.*?)</script>`,
    's',
  ).exec(html)?.[1]
  return json === undefined ? [] : (JSON.parse(json) as PreloadedAnswer[])
}

test('each answer is the one that the same call gets', async () => {
  const answers = written(await pageOf('owner', '/dashboard'))
  expect(answers.map(({ path }) => path).toSorted()).toEqual([
    '/rpc/announcements/unseen',
    '/rpc/chats/unread',
    '/rpc/company/facts',
    '/rpc/identity/me',
    '/rpc/market/figures',
    '/rpc/notifications/latest',
    '/rpc/transactions/balance',
    '/rpc/transactions/mine',
    '/rpc/withdrawals/live',
  ])
  for (const { path, body, answer } of answers) {
    const asked = await fixture.people.owner.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(JSON.parse(answer), path).toEqual(await asked.json())
  }
})

test('another page of the area brings what the frame asks for', async () => {
  const paths = written(await pageOf('owner', '/dashboard/wallet')).map(({ path }) => path)
  expect(paths.toSorted()).toEqual([
    '/rpc/announcements/unseen',
    '/rpc/chats/unread',
    '/rpc/company/facts',
    '/rpc/identity/me',
    '/rpc/notifications/latest',
  ])
})

test('a page is titled with the name of the site before its scripts run, whatever signs are in it', async () => {
  await fixture.asOwner('update company_settings set site_name = $1', ['Salapi <b> & "Co" $&'])
  expect(await pageOf('visitor', '/verify')).toContain(
    '<title>Salapi &#60;b&#62; &#38; &#34;Co&#34; $&#38;</title>',
  )
  expect(await pageOf('visitor', '/login'), 'at a door').toContain(
    '<title>Login · Salapi &lt;b&gt; &amp; &quot;Co&quot; $&amp;</title>',
  )
  await fixture.asOwner(`update company_settings set site_name = 'Kaban'`)
})

test('each person is told of themselves, and nobody outside the area of anything but the company', async () => {
  const [owner, other] = [await pageOf('owner', '/dashboard'), await pageOf('other', '/dashboard')]
  expect(owner).toContain('maria@sample.kaban.test')
  expect(owner).not.toContain('jose@sample.kaban.test')
  expect(other).toContain('jose@sample.kaban.test')
  expect(other).not.toContain('maria@sample.kaban.test')
  for (const [person, path] of [
    ['visitor', '/verify'],
    ['owner', '/verify'],
    ['admin', '/admin/dashboard'],
    ['suspended', '/login?step=code'],
  ] as const) {
    expect(
      written(await pageOf(person, path)).map((answer) => answer.path),
      `${person} at ${path}`,
    ).toEqual(['/rpc/company/facts'])
  }
  for (const person of ['visitor', 'suspended'] as const) {
    expect(
      written(await pageOf(person, '/login')).map((answer) => answer.path),
      `${person} at the door`,
    ).toEqual(['/rpc/company/facts', '/rpc/social/providers'])
  }
  const kept = await (await fixture.people.owner.fetch('/index.html')).text()
  expect(written(kept), 'what the worker keeps').toEqual([])
})

test('opening a page calls only what reads: a link from elsewhere may open it', async () => {
  const called = written(await pageOf('owner', '/dashboard')).map(({ path }) =>
    path.replace('/rpc/', '').replace('/', '.'),
  )
  expect(
    called.map((name) => [
      name,
      everyProcedure.find((procedure) => procedure.name === name)?.meta.opens,
    ]),
  ).toEqual(called.map((name) => [name, 'connection']))
})

test('a name cannot end the element that holds it', async () => {
  const { person, userId } = await fixture.newcomer('user')
  const name = '</script><script>alert(1)</script><!--'
  await fixture.asOwner('update users set full_name = $2 where id = $1', [userId, name])
  const html = await (await person.fetch('/dashboard')).text()
  expect(html).not.toContain('<script>alert')
  expect(written(html).find(({ path }) => path === '/rpc/identity/me')?.answer).toContain(name)
})

test('a page names the files that opening it needs', async () => {
  const [home, receipt] = [
    await pageOf('owner', '/dashboard'),
    await pageOf('owner', `/dashboard/transactions/receipt/${fixture.things.withdrawalId}`),
  ]
  const named = (html: string) =>
    new Set(
      [
        ...html.matchAll(
          /<(?:link rel="modulepreload" crossorigin href|script type="module" crossorigin src)="(\/assets\/[^"]+\.js)">/g,
        ),
      ].map(([, file]) => file),
    )
  expect(named(home).size).toBeGreaterThan(4)
  expect(
    [...named(home)].filter((file) => !named(receipt).has(file)),
    'the frame is the same',
  ).toEqual([])
  expect(
    [...named(receipt)].filter((file) => !named(home).has(file)),
    'the screen is not',
  ).not.toEqual([])
  for (const file of named(receipt))
    expect((await fixture.people.owner.fetch(String(file))).status, String(file)).toBe(200)
})
