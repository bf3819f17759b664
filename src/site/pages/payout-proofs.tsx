import type { SectionProps } from './section-props.ts'

export function PayoutProofs({ frame }: SectionProps) {
  return <section id="proofs" lang={frame.language} />
}
