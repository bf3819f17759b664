import type { SectionProps } from './section-props.ts'

export function News({ frame }: SectionProps) {
  return <section id="news" lang={frame.language} />
}
