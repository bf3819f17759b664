/** Company access has no owner: its events are announced to all active admins and nobody else. */
import { beforeAll, expect, test } from 'vitest'
import { systemContext } from '#foundation/platform/server/http/context.ts'
import { identityHooks } from '#main/server/identity-hooks.ts'
import { removeLostAuthenticator } from '#people/identity/server/authenticator/lost-app.ts'
import {
  companyAccessEvents,
  type CompanyAccessEvent,
} from '#people/identity/shared/rules-security-events.ts'
import { companyAccessMail } from '#people/safeguards/server/company-access-mail.ts'
import { letStepsPass, phoneOf, type Phone } from '../fixtures/people/authenticator-app.ts'
import { testServices } from '../fixtures/people/contexts.ts'
import { identityFixture, type Person } from '../fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()
const code = 'ABCD-EFGH-JKMN'
const admins = ['ana@example.test', 'ben@example.test']
let staff: Person
let phone: Phone
let recoveryCodes: string[] = []

beforeAll(async () => {
  for (const email of admins) await fixture.user(email, { role: 'admin' })
  await fixture.user('gone@example.test', { role: 'admin', status: 'suspended' })
  await fixture.user('maria@example.test')
  await fixture.setAccessCode(code)
  staff = fixture.person()
})

async function enter(person: Person, appCode?: string): Promise<void> {
  const { next } = await person.identity.enterCompanyAccess({ code })
  expect(next).toBe(appCode === undefined ? 'home' : 'code')
  if (appCode !== undefined) await person.identity.answerChallenge({ code: appCode })
}

const cases: [what: string, events: CompanyAccessEvent[], act: () => Promise<unknown>][] = [
  ['the very first use', [], () => enter(staff)],
  ['the same browser again', [], () => enter(staff)],
  ['another browser', ['new-device'], () => enter(fixture.person())],
  [
    'an app set up',
    ['authenticator-on'],
    async () => {
      phone = phoneOf((await staff.identity.startAuthenticator({})).uri)
      ;({ recoveryCodes } = await staff.identity.confirmAuthenticator({ code: phone.code() }))
    },
  ],
  [
    'a code of the app in a known browser',
    [],
    async () => {
      await letStepsPass(fixture)
      await enter(staff, phone.code())
    },
  ],
  [
    'a recovery code in another browser',
    ['recovery-code-used', 'new-device'],
    () => enter(fixture.person(), recoveryCodes[0]),
  ],
  ['new recovery codes', ['recovery-codes-renewed'], () => staff.identity.renewRecoveryCodes({})],
  ['the app removed', ['authenticator-off'], () => staff.identity.removeAuthenticator({})],
  [
    'the app removed by the operator',
    ['authenticator-off'],
    () =>
      fixture.database.transaction((tx) =>
        removeLostAuthenticator(systemContext(tx, testServices), identityHooks, null),
      ),
  ],
]

test.each(cases)('%s announces %j', async (_what, events, act) => {
  await fixture.asOwner('delete from mail_outbox')
  await act()
  const mails = await fixture.asOwner<{
    to: string
    kind: string
    subject: string
    text: string
    places: string[]
  }>(
    `select to_address as to, kind, subject, content->>'paragraphs' as text,
     array(select fact->>0 from jsonb_array_elements(content->'facts') fact) as places
     from mail_outbox order by to_address, id`,
  )
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
    admins.flatMap((to) =>
      events.map((event) => [to, companyAccessMail.subject[event]('Kaban').en]),
    ),
  )
  for (const { kind, text, places } of mails) {
    expect(kind).toBe('admin_news')
    expect(text).not.toContain(code)
    expect(places[0]).toBe('When')
  }
})

test('each event is announced above', () => {
  expect(new Set(cases.flatMap(([, events]) => events))).toEqual(new Set(companyAccessEvents))
})
