/** The public pages as the server sends them, in both languages and without a script. */
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderedPages, pageParts } from '#surfaces/public-site/shared/rules-page.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import { Visitor } from '../fixtures/servers/test-server.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

const pageOf = async (person: Visitor, place: string) => await (await person.fetch(place)).text()
const stranger = () => new Visitor(fixture.address)
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) => value)

describe('without a script', () => {
  test('the landing has every section in order, every anchor and sign-in links', async () => {
    const html = await pageOf(stranger(), '/')
    expect(attributes(html, 'data-part')).toEqual([...pageParts])
    const anchors = [
      'home',
      'payouts',
      'plans',
      'news',
      'proofs',
      'testimonials',
      'about',
      'contact',
    ]
    expect(
      attributes(html, '<section[^>]* id').filter((id) => anchors.includes(String(id))),
    ).toEqual(anchors)
    for (const item of [
      'home',
      'plans',
      'payouts',
      'proofs',
      'testimonials',
      'news',
      'about',
      'contact',
    ])
      expect(html.split(`href="#${item}"`).length - 1, item).toBeGreaterThanOrEqual(2)
    expect(attributes(html, 'href')).toEqual(
      expect.arrayContaining([
        '/login',
        '/register',
        '/terms',
        '/privacy',
        '/how-figures-are-made',
        '/verify',
      ]),
    )
  })

  test.each(renderedPages)(
    '%s has a title, a description and links to itself in both languages',
    async (page) => {
      for (const [place, language] of [
        [page, 'en'],
        [`${page}?lang=fil`, 'fil'],
      ] as const) {
        const html = await pageOf(stranger(), place)
        expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
        expect(/<title>(.+?)<\/title>/.exec(html)?.[1]).toMatch(/^\S.* · Kaban$/)
        expect(/<meta name="description" content="(.{40,})"/.exec(html)).not.toBeNull()
        expect(html).toContain(`<link rel="canonical" href="${fixture.address}${place}"/>`)
        for (const alternate of [page, `${page}?lang=fil`])
          expect(html).toContain(`href="${fixture.address}${alternate}"`)
        // The only script is a file. The other script element contains data.
        expect(
          [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag.replace(/[\w-]+\.js/, 'x.js')),
        ).toEqual([
          '<script type="module" fetchPriority="low" src="/assets/x.js">',
          '<script type="application/ld+json">',
        ])
      }
    },
  )

  test('a chosen language is remembered', async () => {
    const visitor = stranger()
    expect(await pageOf(visitor, '/')).toContain('<html lang="en">')
    await visitor.fetch('/terms?lang=fil')
    expect(await pageOf(visitor, '/')).toContain('<html lang="fil">')
    // Fetching a part for an open page does not change the language.
    await visitor.fetch('/?part=payouts&lang=en')
    expect(await pageOf(visitor, '/')).toContain('<html lang="fil">')
  })

  test('Logout ends the session and says so', async () => {
    const { person } = await fixture.newcomer('user')
    expect(await pageOf(person, '/terms')).toContain('action="/logout"')
    const left = await person.fetch('/logout', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
    })
    expect([left.status, left.headers.get('location')]).toEqual([303, '/?left=user'])
    expect(await pageOf(person, '/?left=user')).toContain('You have been successfully logged out.')
    expect((await person.fetch('/dashboard')).headers.get('location')).toBe(
      '/login?returnTo=%2Fdashboard',
    )
  })
})

describe('a signed-in reader', () => {
  test('is redirected home from the landing, but not from /?public', async () => {
    for (const [name, home] of [
      ['owner', '/dashboard'],
      ['admin', '/admin/dashboard'],
      ['companyAccess', '/admin/dashboard'],
    ] as const) {
      expect((await fixture.people[name].fetch('/')).headers.get('location')).toBe(home)
      const header =
        /<header.*?<\/header>/s.exec(await pageOf(fixture.people[name], '/?public'))?.[0] ?? ''
      expect(attributes(header, 'href')).toContain(home)
      expect(attributes(header, 'href')).not.toContain('/register')
      expect(header).toContain('action="/logout"')
    }
  })

  test('sees nothing of the previous reader', async () => {
    await pageOf(fixture.people.owner, '/?public')
    const other = await pageOf(fixture.people.other, '/?public')
    expect(other).not.toContain('MS<')
    const visitor = await stranger().fetch('/')
    expect(visitor.headers.get('cache-control')).toBe('no-store')
    expect(await visitor.text()).not.toMatch(/\/logout|data-slot/)
  })
})

