import type { SectionProps } from './section-props.ts'

export function MarketActivity({ frame }: SectionProps) {
  return <section lang={frame.language} />
}
