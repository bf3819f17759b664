import type { SectionProps } from './section-props.ts'

export function HowFigures({ frame }: SectionProps) {
  return <section lang={frame.language} />
}
