/** /kit: every component of the kit in both themes, on a phone, a tablet and a laptop. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { runnerImport, type Plugin } from 'vite'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { longUnless } from '../../fixtures/lanes.ts'
import { expectNothingByAxe } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

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

let page: Page

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : undefined),
  load: (id) => (id === '\0styles' ? '' : undefined),
}

/** Loads them by Vite: Node cannot load the syntax of JSX. */
async function loadExamples(): Promise<{ name: string; from: string }[]> {
  const { module } = await runnerImport<typeof import('#main/browser/kit-page/examples.ts')>(
    path.resolve('src/main/browser/kit-page/examples.ts'),
    { configFile: false, logLevel: 'error', plugins: [withoutStyles] },
  )
  return [...module.examples]
}

test.beforeAll(async () => {
  page = await kaban.open('visitor')
})

test.describe('the page of the kit', () => {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [768, 'light'],
    [1280, 'light'],
  ] as const)
    test(`fits into ${width} px${longUnless(width === 360)}`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/kit')
      await page.getByRole('heading', { level: 1, name: 'Kit' }).waitFor()
      await expectNoSideways(page)
    })

  test('shows each component in both themes, with the line that imports it', async () => {
    // Both themes have room on a wide screen.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/kit')
    await page.getByRole('heading', { level: 1, name: 'Kit' }).waitFor()
    const shown = await page.locator('article').evaluateAll((articles) =>
      articles.map((article) => ({
        name: article.id,
        line: article.querySelector('code')?.textContent,
        papers: [...article.querySelectorAll('[role="group"][style]')].map(
          (states) => getComputedStyle(states).backgroundColor,
        ),
      })),
    )
    const examples = await loadExamples()
    const byName = (one: { name: string }, other: { name: string }) =>
      one.name.localeCompare(other.name)
    expect(shown.toSorted(byName)).toEqual(
      examples.toSorted(byName).map(({ name, from }) => ({
        name,
        line: `import { ${name} } from '${from}'`,
        papers: ['rgb(247, 244, 236)', 'rgb(4, 23, 26)'],
      })),
    )
  })

  // Without the rules about whole pages: this page repeats landmarks and headings.
  test('names every control and makes each large enough for a finger', async () => {
    await expectNothingByAxe(page, { only: ofControls })
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
