import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from './query-client.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([false, true])(
  'what was opened offline hears that the connection came back (online at the start: %s)',
  (onLine) => {
    vi.stubGlobal('navigator', { onLine })
    makeQueryClient()
    const heard: boolean[] = []
    const stop = onlineManager.subscribe((online) => heard.push(online))
    onlineManager.setOnline(true)
    stop()
    expect(heard).toEqual(onLine ? [] : [true])
  },
)
