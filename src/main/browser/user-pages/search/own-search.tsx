import { OwnSearchDialog } from '#surfaces/search/screens/own-search-dialog.tsx'
import { useSearchedPages } from './searched-pages.ts'

/** The search with the pages of the user area. Loaded when it is first opened. */
export function OwnSearch({ onClose }: { onClose: () => void }) {
  return <OwnSearchDialog pages={useSearchedPages()} onClose={onClose} />
}
