/**
 * A real OpenID provider (the package oidc-provider) on this machine, and a person who signs in
 * there as a browser does.
 */
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { CookieJar } from './cookie-jar.ts'
import { freePort } from './free-port.ts'
import type { Visitor } from './server.ts'

/** What the provider knows of somebody, by the name that they sign in with there. */
export interface Known {
  email: string
  email_verified: boolean
  name: string
}

export interface RealProvider {
  issuer: string
  clientId: string
  clientSecret: string
  people: Record<string, Known>
  /**
   * Goes the whole way from `start` on Kaban to the provider and back; answers where Kaban sends
   * the browser in the end.
   */
  signIn(visitor: Visitor, start: string, login: string): Promise<string>
  close(): Promise<void>
}

const client = { clientId: 'kaban', clientSecret: 'a-secret-of-the-tests' }

/** `callbacks` are the addresses that an operator registers there. */
export async function startRealProvider(callbacks: string[]): Promise<RealProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const people: Record<string, Known> = {}
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: callbacks,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
    },
    cookies: { keys: ['a-key-of-the-tests'] },
    jwks: {
      keys: [
        {
          ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
            format: 'jwk',
          }),
          use: 'sig',
          kid: 'tests',
        },
      ],
    },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...people[subject] }),
    }),
  })
  const server = createServer(provider.callback())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    issuer,
    ...client,
    people,
    signIn: (visitor, start, login) => signIn({ issuer, visitor, start, login }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Redirects are followed one by one; the provider's two questions (who, and may Kaban know) are
 * answered with its own forms.
 */
async function signIn({
  issuer,
  visitor,
  start,
  login,
}: {
  issuer: string
  visitor: Visitor
  start: string
  login: string
}): Promise<string> {
  const jar = new CookieJar()
  let address = start.startsWith(issuer) ? start : locationOf(await visitor.fetch(start))
  for (let step = 0; step < 12; step += 1) {
    if (!address.startsWith(issuer))
      return locationOf(await visitor.fetch(new URL(address).pathname + new URL(address).search))
    address = new URL(await atProvider(jar, address, login), issuer).href
  }
  throw new Error('The provider led in a circle')
}

async function atProvider(jar: CookieJar, address: string, login: string): Promise<string> {
  const page = await request(jar, address)
  if (page.status !== 200) return locationOf(page)
  const prompt = /name="prompt" value="(\w+)"/.exec(await page.text())?.[1] ?? ''
  const body = new URLSearchParams({
    prompt,
    ...(prompt === 'login' ? { login, password: 'any' } : {}),
  })
  return locationOf(await request(jar, address, { method: 'POST', body }))
}

async function request(jar: CookieJar, address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, {
    ...init,
    redirect: 'manual',
    headers: { cookie: jar.header() },
  })
  jar.take(response)
  return response
}

export function locationOf(response: Response): string {
  const location = response.headers.get('location')
  if (!location) throw new Error(`No redirect, but ${response.status}`)
  return location
}
