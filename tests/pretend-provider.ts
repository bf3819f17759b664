/** A small OpenID provider that says whatever a test wants, right or wrong. */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { freePort } from './free-port.ts'

export interface Said {
  /** Over what a right id_token would hold; undefined takes a claim away. */
  claims?: Record<string, unknown>
  /** Signed with a key that the provider does not publish. */
  foreignKey?: boolean
  /** Said in its head instead of RS256, and then not signed. */
  algorithm?: 'none'
  withoutIdToken?: boolean
}

export interface PretendProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /**
   * Somebody agrees at `address`, where Kaban sent them: answers the path on Kaban that the
   * provider sends them back to.
   */
  agree(address: string, said?: Said): string
  /** How often a code was brought to it. */
  asked(): number
  close(): Promise<void>
}

interface Issued {
  said: Said
  nonce: string
  challenge: string
}

const client = { clientId: 'kaban', clientSecret: 'a-secret-of-the-tests' }
const [own, foreign] = [
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
]

/** `published` changes what it says of itself. */
export async function startPretendProvider(
  published: (issuer: string) => object = () => ({}),
): Promise<PretendProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const codes = new Map<string, Issued>()
  let asked = 0
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...published(issuer),
  }
  const answer = async (request: IncomingMessage): Promise<[status: number, body: object]> => {
    if (request.url === '/.well-known/openid-configuration') return [200, metadata]
    if (request.url === '/keys')
      return [
        200,
        { keys: [{ ...own.publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
      ]
    asked += 1
    return tokensFor(issuer, codes, new URLSearchParams(await bodyOf(request)))
  }
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    issuer,
    ...client,
    agree(address, said = {}) {
      const { searchParams: wanted } = new URL(address)
      const code = randomBytes(16).toString('hex')
      codes.set(code, {
        said,
        nonce: wanted.get('nonce') ?? '',
        challenge: wanted.get('code_challenge') ?? '',
      })
      const back = new URL(wanted.get('redirect_uri') ?? '')
      return `${back.pathname}?${new URLSearchParams({ code, state: wanted.get('state') ?? '' })}`
    },
    asked: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Checks the client, the code and the proof key as a provider must. */
function tokensFor(
  issuer: string,
  codes: Map<string, Issued>,
  sent: URLSearchParams,
): [number, object] {
  const issued = codes.get(sent.get('code') ?? '')
  codes.delete(sent.get('code') ?? '')
  if (sent.get('client_secret') !== client.clientSecret) return [401, { error: 'invalid_client' }]
  const challenge = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url')
  if (!issued || challenge !== issued.challenge)
    return [400, { error: 'invalid_grant', error_description: '<b>said by the provider</b>' }]
  const { said, nonce } = issued
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: issuer,
    aud: client.clientId,
    sub: 'someone',
    iat: now,
    exp: now + 300,
    nonce,
    ...said.claims,
  }
  const tokens = { access_token: 'an-access-token', token_type: 'bearer' }
  return [200, said.withoutIdToken ? tokens : { ...tokens, id_token: sign(claims, said) }]
}

function sign(claims: object, { foreignKey, algorithm }: Said): string {
  const parts = [{ alg: algorithm ?? 'RS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const text = parts.join('.')
  if (algorithm) return `${text}.`
  const key: KeyObject = (foreignKey ? foreign : own).privateKey
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
