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
  | 'overloaded'
  | 'too-many-at-once'
  | 'in-use'
  | 'proof-needed'
  | 'new-password-first'
  | 'too-many-writes'

const often = 'You have done this many times in a short time, so nothing was changed now.'

const tooMany: Record<WriteKind, string> = {
  change:
    'You have made many changes in a short time, so this one was not saved. ' +
    'Anything you typed is still here.',
  message:
    'You have sent many messages in a short time, so this one was not sent. ' +
    'Your text is still here.',
  typing: often,
  upload: often,
  chat:
    'You have opened many chats in a short time, so this one was not opened. ' +
    'What you typed is still here, and you can write in a chat that is open.',
  money:
    'You have made many requests in a short time, so this one was not made. ' +
    'No money was moved, and what you typed is still here.',
  security:
    'You have changed your security or bank details many times, so this change was not made. ' +
    'Anything you typed is still here.',
  safety: often,
  export: 'You have asked for many files in a short time, so this one was not made.',
  look: 'You have opened many pages about users in a short time, so this one was not opened.',
  reveal: 'You have looked at many account numbers in a short time, so this one was not shown.',
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
  'too-many-writes': { title: 'Please Wait a Little', message: tooManyWrites },
  busy: {
    title: 'Not ready',
    message: 'The service is starting or resting. Try again in a moment.',
  },
  'virus-found': {
    title: 'File Refused',
    message:
      'Our virus scanner refused this file, so it was not saved. Check your device for viruses, ' +
      'and send another file.',
  },
  'scanner-away': {
    title: 'Try Again Later',
    message:
      'Files cannot be checked for viruses right now, so this one was not saved. Try again in a ' +
      'few minutes; everything else works.',
  },
  overloaded: {
    title: 'Very Busy',
    message: ({ seconds = '2' }) =>
      'Too many people are here at the moment. Nothing was done, and no money moved. ' +
      `Try again in ${seconds} s.`,
  },
  'too-many-at-once': {
    title: 'Too Many at Once',
    message: ({ seconds = '2' }) =>
      'Too many requests came from you at the same time. This one was not carried out, and no ' +
      `money moved. Try again in ${seconds} s.`,
  },
  'in-use': {
    title: 'In Use Right Now',
    message: ({ seconds = '2' }) =>
      'Something else is being done with this at the moment. Nothing was done, and no money ' +
      `moved. Try again in ${seconds} s.`,
  },
}
