/** A whole server on a database of its own, for tests that speak to it from outside. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { loadSettings } from '../src/platform/settings.ts'
import { sampleSignIns } from '../src/main/sample-sign-ins.ts'
import { startServer } from '../src/main/server.ts'
import type { contracts } from './contracts.ts'
import { CookieJar } from './cookie-jar.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { freePort } from './free-port.ts'
import { townKey } from './town-template.ts'

export const accessCode = 'sesame-for-tests'

export interface TestServer extends TestDatabase {
  address: string
  dataDirectory: string
  /**
   * Ends the server and starts it again on the same database and address, with another build of the
   * pages.
   */
  release: (pages: string) => Promise<void>
}

interface ServerOptions {
  env?: Record<string, string>
  /** What has to be done to the database before the server sees it. */
  prepare?: (database: TestDatabase) => Promise<void>
}

export async function startTestServer(options: ServerOptions = {}): Promise<TestServer> {
  // Whoever does something before the town is built, or brings another key, gets one that this server builds by itself.
  const asUsual =
    !options.prepare &&
    options.env?.['KABAN_MODE'] !== 'live' &&
    options.env?.['KABAN_SECRET_KEY'] === undefined
  const database = await cloneDatabase({ from: asUsual ? 'kaban_town' : 'kaban_template' })
  await options.prepare?.(database)
  // The template is a sample installation; a live one must begin without a mode.
  if (options.env?.['KABAN_MODE'] === 'live') await database.asOwner('delete from installation')
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kaban-server-'))
  if (asUsual) await writeFile(path.join(dataDirectory, 'secret-key'), townKey.toString('base64'))
  const port = String(await freePort('localhost'))
  const env = {
    PORT: port,
    KABAN_PUBLIC_URL: `http://localhost:${port}`,
    KABAN_DATA_DIR: dataDirectory,
    KABAN_ACCESS_CODE: accessCode,
    ...options.env,
  }
  let running = await startServer(loadSettings(env), database.url)
  return {
    ...database,
    address: running.address,
    dataDirectory,
    async release(pages) {
      await running.close()
      running = await startServer(loadSettings(env), database.url, undefined, pages)
    },
    async close() {
      await running.close()
      await database.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

export type Client = ContractRouterClient<typeof contracts>

/** Speaks to the server as one browser would: keeps its cookies, comes from the same origin. */
export class Visitor {
  readonly jar = new CookieJar()
  readonly calls: Client
  readonly address: string

  constructor(address: string) {
    this.address = address
    this.calls = createORPCClient<Client>(
      new RPCLink({
        url: `${address}/rpc`,
        fetch: (request, init) => this.#send(new Request(request, init)),
      }),
    )
  }

  /** All cookies, as the header of a request has them. */
  get cookie(): string {
    return this.jar.header()
  }
  set cookie(header: string) {
    this.jar.replace(header)
  }

  fetch(place: string, init: RequestInit = {}): Promise<Response> {
    return this.#send(new Request(this.address + place, { redirect: 'manual', ...init }))
  }

  async #send(request: Request): Promise<Response> {
    request.headers.set('sec-fetch-site', 'same-origin')
    if (this.cookie) request.headers.set('cookie', this.cookie)
    const response = await fetch(request)
    this.jar.take(response)
    return response
  }
}

export async function signIn(address: string, who: 'user' | 'admin'): Promise<Visitor> {
  const visitor = new Visitor(address)
  await visitor.calls.identity.login(sampleSignIns[who])
  return visitor
}
