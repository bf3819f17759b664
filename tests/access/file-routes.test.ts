/** Requests every route that sends or takes a file, as every kind of person. */
import { createHash, randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeLimits } from '#foundation/contract/shared/write-limits.ts'
import { manilaMonth } from '#foundation/time/shared/months.ts'
import { permitHeader } from '#people/profile/shared/rules.ts'
import { withLockedTable } from '../fixtures/database/locked-table.ts'
import { hashAllTables } from '../fixtures/database/whole-database.ts'
import {
  smallPicture,
  startAccessFixture,
  type AccessFixture,
} from '../fixtures/people/access-fixture.ts'
import type { Visitor } from '../fixtures/servers/test-server.ts'
import { everybody, statusesOf } from './statuses.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

describe('T18 files of a chat are for its user and for the staff', () => {
  test("get '/chats/attachments/:attachmentId'", async () => {
    const { sentFileId, looseFileId } = fixture.things
    const sent = await statusesOf(fixture.people, (person) =>
      person.fetch(`/chats/attachments/${sentFileId}`),
    )
    expect(sent).toEqual({ ...everybody(404), owner: 200, admin: 200, companyAccess: 200 })
    // A file that was uploaded but not sent is for its uploader.
    expect(
      await statusesOf(fixture.people, (person) =>
        person.fetch(`/chats/attachments/${looseFileId}`),
      ),
    ).toMatchObject({ other: 404, visitor: 404, suspended: 404, unverified: 404 })
    for (const id of [randomUUID(), 'x', '..%2f..%2fetc'])
      expect(
        await statusesOf(fixture.people, (person) => person.fetch(`/chats/attachments/${id}`)),
      ).toEqual(everybody(404))
  })

  test("post '/chats/:chatId/attachments'", async () => {
    const upload = (person: Visitor, chatId: string) =>
      person.fetch(`/chats/${chatId}/attachments?name=a.png&userId=${randomUUID()}&role=admin`, {
        method: 'POST',
        body: smallPicture,
      })
    const before = await hashAllTables(fixture)
    for (const name of ['visitor', 'suspended', 'unverified'] as const)
      expect((await upload(fixture.people[name], fixture.things.chatId)).status).toBe(401)
    expect((await upload(fixture.people.other, fixture.things.chatId)).status).toBe(404)
    expect((await upload(fixture.people.owner, randomUUID())).status).toBe(404)
    expect(await hashAllTables(fixture)).toEqual(before)
    for (const name of ['owner', 'admin', 'companyAccess'] as const)
      expect((await upload(fixture.people[name], fixture.things.chatId)).status).toBe(201)
  })
})

describe('pictures of people are for themselves and for the staff', () => {
  const uploadPicture = (person: Visitor, permit = '') =>
    person.fetch(`/avatars?userId=${randomUUID()}&role=admin`, {
      method: 'POST',
      headers: { [permitHeader]: permit },
      body: smallPicture,
    })

  test("post '/avatars' and get '/avatars/:avatarId'", async () => {
    const { avatarId } = (await (await uploadPicture(fixture.people.owner)).json()) as {
      avatarId: string
    }
    expect(
      await statusesOf(fixture.people, (person) => person.fetch(`/avatars/${avatarId}`)),
    ).toEqual({
      ...everybody(404),
      owner: 200,
      admin: 200,
      companyAccess: 200,
    })
    for (const id of [randomUUID(), 'x', '..%2f..%2fetc'])
      expect(await statusesOf(fixture.people, (person) => person.fetch(`/avatars/${id}`))).toEqual(
        everybody(404),
      )
  })

  test("post '/avatars' changes nobody's picture but the caller's", async () => {
    const emailsWithPicture = () =>
      fixture.asOwner<{ email: string }>(
        'select email from users where avatar_id is not null order by email',
      )
    const before = await emailsWithPicture()
    // Without a valid session the picture waits for a sign-up, which has to have begun.
    for (const name of ['visitor', 'suspended', 'unverified'] as const) {
      const person = fixture.people[name]
      expect((await uploadPicture(person)).status).toBe(403)
      const { permit } = await person.calls.profile.askPicturePermit({})
      const answer = await uploadPicture(person, permit)
      expect(Object.keys((await answer.json()) as object)).toEqual(['claim'])
    }
    expect((await uploadPicture(fixture.people.companyAccess)).status).toBe(403)
    expect(await emailsWithPicture()).toEqual(before)
    expect((await uploadPicture(fixture.people.admin)).status).toBe(201)
    expect(await emailsWithPicture()).toHaveLength(before.length + 1)
  })
})

describe('pictures of public entries', () => {
  const uploadPicture = (person: Visitor) =>
    person.fetch('/content/pictures', { method: 'POST', body: smallPicture })

  test("post '/content/pictures' is for staff, get '/pictures/:pictureId' too before", async () => {
    expect(await statusesOf(fixture.people, uploadPicture)).toEqual({
      ...everybody(401),
      owner: 403,
      other: 403,
      admin: 201,
      companyAccess: 201,
    })
    const { pictureId } = (await (await uploadPicture(fixture.people.admin)).json()) as {
      pictureId: string
    }
    // content-pictures.test.ts publishes one, which everybody then reads.
    expect(
      await statusesOf(fixture.people, (person) => person.fetch(`/pictures/${pictureId}`)),
    ).toEqual({ ...everybody(404), admin: 200, companyAccess: 200 })
    expect((await fixture.people.admin.fetch('/pictures/..%2f..%2fetc')).status).toBe(404)
  })
})

