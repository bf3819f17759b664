/** The answers that a page brings with it: the same that whoever asks for it would get by asking, and nothing that changes anything. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstAnswersId, type FirstAnswer } from '../src/contract/first-answers.ts'
import { startAccessTown, type AccessTown } from './access-town.ts'
import { everyProcedure } from './contract-walk.ts'
import type { Visitor } from './server.ts'

let town: AccessTown

beforeAll(async () => {
  town = await startAccessTown()
  await town.asOwner(`update users set full_name = '</script><script>alert(1)</script>' where email = 'maria@sample.kaban.test'`)
})
afterAll(() => town.close())

const begin = `<script type="application/json" id="${firstAnswersId}">`

/** As a browser reads the element: up to the first thing that ends a script. */
async function brought(person: Visitor, place: string): Promise<FirstAnswer[]> {
  const page = await (await person.fetch(place)).text()
  const [, after] = page.split(begin)
  return after === undefined ? [] : (JSON.parse(after.slice(0, after.search(/<\/script/i))) as FirstAnswer[])
}

const pathsOf = (answers: readonly FirstAnswer[]) => answers.map(({ path }) => path.replace('/rpc/', ''))

test('each answer is word for word what the same person gets by asking, whatever stands in a name', async () => {
  const { owner, other, admin, companyAccess, visitor } = town.people
  const pages: [Visitor, string][] = [[owner, '/dashboard'], [other, '/dashboard'], [owner, '/dashboard/tasks'], [admin, '/admin/dashboard'], [companyAccess, '/admin/dashboard'], [visitor, '/']]
  for (const [person, place] of pages) {
    const answers = await brought(person, place)
    expect(answers.length, place).toBeGreaterThan(0)
    for (const { path, body, answer } of answers) {
      const asked = await person.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      expect(answer, `${place} ${path}`).toBe(await asked.text())
    }
  }
  expect(JSON.stringify(await brought(owner, '/dashboard'))).toContain('</script>')
})

test('figures come with the dashboard of a user and with no other page; who is not in learns only that', async () => {
  const { owner, admin, visitor, suspended, unverified } = town.people
  expect(pathsOf(await brought(owner, '/dashboard'))).toContain('transactions/balance')
  expect(pathsOf(await brought(owner, '/dashboard/settings'))).not.toContain('transactions/balance')
  expect(pathsOf(await brought(owner, '/verify/REF'))).toEqual(['identity/me'])
  expect(pathsOf(await brought(admin, '/admin/dashboard'))).toEqual(['identity/me'])
  for (const person of [visitor, suspended, unverified]) {
    const answers = await brought(person, '/terms')
    expect(pathsOf(answers)).toEqual(['identity/me'])
    expect(answers[0]?.answer).toContain('"role":"visitor"')
  }
})

test('opening a page calls only what reads: nothing that a link from elsewhere may open changes anything', async () => {
  const { owner } = town.people
  const called = pathsOf(await brought(owner, '/dashboard')).map((path) => path.replace('/', '.'))
  expect(called.length).toBeGreaterThan(6)
  for (const name of called) expect(everyProcedure.find((procedure) => procedure.name === name)?.meta.opens, name).toBe('connection')
})
