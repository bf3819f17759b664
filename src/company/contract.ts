import * as z from 'zod/mini'
import { nothing } from '../contract/fields.ts'
import { reads, writes } from '../contract/procedure.ts'
import { settingsSave } from './rules-settings.ts'

const factFields = {
  siteName: z.string(),
  supportEmail: z.string(),
  supportPhone: z.string(),
  businessHours: z.string(),
  maintenance: z.boolean(),
  maintenanceMessage: z.string(),
  minimumDepositCentavos: z.bigint(),
  minimumWithdrawalCentavos: z.bigint(),
  maximumWithdrawalCentavos: z.bigint(),
}

const settingsView = z.strictObject({
  settings: z.strictObject({
    ...factFields,
    withdrawalApprovalCentavos: z.bigint(),
    adjustmentApprovalCentavos: z.bigint(),
    stepUpCentavos: z.nullable(z.bigint()),
    mailSenderName: z.string(),
  }),
  version: z.int(),
  updatedAt: z.date(),
  /** What holds for the step-up where nobody has set one here. */
  stepUpOfEnvironment: z.bigint(),
})
export type SettingsView = z.infer<typeof settingsView>

export const companyContract = {
  /** What the pages say of the company. */
  facts: reads('anyone').input(nothing).output(z.strictObject(factFields)),
  settings: reads('admin').input(nothing).output(settingsView),
  save: writes('admin', { proof: 'settings' }).input(settingsSave).output(settingsView),
}
