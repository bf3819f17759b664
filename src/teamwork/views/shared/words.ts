import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { viewsMax, type ViewRefusal } from './rules.ts'

const notSaved = 'View Not Saved'

export const viewWords = {
  views: 'Views',
  openView: (name: string) => `Open view: ${name}`,
  save: 'Save view',
  saveTitle: 'Save these filters as a view',
  saveHint: 'Only you see it here. Colleagues can open its address.',
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
    message: `You can save up to ${viewsMax} views for each list. Delete one first.`,
  },
  'view-id-reused': {
    title: notSaved,
    message: 'This view was saved in another window. Load the page again and try again.',
  },
  'view-not-found': { title: 'View Not Found', message: 'This view has been deleted.' },
}
