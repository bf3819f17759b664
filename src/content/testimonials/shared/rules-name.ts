/** Only the server names writers, so that the browser need not load the rules of withdrawals. */
import { maskPayeeName } from '#money/withdrawals/shared/rules-public.ts'
import type { TestimonialNameStyle } from './rules.ts'

/** `Maria Clara Santos` → `Maria S.`, or `M••• S•••`. */
export function testimonialName(style: TestimonialNameStyle, fullName: string): string {
  if (style === 'masked') return maskPayeeName(fullName)
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]?.toUpperCase()
  return initial === undefined ? first : `${first} ${initial}.`
}
