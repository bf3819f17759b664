/**
 * The answers preloaded in a page of the user area: the same that its user would get, with no text
 * that becomes markup.
 */
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preloadId, type PreloadedAnswer } from '#foundation/contract/shared/page-protocol.ts'
import { areas } from '#main/shared/pages/pages.ts'
import { everyProcedure } from '../access/contract-walk.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import type { Visitor } from '../fixtures/servers/test-server.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

type Person = keyof AccessFixture['people']

const pageOf = async (person: Person, path: string) =>
  await (await fixture.people[person].fetch(path)).text()

function preloadedIn(html: string): PreloadedAnswer[] {
  const json = new RegExp(
    `<script type="application/json" id="${preloadId}"[^>]*>(.*?)</script>`,
    's',
  ).exec(html)?.[1]
  return json === undefined ? [] : (JSON.parse(json) as PreloadedAnswer[])
}

test('each preloaded answer equals the answer to the same call', async () => {
  const answers = preloadedIn(await pageOf('owner', '/dashboard'))
  expect(answers.map(({ path }) => path).toSorted()).toEqual([
    '/rpc/announcements/unseen',
    '/rpc/chats/mine',
    '/rpc/chats/unread',
    '/rpc/company/facts',
    '/rpc/deposits/current',
    '/rpc/identity/me',
    '/rpc/market/figures',
    '/rpc/notifications/latest',
    '/rpc/placements/mine',
    '/rpc/transactions/balance',
    '/rpc/transactions/balanceHistory',
    '/rpc/transactions/mine',
    '/rpc/withdrawals/live',
    '/rpc/withdrawals/underWay',
  ])
  for (const { path, body, answer } of answers) {
    const response = await fixture.people.owner.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(JSON.parse(answer), path).toEqual(await response.json())
  }
})

test('the stream of a page begins with what changed since its answers were read', async () => {
  const { person, userId } = await fixture.newcomer('user')
  const sinceIn = (html: string) => / id="first-answers" data-since="([^"]+)"/.exec(html)?.[1]
  const html = await (await person.fetch('/dashboard')).text()
  const since = sinceIn(html)
  // Something of the user, of others and of the staff changed after the page was written.
  await fixture.asOwner(
    `insert into live_outbox (topic, subject_id, user_id)
     values ('deposits', 'hers', $1), ('deposits', 'of-others', $2),
       ('deposits', 'of-staff', null)`,
    [userId, uuidv7()],
  )
  await expect
    .poll(() => beginningOf(person, `/live?since=${since}`))
    .toEqual(['known', { topic: 'deposits', id: 'hers' }])
  // A browser that lost a stream names the last position that it heard itself.
  const behind = { headers: { 'last-event-id': since ?? '' } }
  expect(await beginningOf(person, '/live?since=x', behind)).toEqual([
    'known',
    { topic: 'deposits', id: 'hers' },
  ])
  for (const unknown of ['', '?since=', '?since=x', '?since=a&since=b', `?since=${since}0000`])
    expect(await beginningOf(person, `/live${unknown}`), unknown).toEqual(['unknown'])
})

/** The beginning of a stream, until it tells its position. */
async function beginningOf(person: Visitor, address: string, init: RequestInit = {}) {
  const end = new AbortController()
  const response = await person.fetch(address, { ...init, signal: end.signal })
  let text = ''
  for await (const part of response.body ?? []) {
    text += new TextDecoder().decode(part)
    if (/^id: \S+\n\n/m.test(text)) break
  }
  end.abort()
  const [first = '', ...others] = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => data ?? '')
  return [first, ...others.map((data) => JSON.parse(data) as unknown)]
}

test('other pages of the area preload the calls of the frame', async () => {
  const paths = preloadedIn(await pageOf('owner', '/dashboard/wallet')).map(({ path }) => path)
  expect(paths.toSorted()).toEqual([
    '/rpc/announcements/unseen',
    '/rpc/chats/unread',
    '/rpc/company/facts',
    '/rpc/identity/me',
    '/rpc/notifications/latest',
  ])
})

