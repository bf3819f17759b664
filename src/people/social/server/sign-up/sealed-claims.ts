/**
 * Seals the claims about somebody who may never finish the sign-up: a copy of the tables reveals
 * nothing of them.
 */
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import type { ProviderClaims } from '../provider/exchange-code.ts'

const claimsSeal = 'social claims'

export function sealClaims(secrets: Secrets, claims: ProviderClaims): Buffer {
  return secrets.seal(claimsSeal, JSON.stringify(claims))
}

export function openClaims(secrets: Secrets, sealed: Buffer): ProviderClaims {
  return JSON.parse(secrets.open(claimsSeal, sealed)) as ProviderClaims
}
