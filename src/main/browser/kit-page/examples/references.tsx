import { CopyableReference } from '#foundation/kit/reference/copyable-reference.tsx'
import { ReferenceLine } from '#foundation/kit/reference/reference-line.tsx'
import { Reference, ReferenceText } from '#foundation/kit/reference/reference.tsx'
import { Weave } from '#foundation/kit/reference/weave.tsx'
import type { Example } from '../example.tsx'
import { OneLine, oneLineNote } from './sample-rows.tsx'

const reference = 'REF20261124K7M2QX'

const weave: Example = {
  name: 'Weave',
  from: '#foundation/kit/reference/weave.tsx',
  note: 'Beside a reference, wherever it is shown.',
  small: true,
  states: {
    Default: () => <Weave reference={reference} />,
    'Other references': () => (
      <span className="flex gap-2">
        {['REF20261115D9F7DA', 'REF20261020ZA7N4X', 'REF20260915Y9ZOJB'].map((other) => (
          <Weave key={other} reference={other} />
        ))}
      </span>
    ),
    Large: () => <Weave reference={reference} className="size-16" />,
  },
}

export const referenceExamples: readonly Example[] = [
  weave,
  {
    name: 'Reference',
    from: '#foundation/kit/reference/reference.tsx',
    note: 'In tables and facts.',
    states: {
      Default: () => <Reference reference={reference} />,
      'Large weave': () => <Reference reference={reference} weave="size-10" />,
    },
  },
  {
    name: 'CopyableReference',
    from: '#foundation/kit/reference/copyable-reference.tsx',
    note: 'As the value of a fact.',
    states: { Default: () => <CopyableReference reference={reference} what="reference" /> },
  },
  {
    name: 'ReferenceText',
    from: '#foundation/kit/reference/reference.tsx',
    note: 'The last six characters stand out.',
    states: { Default: () => <ReferenceText reference={reference} /> },
  },
  {
    name: 'ReferenceLine',
    from: '#foundation/kit/reference/reference-line.tsx',
    note: oneLineNote,
    states: {
      Default: () => (
        <OneLine>
          <ReferenceLine reference={reference} />
        </OneLine>
      ),
    },
  },
]
