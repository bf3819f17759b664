import { serve } from '../platform/serve.ts'
import { closeUser, readClosing } from './close.ts'
import { privacyContract } from './contract.ts'
import { prepareExport } from './prepare-export.ts'

export const privacyRoutes = serve(privacyContract, {
  prepareExport,
  closing: readClosing,
  close: closeUser,
})
