/** Attacks on the public pages: forged sign-outs, headers, parameters, cookies and texts. */
import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentSave } from '#content/content/shared/rules-edit.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import {
  newContent,
  publishContent,
  question,
  twoOfTheStaff,
} from '../fixtures/people/content-fixture.ts'
import { Visitor } from '../fixtures/servers/test-server.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

const stranger = () => new Visitor(fixture.address)
const pageOf = async (person: Visitor, place: string) => await (await person.fetch(place)).text()
const headerOf = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0] ?? ''

/** Sends headers that a browser would not let a page choose. */
function getWith(place: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    get(fixture.address + place, { headers }, (answer) => {
      let text = ''
      answer
        .setEncoding('utf8')
        .on('data', (piece: string) => (text += piece))
        .on('end', () => resolve(text))
    }).on('error', reject)
  })
}

test('another site cannot sign anybody out', async () => {
  const { person } = await fixture.newcomer('user')
  const { cookie } = person
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    expect(
      (
        await fetch(`${fixture.address}/logout`, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie, 'content-type': 'text/plain', ...headers },
        })
      ).status,
    ).toBe(403)
  }
  // A picture or a link of another site sends GET, which changes nothing.
  expect((await person.fetch('/logout')).headers.get('set-cookie')).toBeNull()
  expect((await person.calls.identity.me({})).role).toBe('user')
})

test('no page repeats the host that a request names', async () => {
  for (const place of ['/', '/terms', '/?part=contact', '/robots.txt', '/sitemap.xml']) {
    await getWith(place, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/evil.example',
    })
    expect(await pageOf(stranger(), place)).not.toContain('evil.example')
    expect(
      await getWith(place, { host: 'evil.example', forwarded: 'host=evil.example' }),
    ).not.toContain('evil.example')
  }
})

test('no page repeats its parameters or cookies', async () => {
  const bad = encodeURIComponent('"><script>alert(1)</script>')
  for (const place of [
    `/?lang=${bad}`,
    `/?lang=fil&lang=${bad}`,
    `/?part=${bad}`,
    '/?part=__proto__',
    '/?part=constructor',
    '/?part[]=payouts',
    `/?public=${bad}`,
    `/?left=${bad}`,
    `/how-figures-are-made?${bad}`,
  ])
    expect(await pageOf(stranger(), place), place).toMatch(
      /^<!doctype html><html lang="en">(?!.*alert\(1\))/s,
    )
  const html = await getWith('/', {
    cookie: `kaban-language="><script>alert(1)</script>; kaban-theme="><script>alert(1)</script>`,
  })
  expect(html).toMatch(/^<!doctype html><html lang="en"><head>/)
  expect(html).not.toContain('alert(1)')
})

test('entries and the site name stay text in the page, its title and its data', async () => {
  const { ana, ben } = await twoOfTheStaff(fixture)
  const texts = [
    '</title></script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<span data-slot="bar"></span><span data-slot="menu"></span>',
    `$& $' $\` href="/#`,
    '<!-- {{x}} ]]>',
  ]
  for (const text of texts)
    await publishContent(
      fixture,
      ana.caller,
      ben.caller,
      newContent(question(`${text}?`, { answer: text, fil: `${text} po?` }), {
        source: `Our book ${text}`,
        sourceDate: '2026-11-01',
      }),
    )
  const siteName = `</script><script>alert(1)</script>"'&$&`
  await fixture.asOwner('update company_settings set site_name = $1, version = version + 1', [
    siteName,
  ])
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  await pageOf(stranger(), '/')
  for (const [person, place] of [
    [stranger(), '/'],
    [stranger(), '/?lang=fil'],
    [fixture.people.owner, '/?public'],
    [stranger(), '/?part=contact'],
  ] as const) {
    await expect.poll(async () => await pageOf(person, place)).toContain('onerror=alert(1)&gt;')
    const html = await pageOf(person, place)
    expect(
      [...html.matchAll(/<(?:script|img)[^>]*>/g)]
        .map(([tag]) => tag)
        .filter(
          (tag) =>
            !/^<script type="(module|application\/ld\+json)"|^<img src="\/(avatars|product)\//.test(
              tag,
            ),
        ),
    ).toEqual([])
    expect(html.split('alert(1)').length).toBeGreaterThan(2)
    // A text that contains the slots of the header gets no login or logout.
    expect(html.slice(html.indexOf('data-part="contact"'))).not.toMatch(
      /action="\/logout"|href="\/login"/,
    )
  }
  const data =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
      await pageOf(stranger(), '/'),
    )?.[1] ?? ''
  expect(
    (JSON.parse(data) as { '@graph': { name: string }[] })['@graph'].map(({ name }) => name),
  ).toEqual([siteName, siteName])
  await fixture.asOwner(`update company_settings set site_name = 'Kaban', version = version + 1`)
  // SQL notifies nobody, so the cached pages are served for some seconds more.
  await expect
    .poll(async () => headerOf(await pageOf(stranger(), '/')), { timeout: 10_000 })
    .not.toContain('alert(1)')
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://',
  'data:text/html,x',
  'http://bsp.example.ph',
  '//bsp.example.ph',
  'https:bsp.example.ph',
  'https://',
  'https:///x',
  'https://bsp.gov.ph@evil.example/',
  'https://bsp.gov.ph:x@evil.example',
  'https://bsp.example.ph/\u202Efdp',
  'https://bsp.example.ph/\u0000',
  'https://bsp.example.ph/\uD800',
  'https://bsp.ex\u0430mple.ph/',
  'https://bsp.example.ph\\@evil.example',
  'https://bsp.example.ph/a b',
  'https://bsp.example.ph/"onclick=x',
  ' https://bsp.example.ph',
  'https://bsp',
])('an entry cannot link to %j', (link) => {
  const news = (to: string) =>
    newContent({
      kind: 'news',
      body: {
        title: { en: 'News', fil: '' },
        publisher: 'The Paper',
        link: to,
        publishedOn: '2026-11-01',
        position: 0,
      },
    })
  expect(contentSave.safeParse(news(link)).success).toBe(false)
  expect(
    contentSave.safeParse(news('https://www.bsp.example.ph:8443/lists?of=2026&to=%E2%82%B1#all'))
      .success,
  ).toBe(true)
})

test('of many concurrent readers each sees their own name, and visitors see none', async () => {
  const { owner, other, admin } = fixture.people
  const headers = new Map(
    await Promise.all(
      [owner, other, admin].map(
        async (person) => [person, headerOf(await pageOf(person, '/?public'))] as const,
      ),
    ),
  )
  expect(new Set(headers.values()).size).toBe(3)
  await Promise.all(
    Array.from({ length: 24 }, async (_, turn) => {
      const person = [owner, other, admin, stranger()][turn % 4]!
      const header = headerOf(
        await pageOf(person, turn % 3 === 0 ? '/?public&lang=en' : '/?public'),
      )
      if (headers.has(person)) expect(header).toBe(headers.get(person))
      else expect(header).toContain('href="/login"')
    }),
  )
})
