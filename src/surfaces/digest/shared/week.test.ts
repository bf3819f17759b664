import { expect, test } from 'vitest'
import { dueWeek } from './week.ts'

test('the past week is due from Monday 08:00 to the end of Tuesday in Manila', () => {
  const monday = (time: string) => dueWeek(new Date(`2026-11-23T${time}+08:00`))
  expect(monday('07:59:59')).toBeNull()
  expect(monday('08:00:00')).toEqual({
    monday: '2026-11-16',
    sunday: '2026-11-22',
    start: new Date('2026-11-16T00:00:00+08:00'),
    end: new Date('2026-11-23T00:00:00+08:00'),
    sendFrom: new Date('2026-11-23T08:00:00+08:00'),
  })
  expect(dueWeek(new Date('2026-11-24T23:59:59+08:00'))?.monday).toBe('2026-11-16')
  for (const day of ['2026-11-25', '2026-11-28', '2026-11-29'])
    expect(dueWeek(new Date(`${day}T09:00:00+08:00`))).toBeNull()
})
