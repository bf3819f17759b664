import { serve } from '#foundation/platform/server/http/serve.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { companyContract } from '../shared/contract.ts'
import { approveLoosening, recallLoosening, rejectLoosening } from './loosen-settings.ts'
import { readCompanyAccessView, saveCompanyAccess } from './save-access.ts'
import { readCompanyFacts, readCompanySettingsView, saveCompanySettings } from './save-settings.ts'

export const companyRoutes = (hooks: Pick<IdentityHooks, 'hasProviderSql'>) =>
  serve(companyContract, {
    facts: readCompanyFacts,
    settings: readCompanySettingsView,
    save: saveCompanySettings,
    approveLoosening,
    rejectLoosening,
    recallLoosening,
    access: readCompanyAccessView,
    saveAccess: (ctx, input) => saveCompanyAccess(ctx, hooks, input),
  })
