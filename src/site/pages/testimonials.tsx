import type { SectionProps } from './section-props.ts'

export function Testimonials({ frame }: SectionProps) {
  return <section id="testimonials" lang={frame.language} />
}
