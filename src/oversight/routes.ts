import { serve } from '../platform/serve.ts'
import { readBooks } from './books.ts'
import { oversightContract } from './contract.ts'
import { listMails, retryMail } from './mails.ts'
import { prepareExport, readExportOutcome } from './prepare-export.ts'
import { readChain } from './read-chain.ts'
import { askVerification, listVerifications } from './verify-books.ts'

export const oversightRoutes = serve(oversightContract, {
  prepareExport,
  exportOutcome: readExportOutcome,
  chain: readChain,
  mails: listMails,
  retryMail,
  books: readBooks,
  verifications: listVerifications,
  askVerification,
})
