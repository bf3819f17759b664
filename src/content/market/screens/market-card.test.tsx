import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { setRenderedLanguage } from '#foundation/kit/i18n/language.tsx'
import type { FigureView } from '../shared/contract.ts'
import { market } from './calls.ts'
import { MarketCard } from './market-card.tsx'

const gold: FigureView = {
  figureId: 'gold',
  name: 'Gold',
  nameFil: 'Ginto',
  value: '2400.50',
  decimals: 2,
  unit: 'per ounce',
  unitFil: 'bawat onsa',
  changePercent: null,
  source: 'LBMA',
  asOf: new Date('2026-11-20T07:00:00Z'),
  sample: false,
  confirmed: true,
}

// Tests of other files run in the same process.
afterEach(() => setRenderedLanguage('en'))

test('the card names a figure and its unit in the language of the reader', () => {
  const queries = new QueryClient()
  queries.setQueryData(market.figures.queryKey({ input: {} }), {
    figures: [gold, { ...gold, figureId: 'bitcoin', name: 'Bitcoin', nameFil: '', unitFil: '' }],
  })
  const shown = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <MarketCard />
      </QueryClientProvider>,
    )
  expect(shown()).toContain('Gold')
  expect(shown()).not.toMatch(/Ginto|bawat onsa/)
  setRenderedLanguage('fil')
  expect(shown()).toMatch(/Ginto.*bawat onsa.*Bitcoin.*per ounce/)
  expect(shown()).not.toContain('Gold')
})
