import { serve } from '#foundation/platform/server/http/serve.ts'
import { privacyContract } from '../shared/contract.ts'
import { prepareDataExport } from './archive/prepare-export.ts'
import { closeUser, readClosing } from './close.ts'

export const privacyRoutes = serve(privacyContract, {
  prepareExport: prepareDataExport,
  closing: readClosing,
  close: closeUser,
})
