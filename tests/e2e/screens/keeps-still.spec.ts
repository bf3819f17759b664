/** Nothing on a screen moves while its parts load one after the other (CLS at most 0.02). */
import type { Page } from '@playwright/test'
import { longUnless } from '../../fixtures/lanes.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { test } from '../fixtures/test.ts'
import { findAddresses, screens } from './addresses.ts'

const most = 0.02
const all = {
  maria: screens.maria.filter((address) => address.startsWith('/dashboard')),
  ana: screens.ana,
}
/** Of those with something of unknown height above something else. */
const inGate = {
  maria: ['/dashboard/notifications', '/dashboard/tasks', '/dashboard/investments/plans'],
  ana: ['/admin/workbench', '/admin/settings', '/admin/audit'],
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node?: Node }[]
}

/** Staff work on laptops, users on phones. */
const gateSize = { maria: 'phone', ana: 'laptop' }

for (const who of ['maria', 'ana'] as const)
  for (const [size, options] of Object.entries({ laptop: sizes.laptop, phone: sizes.phone })) {
    const keepStill = (name: string, addresses: readonly string[], isInGate: boolean) =>
      test(`${name} of ${who} keep still on a ${size}${longUnless(isInGate)}`, async ({
        sharedKaban,
      }) => {
        const named = await findAddresses(sharedKaban.server)
        const page = await sharedKaban.open(who, options)
        await watchShifts(page)
        const moved: string[] = []
        for (const address of addresses) {
          await page.goto(named(address))
          await untilQuiet(page)
          const shift = await shiftOf(page)
          if (shift > most) moved.push(`${address} ${shift.toFixed(3)}`)
        }
        expect(moved).toEqual([])
      })
    keepStill('screens with parts of unknown height', inGate[who], size === gateSize[who])
    keepStill(
      'the other screens',
      all[who].filter((address) => !inGate[who].includes(address)),
      false,
    )
  }

/** The parts come one after the other, as on a slow connection. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[])
        // A window rises from the lower edge of a phone with what it shows.
        if (!shift.hadRecentInput && shift.sources[0]?.node?.nodeName !== 'DIALOG')
          shifts.push(shift.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let place = 0
  await page.route('**/rpc/**', async (route) => {
    place += 1
    await new Promise((resolve) => setTimeout(resolve, 150 * (place % 5)))
    // A page that has gone on does not wait for it.
    await route.continue().catch(() => {})
  })
}

async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  return shifts.reduce((sum, shift) => sum + shift, 0)
}
