/** Requests a route as every person of the fixture. */
import type { AccessFixture } from '../fixtures/people/access-fixture.ts'
import type { Visitor } from '../fixtures/servers/test-server.ts'

type Person = keyof AccessFixture['people']

export async function statusesOf(
  people: AccessFixture['people'],
  request: (person: Visitor) => Promise<Response>,
): Promise<Record<Person, number>> {
  const statuses: Partial<Record<Person, number>> = {}
  for (const [name, person] of Object.entries(people) as [Person, Visitor][]) {
    const answer = await request(person)
    statuses[name] = answer.status
    await answer.body?.cancel()
  }
  return statuses as Record<Person, number>
}

export const everybody = (status: number) => ({
  visitor: status,
  owner: status,
  other: status,
  suspended: status,
  unverified: status,
  admin: status,
  companyAccess: status,
})
