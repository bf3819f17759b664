import type { CSSProperties } from 'react'
import { pesoParts, type Centavos } from '#foundation/peso/shared/peso.ts'

interface Props {
  centavos: Centavos
  /** 'written' puts `+` before money that came in; a minus is always written. */
  sign?: 'plain' | 'written'
  /**
   * 'row' is for a list of users, with small centavos; 'field' is the answer on a teal field, and
   * fills a container at most.
   */
  size?: 'normal' | 'row' | 'large' | 'balance' | 'field'
  /** Money that has not moved. */
  muted?: boolean
  /** Shows dots: the balance on a phone that others can see. */
  hidden?: boolean
}

const sizes = {
  normal: '',
  row: '',
  large: 'text-xl font-semibold',
  balance: 'text-3xl font-semibold tracking-tight',
  field: 'text-3xl font-semibold tracking-[-0.04em]',
}
const centavoSizes = {
  normal: '',
  row: 'text-[0.75em]',
  large: 'text-[0.6em] font-medium',
  balance: 'text-[0.6em] font-medium',
  field: 'text-[0.5em] font-medium tracking-tight text-on-deep-muted',
}

/** An amount of money: tabular figures, smaller and dimmed centavos, a written sign. */
export function Amount({
  centavos,
  sign = 'plain',
  size = 'normal',
  muted = false,
  hidden = false,
}: Props) {
  const style = `figures whitespace-nowrap ${sizes[size]} ${muted ? 'font-normal text-muted' : ''}`
  const { sign: minus, whole, fraction } = pesoParts(centavos)
  const written = minus || (sign === 'written' && centavos > 0n ? '+' : '')
  const fitted = fit[size]?.(hidden ? hiddenAmount : written + whole)
  if (hidden)
    return (
      <span aria-hidden className={style} style={fitted}>
        {hiddenAmount}
      </span>
    )
  // Around one of normal size the text may be muted or tinted: paler could not be read.
  const isPaler = !muted && size !== 'normal' && size !== 'field'
  return (
    <span className={style} style={fitted}>
      {written}₱{whole}
      <span className={`${centavoSizes[size]} ${isPaler ? 'opacity-80' : ''}`}>.{fraction}</span>
    </span>
  )
}

/** The same whether hidden or not, so that nothing moves. */
export const hiddenAmount = '₱ ••••••'

/** A long balance shrinks instead of leaving its place, also at double text size. */
const fit: Partial<Record<NonNullable<Props['size']>, (figures: string) => CSSProperties>> = {
  balance: ({ length }) => ({ fontSize: `min(2.25rem, ${(130 / (length + 3)).toFixed(1)}vw)` }),
  // Its place is a container: a column of a wide screen is narrower than the window.
  field: ({ length }) => ({ fontSize: `min(4rem, ${(100 / (0.6 * length + 1)).toFixed(1)}cqi)` }),
}
