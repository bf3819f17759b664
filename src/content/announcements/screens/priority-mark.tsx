import { Info, Megaphone, TriangleAlert } from 'lucide-react'
import type { Priority } from '../shared/rules-address.ts'

const looks: Record<Priority, { icon: typeof Info; tone: string }> = {
  high: { icon: TriangleAlert, tone: 'font-medium text-waiting' },
  medium: { icon: Megaphone, tone: '' },
  low: { icon: Info, tone: '' },
}

/** Sign and colour always come with the word (WCAG 1.4.1). */
export function PriorityMark({ priority, name }: { priority: Priority; name: string }) {
  const { icon: Icon, tone } = looks[priority]
  return (
    <span className={`inline-flex items-center gap-1.5 ${tone}`}>
      <Icon aria-hidden size={16} className="shrink-0" />
      {name}
    </span>
  )
}
