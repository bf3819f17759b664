/**
 * What concerns the safety of a login and is always told to its owner. The words and what follows
 * stand in the safeguards room.
 */
export const securityEvents = [
  'new-device',
  'many-wrong-passwords',
  'password-changed',
  'password-reset',
  'authenticator-on',
  'authenticator-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'provider-connected',
  'provider-disconnected',
  'bank-details-changed',
  'money-locked',
  'money-unlocked',
  'suspended',
  'access-restored',
  'role-changed',
  'data-exported',
  'closed',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

/** What can happen to company access too. It has no owner: every administrator is told. */
export const companyAccessEvents = [
  'new-device',
  'authenticator-on',
  'authenticator-off',
  'recovery-codes-renewed',
  'recovery-code-used',
] as const satisfies readonly SecurityEvent[]
export type CompanyAccessEvent = (typeof companyAccessEvents)[number]
