import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { viewsMax, type ViewRefusal } from './rules.ts'

const notSaved = 'View Not Saved'

export const viewWords = {
  views: 'Views',
  openView: (name: string) => `Open view: ${name}`,
  save: 'Save view',
  saveTitle: 'Save these filters as a view',
  saveHint: 'Only you see it in this bar. Its address works for every colleague.',
  name: 'Name of the view',
  saveButton: 'Save view',
  saved: 'View saved',
  saveFailed: notSaved,
  optionsOf: (name: string) => `Options of ${name}`,
  remove: 'Delete view',
  removed: (name: string) => `${name} deleted`,
  undo: 'Undo',
  removeFailed: 'View Not Deleted',
  copyAddress: 'Copy the address',
  copied: 'Address copied',
  more: (count: number) => `${count.toLocaleString('en-PH')}+`,
}

export const viewRefusals: Record<ViewRefusal, RefusalWords> = {
  'too-many-views': {
    title: notSaved,
    message: `A list has at most ${viewsMax} views of yours. Delete one first.`,
  },
  'view-id-reused': {
    title: notSaved,
    message: 'This view was saved in another window. Load the page again and try again.',
  },
  'view-not-found': { title: 'View Not Found', message: 'This view was deleted before.' },
}
