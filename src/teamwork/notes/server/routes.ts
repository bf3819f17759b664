import { serve } from '#foundation/platform/server/http/serve.ts'
import { notesContract } from '../shared/contract.ts'
import { addNote, listNotes } from './actions.ts'

export const notesRoutes = serve(notesContract, { about: listNotes, add: addNote })
