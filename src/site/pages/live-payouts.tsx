import type { SectionProps } from './section-props.ts'

export function LivePayouts({ frame }: SectionProps) {
  return <section id="payouts" lang={frame.language} />
}
