/** Push notifications are turned on and off by their user alone, and shown by the worker. */
import { createECDH } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()
const address = '/dashboard/settings/notifications'
const onDevice = (page: Page) => page.getByRole('switch', { name: 'On this device' })
const devices = () => kaban.server.asOwner('select shows_details from push_subscriptions')

/** Without a network of a browser's maker: subscribes as one would. */
async function playPushService(page: Page): Promise<void> {
  await page.addInitScript(
    (publicKey) => {
      // A headless browser says "denied" here, although it grants the permission.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      let subscription: object | null = null
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          const bytes = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'))
          subscription = {
            endpoint: 'https://push.example.com/marias-phone',
            options: {
              applicationServerKey: Uint8Array.from(bytes, (c) => c.charCodeAt(0)).buffer,
            },
            getKey: (name: string) =>
              (name === 'auth' ? new Uint8Array(16) : Uint8Array.from(publicKey)).buffer,
            unsubscribe: async () => {
              subscription = null
              return true
            },
          }
          return subscription
        },
      })
    },
    [...createECDH('prime256v1').generateKeys()],
  )
}

test('a device is turned on, shows details when asked, and is turned off', async () => {
  const page = await kaban.open('maria', {
    ...sizes.phone,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  })
  await playPushService(page)
  await page.goto('/dashboard')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(address)
  await expect(onDevice(page)).not.toBeChecked()
  const details = page.getByRole('switch', { name: 'Show details on the lock screen' })
  await expect(details).toHaveCount(0)

  await onDevice(page).press('Space')
  await seeNotice(page, 'Settings saved', 'You’ll get push notifications on this device.')
  await expect(details).not.toBeChecked()
  expect(await devices()).toEqual([{ shows_details: false }])
  await details.press('Space')
  await expect(details).toBeChecked()
  await expect.poll(devices).toEqual([{ shows_details: true }])
  await expectNoSideways(page)
  await expectAccessible(page)

  await showMessage(page)

  await onDevice(page).press('Space')
  await seeNotice(page, 'Push notifications are off on this device.')
  await expect(onDevice(page)).not.toBeChecked()
  expect(await devices()).toEqual([])
})

/** The message arrives at the worker as from a push service. A headless browser shows none. */
async function showMessage(page: Page): Promise<void> {
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().endsWith('/worker.js'))
  if (!worker) throw new Error('No worker runs')
  await worker.evaluate(() =>
    Object.assign(Reflect.get(self, 'registration'), {
      showNotification: async (title: string, { data }: NotificationOptions) =>
        void Object.assign(self, { shown: [title, data] }),
    }),
  )
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/dashboard'))
      if (found) resolve(found.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const data = JSON.stringify({ title: 'You have news', body: '', path: '/dashboard', tag: 'a' })
  const registrationId = await registered
  const { origin } = new URL(page.url())
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(self, 'shown')))
    .toEqual(['You have news', '/dashboard'])
}

test('a blocked browser says how to allow it, one without support what to use @long', async () => {
  const blocked = await kaban.open('maria', { ...sizes.phone, serviceWorkers: 'allow' })
  await blocked.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  )
  await blocked.goto('/dashboard')
  await blocked.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await blocked.goto(address)
  await see(blocked, 'Blocked by your browser')
  await expectAccessible(blocked)
  const old = await kaban.open('maria', { ...sizes.phone, address })
  await see(old, 'Not available in this browser')
  await expect(onDevice(old)).toHaveCount(0)
})

test('a completed deposit offers push notifications once, by a press alone', async () => {
  const [deposit] = await kaban.server.asOwner<{ id: string; chatId: string }>(
    `select t.id, c.id as "chatId" from transactions t join users u on u.id = t.user_id
       join chat_sessions c on c.related_transaction_id = t.id
     where u.email = $1 and t.type in ('deposit', 'deposit_initiated') and t.status = 'completed'
     limit 1`,
    [sampleSignIns.user.email],
  )
  const receipt = `/dashboard/transactions/receipt/${deposit?.id}`
  const chat = `/dashboard/chat/${deposit?.chatId}`
  const page = await kaban.open('maria', { ...sizes.phone, serviceWorkers: 'allow' })
  await playPushService(page)
  await page.addInitScript(() =>
    Object.assign(Notification, {
      requestPermission: async () => {
        Object.assign(window, { asked: true })
        return 'granted'
      },
    }),
  )
  await page.goto('/dashboard')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(receipt)
  await see(page, 'Know when your money moves')
  await expectNoSideways(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBeUndefined()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await seeNotice(page, 'Settings saved', 'You’ll get push notifications on this device.')
  expect(await devices()).toHaveLength(1)
  await expect(page.getByText('Know when your money moves')).toHaveCount(0)

  await page.evaluate(() => localStorage.removeItem('kaban-push-offer'))
  await kaban.server.asOwner('delete from push_subscriptions')
  await page.goto(chat)
  const offer = page.getByRole('region', { name: 'Know when your money moves' })
  await expect(offer).toBeInViewport({ ratio: 1 })
  await expectNoSideways(page)
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)
  await page.goto(receipt)
  await see(page, 'Print')
  await expect(offer).toHaveCount(0)
})