test("get '/testimonials/:testimonialId/picture' shows nothing that is not published", async () => {
  // testimonial-pictures.test.ts publishes one.
  for (const id of [randomUUID(), 'x', '..%2f..%2fetc'])
    expect(
      await statusesOf(fixture.people, (person) => person.fetch(`/testimonials/${id}/picture`)),
    ).toEqual(everybody(404))
})

test("get '/privacy/export' is for a user who requested it with a fresh proof", async () => {
  const fetchExport = (person: Visitor) => person.fetch('/privacy/export?userId=all')
  // 409: not requested. The address names nobody, so it cannot name somebody else.
  const notRequested = { ...everybody(401), owner: 409, other: 409, admin: 403, companyAccess: 403 }
  expect(await statusesOf(fixture.people, fetchExport)).toEqual(notRequested)
  await fixture.people.owner.calls.privacy.prepareExport({})
  expect((await fetchExport(fixture.unproven.owner)).status).toBe(403)
  expect(await statusesOf(fixture.people, fetchExport)).toEqual({ ...notRequested, owner: 200 })
})

describe("get '/oversight/exports/:exportId'", () => {
  const prepare = async (person: Visitor) => {
    const exportId = uuidv7()
    await person.calls.oversight.prepareExport({
      exportId,
      list: 'withdrawals',
      filters: {},
      reason: 'For the auditor',
    })
    return exportId
  }

  test('T40 works once, for the member of staff who requested it', async () => {
    const exportId = await prepare(fixture.people.admin)
    const statuses = { ...everybody(401), owner: 403, other: 403, admin: 200, companyAccess: 409 }
    const fetchIt = (person: Visitor) => person.fetch(`/oversight/exports/${exportId}?language=fil`)
    expect((await fetchIt(fixture.people.companyAccess)).status).toBe(409)
    expect(await statusesOf(fixture.people, fetchIt)).toEqual(statuses)
    expect((await fetchIt(fixture.people.admin)).status).toBe(409)
    expect((await fixture.people.admin.fetch('/oversight/exports/..%2f')).status).toBe(404)
  })

  test('one of two concurrent downloads is refused', async () => {
    const { admin } = fixture.people
    const [first, second] = [await prepare(admin), await prepare(admin)]
    let download: Promise<Response> | undefined
    await withLockedTable(fixture, 'exports', async (untilWaiting) => {
      download = admin.fetch(`/oversight/exports/${first}`)
      await untilWaiting(1)
      expect((await admin.fetch(`/oversight/exports/${second}`)).status).toBe(429)
    })
    const answer = await download
    expect(answer?.status).toBe(200)
    await answer?.arrayBuffer()
  })

  test('sends an attachment, and its checksum and row count are recorded', async () => {
    const exportId = await prepare(fixture.people.companyAccess)
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
    // Nobody else gets the outcome, but the trail has all of it.
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

  test('is for a user, whose own month it is', async () => {
    const onlyUsers = { ...everybody(401), owner: 200, other: 404, admin: 403, companyAccess: 403 }
    for (const format of ['pdf', 'csv']) {
      // The other user never had money, so there is no statement. A user id in the address
      // changes nothing.
      expect(
        await statusesOf(fixture.people, (person) =>
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
      expect(
        await statusesOf(fixture.people, (person) => person.fetch(`/statements/${path}`)),
      ).toEqual(nothing)
  })

  test('sends an attachment that no cache keeps', async () => {
    for (const [format, type] of [
      ['pdf', 'application/pdf'],
      ['csv', 'text/csv; charset=utf-8'],
    ] as const) {
      const answer = await fixture.people.owner.fetch(`/statements/${month}/${format}`)
      // A file that nobody reads to its end would still count as one of the two of the next test.
      await answer.arrayBuffer()
      const { headers } = answer
      expect(headers.get('content-type')).toBe(type)
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="kaban-statement-${month}-sample.${format}"`,
      )
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('makes two at a time for one person, and the next one afterwards', async () => {
    const download = async () => {
      const answer = await fixture.people.owner.fetch(`/statements/${month}/pdf`)
      await answer.arrayBuffer()
      return answer.status
    }
    let firstTwo: Promise<number>[] = []
    await withLockedTable(fixture, 'ledger.transfers', async (untilWaiting) => {
      firstTwo = [download(), download()]
      await untilWaiting(2)
      expect(await download()).toBe(429)
    })
    expect(await Promise.all(firstTwo)).toEqual([200, 200])
    expect(await download()).toBe(200)
  })

  test('counts as an export, so one person cannot have files made without end', async () => {
    const { perMinute } = writeLimits.export.user
    const statuses: number[] = []
    for (let made = 0; made <= perMinute; made += 1) {
      const answer = await fixture.people.owner.fetch(`/statements/${month}/csv`)
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})
