import { pesoParts, type Centavos } from '#foundation/peso/shared/peso.ts'

interface Props {
  centavos: Centavos
  /** 'written' puts `+` before money that came in; a minus is always written. */
  sign?: 'plain' | 'written'
  size?: 'normal' | 'large' | 'balance'
  /** Shows dots: the balance on a phone that others can see. */
  hidden?: boolean
}

const sizes = { normal: '', large: 'text-xl font-semibold', balance: 'text-3xl font-semibold' }

/** An amount of money: tabular figures, smaller and dimmed centavos, a written sign. */
export function Amount({ centavos, sign = 'plain', size = 'normal', hidden = false }: Props) {
  if (hidden) {
    return (
      <span className={`figures whitespace-nowrap ${sizes[size]}`}>
        <span aria-hidden>₱ ••••••</span>
      </span>
    )
  }
  const { sign: minus, whole, fraction } = pesoParts(centavos)
  const written = minus || (sign === 'written' && centavos > 0n ? '+' : '')
  return (
    <span
      className={`figures whitespace-nowrap ${sizes[size]}`}
      style={size === 'balance' ? { fontSize: fitting(written + whole) } : undefined}
    >
      {written}₱{whole}
      <span className={size === 'normal' ? 'opacity-80' : 'text-[0.6em] font-medium opacity-80'}>
        .{fraction}
      </span>
    </span>
  )
}

/** A long balance shrinks instead of leaving a narrow screen, also at double text size. */
function fitting(figures: string): string {
  return `min(2.25rem, ${(130 / (figures.length + 3)).toFixed(1)}vw)`
}
