import { expect, test } from 'vitest'
import { axisDays, balancePath, balanceRange, balanceSteps } from './balance-steps.ts'

const today = '2026-11-24'
const history = {
  firstDay: '2026-07-28',
  openingCentavos: 100n,
  changes: [
    { day: '2026-08-01', balanceCentavos: 500n },
    { day: '2026-11-20', balanceCentavos: 200n },
    { day: '2026-11-24', balanceCentavos: 400n },
  ],
}

test('a shorter time begins with the balance that held then', () => {
  expect(balanceSteps(history, today, 30)).toEqual([
    { day: '2026-10-26', balanceCentavos: 500n },
    ...history.changes.slice(1),
  ])
  expect(balanceSteps(history, today, 120)).toEqual([
    { day: '2026-07-28', balanceCentavos: 100n },
    ...history.changes,
  ])
})

test('a wallet younger than the time shown begins on its own first day', () => {
  const young = { firstDay: '2026-11-19', openingCentavos: 0n, changes: history.changes.slice(1) }
  expect(balanceSteps(young, today, 30)[0]).toEqual({ day: '2026-11-19', balanceCentavos: 0n })
})

test('an answer kept since yesterday ends today with the balance it knows', () => {
  const steps = balanceSteps(history, '2026-11-26', 3)
  expect(steps).toEqual([{ day: '2026-11-24', balanceCentavos: 400n }])
  expect(balancePath(steps, '2026-11-26', { width: 90, height: 10 }).line).toMatch(/^M0 \S+H90$/)
})

test('a balance holds until it changes, and the highest leaves room for its line', () => {
  const steps = balanceSteps(history, today, 5)
  expect(balanceRange(steps)).toEqual({ lowest: 200n, highest: 400n })
  const { line, end } = balancePath(steps, today, { width: 500, height: 108 })
  expect(line).toBe('M0 58H400V8H500')
  expect(end).toBeCloseTo(8 / 108)
})

test('an empty wallet lies on the ground', () => {
  const empty = { firstDay: '2026-07-28', openingCentavos: 0n, changes: [] }
  const { line, end } = balancePath(balanceSteps(empty, today, 120), today, {
    width: 640,
    height: 100,
  })
  expect([line, end]).toEqual(['M0 100H640', 1])
})

test('the axis names days that are evenly spread, and none twice', () => {
  expect(axisDays('2026-11-14', today, 3)).toEqual(['2026-11-14', '2026-11-19', today])
  expect(axisDays('2026-11-23', today, 5)).toEqual(['2026-11-23', today])
  expect(axisDays(today, today, 5)).toEqual([today])
})
