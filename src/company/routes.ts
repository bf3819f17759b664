import { serve } from '../platform/serve.ts'
import { companyContract } from './contract.ts'
import { readAccess, saveAccess } from './save-access.ts'
import { readFacts, readSettings, saveSettings } from './save-settings.ts'

export const companyRoutes = serve(companyContract, {
  facts: readFacts,
  settings: readSettings,
  save: saveSettings,
  access: readAccess,
  saveAccess,
})
