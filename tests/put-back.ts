/**
 * Runs around each file of tests: the next one in the same process gets the clock and the globals
 * as they were, whatever this one forgot.
 */
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
