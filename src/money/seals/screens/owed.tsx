import type { ComponentProps } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { sealWords } from '../shared/words.ts'

interface OwedProps extends Omit<ComponentProps<typeof Amount>, 'centavos'> {
  /** Null: the seal does not say it. */
  centavos: bigint | null
}

/** The total of a seal. */
export function Owed({ centavos, ...look }: OwedProps) {
  const w = useWords(sealWords)
  return centavos === null ? <span>{w.withheld}</span> : <Amount centavos={centavos} {...look} />
}
