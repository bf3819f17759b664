import { expect, test } from 'vitest'
import {
  manilaDay,
  showDateTime,
  showHour,
  showListTime,
  showRelative,
  showRelativeBriefly,
} from './time.ts'

const lateInUtc = new Date('2026-11-20T16:05:00Z')

test('an instant is shown in Manila, where tomorrow may have begun', () => {
  expect(showDateTime(lateInUtc)).toBe('November 21, 2026 at 12:05 AM')
  expect(showListTime(lateInUtc, 'en', lateInUtc)).toBe('Nov 21, 12:05 AM')
  expect(manilaDay(lateInUtc)).toBe('20261121')
})

test('the clock has one form, in long dates as in lists', () => {
  const morning = new Date('2026-11-20T01:07:00Z')
  expect(showDateTime(morning)).toBe('November 20, 2026 at 09:07 AM')
  expect(showDateTime(morning, 'fil')).toBe('Nobyembre 20, 2026 nang 09:07 AM')
  expect(showListTime(morning, 'fil', morning)).toBe('Nob 20, 09:07 AM')
})

test('another year is named, by the calendar of Manila', () => {
  const newYear = new Date('2026-12-31T16:00:00Z')
  expect(showListTime(lateInUtc, 'en', newYear)).toBe('Nov 21, 2026, 12:05 AM')
  expect(showListTime(newYear, 'en', newYear)).toBe('Jan 1, 12:00 AM')
})

test('a distance is shown in the largest unit that fits', () => {
  expect(showRelative(new Date('2026-11-20T16:00:00Z'), lateInUtc)).toBe('5 minutes ago')
  expect(showRelative(new Date('2026-11-18T16:00:00Z'), lateInUtc)).toBe('2 days ago')
  expect(showRelative(lateInUtc, lateInUtc)).toBe('now')
})

test('without room for it, the word that says past is left out in both languages', () => {
  const fiveBefore = new Date('2026-11-20T16:00:00Z')
  expect(showRelativeBriefly(fiveBefore, lateInUtc)).toBe('5 minutes')
  expect(showRelativeBriefly(fiveBefore, lateInUtc, 'fil')).toBe('5 minuto')
  expect(showRelativeBriefly(lateInUtc, lateInUtc)).toBe('now')
})

test('an hour is written without minutes', () => {
  expect(showHour(new Date('2020-11-29T01:00:00Z'))).toBe('Nov 29, 2020, 9 AM')
  expect(showHour(new Date('2020-11-29T04:00:00Z'), 'fil')).toBe('Nob 29, 2020, 12 PM')
})