test('the page is the same in each compression that the browser accepts', async () => {
  const plain = (await fetchRaw('/terms', '')).body.toString()
  for (const [accepted, unpack] of [
    ['br, gzip', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['gzip, br;q=0', gunzipSync],
    ['br ; q=0.0 , gzip;q=0.5', gunzipSync],
  ] as const) {
    const { body } = await fetchRaw('/terms', accepted)
    expect(unpack(body).toString(), accepted).toBe(plain)
  }
})

test('a first visit loads at most 90 KB of JavaScript and 250 KB in all', async () => {
  const page = await fetchRaw('/', 'br, gzip')
  const html = brotliDecompressSync(page.body).toString()
  const files = attributes(html, '(?:src|href)').filter((file) =>
    String(file).startsWith('/assets/'),
  )
  const weights = await Promise.all(
    files.map(async (file) => ({
      file: String(file),
      bytes: (await fetchRaw(String(file), 'gzip')).body.length,
    })),
  )
  const sum = (of: typeof weights) => of.reduce((all, { bytes }) => all + bytes, 0)
  expect(sum(weights.filter(({ file }) => file.endsWith('.js')))).toBeLessThan(12 * 1024)
  expect(sum(weights) + page.body.length).toBeLessThan(250 * 1024)
})

describe('a change', () => {
  test('appears on the next requested page', async () => {
    await pageOf(stranger(), '/')
    const changed = ['state', 'brand', 'contact', 'foot']
    const stream = listen('/site/live')
    await stream.opened
    const began = Date.now()
    await fixture.database.transaction(async (tx) => {
      await tx.rows(
        `update company_settings set site_name = 'Kaban ng Bayan', version = version + 1`,
      )
      await tx.rows(
        `insert into live_outbox (topic, subject_id, user_id) values ('company', 'settings', null)`,
      )
    })
    expect(await stream.next).toEqual(changed)
    expect(await pageOf(stranger(), '/')).toContain('Kaban ng Bayan')
    expect(Date.now() - began).toBeLessThan(5_000)
    stream.close()
    // An open page that was rendered before the change gets the change at once.
    const serial = Number(/data-serial="(\d+)"/.exec(await pageOf(stranger(), '/'))?.[1])
    const late = listen(`/site/live?since=${serial - 1}`)
    expect(await late.next).toEqual(changed)
    late.close()
  })

  test('can be fetched part by part', async () => {
    for (const part of pageParts) {
      const answer = await fixture.people.owner.fetch(`/?part=${part}`)
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
      expect(await answer.text()).toMatch(new RegExp(`^<div data-part="${part}"`))
    }
    expect(await pageOf(stranger(), '/?part=nothing')).toMatch(/^<!doctype html>/)
  })
})

test('a preview is for staff only, and an unknown version is not found', async () => {
  const place = `/admin/preview/${uuidv7()}`
  for (const name of ['visitor', 'suspended'] as const)
    expect((await fixture.people[name].fetch(place)).headers.get('location')).toBe(
      `/admin/login?returnTo=${encodeURIComponent(place)}`,
    )
  expect((await fixture.people.owner.fetch(place)).headers.get('location')).toBe('/admin/login')
  for (const id of [place, '/admin/preview/x'])
    expect((await fixture.people.admin.fetch(id)).status).toBe(404)
  const [version] = await fixture.asOwner<{ id: string }>(
    `select id from content_versions where kind = 'faq' limit 1`,
  )
  const preview = await fixture.people.admin.fetch(`/admin/preview/${version?.id}`)
  expect([
    preview.status,
    preview.headers.get('x-robots-tag'),
    preview.headers.get('cache-control'),
  ]).toEqual([200, 'noindex, nofollow', 'no-store'])
  expect(await preview.text()).toContain('Preview, not published')
  expect(await pageOf(stranger(), '/')).not.toContain('Preview, not published')
})

test('robots.txt and the sitemap list the public pages', async () => {
  const robots = await pageOf(stranger(), '/robots.txt')
  expect(robots).toContain(`Sitemap: ${fixture.address}/sitemap.xml`)
  for (const closed of ['/admin', '/dashboard', '/verify/', '/site/live', '/*?part='])
    expect(robots).toContain(`\nDisallow: ${closed}\n`)
  const sitemap = await pageOf(stranger(), '/sitemap.xml')
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual(
    renderedPages.flatMap((page) => [fixture.address + page, `${fixture.address}${page}?lang=fil`]),
  )
  const picture = await readFile('public/share-picture.png')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})

/** Returns the compressed bytes, which `fetch` would decompress. */
function fetchRaw(place: string, accepted: string): Promise<{ body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(
      fixture.address + place,
      { headers: { 'accept-encoding': accepted } },
      (answer: IncomingMessage) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () => resolve({ body: Buffer.concat(pieces) }))
      },
    ).on('error', reject)
  })
}

function listen(place: string): {
  opened: Promise<void>
  next: Promise<unknown>
  close: () => void
} {
  const opened = Promise.withResolvers<void>()
  const next = Promise.withResolvers<unknown>()
  const request = get(fixture.address + place, (answer) => {
    answer.on('data', (piece: Buffer) => {
      opened.resolve()
      const data = /data: (.*)\n/.exec(piece.toString())?.[1]
      if (data) next.resolve(JSON.parse(data))
    })
  })
  request.on('error', () => {})
  return { opened: opened.promise, next: next.promise, close: () => void request.destroy() }
}
