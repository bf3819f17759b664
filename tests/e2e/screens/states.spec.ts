/** Screens in other states, without data or without an answer: they are as sound as the others. */
import type { Page } from '@playwright/test'
import { createUser } from '#people/identity/server/actions.ts'
import { longUnless } from '../../fixtures/lanes.ts'
import { letStepsPass, phoneOf } from '../../fixtures/people/authenticator-app.ts'
import { Visitor } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { logins } from '../fixtures/kaban.ts'
import { expectSoundMeanwhile } from '../fixtures/layout-checks.ts'
import { askEverythingAnew, untilQuiet } from '../fixtures/quiet.ts'
import { nena, see, signIn, startDeposit, trySignIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

/** A visitor; Nena, who has an authenticator app and no data; Maria, who has a history. */
let visitor: Page
let newcomer: Page
let user: Page

test.beforeAll(async () => {
  const open = () => kaban.open('visitor', { hasTouch: true })
  ;[visitor, newcomer, user] = [await open(), await open(), await open()]
  await signIn(user, logins.maria)
  await kaban.server.database.transaction((tx) =>
    createUser(tx, { ...nena, role: 'user', status: 'active' }),
  )
  const { identity } = new Visitor(kaban.server.address).calls
  await identity.login({ email: nena.email, password: nena.password })
  const app = phoneOf((await identity.startAuthenticator({})).uri)
  await identity.confirmAuthenticator({ code: app.code() })
  await letStepsPass(kaban.server)
  await trySignIn(newcomer, nena)
  await newcomer.getByLabel('Code from your app').fill(app.code())
  await newcomer.waitForURL('**/dashboard')
})

/** The id of no plan and no investment: screens look the same before an answer, and without. */
const nobodys = '01890000-0000-7000-8000-000000000000'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** As after some minutes: no proof is recent. */
const forgetProofs = () =>
  kaban.server.asOwner(`update sessions set proven_at = now() - interval '6 minutes'`)

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilQuiet(page)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
}

async function fillBasics(page: Page): Promise<void> {
  await page.goto('/register')
  const basics = {
    'Full name': nena.fullName,
    'Phone number': nena.phoneNumber,
    Email: 'elena@example.test',
    Password: nena.password,
    'Confirm password': nena.password,
  }
  for (const [label, text] of Object.entries(basics))
    await page.getByLabel(label, { exact: true }).fill(text)
  await press(page, 'Next')
  await page.getByRole('heading', { name: 'Profile & Bank' }).waitFor()
}

const authStates: Record<string, (page: Page) => Promise<unknown>> = {
  '/register, step 1 refused': async (page) => {
    await page.goto('/register')
    await press(page, 'Next')
    await see(page, 'Please fill all fields in Step 1.')
  },
  '/register, step 2': fillBasics,
  '/register, step 2 refused': async (page) => {
    await fillBasics(page)
    await press(page, 'Create Account')
    await see(page, 'Please provide all bank information.')
  },
  '/login, refused': async (page) => {
    await trySignIn(page, { email: 'nobody@example.test', password: 'not the password' })
    await see(page, 'Incorrect email or password.')
  },
  '/login?step=code': async (page) => {
    await trySignIn(page, nena)
    await page.getByLabel('Code from your app').waitFor()
  },
  '/login?step=code, with a recovery code that is wrong': async (page) => {
    await page.goto('/login?step=code')
    await press(page, 'Use a recovery code')
    await page.getByLabel('Recovery code').fill('AAAA-AAAA')
    await press(page, 'Continue')
    await see(page, /^Incorrect code/)
  },
  '/forgot-password, sent': async (page) => {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('nobody@example.test')
    await press(page, 'Send Reset Link')
    await see(page, 'Password Reset Email Sent')
  },
  '/reset-password without a link': (page) => page.goto('/reset-password'),
  '/verify-email without a link': async (page) => {
    await page.goto('/verify-email')
    await see(page, 'This link is incomplete')
  },
  '/admin/login, denied': async (page) => {
    await page.goto('/admin/login')
    await page.getByLabel('Access code').fill('not the code')
    await press(page, 'Enter Control Panel')
    await see(page, 'Invalid Company Access Code.')
  },
}

/** Of each group the states that look least like another one. */
const inGate = {
  auth: ['/register, step 1 refused', '/login?step=code'],
  withoutData: [''],
  beforeAnswer: ['/transactions'],
  withoutAnswer: ['/withdraw'],
}

for (const [name, begin] of Object.entries(authStates))
  test(name + longUnless(inGate.auth.includes(name)), async () => {
    await begin(visitor)
    await settle(visitor)
    await expectSoundMeanwhile(visitor)
  })

