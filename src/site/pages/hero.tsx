import type { SectionProps } from './section-props.ts'

export function Hero({ frame }: SectionProps) {
  return <section id="home" lang={frame.language} />
}
