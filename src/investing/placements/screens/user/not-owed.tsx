import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { factsWords } from '../../shared/user/words-facts.ts'

/** Marks a projected figure: no income has been declared for it. */
export function NotOwed({ children }: { children?: ReactNode }) {
  const w = useWords(factsWords)
  return (
    <span className="block text-sm">
      <span className="font-medium text-waiting">{w.notOwed}</span>
      {children && <span className="block text-muted">{children}</span>}
    </span>
  )
}
