/**
 * What a provider said of somebody who may never finish the sign-up: nothing of it can be read in a
 * copy of the tables.
 */
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import type { Claims } from '../provider/ask-provider.ts'

const claimsSeal = 'social claims'

export function sealClaims(secrets: Secrets, claims: Claims): Buffer {
  return secrets.seal(claimsSeal, JSON.stringify(claims))
}

export function openClaims(secrets: Secrets, sealed: Buffer): Claims {
  return JSON.parse(secrets.open(claimsSeal, sealed)) as Claims
}
