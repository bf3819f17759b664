import { serve } from '#foundation/platform/server/http/serve.ts'
import { privacyContract } from '../shared/contract.ts'
import { closeUser, readClosing } from './close.ts'
import { prepareExport } from './prepare-export.ts'

export const privacyRoutes = serve(privacyContract, {
  prepareExport,
  closing: readClosing,
  close: closeUser,
})
