/** The home page as the server draws it: of its reader alone, in the reader's language. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import type { Visitor } from '../fixtures/servers/test-server.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

async function pageOf(person: Visitor, path: string, chosen = ''): Promise<string> {
  const cookie = [person.cookie, chosen].filter(Boolean).join('; ')
  return await (await fetch(fixture.address + path, { headers: { cookie } })).text()
}

/** The text of the drawing, or undefined where there is none. */
function drawing(html: string): string | undefined {
  const drawn = /<div id="drawn">(.*)<\/div><div id="root" hidden>/s.exec(html)?.[1]
  return drawn?.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('the home page is drawn with the figures of its reader', async () => {
  const { owner, other } = fixture.people
  const html = await pageOf(owner, '/dashboard')
  expect(html).toContain('<html lang="en" data-drawn="en">')
  const [mine, strange] = [drawing(html), drawing(await pageOf(other, '/dashboard'))]
  for (const text of [
    'Sample data',
    'Hello, Maria',
    'Available balance',
    'Deposit',
    'Withdraw',
    'Balance over time',
  ])
    expect(mine).toContain(text)
  expect(strange).toContain('Hello, ')
  expect(strange).not.toContain('Hello, Maria')
})

test('it is drawn in the language of the cookie, one reader after the other', async () => {
  const { owner } = fixture.people
  const [fil, en] = await Promise.all([
    pageOf(owner, '/dashboard', 'kaban-language=fil'),
    pageOf(owner, '/dashboard'),
  ])
  expect(fil).toContain('<html lang="fil" data-drawn="fil">')
  expect(drawing(fil)).toContain('Kumusta')
  expect(drawing(en)).toContain('Hello, ')
})

test('only the home page of a user is drawn', async () => {
  const { owner, admin, visitor } = fixture.people
  for (const [person, path] of [
    [owner, '/dashboard/transactions'],
    [owner, '/dashboard/nowhere'],
    [admin, '/admin/dashboard'],
    [visitor, '/login'],
    [visitor, '/verify'],
  ] as const)
    expect(drawing(await pageOf(person, path)), path).toBeUndefined()
})

test('nothing is drawn for somebody who must choose a new password first', async () => {
  const { person, userId } = await fixture.newcomer('user')
  expect(drawing(await pageOf(person, '/dashboard'))).toContain('₱0')
  await fixture.asOwner('update users set must_change_password = true where id = $1', [userId])
  expect(drawing(await pageOf(person, '/dashboard'))).toBeUndefined()
})

test('a name never becomes markup', async () => {
  const { person, userId } = await fixture.newcomer('user')
  await fixture.asOwner('update users set full_name = $2 where id = $1', [
    userId,
    '<img/src=x/onerror=alert(1)>',
  ])
  const html = await pageOf(person, '/dashboard')
  expect(html).not.toContain('<img/src')
  expect(html).toContain('&lt;img/src')
})
