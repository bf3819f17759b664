/**
 * Security mails hold both languages, one after the other: the server does not know which one the
 * owner reads.
 */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { SecurityEvent } from '#people/identity/shared/rules-security-events.ts'
import { remedyFor } from '../shared/rules.ts'
import { securityEventWordsFil } from '../shared/words.fil.ts'
import { securityEventWords } from '../shared/words.ts'

const subjects: Record<SecurityEvent, (site: string) => string> = {
  'new-device': (site) => `A new browser signed in to ${site}`,
  'many-wrong-passwords': (site) => `Many wrong passwords were tried on your ${site} login`,
  'password-changed': (site) => `Your ${site} password was changed`,
  'password-reset': (site) => `Your ${site} password was set anew`,
  'authenticator-on': (site) => `An authenticator app was connected to ${site}`,
  'authenticator-off': (site) => `Your authenticator app was removed from ${site}`,
  'recovery-codes-renewed': (site) => `Your ${site} recovery codes were renewed`,
  'recovery-code-used': (site) => `A recovery code was used to sign in to ${site}`,
  'provider-connected': (site) => `A further way to sign in to ${site} was connected`,
  'provider-disconnected': (site) => `A way to sign in to ${site} was removed`,
  'bank-details-changed': (site) => `Your bank details at ${site} were changed`,
  'money-locked': (site) => `Your money at ${site} is locked`,
  'money-unlocked': (site) => `Your money at ${site} is unlocked`,
  suspended: (site) => `Your access to ${site} was suspended`,
  'access-restored': (site) => `You have access to ${site} again`,
  'role-changed': (site) => `The role of your ${site} login was changed`,
  'data-exported': (site) => `A copy of your ${site} data was downloaded`,
  closed: (site) => `Your ${site} login was closed`,
}

export const securityMail = {
  greeting: (fullName: string) => `Hello ${fullName},`,
  subject: (event: SecurityEvent, site: string) => subjects[event](site),
  /** `pausedUntil` is null when the event pauses nothing. */
  paragraphs: (event: SecurityEvent, pausedUntil: Date | null): string[] => [
    [
      securityEventWords[event],
      ...(pausedUntil ? [pause(pausedUntil)] : []),
      remedies[remedyFor(event)],
    ].join(' '),
    [
      securityEventWordsFil[event],
      ...(pausedUntil ? [pauseFil(pausedUntil)] : []),
      remediesFil[remedyFor(event)],
    ].join(' '),
  ],
  facts: { when: 'When', from: 'Browser', address: 'Internet address' },
  browser: (browser: string, system: string) =>
    browser && system ? `${browser}, ${system}` : browser || system,
  /** Null when a new password would not help. */
  action: (event: SecurityEvent) =>
    remedyFor(event) === 'password' ? { label: 'This was not me', path: '/forgot-password' } : null,
}

/** The text of the mail, for the notification. */
export function securityNotificationText(
  event: SecurityEvent,
  pausedUntil: Date | null,
): BilingualText {
  const [en = '', fil = ''] = securityMail.paragraphs(event, pausedUntil)
  return { en, fil }
}

function pause(until: Date): string {
  return `To protect your money, no withdrawal is taken until ${showDateTime(until)}.`
}

function pauseFil(until: Date): string {
  return (
    'Para maprotektahan ang pera mo, walang tatanggaping withdrawal hanggang ' +
    `${showDateTime(until, 'fil')}.`
  )
}

const remedies: Record<ReturnType<typeof remedyFor>, string> = {
  password:
    'If it was you, there is nothing to do. If it was not, set a new password at once ' +
    'and tell our support.',
  support: 'If it was not you, tell our support at once.',
  company: 'If you do not know why, ask our support.',
}

const remediesFil: typeof remedies = {
  password:
    'Kung ikaw ito, wala kang kailangang gawin. Kung hindi, magtakda agad ng bagong ' +
    'password at sabihin sa aming suporta.',
  support: 'Kung hindi ikaw ito, sabihin agad sa aming suporta.',
  company: 'Kung hindi mo alam kung bakit, magtanong sa aming suporta.',
}
