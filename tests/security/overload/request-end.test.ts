/** F09: work ends when its time is over, or its client has gone. */
import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endOf, graceMs } from '#foundation/platform/server/http/request-end.ts'
import {
  kindLimits,
  runAs,
  workKinds,
  type WorkKind,
} from '#foundation/platform/server/overload/work-kinds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begin(kind: WorkKind) {
  const raw = Object.assign(new EventEmitter(), { writableFinished: false })
  return { raw, signal: runAs(kind, () => endOf({ raw } as unknown as FastifyReply)) }
}

test.each(workKinds)('F09 work of the kind %s ends when its time is over', (kind) => {
  const { signal } = begin(kind)
  vi.advanceTimersByTime(kindLimits[kind].withinMs - 1)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ why: 'late' })
})

test.each(workKinds)('work of the kind %s ends after its client has gone', (kind) => {
  const { raw, signal } = begin(kind)
  raw.emit('close')
  vi.advanceTimersByTime(graceMs[kind])
  expect(signal.reason).toMatchObject({ why: 'gone' })
})

test('an answer that was sent ends nothing, and a change goes on for a moment', () => {
  const sent = begin('reads')
  sent.raw.writableFinished = true
  sent.raw.emit('close')
  const left = begin('changes')
  left.raw.emit('close')
  vi.advanceTimersByTime(graceMs.changes - 1)
  expect(left.signal.aborted).toBe(false)
  vi.advanceTimersByTime(kindLimits.reads.withinMs)
  expect(sent.signal.aborted).toBe(false)
})
