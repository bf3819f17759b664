/**
 * How a writer is named in public. The browser is told by the server: it need not load what this
 * stands on.
 */
import { maskPayeeName } from '#money/withdrawals/shared/rules-public.ts'
import type { NameStyle } from './rules.ts'

/** `Maria Clara Santos` → `Maria S.`, or `M••• S•••`. */
export function nameAs(style: NameStyle, fullName: string): string {
  if (style === 'masked') return maskPayeeName(fullName)
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]?.toUpperCase()
  return initial === undefined ? first : `${first} ${initial}.`
}
