/** From the invitation of an admin to what she approves, with two admins and her phone. */
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { v7 as uuidv7 } from 'uuid'
import { Visitor } from '../../fixtures/servers/test-server.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { followMail, see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

const nena = { fullName: 'Nena Villanueva', email: 'nena@example.test' }
const password = 'gabi sa Siargao'
let ana: Page
let ben: Page
let phone: Page
let app = new TOTP({})

test.beforeAll(async () => {
  ;[ana, ben] = await kaban.openStaff()
  phone = await kaban.open('visitor', { ...sizes.smallPhone, keepOpen: true })
})

const invitation = (page: Page) => page.getByRole('listitem').filter({ hasText: nena.email })

test('an admin who is created gets no password but an invitation', async () => {
  await ana.goto('/admin/users')
  await ana.getByRole('link', { name: 'Manage admins' }).click()
  await see(ana, 'No invitations')
  await expectAccessible(ana)
  await ana.goto('/admin/users?open=create')
  const window = ana.getByRole('dialog', { name: 'Create New User' })
  await window.getByLabel('Role').selectOption({ label: 'Admin' })
  await expect(window.getByLabel('Temporary password')).toHaveCount(0)
  await window.getByRole('button', { name: 'Send Invitation' }).click()
  await seeNotice(ana, 'Missing Fields', 'Please fill all required fields.')
  await window.getByLabel('Full name').fill(nena.fullName)
  await window.getByLabel('Email').fill(logins.ben.email)
  await window.getByRole('button', { name: 'Send Invitation' }).click()
  await see(ana, 'Already an Admin')
  await window.getByLabel('Email').fill(nena.email)
  await window.getByRole('button', { name: 'Send Invitation' }).click()
  await seeNotice(ana, 'Invitation Sent', /nena@example\.test/)
  await ana.goto('/admin/admins')
  await invitation(ana).getByText('Invited', { exact: true }).waitFor()
})

test('the invited person chooses a password and sets up her app, and waits @long', async () => {
  await followMail(phone, nena.email, 'Accept the invitation')
  await phone.getByRole('heading', { name: 'Become an admin' }).waitFor()
  await expectNoSideways(phone)
  await expectAccessible(phone)
  const key = await phone.getByLabel('Key', { exact: true }).innerText()
  app = new TOTP({ secret: key.replaceAll(' ', '') })
  await phone.getByLabel('Your password').fill(password)
  await phone.getByLabel('Repeat the password').fill(password)
  await phone.getByLabel('Code from your app').fill(app.generate())
  await see(phone, 'Keep your recovery codes')
  await phone.getByRole('checkbox').check()
  await phone.getByRole('button', { name: 'Continue' }).click()
  await see(phone, 'Your Password and App Are Saved')
  await expectAccessible(phone)
})

test('a colleague confirms, not the inviter, and sees what both share @long', async () => {
  await invitation(ana).getByText('Awaiting confirmation').waitFor()
  await see(ana, 'Only an admin other than the inviter can confirm.')
  await expect(invitation(ana).getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await ben.goto('/admin/admins')
  await invitation(ben)
    .getByText('Inviter and invited used the same address within an hour.')
    .waitFor()
  await expectAccessible(ben)
  await invitation(ben).getByRole('button', { name: 'Confirm' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await seeNotice(ben, 'Admin Confirmed', /Nena Villanueva/)
  await ben.getByText(/Can approve from/).waitFor()
  // The page that she left open says so without a reload, and says the same after one.
  await see(phone, /Ben Ramos confirmed you\. You can sign in now\. You can approve from/)
  await phone.reload()
  await see(phone, 'You Are an Admin')
  await expectAccessible(phone)
})

test('the new admin signs in, is refused until her time, and then approves @long', async () => {
  await kaban.server.asOwner('update authenticators set last_step = last_step - 10')
  await phone.goto('/login')
  await phone.getByLabel('Email').fill(nena.email)
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByRole('button', { name: 'Sign In' }).click()
  await phone.getByLabel('Code from your app').fill(app.generate())
  await phone.waitForURL('**/admin/dashboard')
  const colleague = new Visitor(kaban.server.address)
  await colleague.calls.identity.login(logins.ben)
  const [maria] = await kaban.server.asOwner<{ id: string }>(
    'select id from users where email = $1',
    [logins.maria.email],
  )
  const adjustmentId = uuidv7()
  await colleague.calls.adjustments.adjust({
    adjustmentId,
    userId: maria?.id ?? '',
    direction: 'credit',
    amountCentavos: 20_000_00n,
    reason: 'Paid twice in November.',
    notes: '',
  })
  await phone.goto(`/admin/approvals?open=${adjustmentId}`)
  await see(phone, /You are a new admin\. You can approve from .* Until then/)
  await expect(phone.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await expectNoSideways(phone)
  await kaban.server.asOwner('update users set approves_from = now() where email = $1', [
    nena.email,
  ])
  await phone.reload()
  await see(phone, 'Both people used the same address within an hour.')
  await phone.getByRole('button', { name: /^Approve/ }).click()
  await seeNotice(phone, 'Approved', /Maria Santos/)
})

test('an invitation is sent again and taken back @long', async () => {
  await ana.goto('/admin/admins')
  await ana.getByRole('button', { name: 'Invite Admin' }).click()
  await ana.getByLabel('Full name').fill('Pia Cruz')
  await ana.getByLabel('Email').fill('pia@example.test')
  await ana.getByRole('button', { name: 'Send Invitation' }).click()
  await seeNotice(ana, 'Invitation Sent', /pia@example\.test/)
  const pia = ana.getByRole('listitem').filter({ hasText: 'pia@example.test' })
  await pia.getByRole('button', { name: 'Send again' }).click()
  await seeNotice(ana, 'Invitation Sent', /a new link/)
  await pia.getByRole('button', { name: 'Revoke' }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await seeNotice(ana, 'Invitation Revoked', 'The link no longer works.')
  await followMail(phone, 'pia@example.test', 'Accept the invitation')
  await see(phone, 'This link has expired')
})
