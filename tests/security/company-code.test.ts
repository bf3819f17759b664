/** T32: attacks on the company access code by guesses, and by somebody who has only the code. */
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { URI, type TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagesDirectory } from '#main/server/pages/pages.ts'
import { attemptPolicies } from '#people/identity/shared/rules-rate-limits.ts'
import { procedures, rowOf } from '../access/access-matrix.ts'
import { hashAtFullCost } from '../fixtures/cheap-hashes.ts'
import { wrongCodeOf } from '../fixtures/people/authenticator-app.ts'
import { refused, nameOfRefusal } from '../fixtures/people/identity-fixture.ts'
import { collectLog } from '../fixtures/servers/collect-log.ts'
import { expectSoon } from '../fixtures/servers/in-time.ts'
import {
  accessCode,
  signIn,
  startTestServer,
  Visitor,
  type TestServer,
} from '../fixtures/servers/test-server.ts'

hashAtFullCost()
const log = collectLog()
let server: TestServer
let live: TestServer

beforeAll(async () => {
  const made = [
    startTestServer({ env: { KABAN_TRUSTED_PROXIES: '1' }, log }),
    startTestServer({ env: { KABAN_MODE: 'live' } }),
  ] as const
  ;[server, live] = await Promise.all(made)
})
afterAll(async () => {
  await Promise.all([server.close(), live.close()])
  // The job that writes it runs once a minute.
  for (const text of log.texts())
    expect(text).toMatch(/^(sign-in refused$|very many wrong guesses)/)
})

test.each([
  ['a hundred', 100],
  ['a thousand @long', 1_000],
])(
  'T32 of guesses from as many addresses only the cap is evaluated: %s',
  async (_name, count) => {
    await server.asOwner('delete from attempts')
    const before = await refusedUses()
    const agent = new Agent({ keepAlive: true, maxSockets: 32 })
    const began = Date.now()
    const answers = await Promise.all(
      Array.from({ length: count }, (_, place) =>
        guess(server, agent, `guess ${place}`, `10.0.${place >> 8}.${place & 255}`),
      ),
    )
    const { free, firstWaitSeconds } = attemptPolicies['access-code-overall']
    // During the guesses, one more is evaluated after each wait.
    const cap = free + Math.ceil((Date.now() - began) / 1000 / firstWaitSeconds)
    const evaluated = answers.filter(({ name }) => name === 'wrong-access-code').length
    expect(evaluated).toBeGreaterThan(0)
    expect(evaluated).toBeLessThanOrEqual(cap)
    expect(answers.filter(({ name }) => name === 'too-many-access-codes')).toHaveLength(
      answers.length - evaluated,
    )
    expect(answers.some(({ cookies }) => cookies)).toBe(false)
    // Every evaluated code is recorded; a guess that the rate limit refused was not evaluated.
    expect((await refusedUses()) - before).toBe(evaluated)
    // After the guesses the right code has to wait too.
    expect((await guess(server, agent, accessCode, '10.0.0.1')).name).toBe('too-many-access-codes')
    agent.destroy()
    // The test limits a number, not a time: a busy machine may take long.
  },
  480_000,
)

async function refusedUses(): Promise<number> {
  const [recorded] = await server.asOwner<{ count: bigint }>(
    `select count(*) from user_activity_log where action_type = 'ADMIN_LOGIN_REFUSED'`,
  )
  return Number(recorded?.count)
}

