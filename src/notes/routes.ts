import { serve } from '../platform/serve.ts'
import { addNote, listNotes } from './actions.ts'
import { notesContract } from './contract.ts'

export const notesRoutes = serve(notesContract, { about: listNotes, add: addNote })
