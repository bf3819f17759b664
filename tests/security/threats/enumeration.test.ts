/**
 * No answer shows whether an email has a login here, neither by its text, fields or headers nor by
 * its time. Each unknown email is compared with a known one right beside it. The range for the
 * median of all pairs is generous, because the machine may be busy; without equal work the factor
 * would be ten or more.
 */
import { beforeAll, expect, test } from 'vitest'
import { hashAtFullCost } from '../../fixtures/cheap-hashes.ts'
import { identityFixture, maria } from '../../fixtures/people/identity-fixture.ts'

hashAtFullCost()
const fixture = await identityFixture()
const known = (i: number) => `known${i}@example.test`
const unknown = (i: number) => `nobody${i}@example.test`
/** Of sign-ins, in the long lane; of the other requests fewer. */
const most = 60

/** They differ for each request. */
const ofRequest = new Set(['date', 'x-request-id'])

interface Answer {
  content: unknown
  ms: number
}

/** Sends each request from another address, so that no rate limit makes it wait. */
async function request(procedure: string, input: object): Promise<Answer> {
  const person = fixture.person()
  const began = performance.now()
  const response = await person.fetch(`/rpc/identity/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  })
  const body = await response.text()
  const ms = performance.now() - began
  const headers = [...response.headers].filter(([name]) => !ofRequest.has(name))
  return {
    content: {
      status: response.status,
      headers,
      body: body.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'),
    },
    ms,
  }
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

async function compare(
  procedure: string,
  count: number,
  atOnce: number,
  inputFor: (email: string) => object,
): Promise<number> {
  const ratios: number[] = []
  const pair = async (i: number) => {
    // Alternate the order, so that other load on the machine affects both.
    const order = i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    const answers: Partial<Record<'known' | 'unknown', Answer>> = {}
    for (const kind of order)
      answers[kind] = await request(procedure, inputFor(kind === 'known' ? known(i) : unknown(i)))
    expect(answers.unknown?.content).toEqual(answers.known?.content)
    ratios.push((answers.unknown?.ms ?? 0) / (answers.known?.ms ?? 1))
  }
  for (let from = 0; from < count; from += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - from) }, (_, i) => pair(from + i)),
    )
  return median(ratios)
}

async function addKnown(): Promise<void> {
  const { userId } = await fixture.user('model@example.test')
  await fixture.asOwner(
    `insert into users (id, full_name, email, phone_number, role, status, password_hash, sample)
     select uuidv7(), full_name, 'known' || i || '@example.test', phone_number, role, status,
       password_hash, sample
     from users, generate_series(0, $2 - 1) i where id = $1`,
    [userId, most],
  )
}

beforeAll(addKnown)

/** A median stands when fewer than half of the pairs are disturbed in the same direction. */
test.each([
  ['twenty pairs', 20],
  ['sixty pairs @long', most],
])(
  'T25 known and unknown emails get identical answers in the same time: %s',
  async (_, pairs) => {
    await fixture.asOwner('delete from attempts')
    const ratios = {
      login: await compare('login', pairs, 1, (email) => ({
        email,
        password: 'wrong-horse-battery',
      })),
      forgotPassword: await compare('forgotPassword', (pairs * 2) / 3, 10, (email) => ({ email })),
      resendVerification: await compare('resendVerification', pairs / 3, 10, (email) => ({
        email,
      })),
      register: await compare('register', pairs / 3, 2, (email) => ({ ...maria, email })),
    }
    for (const ratio of Object.values(ratios)) {
      expect(ratio, JSON.stringify(ratios)).toBeGreaterThan(0.7)
      expect(ratio, JSON.stringify(ratios)).toBeLessThan(1.4)
    }
  },
  480_000,
)
