/** Every door that is no procedure, tried as everybody there is. */

import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manilaMonth } from '#foundation/time/shared/months.ts'
import { wholeDatabase } from '../fixtures/database/whole-database.ts'
import {
  smallPicture,
  startAccessFixture,
  type AccessFixture,
} from '../fixtures/people/access-fixture.ts'
import { startTestServer, Visitor } from '../fixtures/servers/test-server.ts'
import { plainRoutes } from './plain-route-list.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

type Person = keyof AccessFixture['people']

async function statusesOf(
  ask: (person: Visitor) => Promise<Response>,
): Promise<Record<Person, number>> {
  const statuses: Partial<Record<Person, number>> = {}
  for (const [name, person] of Object.entries(fixture.people) as [Person, Visitor][]) {
    const answer = await ask(person)
    statuses[name] = answer.status
    await answer.body?.cancel()
  }
  return statuses as Record<Person, number>
}

const everybody = (status: number) => ({
  visitor: status,
  owner: status,
  other: status,
  suspended: status,
  unverified: status,
  admin: status,
  companyAccess: status,
})

test('the matrix names every plain route in the source', () => {
  const registration = /\b(?:app|scope)\.(get|post|put|patch|delete|all)(?:<[^(]*>)?\(\s*('[^']+')/g
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(path.join('src', file), 'utf8').matchAll(registration)])
    .map(([, method, address]) => `${method} ${address}`)
  expect(found.toSorted()).toEqual(plainRoutes.toSorted())
})

describe('T18 files of a chat are for its user and for the staff', () => {
  test("get '/chats/attachments/:attachmentId'", async () => {
    const { sentFileId, looseFileId } = fixture.things
    const sent = await statusesOf((person) => person.fetch(`/chats/attachments/${sentFileId}`))
    expect(sent).toEqual({ ...everybody(404), owner: 200, admin: 200, companyAccess: 200 })
    // What was uploaded and not sent is the business of who uploaded it.
    expect(
      await statusesOf((person) => person.fetch(`/chats/attachments/${looseFileId}`)),
    ).toMatchObject({ other: 404, visitor: 404, suspended: 404, unverified: 404 })
    for (const id of [randomUUID(), 'x', '..%2f..%2fetc'])
      expect(await statusesOf((person) => person.fetch(`/chats/attachments/${id}`))).toEqual(
        everybody(404),
      )
  })

  test("post '/chats/:chatId/attachments'", async () => {
    const upload = (person: Visitor, chatId: string) =>
      person.fetch(`/chats/${chatId}/attachments?name=a.png&userId=${randomUUID()}&role=admin`, {
        method: 'POST',
        body: smallPicture,
      })
    const before = await wholeDatabase(fixture)
    for (const name of ['visitor', 'suspended', 'unverified'] as const)
      expect((await upload(fixture.people[name], fixture.things.chatId)).status).toBe(401)
    expect((await upload(fixture.people.other, fixture.things.chatId)).status).toBe(404)
    expect((await upload(fixture.people.owner, randomUUID())).status).toBe(404)
    expect(await wholeDatabase(fixture)).toEqual(before)
    for (const name of ['owner', 'admin', 'companyAccess'] as const)
      expect((await upload(fixture.people[name], fixture.things.chatId)).status).toBe(201)
  })
})

describe('pictures of people are for themselves and for the staff', () => {
  const uploadPicture = (person: Visitor) =>
    person.fetch(`/avatars?userId=${randomUUID()}&role=admin`, {
      method: 'POST',
      body: smallPicture,
    })

  test("post '/avatars' and get '/avatars/:avatarId'", async () => {
    const { avatarId } = (await (await uploadPicture(fixture.people.owner)).json()) as {
      avatarId: string
    }
    expect(await statusesOf((person) => person.fetch(`/avatars/${avatarId}`))).toEqual({
      ...everybody(404),
      owner: 200,
      admin: 200,
      companyAccess: 200,
    })
    for (const id of [randomUUID(), 'x', '..%2f..%2fetc'])
      expect(await statusesOf((person) => person.fetch(`/avatars/${id}`))).toEqual(everybody(404))
  })

  test("post '/avatars' gives nobody a picture but the one who asks", async () => {
    const worn = () =>
      fixture.asOwner<{ email: string }>(
        'select email from users where avatar_id is not null order by email',
      )
    const before = await worn()
    // Whose session is over is a stranger like any other: the picture waits for a sign-up.
    for (const name of ['visitor', 'suspended', 'unverified'] as const)
      expect(
        Object.keys((await (await uploadPicture(fixture.people[name])).json()) as object),
      ).toEqual(['claim'])
    expect((await uploadPicture(fixture.people.companyAccess)).status).toBe(403)
    expect(await worn()).toEqual(before)
    expect((await uploadPicture(fixture.people.admin)).status).toBe(201)
    expect(await worn()).toHaveLength(before.length + 1)
  })
})

