import { ORPCError } from '@orpc/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dismissToast, toastStore } from '../overlay/toast-store.ts'
import { sendWithProof, wasProofDeclined, onProofNeeded } from './proof.ts'
import { isProofDeclined, showFailure } from './refusals.ts'

const refusal = (requestId: string) => ({
  name: 'proof-needed',
  title: 'Confirm It Is You',
  message: 'This needs your password.',
  requestId,
})
const asProcedure = (requestId: string, more: object = {}) =>
  Response.json(
    { json: { code: 'REFUSED', status: 403, data: { ...refusal(requestId), ...more } } },
    { status: 403 },
  )
const asRoute = (requestId: string, more: object = {}) =>
  Response.json({ type: 'about:blank', ...refusal(requestId), ...more }, { status: 403 })
const done = () => Response.json({ json: {} })

/** A server that asks for a proof until it has one. */
function serverThatAsks(answer = asProcedure) {
  let calls = 0
  const server = {
    proven: false,
    calls: () => calls,
    send: () => Promise.resolve(server.proven ? (calls++, done()) : answer(`r-${++calls}`)),
  }
  return server
}

let takeBack = () => {}
const answerWith = (question: (about: string) => Promise<boolean>) =>
  (takeBack = onProofNeeded(question))
afterEach(() => (takeBack(), dismissToast()))

describe('a request that needs a proof', () => {
  test.each([
    ['procedure', asProcedure],
    ['plain route', asRoute],
  ])('of a %s goes out again once the person has proven who they are', async (_, answer) => {
    const server = serverThatAsks(answer)
    answerWith(() => Promise.resolve((server.proven = true)))
    expect((await sendWithProof(server.send)).status).toBe(200)
    expect(server.calls()).toBe(2)
  })

  test.each([
    ['procedure', asProcedure],
    ['plain route', asRoute],
  ])(
    'of a %s is asked for with the purpose that the server names, or with none',
    async (_, answer) => {
      const question = vi.fn<(about: string) => Promise<boolean>>(() => Promise.resolve(false))
      answerWith(question)
      await sendWithProof(() => Promise.resolve(answer('r-money', { figures: { about: 'money' } })))
      await sendWithProof(() => Promise.resolve(answer('r-old')))
      expect(question.mock.calls).toEqual([['money'], ['']])
    },
  )

  test('shares one question with all that wait', async () => {
    const server = serverThatAsks()
    const question = vi.fn<() => Promise<boolean>>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      return (server.proven = true)
    })
    answerWith(question)
    const answers = await Promise.all([1, 2, 3].map(() => sendWithProof(server.send)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(question).toHaveBeenCalledTimes(1)
  })

  test('shares the answer that was given while its own refusal was on the way', async () => {
    const server = serverThatAsks()
    const question = vi.fn<() => Promise<boolean>>(() => Promise.resolve((server.proven = true)))
    answerWith(question)
    const refused = Promise.withResolvers<Response>()
    const late = sendWithProof(() => (server.proven ? server.send() : refused.promise))
    await sendWithProof(server.send)
    refused.resolve(asProcedure('r-late'))
    expect((await late).status).toBe(200)
    expect(question).toHaveBeenCalledTimes(1)
  })

  test('asks again the next time', async () => {
    const question = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
    answerWith(question)
    await sendWithProof(serverThatAsks().send)
    await sendWithProof(serverThatAsks().send)
    expect(question).toHaveBeenCalledTimes(2)
  })

  test('keeps its refusal when the person cancels, and nothing is shown', async () => {
    answerWith(() => Promise.resolve(false))
    const server = serverThatAsks(() => asProcedure('r-no'))
    expect((await sendWithProof(server.send)).status).toBe(403)
    expect(server.calls()).toBe(1)
    expect(wasProofDeclined('r-no')).toBe(true)
    const error = new ORPCError('REFUSED', { status: 403, data: refusal('r-no') })
    expect(isProofDeclined(error)).toBe(true)
    showFailure('Withdrawal Failed')(error)
    expect(toastStore.get()).toBeNull()
  })

  test('is shown when the request is refused again after a proof: nobody chose that', async () => {
    answerWith(() => Promise.resolve(true))
    const answer = await sendWithProof(serverThatAsks().send)
    expect(answer.status).toBe(403)
    expect(wasProofDeclined('r-2')).toBe(false)
  })
})

test('any other answer comes through untouched, its body unread', async () => {
  const question = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  answerWith(question)
  const refused = Response.json(
    { json: { data: { name: 'not-allowed', requestId: 'r-1' } } },
    { status: 403 },
  )
  const answer = await sendWithProof(() => Promise.resolve(refused))
  expect(answer).toBe(refused)
  expect(answer.bodyUsed).toBe(false)
  expect(question).not.toHaveBeenCalled()
})
