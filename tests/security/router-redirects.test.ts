/** T39: no address leads a person to another site. */
import { connect } from 'node:net'
import { QueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemContext } from '#foundation/platform/server/http/context.ts'
import { makeRouter } from '#main/browser/routes.tsx'
import { addressAfterLogin, homes } from '#people/identity/shared/rules-after-login.ts'
import { roles } from '#people/identity/shared/rules.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { isSitePath } from '#people/notifications/shared/rules.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import { testServices } from '../fixtures/people/contexts.ts'
import { foreignAddresses } from '../fixtures/texts/foreign-addresses.ts'

let fixture: AccessFixture
let userId: string

beforeAll(async () => {
  fixture = await startAccessFixture()
  const me = await fixture.people.owner.calls.identity.me({})
  userId = me.userId ?? ''
})
afterAll(() => fixture.close())

const site = 'https://kaban.test'
const targetOf = (address: string) => new URL(address, `${site}/login`)

test('the corpus is large and has no duplicates', () => {
  expect(foreignAddresses.length).toBeGreaterThanOrEqual(60)
  expect(new Set(foreignAddresses).size).toBe(foreignAddresses.length)
})

describe('T39 nobody is sent to another site', () => {
  test.each(foreignAddresses)('after signing in: %j', (address) => {
    for (const role of roles) expect(addressAfterLogin(address, role)).toBe(homes[role])
  })

  test("the browser's router stays on the site with the address that the login page reads", () => {
    const router = makeRouter(new QueryClient())
    for (const address of foreignAddresses) {
      const search = router.options.parseSearch?.(`?returnTo=${encodeURIComponent(address)}`) as {
        returnTo?: unknown
      }
      const wanted = typeof search.returnTo === 'string' ? search.returnTo : undefined
      for (const role of roles) {
        const { publicHref } = router.buildLocation({
          href: addressAfterLogin(wanted, role),
        } as never)
        expect(targetOf(publicHref).origin, address).toBe(site)
      }
    }
  })

  test('notifications link to pages of the site only, by action and by table', async () => {
    for (const address of foreignAddresses) {
      if (isSitePath(address)) {
        // An odd path that is still on this site.
        expect(targetOf(address).origin, address).toBe(site)
        continue
      }
      const notified = fixture.database.transaction((tx) =>
        notifyUser(systemContext(tx, testServices), {
          userId,
          type: 'general_info',
          message: { en: 'Look', fil: 'Look' },
          linkTo: address,
        }),
      )
      await expect(notified, address).rejects.toThrow('may only link to a path of this site')
      // PostgreSQL cannot store this text.
      if (address.includes('\0')) continue
      const insert = fixture.asOwner(
        `insert into notifications (id, user_id, type, message, link_to)
         values ($1, $2, 'general_info', 'Look', $3)`,
        [uuidv7(), userId, address],
      )
      await expect(insert, address).rejects.toThrow(/notifications_link_to_check/)
    }
  })

  test('every redirect leads to a page of the site', async () => {
    const { visitor, owner, admin } = fixture.people
    for (const address of foreignAddresses) {
      const written = encodeURI(address).replaceAll(/%25([0-9a-f]{2})/gi, '%$1')
      const paths = [
        written.startsWith('/') ? written : `/${written}`,
        `/dashboard/${written}`,
        `/login?returnTo=${encodeURIComponent(address)}`,
        `/register?next=${encodeURIComponent(address)}`,
      ]
      for (const path of paths) {
        for (const person of [visitor, owner, admin]) {
          const { status, location } = await requestRaw(path, person.cookie)
          expect(status, path).toBeLessThan(500)
          if (location === undefined) continue
          expect(location, path).toMatch(/^\/(?![/\\])[\w/?=%.!~*'()-]*$/)
          expect(targetOf(location).origin).toBe(site)
        }
      }
    }
  })
})

/** Sends the path unchanged; fetch would normalise it. */
async function requestRaw(
  path: string,
  cookie: string,
): Promise<{ status: number; location: string | undefined }> {
  const socket = connect(Number(new URL(fixture.address).port), 'localhost')
  const headers = ['Host: localhost', 'Connection: close', ...(cookie ? [`Cookie: ${cookie}`] : [])]
  socket.write([`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
  let text = ''
  for await (const part of socket) text += String(part)
  const [head = ''] = text.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
  }
}