test.describe('without data', () => {
  for (const place of [
    '',
    '/wallet',
    '/transactions',
    '/transactions/statements',
    '/notifications',
    '/tasks',
    '/chat',
    '/bank-details',
  ])
    test(`/dashboard${place}${longUnless(inGate.withoutData.includes(place))}`, async () => {
      await newcomer.goto(`/dashboard${place}`)
      await settle(newcomer)
      await expectSoundMeanwhile(newcomer)
    })
})

test.describe('in the settings', () => {
  test('the authenticator app is on', async () => {
    await newcomer.goto('/dashboard/settings/security')
    await see(newcomer, /^On since /)
    await settle(newcomer)
    await expectSoundMeanwhile(newcomer)
  })

  test('the proof dialog asks for the app, above another window', async () => {
    await forgetProofs()
    await press(newcomer, 'New recovery codes')
    await newcomer.getByRole('dialog').getByRole('button', { name: 'New recovery codes' }).click()
    await newcomer
      .getByRole('dialog', { name: 'Confirm It Is You' })
      .getByLabel('Code from your app')
      .waitFor()
    await expectSoundMeanwhile(newcomer)
  })

  test('the proof dialog asks for the password @long', async () => {
    await user.goto('/dashboard/settings/security')
    await forgetProofs()
    await press(user, 'Set up')
    await user
      .getByRole('dialog', { name: 'Confirm It Is You' })
      .getByLabel('Password', { exact: true })
      .waitFor()
    await expectSoundMeanwhile(user)
  })
})

test('the dialog before a deposit is cancelled', async () => {
  await startDeposit(newcomer, '1500')
  await press(newcomer, 'Cancel this deposit')
  await newcomer.getByRole('dialog').waitFor()
  await expectSoundMeanwhile(newcomer)
  await newcomer.getByRole('dialog').getByRole('button', { name: 'Cancel deposit' }).click()
  await see(newcomer, 'Deposit cancelled')
})

test('/verify without a code @long', async () => {
  await visitor.goto('/verify')
  await press(visitor, 'Check the receipt')
  await see(visitor, 'Type the code on the receipt.')
  await settle(visitor)
  await expectSoundMeanwhile(visitor)
})

test('a task is being edited, and one without a title is refused', async () => {
  await user.goto('/dashboard/tasks')
  await user
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await press(user, 'Add Task')
  await see(user, 'Task Title Required')
  await expectSoundMeanwhile(user)
})

test.describe('before the first answer', () => {
  for (const place of [
    '',
    '/transactions',
    '/transactions/statements',
    '/investments',
    '/investments/plans',
    `/investments/plans/${nobodys}`,
    `/investments/${nobodys}`,
    '/tasks',
  ])
    test(`/dashboard${place}${longUnless(inGate.beforeAnswer.includes(place))}`, () =>
      expectSoundWhileWaiting(user, `/dashboard${place}`))

  test('/verify @long', () =>
    expectSoundWhileWaiting(visitor, '/verify/REF20260101ABCDEF-0123456789ABCDEF'))
})

/** Checks the placeholders of a page whose answers never come. */
async function expectSoundWhileWaiting(page: Page, place: string): Promise<void> {
  await askEverythingAnew(page)
  await page.route(/\/rpc\/(?!identity\/me)/, () => undefined)
  await page.goto(place)
  await page.getByRole('status', { name: 'Loading' }).first().waitFor()
  await expectSoundMeanwhile(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

test.describe('when the server has no answer', () => {
  for (const place of [
    '',
    '/wallet',
    '/transactions',
    '/transactions/statements',
    '/investments',
    '/investments/plans',
    `/investments/plans/${nobodys}`,
    `/investments/${nobodys}`,
    '/notifications',
    '/tasks',
    '/withdraw',
    '/settings/security',
    '/settings/notifications',
    '/settings/privacy',
  ])
    test(`/dashboard${place}${longUnless(inGate.withoutAnswer.includes(place))}`, async () => {
      await askEverythingAnew(user)
      await user.route(/\/rpc\/(?!identity\/me)/, (route) =>
        route.fulfill({
          status: 500,
          json: { json: { code: 'INTERNAL_SERVER_ERROR', status: 500, data: {} } },
        }),
      )
      await user.goto(`/dashboard${place}`)
      await user.getByRole('button', { name: 'Try again' }).first().waitFor()
      await settle(user)
      await expectSoundMeanwhile(user)
    })
})

for (const [place, title] of [
  [`/investments/${nobodys}`, 'This investment was not found, or it is not yours.'],
  [`/investments/plans/${nobodys}`, 'The plan behind that link is no longer offered'],
] as const)
  test(`/dashboard${place}, which is not there${longUnless(place.includes('plans'))}`, async () => {
    await user.unrouteAll({ behavior: 'ignoreErrors' })
    await user.goto(`/dashboard${place}`)
    await see(user, title)
    await settle(user)
    await expectSoundMeanwhile(user)
  })
