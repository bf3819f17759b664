import { useState } from 'react'
import { centavosOf } from '#foundation/contract/shared/list-spans.ts'
import { parsePesos, pesosInput, showPesos, type Centavos } from '#foundation/peso/shared/peso.ts'
import { Field, inputStyle } from '../fields/field.tsx'
import { useWords } from '../i18n/language.tsx'
import { kitListWords } from '../i18n/words-console.ts'
import { Popover } from '../overlay/popover.tsx'
import { FilterButton } from './filter-button.tsx'
import { FilterFormButtons } from './period-filter.tsx'

interface Props {
  label: string
  /** As in the address: `1000..5000`. */
  chosen: string | undefined
  onChoose: (range: string | undefined) => void
}

/** From one amount to another, or one end alone. */
export function AmountFilter({ label, chosen, onChoose }: Props) {
  const w = useWords(kitListWords)
  return (
    <Popover
      label={w.filterOf(label)}
      align="start"
      className="w-64"
      trigger={(opener) => (
        <FilterButton {...opener} active={chosen !== undefined}>
          {chosen ? `${label}: ${rangeName(chosen, w)}` : label}
        </FilterButton>
      )}
    >
      {(close) => (
        <Range
          chosen={chosen}
          onChoose={(range) => {
            close()
            onChoose(range)
          }}
        />
      )}
    </Popover>
  )
}

function Range({ chosen, onChoose }: Pick<Props, 'chosen' | 'onChoose'>) {
  const w = useWords(kitListWords)
  const [[least, most], setEnds] = useState(() => (chosen ?? '..').split('..') as [string, string])
  const [read, setRead] = useState<{ least?: string; most?: string }>({})
  const apply = () => {
    const ends = [readEnd(least), readEnd(most)] as const
    const errors = {
      ...(ends[0] === null && { least: w.noAmount }),
      ...(ends[1] === null && { most: w.noAmount }),
      ...(ends[0] && ends[1] && ends[0] > ends[1] && { most: w.amountsReversed }),
    }
    setRead(errors)
    if (Object.keys(errors).length > 0) return
    const range = ends.map((end) => (end ? pesosInput(end).replace('.00', '') : '')).join('..')
    onChoose(range === '..' ? undefined : range)
  }
  return (
    <form
      className="grid gap-2 p-3"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <End
        label={w.fromAmount}
        value={least}
        error={read.least}
        onChange={(typed) => setEnds([typed, most])}
      />
      <End
        label={w.untilAmount}
        value={most}
        error={read.most}
        onChange={(typed) => setEnds([least, typed])}
      />
      <FilterFormButtons canClear={chosen !== undefined} onClear={() => onChoose(undefined)} />
    </form>
  )
}

/** Undefined for an empty field, null for something that is no amount. */
function readEnd(typed: string): Centavos | undefined | null {
  if (typed.trim() === '') return undefined
  const centavos = parsePesos(typed)
  return centavos !== null && centavos > 0n ? centavos : null
}

function End({
  label,
  value,
  error,
  onChange,
}: {
  label: string
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}) {
  return (
    <Field label={label} {...(error !== undefined && { error })}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder="₱"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputStyle} figures`}
        />
      )}
    </Field>
  )
}

function rangeName(range: string, w: typeof kitListWords): string {
  const { least, most } = centavosOf(range)
  const shown = (end: Centavos | undefined) =>
    end === undefined ? '' : showPesos(end).replace(/\.00$/, '')
  return w.between(shown(least), shown(most))
}
