import type { SectionProps } from './section-props.ts'

export function BankChannels({ frame }: SectionProps) {
  return <section lang={frame.language} />
}
