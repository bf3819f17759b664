/** Public pages without a connection. */
import { expect } from '../fixtures/expect.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { expectLargeTargets, expectSoundEverywhere } from '../fixtures/layout-checks.ts'
import { signInByForm } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

test('only signed-in users get a worker and its offline page', async () => {
  const phone = await kaban.open('visitor', {
    serviceWorkers: 'allow',
    ...sizes.phone,
  })
  const scopes = () =>
    phone.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations())
        .filter(({ active }) => active?.state === 'activated')
        .map(({ scope }) => new URL(scope).pathname)
        .toSorted(),
    )
  await phone.goto('/')
  await phone.goto('/terms')
  expect(await scopes()).toEqual([])
  await signInByForm(phone, logins.maria)
  await phone.goto('/dashboard')
  await expect.poll(scopes, { timeout: 30_000 }).toEqual(['/', '/dashboard'])

  // Online, public pages come from the server even with a worker.
  await phone.goto('/?public')
  await phone
    .getByRole('heading', { level: 1, name: 'The peso wallet that shows its books' })
    .waitFor()
  await phone.context().setOffline(true)
  for (const place of ['/', '/terms', '/verify/REF-1', '/login']) {
    await phone.goto(place)
    await phone.getByRole('heading', { level: 1, name: 'No connection' }).waitFor()
    expect(new URL(phone.url()).pathname).toBe(place)
  }
  expect(await phone.getByRole('heading', { level: 1 }).filter({ visible: true }).count()).toBe(1)
  await expectSoundEverywhere(phone)
  await expectLargeTargets(phone)
  await phone.evaluate(() => localStorage.setItem('kaban-language', 'fil'))
  await phone.reload()
  await phone.getByRole('heading', { level: 1, name: 'Walang koneksyon' }).waitFor()
  await phone.getByRole('link', { name: 'Buksan ang wallet' }).click()
  await phone.waitForURL('**/dashboard')
  await phone.getByText(/Maria/).first().waitFor()
  await phone.goto('/terms')
  await phone.context().setOffline(false)
  await phone.getByRole('link', { name: 'Subukan ulit' }).click()
  await phone.getByRole('contentinfo').waitFor()
  await phone.context().close()
})