test('T32 every refused code gets one answer after the same work', async () => {
  const hashes = await server.asOwner<{ hash: string }>(
    'select access_code_hash as hash from installation',
  )
  const kinds = ['wrong', 'near', 'codeless', 'off', 'over'] as const
  const work: Record<(typeof kinds)[number], number[]> = {
    wrong: [],
    near: [],
    codeless: [],
    off: [],
    over: [],
  }
  const bodies = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  for (let round = 0; round < 5; round += 1) {
    for (const kind of kinds) {
      await server.asOwner('delete from attempts')
      const rightButClosed = kind === 'off' || kind === 'over'
      await server.asOwner(
        `update installation set access_code_hash = $1, company_access_on = $2,
         company_access_until = $3`,
        [
          kind === 'codeless' ? null : hashes[0]?.hash,
          kind !== 'off',
          kind === 'over' ? new Date(Date.now() - 1000) : null,
        ],
      )
      const began = process.cpuUsage()
      const { body } = await guess(
        server,
        agent,
        kind === 'wrong'
          ? 'nothing like it'
          : rightButClosed
            ? accessCode
            : `${accessCode.slice(0, -1)}x`,
        `10.9.${round}.1`,
      )
      const { user, system } = process.cpuUsage(began)
      work[kind].push(user + system)
      bodies.add(body.replace(/"requestId":"[^"]+"/, ''))
    }
  }
  await server.asOwner(
    `update installation set access_code_hash = $1, company_access_on = true,
     company_access_until = null`,
    [hashes[0]?.hash],
  )
  await server.asOwner('delete from attempts')
  agent.destroy()
  expect(bodies.size).toBe(1)
  // Compares the least processor time of each kind: a busy machine only adds to it.
  const wrong = Math.min(...work.wrong)
  for (const other of kinds.map((kind) => Math.min(...work[kind]))) {
    expect(other).toBeGreaterThan(wrong / 2)
    expect(other).toBeLessThan(wrong * 2)
  }
})

describe('T32 what the code opened ends with the code', () => {
  const ends: [how: string, state: 'off' | 'until', afterMs: number][] = [
    ['it is turned off', 'off', 0],
    ['its end comes', 'until', 4000],
  ]

  test.each(ends)('when %s: its calls and its streams', async (_how, state, afterMs) => {
    await server.asOwner('delete from attempts')
    const [staff, admin] = [new Visitor(server.address), await signIn(server.address, 'admin')]
    await staff.calls.identity.enterCompanyAccess({ code: accessCode })
    const [ofStaff, ofAdmin] = await Promise.all([readStream(staff), readStream(admin)])
    const { version } = await admin.calls.company.access({})
    const begun = Date.now()
    const until = state === 'until' ? new Date(begun + afterMs) : null
    expect(
      await admin.calls.company.saveAccess({ state, until, versionSeen: version }),
    ).toMatchObject({ state, until, version: version + 1 })
    if (state === 'until') expect((await staff.calls.identity.me({})).role).toBe('admin')
    const end = until?.getTime() ?? Date.now()
    const endedAt = await ofStaff.over
    await expectSoon(server, end, 2_000, 'the end of the stream')
    expect(endedAt).toBeGreaterThanOrEqual(until?.getTime() ?? begun)
    expect((await staff.calls.identity.me({})).role).toBe('visitor')
    expect((await staff.fetch('/live')).status).toBe(204)
    expect(await nameOfRefusal(staff.calls.identity.enterCompanyAccess({ code: accessCode }))).toBe(
      'wrong-access-code',
    )
    // An admin with a login of their own stays signed in.
    expect(await Promise.race([ofAdmin.over, Promise.resolve('open')])).toBe('open')
    const after = await admin.calls.company.access({})
    expect(after.state).toBe('off')
    await admin.calls.company.saveAccess({ state: 'on', until: null, versionSeen: after.version })
    await ofAdmin.leave()
    expect((await staff.calls.identity.me({})).role).toBe('visitor')
  })
})

/** `over` resolves with the time when the stream ended. */
async function readStream(
  person: Visitor,
): Promise<{ over: Promise<number>; leave: () => Promise<void> }> {
  const reader = (await person.fetch('/live')).body?.getReader()
  const over = (async () => {
    while (reader && !(await reader.read()).done);
    return Date.now()
  })()
  return { over, leave: async () => await reader?.cancel() }
}

test('T32 no file for browsers contains the code or how it is stored', async () => {
  const files = readdirSync(pagesDirectory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html|map|json|webmanifest|svg)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const content = readFileSync(path.join(pagesDirectory, file), 'utf8')
    for (const secret of [
      accessCode,
      'KABAN_ACCESS_CODE',
      'access_code_hash',
      '$argon2',
      'argon2id',
    ])
      expect(content.includes(secret), `${file}: ${secret}`).toBe(false)
  }
  const visitor = new Visitor(server.address)
  for (const address of ['/', '/admin/login', '/healthz', '/mailbox'])
    expect(await (await visitor.fetch(address)).text()).not.toContain(accessCode)
})

describe('T32 in a live installation the right code alone opens nothing', () => {
  test('before the authenticator of the installation is set up, and after', async () => {
    const first = new Visitor(live.address)
    expect(await first.calls.identity.enterCompanyAccess({ code: accessCode })).toEqual({
      next: 'set_up',
    })
    await expectSignedOut(first)
    const { uri } = await first.calls.identity.startSetUp({})
    await expectSignedOut(first)
    const app = URI.parse(uri) as TOTP
    await first.calls.identity.answerChallenge({ code: app.generate() })
    expect((await first.calls.identity.me({})).role).toBe('admin')

    const second = new Visitor(live.address)
    expect(await second.calls.identity.enterCompanyAccess({ code: accessCode })).toEqual({
      next: 'code',
    })
    await expectSignedOut(second)
    for (const code of [wrongCodeOf(app), accessCode]) {
      expect([401, 422, 429]).toContain(
        (await refused(second.calls.identity.answerChallenge({ code }))).status,
      )
    }
    await expectSignedOut(second)
    // Somebody with only the code cannot set up another app either.
    expect([401, 403, 404, 409]).toContain(
      (await refused(second.calls.identity.startSetUp({}))).status,
    )
  })
})

/** Calls every procedure that needs a sign-in, a page of the console and the live stream. */
async function expectSignedOut(person: Visitor): Promise<void> {
  expect((await person.calls.identity.me({})).role).toBe('visitor')
  for (const name of Object.keys(procedures).filter((one) => rowOf(one).who !== 'anyone')) {
    const answer = await person.fetch(`/rpc/${name.replace('.', '/')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"json":{}}',
    })
    expect(answer.status, name).toBe(401)
  }
  expect((await person.fetch('/admin/dashboard')).headers.get('location')).toBe(
    '/admin/login?returnTo=%2Fadmin%2Fdashboard',
  )
  expect((await person.fetch('/live')).status).toBe(204)
}

interface Answer {
  name: string
  body: string
  cookies: boolean
}

function guess(to: TestServer, agent: Agent, code: string, address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const sent = request(
      `${to.address}/rpc/identity/enterCompanyAccess`,
      { method: 'POST', agent, headers },
      (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (part: string) => (body += part))
        response.on('end', () =>
          resolve({
            name: /"name":"([^"]+)"/.exec(body)?.[1] ?? '',
            body,
            cookies: response.headers['set-cookie'] !== undefined,
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify({ json: { code } }))
  })
}
