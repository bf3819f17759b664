/** Requests the routes of documents about income, as every kind of person. */
import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import type { Visitor } from '../fixtures/servers/test-server.ts'
import { samplePdf } from '../fixtures/servers/upload-server.ts'
import { everybody, statusesOf } from './statuses.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

test("post '/income/evidence' and get '/income/evidence/:evidenceId' are for staff", async () => {
  const ids = new Map<Visitor, string>()
  const send = (person: Visitor) => {
    const id = uuidv7()
    ids.set(person, id)
    return person.fetch(`/income/evidence?id=${id}&name=a.pdf`, { method: 'POST', body: samplePdf })
  }
  const staffOnly = { ...everybody(401), owner: 403, other: 403 }
  expect(await statusesOf(fixture.people, send)).toEqual({
    ...staffOnly,
    admin: 201,
    companyAccess: 201,
  })
  const id = ids.get(fixture.people.admin) ?? ''
  const get = (person: Visitor) => person.fetch(`/income/evidence/${id}`)
  expect(await statusesOf(fixture.people, get)).toEqual({
    ...staffOnly,
    admin: 200,
    companyAccess: 200,
  })
  const { headers } = await get(fixture.people.admin)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="a.pdf"/)
  expect(headers.get('cache-control')).toBe('private, no-store')
  for (const other of [randomUUID(), 'x', '..%2f..%2fetc'])
    expect((await fixture.people.admin.fetch(`/income/evidence/${other}`)).status).toBe(404)
  const page = { method: 'POST', body: '<script>alert(1)</script>' }
  const wrong = await fixture.people.admin.fetch(`/income/evidence?id=${uuidv7()}`, page)
  expect(wrong.status).toBe(415)
})
