import { Dialog } from '../../kit/dialog.tsx'
import { useWords } from '../../kit/language.tsx'
import { words } from '../words-frame.ts'
import type { Overlay } from './overlay.ts'
import { SearchCombobox } from './search-combobox.tsx'

/** The search in a window of its own: Ctrl K on any page, the magnifying glass on a phone. */
export function Palette({
  onClose,
  onOpen,
}: {
  onClose: () => void
  onOpen: (overlay: Overlay) => void
}) {
  const w = useWords(words)
  return (
    <Dialog open onClose={onClose} title={w.searchTitle} size="wide">
      <SearchCombobox place="window" onDone={onClose} onOpen={onOpen} />
    </Dialog>
  )
}
