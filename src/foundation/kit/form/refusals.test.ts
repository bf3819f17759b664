import { ORPCError } from '@orpc/client'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, toastStore } from '../overlay/toast-store.ts'
import { checkOurs, readProblem } from './problem.ts'
import {
  applyRefusal,
  failureWords,
  isConnectionLost,
  isOutcomeUnknown,
  isSignedOut,
  namedFailure,
  readFailure,
  retryAfter,
  showRefusal,
} from './refusals.ts'

const refusal = (data: object, status = 409) =>
  new ORPCError('REFUSED', {
    status,
    data: {
      name: 'minimum-amount',
      title: 'Minimum Amount',
      message: 'Minimum withdrawal amount is ₱5000.00.',
      requestId: 'r-shown',
      ...data,
    },
  })

afterEach(() => dismissToast())

test('a refusal is shown with the title and message of its module', () => {
  showRefusal(refusal({}))
  expect(toastStore.get()).toMatchObject({
    title: 'Minimum Amount',
    message: 'Minimum withdrawal amount is ₱5000.00.',
    tone: 'failed',
  })
})

test('a fault says one honest sentence with the request id and nothing from inside', () => {
  showRefusal(
    new ORPCError('INTERNAL_SERVER_ERROR', {
      message: 'relation "x" does not exist',
      data: { requestId: 'r-9' },
    }),
  )
  expect(toastStore.get()?.message).toContain('r-9')
  expect(JSON.stringify(toastStore.get())).not.toContain('relation')
})

test('without an answer, nothing is called sent or not sent, unless the device is offline', () => {
  expect(readFailure(new TypeError('Failed to fetch'))).toEqual({ kind: 'unanswered' })
  expect(namedFailure('Withdrawal Failed', new TypeError('Failed to fetch')).title).toBe(
    'No answer',
  )
  expect(failureWords(new TypeError('x')).message).toContain('may or may not have gone through')
})

test('a lost connection is distinguished from a fault', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(readFailure(new TypeError('Failed to fetch'))).toEqual({ kind: 'offline' })
  expect(readFailure(new Error('anything'))).toEqual({ kind: 'fault', requestId: undefined })
  expect(failureWords(new TypeError('x')).title).toBe('You’re offline')
  vi.unstubAllGlobals()
})

test('a busy server is named with the time to wait, and reads are tried again after it', () => {
  const busy = refusal({ name: 'overloaded', figures: { seconds: '3' } }, 503)
  expect(readFailure(busy)).toEqual({ kind: 'busy', seconds: 3 })
  expect(namedFailure('Withdrawal Failed', busy)).toEqual({
    title: 'Very busy right now',
    message: expect.stringMatching(/no money moved.*in 3 seconds; nothing happens twice/),
  })
  expect(isConnectionLost(busy)).toBe(true)
  expect(retryAfter(0, busy, 0)).toBe(3000)
  expect(retryAfter(0, busy, 1)).toBe(4500)
  expect(isOutcomeUnknown(busy)).toBe(false)
  // Another 429 is about the person, and trying again does not help.
  const limit = refusal({ name: 'too-many-logins', figures: { seconds: '3' } }, 429)
  expect(readFailure(limit).kind).toBe('refusal')
  expect(isConnectionLost(limit)).toBe(false)
})

test('the page of a proxy is no answer of ours: nobody knows what was done', async () => {
  const page = new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
  const failure: unknown = await checkOurs(page).catch((error: unknown) => error)
  expect(readFailure(failure)).toEqual({ kind: 'unanswered' })
  expect(namedFailure('Withdrawal Failed', failure).title).toBe('No answer')
  expect(isOutcomeUnknown(failure)).toBe(true)
  expect(readFailure(readProblem(504, 'Gateway Timeout'))).toEqual({ kind: 'unanswered' })
  const ours = Response.json({ json: { data: { requestId: 'r-1' } } }, { status: 503 })
  await expect(checkOurs(ours)).resolves.toBeUndefined()
})

test('a refusal that names a field of the form goes there', () => {
  const setError = vi.fn<(...given: unknown[]) => void>()
  const form = { setError, getValues: () => ({ amount: '' }) }
  expect(applyRefusal(form, refusal({ field: 'amount' }))).toBe(true)
  expect(setError).toHaveBeenCalledWith(
    'amount',
    { type: 'minimum-amount', message: 'Minimum withdrawal amount is ₱5000.00.' },
    { shouldFocus: true },
  )
  expect(applyRefusal(form, refusal({ field: 'bankName' }))).toBe(false)
  expect(applyRefusal(form, refusal({}))).toBe(false)
  expect(applyRefusal(form, new TypeError('x'))).toBe(false)
})

test('an ended session leads to signing in and shows no failure', () => {
  const ended = refusal({ name: 'sign-in-first' }, 401)
  expect(isSignedOut(ended)).toBe(true)
  showRefusal(ended)
  expect(toastStore.get()).toBeNull()
})

test('a wrong password is a refusal, not an ended session', () => {
  expect(isSignedOut(refusal({ name: 'login-failed' }, 401))).toBe(false)
})
