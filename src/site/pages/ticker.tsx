import type { SectionProps } from './section-props.ts'

export function Ticker({ frame }: SectionProps) {
  return <section lang={frame.language} />
}
