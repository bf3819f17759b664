import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { FoldedCard } from '#foundation/kit/ui/folded-card.tsx'
import { Focused, longText, type Example } from '../example.tsx'

export const foldExamples: readonly Example[] = [
  {
    name: 'Disclosure',
    from: '#foundation/kit/ui/disclosure.tsx',
    states: {
      Default: () => <Disclosure title="More about fees">There are none.</Disclosure>,
      'Focused by keyboard': () => (
        <Focused>
          <Disclosure title="More about fees">There are none.</Disclosure>
        </Focused>
      ),
      'Long text': () => <Disclosure title={longText}>{longText}</Disclosure>,
    },
  },
  {
    name: 'FoldedCard',
    from: '#foundation/kit/ui/folded-card.tsx',
    note: 'A card whose content few people need.',
    states: {
      Default: () => <FoldedCard title="Consent to payouts">Given on 22 November.</FoldedCard>,
      'Up to the edges': () => (
        <FoldedCard title="Consent to payouts" flush>
          Given on 22 November.
        </FoldedCard>
      ),
      'Focused by keyboard': () => (
        <Focused>
          <FoldedCard title="Consent to payouts">Given on 22 November.</FoldedCard>
        </Focused>
      ),
      'Long text': () => <FoldedCard title={longText}>{longText}</FoldedCard>,
    },
  },
]
