/** The weekly email is off until its reader turns it on, and its link ends it. */
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()
const address = '/dashboard/settings/notifications'

test('the weekly email is turned on, and ended by its link without a sign-in', async () => {
  const page = await kaban.open('maria', { ...sizes.phone, address })
  const weekly = page.getByRole('switch', { name: 'Your week in one email' })
  await expect(weekly).not.toBeChecked()
  await weekly.press('Space')
  await seeNotice(page, 'Settings saved', 'You’ll get your week by email every Monday.')
  await expect(weekly).toBeChecked()
  await kaban.server.asOwner(
    `insert into digest_weeks (user_id, week, stop_token_hash)
     select user_id, '2026-11-16', sha256('secret') from digest_choices`,
  )
  const visitor = await kaban.open('visitor', {
    ...sizes.phone,
    address: '/digest/stop?token=secret',
  })
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Stop the weekly email' }).click()
  await see(visitor, 'Weekly email stopped')
  await expectNoSideways(visitor)
  await page.reload()
  await expect(weekly).not.toBeChecked()
})
