import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import type { Overlay } from '../frame/use-console-keys.ts'
import { SearchCombobox } from './search-combobox.tsx'

/** The search in a dialog, opened by Ctrl K or by the search button on a phone. */
export function Palette({
  onClose,
  onOpen,
}: {
  onClose: () => void
  onOpen: (overlay: Overlay) => void
}) {
  const w = useWords(consoleFrameWords)
  return (
    <Dialog open onClose={onClose} title={w.searchTitle} size="wide" atTop>
      <SearchCombobox place="window" onDone={onClose} onOpen={onOpen} />
    </Dialog>
  )
}
