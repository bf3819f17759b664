import { expect, test } from 'vitest'
import { writeCalendar } from './calendar-file.ts'

const updatedAt = new Date('2026-11-23T08:00:00Z')
const event = { id: 'due-1', at: '2026-12-31', title: 'Term ends', text: 'Projected', updatedAt }

test('a day is a whole day, until the next one, also at the end of a year', () => {
  const file = writeCalendar('Investments', [event])
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('UID:due-1@kaban\r\nDTSTAMP:20261123T080000Z\r\n')
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
})

test('an instant is written in UTC', () => {
  const file = writeCalendar('', [{ ...event, at: new Date('2026-11-26T00:00:00+08:00') }])
  expect(file).toContain('DTSTART:20261125T160000Z\r\n')
})

test('signs of the format are escaped, so that a name cannot add a line', () => {
  const title = 'A;B,C\\D\nBEGIN:VEVENT\r\nX'
  const file = writeCalendar('', [{ ...event, title }])
  expect(file).toContain(String.raw`SUMMARY:A\;B\,C\\D\nBEGIN:VEVENT\nX`)
  expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
})

test('no line is longer than 75 octets, and unfolded the text is whole', () => {
  const text = 'Ñandú ₱5,000.00 🌱 '.repeat(20)
  const file = writeCalendar('', [{ ...event, text }])
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text.replaceAll(',', '\\,')}\r\n`)
})
