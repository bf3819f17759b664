/**
 * The words of security mails. They are written in both languages, one after the other: the server does not know which one
 * somebody reads, and nobody should have to guess at these.
 */
import type { Both } from '../contract/both.ts'
import type { SecurityEvent } from '../identity/rules-security-events.ts'
import { showDateTime } from '../time/time.ts'
import { wayOutOf } from './rules.ts'
import { happened } from './words.ts'
import { happenedFil } from './words.fil.ts'

const subjects: Record<SecurityEvent, string> = {
  'new-device': 'A new browser signed in to Kaban',
  'many-wrong-passwords': 'Many wrong passwords were tried on your Kaban login',
  'password-changed': 'Your Kaban password was changed',
  'password-reset': 'Your Kaban password was set anew',
  'authenticator-on': 'An authenticator app was connected to Kaban',
  'authenticator-off': 'Your authenticator app was removed from Kaban',
  'recovery-codes-renewed': 'Your Kaban recovery codes were renewed',
  'recovery-code-used': 'A recovery code was used to sign in to Kaban',
  'provider-connected': 'A further way to sign in to Kaban was connected',
  'provider-disconnected': 'A way to sign in to Kaban was removed',
  'bank-details-changed': 'Your bank details at Kaban were changed',
  'money-locked': 'Your money at Kaban is locked',
  'money-unlocked': 'Your money at Kaban is unlocked',
  suspended: 'Your access to Kaban was suspended',
  'access-restored': 'You have access to Kaban again',
  'role-changed': 'The role of your Kaban login was changed',
  'data-exported': 'A copy of your Kaban data was downloaded',
  closed: 'Your Kaban login was closed',
}

export const securityMail = {
  greeting: (fullName: string) => `Hello ${fullName},`,
  subject: (event: SecurityEvent) => subjects[event],
  /** `pausedUntil`: null when it pauses nothing. */
  paragraphs: (event: SecurityEvent, pausedUntil: Date | null): string[] => [
    [happened[event], ...(pausedUntil ? [pause(pausedUntil)] : []), wayOut[wayOutOf(event)]].join(' '),
    [happenedFil[event], ...(pausedUntil ? [pauseFil(pausedUntil)] : []), wayOutFil[wayOutOf(event)]].join(' '),
  ],
  facts: { when: 'When', from: 'Browser', address: 'Internet address' },
  browser: (browser: string, system: string) => (browser && system ? `${browser}, ${system}` : browser || system),
  /** Null: nothing that a new password would mend. */
  action: (event: SecurityEvent) => (wayOutOf(event) === 'password' ? { label: 'This was not me', path: '/forgot-password' } : null),
}

/** The same in the notification. */
export function noticeOf(event: SecurityEvent, pausedUntil: Date | null): Both {
  const [en = '', fil = ''] = securityMail.paragraphs(event, pausedUntil)
  return { en, fil }
}

function pause(until: Date): string {
  return `To protect your money, no withdrawal is taken until ${showDateTime(until)}.`
}

function pauseFil(until: Date): string {
  return `Para maprotektahan ang pera mo, walang tatanggaping withdrawal hanggang ${showDateTime(until, 'fil')}.`
}

const wayOut: Record<ReturnType<typeof wayOutOf>, string> = {
  password: 'If it was you, there is nothing to do. If it was not, set a new password at once and tell our support.',
  support: 'If it was not you, tell our support at once.',
  company: 'If you do not know why, ask our support.',
}

const wayOutFil: typeof wayOut = {
  password: 'Kung ikaw ito, wala kang kailangang gawin. Kung hindi, magtakda agad ng bagong password at sabihin sa aming suporta.',
  support: 'Kung hindi ikaw ito, sabihin agad sa aming suporta.',
  company: 'Kung hindi mo alam kung bakit, magtanong sa aming suporta.',
}