test('the title is the escaped site name before any script runs', async () => {
  await fixture.asOwner('update company_settings set site_name = $1', ['Salapi <b> & "Co" $&'])
  expect(await pageOf('visitor', '/verify')).toContain(
    '<title>Salapi &#60;b&#62; &#38; &#34;Co&#34; $&#38;</title>',
  )
  expect(await pageOf('visitor', '/login'), 'on an auth page').toContain(
    '<title>Login · Salapi &lt;b&gt; &amp; &quot;Co&quot; $&amp;</title>',
  )
  await fixture.asOwner(`update company_settings set site_name = 'Kaban'`)
})

test('a page has answers of its own user, the console counts, others the company', async () => {
  const [owner, other] = [await pageOf('owner', '/dashboard'), await pageOf('other', '/dashboard')]
  expect(owner).toContain('maria@sample.kaban.test')
  expect(owner).not.toContain('jose@sample.kaban.test')
  expect(other).toContain('jose@sample.kaban.test')
  expect(other).not.toContain('maria@sample.kaban.test')
  for (const [person, path] of [
    ['visitor', '/verify'],
    ['owner', '/verify'],
    ['suspended', '/login?step=code'],
  ] as const) {
    expect(
      preloadedIn(await pageOf(person, path)).map((answer) => answer.path),
      `${person} at ${path}`,
    ).toEqual(['/rpc/company/facts'])
  }
  for (const person of ['visitor', 'suspended'] as const) {
    expect(
      preloadedIn(await pageOf(person, '/login')).map((answer) => answer.path),
      `${person} on the login page`,
    ).toEqual(['/rpc/company/facts', '/rpc/social/providers'])
  }
  expect(
    preloadedIn(await pageOf('admin', '/admin/dashboard')).map((answer) => answer.path),
  ).toEqual(areas.console.preload.map((procedure) => `/rpc/${procedure}`))
  const cached = await (await fixture.people.owner.fetch('/index.html')).text()
  expect(preloadedIn(cached), 'the page that the worker caches').toEqual([])
})

test('a page preloads only reads, because a link of another site may open it', async () => {
  const [home, overview] = [
    await pageOf('owner', '/dashboard'),
    await pageOf('admin', '/admin/dashboard'),
  ]
  const called = [...preloadedIn(home), ...preloadedIn(overview)].map(({ path }) =>
    path.replace('/rpc/', '').replace('/', '.'),
  )
  expect(
    called.map((name) => [
      name,
      everyProcedure.find((procedure) => procedure.name === name)?.meta.opens,
    ]),
  ).toEqual(called.map((name) => [name, 'connection']))
})

test('a name cannot end the element that contains it', async () => {
  const { person, userId } = await fixture.newcomer('user')
  const name = '</script><script>alert(1)</script><!--'
  await fixture.asOwner('update users set full_name = $2 where id = $1', [userId, name])
  const html = await (await person.fetch('/dashboard')).text()
  expect(html).not.toContain('<script>alert')
  expect(preloadedIn(html).find(({ path }) => path === '/rpc/identity/me')?.answer).toContain(name)
})

test('a page preloads the files that it needs', async () => {
  const [home, receipt] = [
    await pageOf('owner', '/dashboard'),
    await pageOf('owner', `/dashboard/transactions/receipt/${fixture.things.withdrawalId}`),
  ]
  const filesIn = (html: string) =>
    new Set(
      [
        ...html.matchAll(
          new RegExp(
            '<(?:link rel="modulepreload" crossorigin href|script type="module" crossorigin src)' +
              String.raw`="(/assets/[^"]+\.js)">`,
            'g',
          ),
        ),
      ].map(([, file]) => file),
    )
  expect(filesIn(home).size).toBeGreaterThan(4)
  expect(
    [...filesIn(home)].filter((file) => !filesIn(receipt).has(file)),
    'the frame is the same',
  ).toEqual([])
  expect(
    [...filesIn(receipt)].filter((file) => !filesIn(home).has(file)),
    'the screen is not',
  ).not.toEqual([])
  for (const file of filesIn(receipt))
    expect((await fixture.people.owner.fetch(String(file))).status, String(file)).toBe(200)
})
