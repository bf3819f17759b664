import { serve } from '#foundation/platform/server/http/serve.ts'
import { oversightContract } from '../shared/contract.ts'
import { readBooks } from './books.ts'
import { prepareListExport, readExportOutcome } from './exports/prepare-export.ts'
import { listMails, retryMail } from './mails.ts'
import { readChain } from './read-chain.ts'
import { testMail } from './test-mail.ts'
import { askVerification, listVerifications } from './verify-books.ts'

export const oversightRoutes = serve(oversightContract, {
  prepareExport: prepareListExport,
  exportOutcome: readExportOutcome,
  chain: readChain,
  mails: listMails,
  retryMail,
  testMail,
  books: readBooks,
  verifications: listVerifications,
  askVerification,
})
