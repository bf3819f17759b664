/** A whole server that knows some providers. */
import { freePort } from './free-port.ts'
import { startTestServer, type TestServer } from './server.ts'

export interface Configured {
  issuer: string
  clientId: string
  clientSecret: string
}

/** Where the server will be found, before it runs: a provider must know its callback address. */
export async function addressToBe(): Promise<{ PORT: string; KABAN_PUBLIC_URL: string }> {
  const port = String(await freePort('localhost'))
  return { PORT: port, KABAN_PUBLIC_URL: `http://localhost:${port}` }
}

export async function startSocialTown(
  providers: Record<string, Configured>,
  env: Record<string, string> = {},
): Promise<TestServer> {
  const list = Object.entries(providers).map(([id, { issuer, clientId, clientSecret }]) => ({
    id,
    name: id,
    issuer,
    clientId,
    clientSecret,
  }))
  return await startTestServer({ env: { KABAN_SOCIAL_PROVIDERS: JSON.stringify(list), ...env } })
}

export const particulars = {
  fullName: 'Nena Cruz',
  phoneNumber: '0917 000 2222',
  bankName: 'GCash',
  accountName: 'Nena Cruz',
  accountNumber: '09170002222',
  termsAgreed: true,
}

export const sessionCookie = 'kaban_session'
