import { serve } from '#foundation/platform/server/http/serve.ts'
import { contentContract } from '../shared/contract.ts'
import {
  approveContent,
  recallContent,
  returnContent,
  submitContent,
  withdrawContent,
} from './decide-content.ts'
import { countContent, listContent, readContent } from './read-content.ts'
import { discardContent, saveContent } from './save-content.ts'

export const contentRoutes = serve(contentContract, {
  list: listContent,
  one: readContent,
  counts: countContent,
  save: saveContent,
  submit: submitContent,
  approve: approveContent,
  giveBack: returnContent,
  recall: recallContent,
  discard: discardContent,
  withdraw: withdrawContent,
})
