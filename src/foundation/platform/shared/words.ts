import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'

export type PlatformRefusal =
  | 'sign-in-first'
  | 'not-allowed'
  | 'invalid-input'
  | 'forbidden-characters'
  | 'too-large'
  | 'foreign-origin'
  | 'not-found'
  | 'fault'
  | 'busy'
  | 'proof-needed'
  | 'new-password-first'

export const platformRefusals: Record<PlatformRefusal, RefusalWords> = {
  'sign-in-first': {
    title: 'Please sign in',
    message: 'You are signed out. Sign in and try again; nothing was changed.',
  },
  'not-allowed': { title: 'Access Denied', message: 'You are not authorized to view this page.' },
  'invalid-input': {
    title: 'Invalid Input',
    message: 'Please check what you entered; nothing was changed.',
  },
  'forbidden-characters': {
    title: 'Invalid Input',
    message:
      'There are invisible or control characters in what you entered. ' +
      'Type it instead of pasting it; nothing was changed.',
  },
  'too-large': {
    title: 'Too Large',
    message: 'What you sent is larger than allowed; nothing was changed.',
  },
  'foreign-origin': {
    title: 'Request Refused',
    message: 'This request came from another website and was refused; nothing was changed.',
  },
  'not-found': { title: 'Not Found', message: 'There is nothing at this address.' },
  fault: {
    title: 'Something went wrong',
    message:
      'The server could not finish this. If money was involved, check your transactions ' +
      'before you try again.',
  },
  'proof-needed': {
    title: 'Confirm It Is You',
    message:
      'This needs your password or a code that is not older than 5 minutes. ' +
      'Nothing was changed yet.',
  },
  'new-password-first': {
    title: 'Choose a new password',
    message:
      'The company chose the password of this login. Choose one of your own first; ' +
      'nothing was changed.',
  },
  busy: {
    title: 'Not ready',
    message: 'The service is starting or resting. Try again in a moment.',
  },
}
