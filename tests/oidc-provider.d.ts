/** As much of the package as the tests use; it ships no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  interface Configuration {
    clients: {
      client_id: string
      client_secret: string
      redirect_uris: string[]
      token_endpoint_auth_method: string
    }[]
    claims: Record<string, string[]>
    cookies: { keys: string[] }
    ttl: Record<string, number>
    jwks: { keys: object[] }
    findAccount(context: unknown, subject: string): { accountId: string; claims(): object }
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): RequestListener
  }
}
