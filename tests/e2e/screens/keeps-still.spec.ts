/** Nothing on the overview moves while its parts load (CLS at most 0.02). */
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { test } from '../fixtures/test.ts'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

for (const [size, options] of Object.entries({ laptop: sizes.laptop, phone: sizes.phone }))
  test(`the overview keeps still on a ${size}`, async ({ sharedKaban }) => {
    const page = await sharedKaban.open('ana', options)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as LayoutShift[])
          if (!shift.hadRecentInput) shifts.push(shift.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // The parts come one after the other, as on a slow connection.
    let place = 0
    await page.route('**/rpc/**', async (route) => {
      place += 1
      await new Promise((resolve) => setTimeout(resolve, 150 * (place % 5)))
      await route.continue()
    })
    await page.goto('/admin/dashboard')
    await page.getByRole('img', { name: /balance of all wallets/ }).waitFor()
    await untilQuiet(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02)
  })
