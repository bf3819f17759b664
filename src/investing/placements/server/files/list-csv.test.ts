import { expect, test } from 'vitest'
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
    createdAt: new Date('2026-05-25T02:00:00Z'),
  }) as PlacementView

test.each([
  ['active', null, 'Active', '26.75', ''],
  ['paid', 1_021_40n, 'Matured', '', '1021.40'],
  ['rolled', 1_021_40n, 'Rolled over', '', '21.40'],
  ['exited', 980_00n, 'Ended early', '', '980.00'],
  ['cancelled', 1_000_00n, 'Cancelled', '', ''],
  ['impaired', 400_00n, 'Failed', '', '400.00'],
  ['impaired', 1_000_00n, 'Ended without a return', '', '1000.00'],
] as const)('the file names the end of one that is %s as its page does', (...given) => {
  const [state, returned, status, projected, back] = given
  const [, row = ''] = writeListCsv([placement(state, returned)], 'en').split('\r\n')
  const cells = row.replaceAll('"', '').split(',')
  expect([cells[2], cells[4], cells[10]]).toEqual([status, projected, back])
  const term = state === 'cancelled' ? ['', ''] : ['2026-05-27', '2026-11-23']
  expect(cells.slice(5, 7)).toEqual(term)
})
