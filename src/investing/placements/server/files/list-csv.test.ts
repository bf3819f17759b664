import { expect, test } from 'vitest'
import type { RecordedInvestment } from '#money/investments/shared/recorded.ts'
import type { InvestmentStatus } from '#money/investments/shared/rules.ts'
import { shortForm, type PlacementState } from '../../shared/states.ts'
import type { PlacementView } from '../../shared/views.ts'
import { writeListCsv } from './list-csv.ts'

const placement = (state: PlacementState, returned: bigint | null) =>
  ({
    planName: { en: 'Harvest', fil: 'Ani' },
    state,
    status: shortForm[state],
    principalCentavos: 1_000_00n,
    projectedGainCentavos: 26_75n,
    startsOn: '2026-05-27',
    dueOn: '2026-11-23',
    lateSince: null,
    gainPaidCentavos: returned === null ? null : 0n,
    taxWithheldCentavos: returned === null ? null : 0n,
    returnedCentavos: returned,
    sample: false,
    endReason: state === 'impaired' ? { en: 'It failed.', fil: 'Nalugi ito.' } : null,
    createdAt: new Date('2026-05-25T02:00:00Z'),
  }) as PlacementView

test.each([
  ['active', null, 'Active', '26.75', '', ''],
  ['paid', 1_021_40n, 'Matured', '', '1021.40', ''],
  ['rolled', 1_021_40n, 'Rolled over', '', '21.40', ''],
  ['exited', 980_00n, 'Ended early', '', '980.00', ''],
  ['cancelled', 1_000_00n, 'Cancelled', '', '', ''],
  ['impaired', 400_00n, 'Impaired', '', '400.00', '600.00'],
  ['impaired', 1_000_00n, 'Ended without a return', '', '1000.00', ''],
] as const)('the file names the end of one that is %s as its page does', (...given) => {
  const [state, returned, status, projected, back, lost] = given
  const [, row = ''] = writeListCsv([placement(state, returned)], [], 'en').split('\r\n')
  const cells = row.replaceAll('"', '').split(',')
  expect([cells[2], cells[4], cells[10], cells[11]]).toEqual([status, projected, back, lost])
  expect(cells[12]).toBe(state === 'impaired' ? 'It failed.' : '')
  const term = state === 'cancelled' ? ['', ''] : ['2026-05-27', '2026-11-23']
  expect(cells.slice(5, 7)).toEqual(term)
})

const recorded = (status: InvestmentStatus, payoutCentavos: bigint | null): RecordedInvestment => ({
  investmentId: 'i',
  planName: 'Old plan',
  amountCentavos: 1_000_00n,
  expectedReturnCentavos: 1_100_00n,
  startDate: '2026-01-05',
  endDate: '2026-07-05',
  status,
  payoutCentavos,
  endReason: '',
  endedAt: null,
  sample: true,
  createdAt: new Date('2026-06-01T02:00:00Z'),
})

test.each([
  ['active', null, 'Active', '100.00', '', '', '', ''],
  ['matured', 1_050_00n, 'Matured', '', '50.00', '0.00', '1050.00', ''],
  ['matured', 900_00n, 'Matured', '', '0.00', '0.00', '900.00', '100.00'],
  ['failed', 0n, 'Failed', '', '0.00', '0.00', '0.00', '1000.00'],
  ['failed', 1_000_00n, 'Ended without a return', '', '0.00', '0.00', '1000.00', ''],
  ['cancelled', 1_000_00n, 'Cancelled', '', '', '', '', ''],
] as const)('one that staff recorded and is %s with %s is in the file', (...given) => {
  const [status, payout, ...shown] = given
  const file = writeListCsv([placement('active', null)], [recorded(status, payout)], 'en')
  const [, first = '', second = ''] = file.split('\r\n')
  expect(second).toContain('Harvest')
  const cells = first.replaceAll('"', '').split(',')
  expect([cells[2], cells[4], ...cells.slice(8, 12)]).toEqual(shown)
  expect(cells.slice(5, 7)).toEqual(['2026-01-05', '2026-07-05'])
  expect(cells[13]).toBe('Recorded for you by our staff; Sample data')
})
