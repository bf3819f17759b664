import type { SectionProps } from './section-props.ts'

export function LegalCompliance({ frame }: SectionProps) {
  return <section lang={frame.language} />
}
