import type { SectionProps } from './section-props.ts'

export function Highlights({ frame }: SectionProps) {
  return <section id="about" lang={frame.language} />
}
