import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChangesTable } from './changes-table.tsx'

const rendered = (changes: Parameters<typeof ChangesTable>[0]['changes']) =>
  renderToStaticMarkup(createElement(ChangesTable, { action: 'Edited', changes }))

test('a status reads as words, an amount as pesos, an empty value as a dash', () => {
  const html = rendered({
    status: { before: 'pending_payment', after: 'completed' },
    feeCentavos: { before: null, after: '150' },
  })
  expect(html).toContain('Pending payment')
  expect(html).toContain('Completed')
  expect(html).not.toContain('pending_payment')
  expect(html).toContain('₱1.50')
  expect(html).toContain('—')
})

test('without changes there is no table', () => {
  expect(rendered({})).toBe('')
})
