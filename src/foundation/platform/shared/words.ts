import type { Figures, RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { WriteKind } from '#foundation/contract/shared/write-limits.ts'

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
  | 'virus-found'
  | 'scanner-away'
  | 'storage-away'
  | 'overloaded'
  | 'too-many-at-once'
  | 'in-use'
  | 'proof-needed'
  | 'new-password-first'
  | 'too-many-writes'

const often = 'You’ve done this too often in a short time, so nothing changed.'

const tooMany: Record<WriteKind, string> = {
  change:
    'You’ve made many changes in a short time, so this one wasn’t saved. ' +
    'Anything you typed is still here.',
  message:
    'You’ve sent many messages in a short time, so this one wasn’t sent. ' +
    'Your text is still here.',
  typing: often,
  upload: often,
  chat:
    'You’ve opened many chats in a short time, so this one wasn’t opened. ' +
    'Your text is still here; you can send it in an open chat.',
  money:
    'You’ve made many requests in a short time, so this one wasn’t made. ' +
    'No money moved, and what you typed is still here.',
  security:
    'You’ve changed your security or bank details many times, so this change wasn’t made. ' +
    'Anything you typed is still here.',
  safety: often,
  export: 'You’ve requested many files in a short time, so this one wasn’t made.',
  look: 'You’ve opened many user pages in a short time, so this one wasn’t opened.',
  reveal: 'You’ve viewed many account numbers in a short time, so this one wasn’t shown.',
  'test-mail': 'You’ve sent several test emails in a short time, so this one wasn’t sent.',
}

/** `kind` and `seconds` come from foundation/platform/server/http/count-writes.ts. */
function tooManyWrites({ kind, seconds }: Figures): string {
  return `${tooMany[(kind ?? 'change') as WriteKind]} Try again ${inSpan(Number(seconds))}.`
}

function inSpan(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'in a second' : `in ${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`
}

export const platformRefusals: Record<PlatformRefusal, RefusalWords> = {
  'sign-in-first': {
    title: 'Please sign in',
    message: 'You’re signed out. Sign in and try again; nothing changed.',
  },
  'not-allowed': { title: 'Access Denied', message: 'You are not authorized to view this page.' },
  'invalid-input': {
    title: 'Invalid Input',
    message: 'Check what you entered; nothing changed.',
  },
  'forbidden-characters': {
    title: 'Invalid Input',
    message:
      'Your text contains invisible characters. Type it instead of pasting it; nothing changed.',
  },
  'too-large': {
    title: 'Too Large',
    message: 'This is larger than allowed; nothing changed.',
  },
  'foreign-origin': {
    title: 'Request Refused',
    message: 'This request came from another website, so we refused it; nothing changed.',
  },
  'not-found': { title: 'Not Found', message: 'There’s nothing at this address.' },
  fault: {
    title: 'Something went wrong',
    message:
      'We couldn’t finish this. If it was about money, check your transactions before you try ' +
      'again.',
  },
  'proof-needed': {
    title: 'Confirm It Is You',
    message:
      'Enter your password or a code to confirm this. This lasts 5 minutes. Nothing changed yet.',
  },
  'new-password-first': {
    title: 'Choose a new password',
    message: 'The company chose this login’s password. Choose your own first; nothing changed.',
  },
  'too-many-writes': { title: 'Please Wait a Little', message: tooManyWrites },
  busy: {
    title: 'Not ready',
    message: 'The service is starting or paused. Try again in a moment.',
  },
  'virus-found': {
    title: 'File Refused',
    message:
      'Our virus scanner refused this file, so it wasn’t saved. Check your device for viruses ' +
      'and ' +
      'send another file.',
  },
  'scanner-away': {
    title: 'Try Again Later',
    message:
      'We can’t check files for viruses right now, so this one wasn’t saved. Try again in a few ' +
      'minutes; everything else works.',
  },
  'storage-away': {
    title: 'Try Again Later',
    message: 'We can’t save files right now, so this one wasn’t saved. Try again in a few minutes.',
  },
  overloaded: {
    title: 'Very Busy',
    message: ({ seconds = '2' }) =>
      'Too many people are here right now. Nothing was done, and no money moved. ' +
      `Try again in ${seconds} s.`,
  },
  'too-many-at-once': {
    title: 'Too Many at Once',
    message: ({ seconds = '2' }) =>
      'You sent too many requests at once. This one wasn’t done, and no money moved. ' +
      `Try again in ${seconds} s.`,
  },
  'in-use': {
    title: 'In Use Right Now',
    message: ({ seconds = '2' }) =>
      'Something else is using this right now. Nothing was done, and no money moved. ' +
      `Try again in ${seconds} s.`,
  },
}