test("get '/privacy/export' is for a user who has proven who they are and asked for it", async () => {
  const fetchExport = (person: Visitor) => person.fetch('/privacy/export?userId=all')
  // 409: it was not asked for. Nobody is named in the address, so nobody else's can be.
  const notAsked = { ...everybody(401), owner: 409, other: 409, admin: 403, companyAccess: 403 }
  expect(await statusesOf(fetchExport)).toEqual(notAsked)
  await fixture.people.owner.calls.privacy.prepareExport({})
  expect((await fetchExport(fixture.unproven.owner)).status).toBe(403)
  expect(await statusesOf(fetchExport)).toEqual({ ...notAsked, owner: 200 })
})

describe("get '/oversight/exports/:exportId'", () => {
  const ask = async (person: Visitor) => {
    const exportId = uuidv7()
    await person.calls.oversight.prepareExport({
      exportId,
      list: 'withdrawals',
      filters: {},
      reason: 'For the auditor',
    })
    return exportId
  }

  test('T40 is for the one of the staff who asked for it, once', async () => {
    const exportId = await ask(fixture.people.admin)
    const strangers = { ...everybody(401), owner: 403, other: 403, admin: 200, companyAccess: 409 }
    const fetchIt = (person: Visitor) => person.fetch(`/oversight/exports/${exportId}?language=fil`)
    expect((await fetchIt(fixture.people.companyAccess)).status).toBe(409)
    expect(await statusesOf(fetchIt)).toEqual(strangers)
    expect((await fetchIt(fixture.people.admin)).status).toBe(409)
    expect((await fixture.people.admin.fetch('/oversight/exports/..%2f')).status).toBe(404)
  })

  test('two files at once are one too many, however close together they are asked for', async () => {
    const [one, other] = [await ask(fixture.people.admin), await ask(fixture.people.admin)]
    const answers = await Promise.all(
      [one, other].map((exportId) => fixture.people.admin.fetch(`/oversight/exports/${exportId}`)),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 429,
    ])
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  })

  test('sends a file to keep, not to show, whose checksum and count are recorded', async () => {
    const exportId = await ask(fixture.people.companyAccess)
    const answer = await fixture.people.companyAccess.fetch(`/oversight/exports/${exportId}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="kaban-withdrawals-\d{8}-sample\.csv"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const outcome = await fixture.people.companyAccess.calls.oversight.exportOutcome({ exportId })
    expect(outcome).toMatchObject({
      sha256: createHash('sha256').update(bytes).digest('hex'),
      rows: bytes.toString('utf8').trim().split('\r\n').length - 1,
    })
    // Nobody else hears of it, and the trail has all of it.
    expect(await fixture.people.admin.calls.oversight.exportOutcome({ exportId })).toBeNull()
    const { entries } = await fixture.people.admin.calls.activity.ofSubject({
      kind: 'export',
      id: exportId,
    })
    expect(entries.map(({ actionType }) => actionType)).toEqual([
      'ADMIN_EXPORTED',
      'ADMIN_EXPORT_ASKED',
    ])
    expect(entries[0]?.changes).toMatchObject({
      sha256: { after: outcome?.sha256 },
      rows: { after: outcome?.rows },
    })
  })
})

describe("get '/statements/:month/:format'", () => {
  const month = manilaMonth(new Date())

  test('is for a user, and the address names nobody whose month it could be', async () => {
    const onlyUsers = { ...everybody(401), owner: 200, other: 404, admin: 403, companyAccess: 403 }
    for (const format of ['pdf', 'csv']) {
      // The other one never had money, so there is no statement; the owner's id in the address changes nothing.
      expect(
        await statusesOf((person) =>
          person.fetch(`/statements/${month}/${format}?userId=${randomUUID()}&language=fil`),
        ),
      ).toEqual(onlyUsers)
    }
    const nothing = { ...everybody(401), owner: 404, other: 404, admin: 403, companyAccess: 403 }
    for (const path of [
      '2020-01/pdf',
      '2999-01/csv',
      '2026-13/pdf',
      `${month}/html`,
      '..%2f..%2f/pdf',
    ])
      expect(await statusesOf((person) => person.fetch(`/statements/${path}`))).toEqual(nothing)
  })

  test('sends a file to keep, not to show, and to keep nowhere else', async () => {
    for (const [format, type] of [
      ['pdf', 'application/pdf'],
      ['csv', 'text/csv; charset=utf-8'],
    ] as const) {
      const { headers } = await fixture.people.owner.fetch(`/statements/${month}/${format}`)
      expect(headers.get('content-type')).toBe(type)
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="kaban-statement-${month}-sample.${format}"`,
      )
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('makes two at once for one person, and the next one when they have arrived', async () => {
    const ask = async () => {
      const answer = await fixture.people.owner.fetch(`/statements/${month}/pdf`)
      await answer.arrayBuffer()
      return answer.status
    }
    const statuses = await Promise.all(Array.from({ length: 8 }, ask))
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(await ask()).toBe(200)
  })
})

describe('the other doors', () => {
  test("get '/live' is for people who are signed in", async () => {
    expect(await statusesOf((person) => person.fetch('/live'))).toEqual({
      ...everybody(200),
      visitor: 204,
      suspended: 204,
      unverified: 204,
    })
  })

  test("get '/healthz' and, in a sample installation, get '/mailbox' are for anyone", async () => {
    expect(await statusesOf((person) => person.fetch('/healthz'))).toEqual(everybody(200))
    expect(await statusesOf((person) => person.fetch('/mailbox'))).toEqual(everybody(200))
  })

  test("get '/worker.js' and the page that it keeps, get '/index.html', are the same for anyone, and asked for anew each time", async () => {
    for (const [path, type] of [
      ['/worker.js', 'text/javascript'],
      ['/index.html', 'text/html'],
    ] as const) {
      const answers = await Promise.all(
        Object.values(fixture.people).map((person) => person.fetch(path)),
      )
      expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
      for (const { status, headers } of answers) {
        expect(status).toBe(200)
        expect(headers.get('content-type')).toContain(type)
        expect(headers.get('cache-control')).toBe('no-cache')
        expect(headers.getSetCookie()).toEqual([])
      }
    }
    // What the build says about itself is nobody's business.
    expect(await statusesOf((person) => person.fetch('/.built-files.json'))).toEqual(everybody(404))
  })

  test("get '/receipt-key.pem' gives anyone the key that receipts are checked with, and nothing that signs", async () => {
    expect(await statusesOf((person) => person.fetch('/receipt-key.pem'))).toEqual(everybody(200))
    const answer = await fixture.people.visitor.fetch('/receipt-key.pem')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(await answer.text()).toMatch(
      /^-----BEGIN PUBLIC KEY-----\n[A-Za-z0-9+/=]{60}\n-----END PUBLIC KEY-----\n$/,
    )
  })

  test('in a live installation there is no mailbox', async () => {
    const live = await startTestServer({ env: { KABAN_MODE: 'live' } })
    try {
      expect((await new Visitor(live.address).fetch('/mailbox')).status).toBe(404)
    } finally {
      await live.close()
    }
  })

  test("get '/social/:provider' and its callback send everybody to a page of ours, and sign nobody in", async () => {
    const ledTo = async (path: string) => {
      const before = fixture.people.visitor.cookie
      const places = await Promise.all(
        Object.values(fixture.people).map(async (person) =>
          (await person.fetch(path)).headers.get('location'),
        ),
      )
      expect(fixture.people.visitor.cookie).toBe(before)
      return places
    }
    for (const path of [
      '/social/google',
      '/social/..%2f',
      '/social/google/callback?code=x&state=x',
    ]) {
      for (const place of await ledTo(path))
        expect(['/login?social=failed', '/dashboard', '/admin/dashboard']).toContain(place)
    }
  })

  test("all '/rpc/*' refuses what another website makes before anything is looked up", async () => {
    const headers = {
      'content-type': 'application/json',
      origin: 'https://evil.example',
      cookie: fixture.people.owner.cookie,
    }
    const answer = await fetch(`${fixture.address}/rpc/withdrawals/request`, {
      method: 'POST',
      headers,
      body: '{"json":{}}',
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })
})
