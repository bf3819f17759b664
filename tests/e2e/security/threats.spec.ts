/** T33 and T34: hostile input is shown as plain text everywhere. */
import type { Page } from '@playwright/test'
import { turning } from '../../fixtures/texts/hostile-texts.ts'
import { expect } from '../fixtures/expect.ts'
import {
  strangersCount,
  writeHostileTexts,
  type HostileFixture,
} from '../fixtures/hostile-fixture.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let fixture: HostileFixture
let user: Page
let admin: Page
/** Executed and blocked scripts of all pages. */
const alarms: string[] = []

test.beforeAll(async () => {
  fixture = await writeHostileTexts(kaban.server)
  ;[user, admin] = [await openWatchedPage(sizes.phone), await openWatchedPage(sizes.laptop)]
  await Promise.all([signIn(user, logins.maria), signIn(admin, logins.ana)])
})

async function openWatchedPage(size: (typeof sizes)['phone' | 'laptop']): Promise<Page> {
  const page = await kaban.open('visitor', size)
  await page.exposeFunction('ran', (how: unknown) => alarms.push(`ran: ${String(how)}`))
  await page.exposeFunction('violated', (what: string) => alarms.push(what))
  await page.addInitScript(() => {
    const { violated } = window as unknown as { violated: (what: string) => void }
    document.addEventListener('securitypolicyviolation', (event) =>
      violated(`violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  page.on('dialog', (dialog) => {
    alarms.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return page
}

test('the test notices executed and blocked scripts', async () => {
  await user.goto('/dashboard')
  const refused = await user.evaluate(() => {
    const tried: (() => void)[] = [
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=ran(1)>'),
      () => document.createElement('img').setAttribute('onerror', 'ran(1)'),
      () =>
        document.body.append(
          new DOMParser().parseFromString('<script>ran(1)</script>', 'text/html').body,
        ),
    ]
    return tried.map((way) => {
      try {
        way()
        return 'taken'
      } catch (fault) {
        return String(fault)
      }
    })
  })
  for (const result of refused) expect(result).toContain('Trusted')
  await expect
    .poll(() => alarms)
    .toContainEqual(expect.stringContaining('require-trusted-types-for'))
  await user.evaluate(() => (window as unknown as { ran: (how: string) => void }).ran('by hand'))
  await expect.poll(() => alarms).toContain('ran: by hand')
  alarms.length = 0
})

/** Pages apart from the chat, and buttons to press on them. */
const places: Record<'user' | 'admin', [path: string, opens?: RegExp][]> = {
  user: [
    ['/dashboard'],
    ['/dashboard/wallet'],
    ['/dashboard/transactions'],
    ['/dashboard/notifications'],
    ['/dashboard/history'],
    ['/dashboard/profile'],
    ['/dashboard/deposit'],
    ['/dashboard/withdraw'],
    ['/dashboard/account'],
    ['/dashboard/settings'],
    ['/dashboard/settings/security'],
    ['/dashboard/settings/privacy'],
    ['/dashboard/chat'],
    ['/mailbox'],
  ],
  admin: [
    ['/admin/dashboard'],
    ['/admin/transactions', /^Edit/],
    ['/admin/withdrawals', /^(Process|Approve)/],
    ['/admin/deposit-chat?type=support_chat'],
    ['/admin/security'],
  ],
}

test('T33 no page executes hostile input', async () => {
  await Promise.all(
    (
      [
        ['user', user],
        ['admin', admin],
      ] as const
    ).map(async ([who, page]) => {
      for (const [path, opens] of places[who]) {
        await openAt(page, path)
        if (opens)
          await page.getByRole('button', { name: opens }).filter({ visible: true }).first().click()
        expect(await findUnsafeParts(page), path).toEqual([])
      }
    }),
  )
  expect(alarms).toEqual([])
})

for (const who of ['user', 'admin'] as const)
  test.describe(`chat as seen by the ${who}`, () => {
    test('T33 messages are shown as plain text', async () => {
      const page = who === 'user' ? user : admin
      await openAt(page, who === 'user' ? '/dashboard/chat/:chat' : '/admin/deposit-chat/:chat')
      await page.getByRole('button', { name: 'Earlier messages' }).click()
      await expect(
        page
          .getByRole('region')
          .getByRole('listitem')
          .filter({ has: page.getByRole('paragraph') }),
      ).toHaveCount(fixture.written.length)
      const shown = await page.getByRole('region').getByRole('paragraph').allTextContents()
      expect(fixture.written.filter((text) => !shown.includes(text))).toEqual([])
      expect(await findUnsafeParts(page)).toEqual([])
      expect(alarms).toEqual([])
    })

    test('T34 text creates no links, images or headings; only attachments do', async () => {
      const page = who === 'user' ? user : admin
      const plain = ['LI', 'DIV', 'P', 'SPAN', 'TIME', 'svg', 'path']
      const made = await page
        .getByRole('region')
        .locator('ol')
        .evaluate(
          (list, known) =>
            [...list.querySelectorAll('*')]
              .filter(({ tagName }) => !known.includes(tagName))
              .map(
                (part) =>
                  `${part.tagName} ${part.getAttribute('href') ?? part.getAttribute('src') ?? ''}`,
              ),
          plain,
        )
      for (const part of made) expect(part).toMatch(/^(A|IMG) \/chats\/attachments\/[0-9a-f-]{36}$/)
      expect(made.length).toBeGreaterThan(0)
    })

    test('T34 right-to-left characters do not reverse amounts', async () => {
      const page = who === 'user' ? user : admin
      for (const letters of turning)
        expect(await readsInOrder(page, `${letters} 1,234.50`, '1,234.50'), letters).toBe(true)
    })
  })

test('T33 reasons on receipts and names in staff lists are plain text', async () => {
  await Promise.all([
    openAt(user, '/dashboard/transactions/receipt/:withdrawal'),
    openAt(admin, '/admin/deposit-chat'),
  ])
  const receipt = (await user.getByRole('main').textContent()) ?? ''
  expect(fixture.written.filter((text) => !receipt.includes(text))).toEqual([])
  for (const letters of turning)
    expect(await readsInOrder(user, `${letters} 1,234.50`, '1,234.50'), letters).toBe(true)
  const list = (await admin.getByRole('main').textContent()) ?? ''
  expect(fixture.written.slice(0, strangersCount).filter((name) => !list.includes(name))).toEqual(
    [],
  )
  expect(await findUnsafeParts(user)).toEqual([])
  expect(await findUnsafeParts(admin)).toEqual([])
  expect(alarms).toEqual([])
})

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(
    path.replace(':chat', fixture.chatId).replace(':withdrawal', fixture.withdrawalId),
  )
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilQuiet(page)
}

/** Returns executable elements, frames, URLs of other sites and event attributes. */
function findUnsafeParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((part) => {
      const found: string[] = []
      if (
        /^(iframe|object|embed|base|marquee|keygen|math|animate|template|meta)$/i.test(
          part.tagName,
        ) &&
        !part.closest('head')
      )
        found.push(part.tagName)
      // Preloaded answers are data, which browsers do not execute.
      if (
        part.tagName === 'SCRIPT' &&
        part.getAttribute('type') !== 'application/json' &&
        !new URL((part as HTMLScriptElement).src || 'x:').href.startsWith(location.origin)
      )
        found.push('SCRIPT')
      for (const { name, value } of part.attributes) {
        if (name.startsWith('on')) found.push(`${part.tagName} ${name}`)
        const leads = ['href', 'src', 'action', 'formaction', 'srcdoc', 'xlink:href'].includes(name)
        if (leads && new URL(value, location.href).origin !== location.origin)
          found.push(`${part.tagName} ${name}=${value}`)
      }
      return found
    }),
  )
}

/** Returns whether the figure reads from left to right where the text first appears. */
function readsInOrder(page: Page, text: string, figure: string): Promise<boolean> {
  return page.evaluate(
    ([whole, part]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        const from = (node.textContent ?? '').indexOf(whole)
        if (from < 0 || !node.parentElement?.checkVisibility()) continue
        const start = from + whole.indexOf(part)
        const lefts = [...part].map((_, place) => {
          const range = document.createRange()
          range.setStart(node, start + place)
          range.setEnd(node, start + place + 1)
          return range.getBoundingClientRect().left
        })
        return lefts.every((left, place) => place === 0 || left > (lefts[place - 1] ?? 0))
      }
      return false
    },
    [text, figure] as const,
  )
}
