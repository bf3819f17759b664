/** The one-line tables of the console cut no amount, reference or button. */
import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()
const waiting = '/admin/withdrawals?status=waiting&sort=requested'
const rows = (page: Page) => page.locator('[data-row]')

/** An approved withdrawal has the widest button: it names the amount. */
test.beforeAll(async () => {
  const [{ id: userId } = { id: '' }] = await kaban.server.asOwner<{ id: string }>(
    'select id from users where email = $1',
    [logins.maria.email],
  )
  const [ana, maria] = [await kaban.caller('ana'), await kaban.caller('maria')]
  await ana.calls.adjustments.adjust({
    adjustmentId: uuidv7(),
    userId,
    direction: 'credit',
    amountCentavos: 6_000_00n,
    reason: 'Paid twice.',
    notes: '',
  })
  const { transactionId } = await maria.calls.withdrawals.request({
    requestId: uuidv7(),
    amountCentavos: 5_000_00n,
    bankName: 'BDO Unibank',
    accountName: 'Maria Santos',
    accountNumber: '001234567890',
  })
  await ana.calls.withdrawals.move({ transactionId, moveId: uuidv7(), to: 'approved' })
})

test('amounts, references and buttons fit in Filipino, whose words are longer', () =>
  expectRoom(['fil'], [768, 1280]))

test('amounts, references and buttons fit, in both languages and at each width @long', () =>
  expectRoom(['fil', 'en'], [768, 1280, 1920]))

async function expectRoom(languages: string[], widths: number[]): Promise<void> {
  const page = await kaban.open('ana', { ...sizes.laptop, address: waiting })
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('kaban-language', chosen), language)
    for (const address of [waiting, '/admin/transactions'])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(address)
        await rows(page).first().waitFor()
        await expectNoSideways(page)
        expect(await partsBeyondTheirCell(page)).toEqual([])
      }
  }
}

/** The texts of amounts, references, times and buttons that do not fit into their cell. */
function partsBeyondTheirCell(page: Page): Promise<(string | null)[]> {
  return rows(page).evaluateAll((all) =>
    all
      .flatMap((row) => [...row.querySelectorAll('td:not(:has(.list-shared))')])
      .filter((cell) => cell.getClientRects().length > 0)
      .filter((cell) => {
        const { right } = cell.getBoundingClientRect()
        const room = right - Number.parseFloat(getComputedStyle(cell).paddingRight)
        return [...cell.querySelectorAll('button, .figures')].some(
          (part) => part.getBoundingClientRect().right > room + 0.5,
        )
      })
      .map((cell) => cell.textContent),
  )
}
