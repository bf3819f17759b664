/**
 * The amount field in a real browser against the plain model: the same random edits, with real key
 * presses where possible.
 */
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import {
  anyEdits,
  makeModel,
  placesOf,
  type Edit,
  type Field,
} from '../../fixtures/texts/amount-model.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let page: Page

test.beforeAll(async () => {
  page = await kaban.open('maria', sizes.phone)
  await page.goto('/dashboard')
  await page.goto('/dashboard/deposit')
})

const amount = () => page.getByLabel('Amount', { exact: true })
const state = () =>
  amount().evaluate((input: HTMLInputElement): Field => ({
    shown: input.value,
    start: input.selectionStart ?? -1,
    end: input.selectionEnd ?? -1,
  }))

test('value, display and caret agree with the model after each of thirty edits', () =>
  editAsModel(30))

test('value, display and caret agree with the model after each of 300 edits @long', () =>
  editAsModel(300))

async function editAsModel(count: number): Promise<void> {
  // The text of the test before is a draft that would come back.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await amount().focus()
  const model = makeModel()
  const done: Edit[] = []
  for (const edit of fc.sample(anyEdits, { numRuns: 30 }).flat().slice(0, count)) {
    done.push(edit)
    await perform(edit, model.field)
    model.perform(edit)
    expect(await state(), JSON.stringify(done.slice(-8))).toEqual(model.field)
  }
}

test('an amount that is too large says so, and what the highest is', async () => {
  const tooLarge = page.getByText('Too large. The maximum is ₱999,999,999,999.99.')
  const none = page.getByText('Enter an amount in pesos, like 1,000.50.')
  await page.goto('/dashboard/deposit')
  for (const text of ['9'.repeat(20), '1000000000000']) {
    await amount().fill(text)
    await expect(tooLarge).toBeVisible()
    await page.getByRole('button', { name: 'Review' }).click()
    await seeNotice(page, 'Invalid Amount', 'Please enter a valid deposit amount.')
    await expect(tooLarge).toBeVisible()
    await amount().fill('')
    await expect(tooLarge).toHaveCount(0)
  }
  await paste('₱ 99,999,999,999,999,999,999')
  await expect(tooLarge).toBeVisible()
  await expect(none).toHaveCount(0)
  await amount().fill('9'.repeat(20) + 'x')
  await expect(none).toBeVisible()
  await amount().fill('')
})

async function perform(edit: Edit, field: Field): Promise<void> {
  const { keyboard } = page
  if (edit.kind === 'select') {
    const [start, end] = placesOf(field, edit)
    await amount().evaluate(
      (input: HTMLInputElement, [from, to]) => input.setSelectionRange(from, to),
      [start, end] as const,
    )
  } else if (edit.kind === 'type') await keyboard.press(edit.key === ' ' ? 'Space' : edit.key)
  else if (edit.kind === 'erase')
    await keyboard.press(edit.direction === 'backward' ? 'Backspace' : 'Delete')
  else if (edit.kind === 'cut') await keyboard.press('Control+X')
  else if (edit.kind === 'undo') await keyboard.press('Control+Z')
  else if (edit.kind === 'redo') await keyboard.press('Control+Shift+Z')
  // Like an input method: text without key presses.
  else if (edit.kind === 'insert') await keyboard.insertText(edit.text)
  else if (edit.kind === 'fill') await autofill(edit.text)
  else if (edit.kind === 'paste') await paste(edit.text)
  else await drop(edit.text, Math.round(edit.at * field.shown.length))
}

async function paste(text: string): Promise<void> {
  await amount().evaluate((input: HTMLInputElement, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

/** Like a browser's autofill: sets the value and sends an input event without details. */
async function autofill(text: string): Promise<void> {
  await amount().evaluate((input: HTMLInputElement, filled) => {
    input.dispatchEvent(
      new InputEvent('beforeinput', { inputType: 'insertReplacementText', bubbles: true }),
    )
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled)
    // The caret stays where it was when the value is the same as before.
    input.setSelectionRange(filled.length, filled.length)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
}

/** Like a browser after a drop: inserts the text, selects it, and sends an input event. */
async function drop(text: string, at: number): Promise<void> {
  await amount().evaluate(
    (input: HTMLInputElement, [dropped, place]) => {
      input.dispatchEvent(
        new InputEvent('beforeinput', { inputType: 'insertFromDrop', bubbles: true }),
      )
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      write?.call(input, input.value.slice(0, place) + dropped + input.value.slice(place))
      input.setSelectionRange(place, place + dropped.length)
      input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromDrop', bubbles: true }))
    },
    [text, at] as const,
  )
}
