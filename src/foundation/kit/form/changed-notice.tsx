import { useWords } from '../i18n/language.tsx'
import { kitEditWords } from '../i18n/words-console.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

export interface Edited {
  changed: boolean
  typed: boolean
  take: () => void
}

/** In a window of {@link useEditForm}: somebody saved a change of what is being edited here. */
export function ChangedNotice({ edit }: { edit: Edited }) {
  const w = useWords(kitEditWords)
  if (!edit.changed) return null
  const load = (
    <Button variant="secondary" onClick={() => edit.take()}>
      {w.loadNewest}
    </Button>
  )
  return (
    <Notice tone="waiting" title={w.changedTitle} action={load}>
      {edit.typed ? w.changedMore : w.changedUntyped}
    </Notice>
  )
}
