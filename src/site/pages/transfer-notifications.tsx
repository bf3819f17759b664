import type { SectionProps } from './section-props.ts'

export function TransferNotifications({ frame }: SectionProps) {
  return <section lang={frame.language} />
}
