/** /kit: every component of the kit in both themes, on a phone, a tablet and a laptop. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { examples } from '#main/browser/kit-page/examples.ts'
import { startTestServer, type TestServer } from '../fixtures/servers/test-server.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSideways } from './looks.ts'
import { openPeople, type People } from './pages.ts'

const ofControls = [
  'aria-input-field-name',
  'aria-toggle-field-name',
  'aria-valid-attr-value',
  'button-name',
  'label',
  'link-name',
  'select-name',
  'target-size',
]

let server: TestServer
let people: People
let page: Page

beforeAll(async () => {
  server = await startTestServer()
  people = await openPeople()
  page = await people.openPage({ baseURL: server.address })
})
afterAll(async () => {
  await people.close()
  await server.close()
})

describe('the page of the kit', () => {
  test.each([
    [360, 'dark'],
    [768, 'light'],
    [1280, 'light'],
  ] as const)('fits into %i px', async (width, colorScheme) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/kit')
    await page.getByRole('heading', { level: 1, name: 'Kit' }).waitFor()
    await expectNoSideways(page)
    // No field with an error has taken the focus.
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
      0,
      'BODY',
    ])
  })

  test('shows each component in both themes, with the line that imports it', async () => {
    const shown = await page.locator('article').evaluateAll((articles) =>
      articles.map((article) => ({
        name: article.id,
        line: article.querySelector('code')?.textContent,
        papers: [...article.querySelectorAll('[role="group"][style]')].map(
          (states) => getComputedStyle(states).backgroundColor,
        ),
      })),
    )
    const byName = (one: { name: string }, other: { name: string }) =>
      one.name.localeCompare(other.name)
    expect(shown.toSorted(byName)).toEqual(
      examples.toSorted(byName).map(({ name, from }) => ({
        name,
        line: `import { ${name} } from '${from}'`,
        papers: ['rgb(250, 250, 247)', 'rgb(13, 20, 19)'],
      })),
    )
  })

  // Not the rules about a page as a whole: this one repeats landmarks and headings.
  test('names every control, each of which a finger can hit', async () => {
    await expectAccessible(page, { only: ofControls })
  })

  test('shows what the components say offline and during maintenance', async () => {
    const button = page.locator('#SendingButton')
    const says = async (reason: string) =>
      await expect.poll(() => button.getByText(reason).count()).toBeGreaterThan(0)
    await page.getByText('Offline', { exact: true }).first().click()
    await says(kitWords.needsConnection)
    await page.getByText('Online', { exact: true }).first().click()
    await page.getByText('Maintenance', { exact: true }).first().click()
    await says(kitWords.readOnly)
    expect(await button.getByText(kitWords.needsConnection).count()).toBe(0)
  })
})
