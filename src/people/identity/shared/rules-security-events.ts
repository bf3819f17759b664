/** Events that the owner of a login is notified of. Safeguards has their texts and effects. */
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
  'new-payee',
  'payee-wait-lifted',
  'money-locked',
  'money-unlocked',
  'login-protected',
  'suspended',
  'access-restored',
  'role-changed',
  'data-exported',
  'closed',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

/** The events of company access. It has no owner, so every administrator is notified. */
export const companyAccessEvents = [
  'new-device',
  'authenticator-on',
  'authenticator-off',
  'recovery-codes-renewed',
  'recovery-code-used',
] as const satisfies readonly SecurityEvent[]
export type CompanyAccessEvent = (typeof companyAccessEvents)[number]
