import type { SectionProps } from './section-props.ts'

export function Contact({ frame }: SectionProps) {
  return <section id="contact" lang={frame.language} />
}
