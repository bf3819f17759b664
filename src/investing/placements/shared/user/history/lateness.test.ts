import { expect, test } from 'vitest'
import { placementWords } from '../words-placement.ts'
import { latenessOf } from './lateness.ts'

const at = (day: string) => new Date(`${day}T10:00:00+08:00`)

const said = (given: { lateSince: Date | null; endedAt?: Date; now?: Date }) => {
  const { lateSince, endedAt = null, now = at('2026-12-04') } = given
  const placement = { dueOn: '2026-12-01', lateSince }
  return latenessOf(placement, { endedAt, now }, placementWords.lateness, 'en')
}

test('a late placement says since when, how long, and that it was paid late', () => {
  const lateSince = at('2026-12-01')
  expect(said({ lateSince: null })).toBeNull()
  expect(said({ lateSince })).toMatchObject({
    at: lateSince,
    text: 'It was due on December 1, 2026. It has been late for 3 days.',
    endText: '',
  })
  expect(said({ lateSince, now: lateSince })?.text).toContain('It has been late since that day.')
  expect(said({ lateSince, endedAt: at('2026-12-02') })).toMatchObject({
    text: 'It was due on December 1, 2026.',
    endText: 'Late: 1 day after it was due.',
  })
  expect(said({ lateSince, endedAt: lateSince })?.endText).toBe('Late, on the day it was due.')
})
