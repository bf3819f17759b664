import { expect, test } from 'vitest'
import { endReasonKind } from './end-reason.ts'

test('the reason of one that was paid in full is not the reason of a loss', () => {
  const placed = { principalCentavos: 1_000_00n, returnedCentavos: 1_021_40n }
  expect(endReasonKind({ ...placed, state: 'paid' })).toBe('not-rolled')
  const lost = { ...placed, state: 'impaired', returnedCentavos: 400_00n } as const
  expect(endReasonKind(lost)).toBe('loss')
  expect(endReasonKind({ ...lost, returnedCentavos: 1_000_00n })).toBe('no-return')
})
