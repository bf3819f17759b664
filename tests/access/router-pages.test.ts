/** Requests every page of the browser's router as every kind of person. */
import { get } from 'node:http'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeRouter } from '#main/browser/routes.tsx'
import { renderedPages } from '#surfaces/public-site/shared/rules-page.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import { pages, type PageKind } from './page-matrix.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

type Person = keyof AccessFixture['people']

/**
 * Returns 200, or where each person is redirected. A suspended or unverified user counts as a
 * visitor in spite of their session.
 */
function answers(kind: PageKind, path: string): Record<Person, number | string> {
  const strangers = {
    open: 200,
    guests: 200,
    user: `/login?returnTo=${encodeURIComponent(path)}`,
    admin: `/admin/login?returnTo=${encodeURIComponent(path)}`,
    'admin-login': 200,
    none: 404,
  }[kind]
  const users = {
    open: 200,
    guests: '/dashboard',
    user: 200,
    admin: '/admin/login',
    'admin-login': 200,
    none: 404,
  }[kind]
  const staff = {
    open: 200,
    guests: '/admin/dashboard',
    user: '/admin/dashboard',
    admin: 200,
    'admin-login': '/admin/dashboard',
    none: 404,
  }[kind]
  return {
    visitor: strangers,
    suspended: strangers,
    unverified: strangers,
    owner: users,
    other: users,
    admin: staff,
    companyAccess: staff,
  }
}

test('the matrix names every page of the router and of the server, and no other', () => {
  const known = Object.keys(makeRouter(new QueryClient()).routesByPath).map((path) =>
    path.replace(/(?<=.)\/$/, ''),
  )
  // The layout of the console has no page of its own.
  expect(
    [...new Set([...known, ...renderedPages, '/kit'])]
      .filter((path) => path !== '/admin')
      .toSorted(),
  ).toEqual(Object.keys(pages).toSorted())
})

describe('a page opens for those in the matrix and redirects everybody else', () => {
  test.each([...Object.entries(pages), ...noPages()])('%s: %s', async (pattern, kind) => {
    const path = pattern.replaceAll(/\$\w+/g, '0190')
    for (const [person, visitor] of Object.entries(fixture.people) as [
      Person,
      AccessFixture['people'][Person],
    ][]) {
      for (const way of [path, `${path}?status=pending`]) {
        const answer = await visitor.fetch(way)
        expect(answer.headers.get('location') ?? answer.status, `${person} asks for ${way}`).toBe(
          answers(kind, way)[person],
        )
        expect(answer.headers.get('cache-control'), 'no cache keeps it for the next person').toBe(
          'no-store',
        )
      }
    }
  })
})

function noPages(): [string, PageKind][] {
  return ['/no/such/page', '/dashboardish', '/administrator', '/wp-admin'].map((path) => [
    path,
    'none',
  ])
}

test.each([
  ['/dashboard/nothing', 'owner', 404],
  ['/admin/nothing', 'admin', 404],
  ['/admin', 'companyAccess', '/admin/dashboard'],
  ['/dashboard/nothing', 'admin', '/admin/dashboard'],
] as const)('%s does not exist: the %s gets %s', async (path, person, expected) => {
  const answer = await fixture.people[person].fetch(path)
  expect(answer.headers.get('location') ?? answer.status).toBe(expected)
})

test('the page of an address without one has ways on and is not for search engines', async () => {
  const path = '/no/<b>such</b>/page'
  for (const [person, home] of [
    ['visitor', 'href="/login"'],
    ['owner', 'href="/dashboard"'],
  ] as const) {
    const answer = await fixture.people[person].fetch(path)
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
    const html = await answer.text()
    expect(html).toContain('We couldn’t find that page')
    expect(html).toContain(home)
    expect(html).toContain('content="noindex, nofollow"')
    expect(html).not.toMatch(/such|rel="canonical"/)
  }
  const inFilipino = await (await fixture.people.visitor.fetch('/wala?lang=fil')).text()
  expect(inFilipino).toContain('Hindi namin makita ang pahinang iyan')
})

test.each([
  ['/verify/%00', '/verify/%2500'],
  ['/verify/%?x=%', '/verify/%25?x=%'],
  ['/verify/%E0%A4%A', '/verify/%25E0%25A4%25A'],
  ['/dashboard/%E0%A4%A', '/dashboard/%25E0%25A4%25A'],
])('%s cannot be decoded and redirects to its literal spelling', async (path, readable) => {
  expect(await locationOf(path)).toBe(readable)
  const page = await fixture.people.owner.fetch(readable)
  expect([page.status, page.headers.get('location')]).toEqual(
    readable.startsWith('/verify/') ? [200, null] : [404, null],
  )
})

test.each(['//elsewhere.example/%', String.raw`/\elsewhere.example/%`, '///elsewhere.example/%00'])(
  '%s leads to no other host',
  async (path) => {
    expect((await locationOf(path)) ?? '/').toMatch(/^\/(?![/\\])/)
  },
)

/** Sends the path as it is: `fetch` would normalise it first. */
function locationOf(path: string): Promise<string | undefined> {
  const { hostname, port } = new URL(fixture.people.visitor.address)
  return new Promise((resolve) =>
    get({ hostname, port, path }, (answer) => resolve(answer.resume().headers.location)),
  )
}

test('a changed role or status counts from the next request on', async () => {
  const { person, userId } = await fixture.newcomer('admin')
  expect((await person.fetch('/admin/withdrawals')).status).toBe(200)
  await fixture.asOwner(`update users set role = 'user' where id = $1`, [userId])
  expect((await person.fetch('/admin/withdrawals')).headers.get('location')).toBe('/admin/login')
  expect((await person.fetch('/dashboard')).status).toBe(200)
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [userId])
  expect((await person.fetch('/dashboard')).headers.get('location')).toBe(
    '/login?returnTo=%2Fdashboard',
  )
})
