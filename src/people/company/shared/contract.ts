import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { commonObstacles, moduleObstacles } from '#people/identity/shared/second-person/rules.ts'
import { accessSave, accessStates } from './rules-access.ts'
import { guardedName, looseningIdInput, looseningRejection } from './rules-loosening.ts'
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

const looseningView = z.strictObject({
  changeId: uuid,
  /** Null for company access. */
  makerName: z.nullable(z.string()),
  filedAt: z.date(),
  expiresAt: z.date(),
  mine: z.boolean(),
  /** Centavos or hours. */
  changes: z.array(z.strictObject({ name: guardedName, before: z.bigint(), after: z.bigint() })),
  /** Why the caller may not agree; null when they may. */
  mayNot: z.nullable(z.enum([...moduleObstacles, ...commonObstacles])),
  /** From when on the caller, a new admin, may agree. */
  approvesFrom: z.nullable(z.date()),
  sameAddress: z.boolean(),
  sameBrowser: z.boolean(),
})
export type LooseningView = z.infer<typeof looseningView>

const settingsView = z.strictObject({
  settings: z.strictObject({
    ...factFields,
    withdrawalApprovalCentavos: z.bigint(),
    adjustmentApprovalCentavos: z.bigint(),
    depositApprovalCentavos: z.bigint(),
    personDayCentavos: z.bigint(),
    companyDayCentavos: z.bigint(),
    newPayeeHours: z.int(),
    stepUpCentavos: z.nullable(z.bigint()),
    newAdminHours: z.int(),
    mailSenderName: z.string(),
  }),
  version: z.int(),
  updatedAt: z.date(),
  /** The step-up limit of the environment, in centavos. It applies while the settings have none. */
  stepUpOfEnvironment: z.bigint(),
  /** A change that loosens a guard and waits for a second person. */
  loosening: z.nullable(looseningView),
})
export type SettingsView = z.infer<typeof settingsView>

const accessView = z.strictObject({
  state: z.enum(accessStates),
  until: z.nullable(z.date()),
  /** Null: never changed since the installation was set up. */
  changedAt: z.nullable(z.date()),
  version: z.int(),
  /** Whether the caller has a login of their own. */
  mayChange: z.boolean(),
})
export type AccessView = z.infer<typeof accessView>

export const companyContract = {
  /** The public settings. */
  facts: reads('anyone').input(emptyInput).output(z.strictObject(factFields)),
  settings: reads('admin').input(emptyInput).output(settingsView),
  save: writes('admin', { proof: 'settings' }).input(settingsSave).output(settingsView),
  approveLoosening: writes('admin', { proof: 'settings' })
    .input(looseningIdInput)
    .output(settingsView),
  rejectLoosening: writes('admin').input(looseningRejection).output(settingsView),
  recallLoosening: writes('admin').input(looseningIdInput).output(settingsView),
  access: reads('admin').input(emptyInput).output(accessView),
  saveAccess: writes('admin', { proof: 'login' }).input(accessSave).output(accessView),
}
