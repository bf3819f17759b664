import { expect, test } from 'vitest'
import { readLiveMessage, retryDelay } from './live-message.ts'

test('only well-formed names of the live stream are believed', () => {
  expect(readLiveMessage('{"topic":"deposits","id":"7"}')).toEqual({
    kind: 'changed',
    topic: 'deposits',
    id: '7',
  })
  expect(readLiveMessage('{"id":"7"}')).toBeNull()
  expect(readLiveMessage('hello')).toBeNull()
  expect(readLiveMessage('null')).toBeNull()
})

test('the stream is tried again ever more rarely, at least once in 75 seconds', () => {
  expect(retryDelay(1, 0.5)).toBe(2000)
  expect(retryDelay(3, 0.5)).toBe(8000)
  expect(retryDelay(50, 1)).toBe(75_000)
})
