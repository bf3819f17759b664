/**
 * The identity room behind a real HTTP server, and people who call it as browsers do: with cookies
 * and an address of their own.
 */
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { afterAll, expect } from 'vitest'
import type { RefusalData } from '../src/contract/refusal.ts'
import { createUser } from '../src/identity/actions.ts'
import { changeUserRole, changeUserStatus } from '../src/identity/change-user.ts'
import type { identityContract } from '../src/identity/contract.ts'
import { identityRoutes } from '../src/identity/routes.ts'
import type { Registration, Role, UserStatus } from '../src/identity/rules.ts'
import { findCaller, watchCaller } from '../src/identity/sessions.ts'
import type { User } from '../src/identity/store.ts'
import { identityHooks } from '../src/main/identity-hooks.ts'
import { systemAct } from '../src/platform/act.ts'
import { openHttp } from '../src/platform/http.ts'
import { startRelay } from '../src/platform/live.ts'
import type { OutboxMail } from '../src/platform/mail.ts'
import { loadSettings } from '../src/platform/settings.ts'
import { testGround } from './acts.ts'
import { CookieJar } from './cookie-jar.ts'
import { testDatabase, type TestDatabase } from './database.ts'

export interface Person {
  identity: ContractRouterClient<typeof identityContract>
  /** The session token that the browser holds, or null. */
  token(): string | null
  keep(token: string | null): void
  /** All cookies of the browser. */
  jar: CookieJar
  /** A request as it stands, with this person's cookies and address. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export interface IdentityTown extends TestDatabase {
  /** `address`: what the proxies say, as X-Forwarded-For has it. */
  person(address?: string): Person
  /** A user who may sign in at once with `right-horse-battery`. */
  user(
    email: string,
    options?: { role?: 'user' | 'admin'; status?: 'active' | 'suspended' | 'pending_verification' },
  ): Promise<User>
  /** As the company does it. */
  changeStatus(userId: string, status: UserStatus): Promise<void>
  changeRole(userId: string, role: Role): Promise<void>
  mailsTo(email: string): Promise<OutboxMail[]>
  /** The token in the newest mail of this kind. */
  mailedToken(email: string, kind: 'verify_email' | 'reset_password'): Promise<string>
}

export const rightPassword = 'right-horse-battery'

export const maria: Registration = {
  fullName: 'Maria Santos',
  phoneNumber: '0917 123 4567',
  email: 'maria@example.test',
  password: rightPassword,
  confirmPassword: rightPassword,
  bankName: 'GCash',
  accountName: 'Maria Santos',
  accountNumber: '09171234567',
  termsAgreed: true,
}

let lastAddress = 0
/** An address that no other test of the file uses: each has its own attempt counters. */
export function newAddress(): string {
  lastAddress += 1
  return `198.51.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`
}

/** `env`: the settings that matter to the test. */
export async function identityTown({
  mode = 'sample',
  env = {},
}: { mode?: 'sample' | 'live'; env?: Record<string, string> } = {}): Promise<IdentityTown> {
  const made = await testDatabase()
  const { database } = made
  const settings = {
    ...loadSettings({
      KABAN_DATA_DIR: path.join(tmpdir(), 'kaban-tests'),
      KABAN_TRUSTED_PROXIES: '1',
      ...env,
    }),
    mode,
  }
  const relay = startRelay(database, made.url)
  const app = await openHttp({
    ...testGround,
    settings,
    database,
    relay,
    findCaller: (token, language) => findCaller(database, token, language),
    watchCaller: (token) => watchCaller(database, token),
    router: { identity: identityRoutes(identityHooks) },
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(async () => {
    await relay.close()
    await app.close()
    await made.close()
  })
  const mailsTo = (email: string) =>
    made.asOwner<OutboxMail>(
      'select subject, kind, content, to_address as "to" from mail_outbox where to_address = $1 order by id desc',
      [email],
    )
  return {
    ...made,
    person: (address = newAddress()) => newPerson(origin, address),
    user: (email, { role = 'user', status = 'active' } = {}) =>
      database.transaction((tx) =>
        createUser(tx, {
          fullName: 'Test User',
          email,
          phoneNumber: '0917',
          password: rightPassword,
          role,
          status,
        }),
      ),
    changeStatus: (userId, status) =>
      database.transaction((tx) =>
        changeUserStatus(systemAct(tx, testGround), identityHooks, userId, status),
      ),
    changeRole: (userId, role) =>
      database.transaction((tx) =>
        changeUserRole(systemAct(tx, testGround), identityHooks, userId, role),
      ),
    mailsTo,
    async mailedToken(email, kind) {
      const mail = (await mailsTo(email)).find((sent) => sent.kind === kind)
      const token = mail?.content.action?.path.split('token=')[1]
      if (!token) throw new Error(`No ${kind} mail to ${email}`)
      return token
    },
  }
}

function newPerson(origin: string, address: string): Person {
  const jar = new CookieJar()
  const send = async (request: Request): Promise<Response> => {
    request.headers.set('x-forwarded-for', address)
    request.headers.set('user-agent', 'Test Browser')
    if (jar.header()) request.headers.set('cookie', jar.header())
    const response = await fetch(request)
    jar.take(response)
    return response
  }
  const link = new RPCLink({
    url: `${origin}/rpc/identity`,
    fetch: (request, init) => send(new Request(request, init)),
  })
  return {
    identity: createORPCClient<ContractRouterClient<typeof identityContract>>(link),
    token: () => jar.get('kaban_session'),
    keep: (token) => jar.set('kaban_session', token),
    jar,
    fetch: (to, init) => send(new Request(origin + to, init)),
  }
}

/** What a call is refused with. A call that succeeds fails the test. */
export async function refused(call: Promise<unknown>): Promise<RefusalData & { status: number }> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ORPCError)
  const { data, status } = error as ORPCError<string, RefusalData>
  return { ...data, status }
}
