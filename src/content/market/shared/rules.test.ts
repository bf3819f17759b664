import { expect, test } from 'vitest'
import { readFigureForm } from './rules-figures.ts'
import { directionOf, showChange, showValue } from './rules.ts'

test('a value is shown with the decimals of its source, and a change with its sign', () => {
  expect(showValue('1234567.891000', 3)).toBe('1,234,567.891')
  expect(showValue('0.5', 2)).toBe('0.50')
  expect(showChange('10')).toBe('+10%')
  expect(showChange('-12.50')).toBe('-12.5%')
  expect(showChange('0.00')).toBe('0%')
  expect(directionOf('-0.00')).toBe('unchanged')
})

test('the form reads written numbers and Manila time', () => {
  const input = {
    name: 'Gold',
    nameFil: 'Ginto',
    unit: '',
    unitFil: '',
    source: 'LBMA',
    value: ' 68,000 ',
    changePercent: '+0.5%',
    asOf: '2026-11-22T15:30',
  }
  expect(readFigureForm(input)).toMatchObject({
    value: '68000',
    changePercent: '0.5',
    asOf: new Date('2026-11-22T07:30:00Z'),
  })
  expect(readFigureForm({ ...input, changePercent: '' })).toMatchObject({ changePercent: null })
  expect(readFigureForm({ ...input, value: '1e9' })).toEqual({ unreadable: 'value' })
  expect(readFigureForm({ ...input, changePercent: 'up' })).toEqual({ unreadable: 'changePercent' })
  expect(readFigureForm({ ...input, asOf: '' })).toEqual({ unreadable: 'asOf' })
})
