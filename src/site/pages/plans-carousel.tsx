import type { SectionProps } from './section-props.ts'

export function PlansCarousel({ frame }: SectionProps) {
  return <section id="plans" lang={frame.language} />
}
