import { serve } from '#foundation/platform/server/http/serve.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { companyContract } from '../shared/contract.ts'
import { readAccess, saveAccess } from './save-access.ts'
import { readFacts, readSettings, saveSettings } from './save-settings.ts'

export const companyRoutes = (hooks: Pick<IdentityHooks, 'hasProviderSql'>) =>
  serve(companyContract, {
    facts: readFacts,
    settings: readSettings,
    save: saveSettings,
    access: readAccess,
    saveAccess: (ctx, input) => saveAccess(ctx, hooks, input),
  })
