import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { ChangedNotice } from '#foundation/kit/form/changed-notice.tsx'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import { Form, SubmitButton, useDirty } from '#foundation/kit/form/form.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { pesosInput } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { SettingsView } from '../shared/contract.ts'
import { loosenedNames } from '../shared/rules-loosening.ts'
import {
  areLimitsInOrder,
  readSettingsForm,
  settingsForm,
  type SettingsForm,
} from '../shared/rules-settings.ts'
import { looseningWords } from '../shared/words-loosening.ts'
import { companyRefusals, companyWords } from '../shared/words.ts'
import { company } from './calls.ts'
import { LooseningNotice, useAgreedVersions } from './loosening.tsx'
import { AmountFields, ContactFields, MailAndMaintenanceFields } from './settings-fields.tsx'

export function SettingsCard() {
  const w = useWords(companyWords)
  const settings = useQuery(company.settings.queryOptions({ input: {} }))
  if (settings.error && !settings.data)
    return (
      <FetchFailed
        title={w.fetchFailed}
        error={settings.error}
        onRetry={() => void settings.refetch()}
      />
    )
  if (!settings.data) return <Skeleton lines={8} height="2.75rem" />
  return <SettingsForm newest={settings.data} />
}

function SettingsForm({ newest }: { newest: SettingsView }) {
  const w = useWords(companyWords)
  const language = useLanguage()
  const [unconfirmed, setUnconfirmed] = useState<SettingsForm | null>(null)
  const edit = useSettingsForm(newest)
  const { form, opened } = edit
  const dirty = useDirty(form)
  const { send, isPending } = useSend(edit)
  const submit = async (typed: SettingsForm) => {
    if (typed.maintenance && !opened.settings.maintenance) return setUnconfirmed(typed)
    await send(typed)
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      label={w.form}
      failed={w.saveFailed}
      className="grid grid-cols-1 gap-4"
    >
      <ContactFields />
      <AmountFields stepUpOfEnvironment={opened.stepUpOfEnvironment} />
      <MailAndMaintenanceFields />
      <LooseningNotice opened={opened} />
      <ChangedNotice edit={edit} />
      <div
        className={
          'flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper py-3 ' +
          (dirty ? 'sticky bottom-0' : '')
        }
      >
        <p className="text-sm text-muted">
          {w.lastChanged(showListTime(opened.updatedAt, language))}
        </p>
        <SubmitButton disabled={!dirty}>{w.save}</SubmitButton>
      </div>
      <ConfirmDialog
        open={unconfirmed !== null}
        onClose={() => setUnconfirmed(null)}
        title={w.turnOnTitle}
        message={w.turnOnMore}
        confirmLabel={w.turnOn}
        cancelLabel={w.cancel}
        pending={isPending}
        onConfirm={() => {
          const typed = unconfirmed
          setUnconfirmed(null)
          if (typed) void form.handleSubmit(() => send(typed).catch(showFailure(w.saveFailed)))()
        }}
      />
    </Form>
  )
}

const useSettingsForm = (newest: SettingsView) =>
  useEditForm(settingsForm, newest, {
    versionOf: ({ version }) => version,
    valuesOf: typedOf,
    draft: 'company-settings',
    stays: true,
    ownVersions: useAgreedVersions(),
  })

/** Saves the form unless it cannot be read or a colleague has saved since it was opened. */
function useSend({ form, seen, take }: ReturnType<typeof useSettingsForm>) {
  const w = useWords(companyWords)
  const queries = useQueryClient()
  const l = useWords(looseningWords)
  const readTyped = useReadTyped()
  const save = useMutation(company.save.mutationOptions())
  const send = async (typed: SettingsForm) => {
    const read = readTyped(typed)
    if ('problem' in read) {
      const { field, ...error } = read.problem
      return form.setError(field, error, { shouldFocus: true })
    }
    const saved = await save.mutateAsync({ settings: read.settings, versionSeen: seen })
    queries.setQueryData(company.settings.queryKey({ input: {} }), saved)
    const loosened = loosenedNames(saved.settings, read.settings).map((name) => w.names[name])
    const isFiled = saved.loosening !== null && loosened.length > 0
    const isSaved = saved.version !== seen
    if (isFiled && isSaved)
      notify({ title: l.partlyFiled, message: l.partlyFiledMore(loosened), tone: 'waiting' })
    else if (isFiled) notify({ title: l.filed, message: l.filedMore, tone: 'waiting' })
    else if (isSaved) notify({ title: w.saved, message: w.savedMore, tone: 'credited' })
    else notify({ title: w.unchanged, message: w.unchangedMore, tone: 'info' })
    take(saved)
  }
  return { send, isPending: save.isPending }
}

/** Reads the form as typed: the settings, or the first problem with its message. */
function useReadTyped() {
  const w = useWords(companyWords)
  const refusals = useWords(companyRefusals)
  return (typed: SettingsForm) => {
    const read = readSettingsForm(typed)
    if ('unreadable' in read) {
      const { unreadable: field } = read
      const message =
        field === 'siteName'
          ? w.siteNameMissing
          : field === 'supportEmail'
            ? w.emailUnreadable
            : field === 'newAdminHours'
              ? w.hoursUnreadable
              : field === 'newPayeeHours'
                ? w.payeeHoursUnreadable
                : w.amountUnreadable
      return { problem: { field, type: 'unreadable', message } }
    }
    if (areLimitsInOrder(read.settings)) return read
    const message = String(refusals['limits-crossed'].message)
    return {
      problem: { field: 'maximumWithdrawalCentavos', type: 'limits-crossed', message } as const,
    }
  }
}

function typedOf({ settings }: SettingsView): SettingsForm {
  const { stepUpCentavos, ...rest } = settings
  return {
    ...rest,
    newAdminHours: String(settings.newAdminHours),
    minimumDepositCentavos: pesosInput(settings.minimumDepositCentavos),
    minimumWithdrawalCentavos: pesosInput(settings.minimumWithdrawalCentavos),
    maximumWithdrawalCentavos: pesosInput(settings.maximumWithdrawalCentavos),
    withdrawalApprovalCentavos: pesosInput(settings.withdrawalApprovalCentavos),
    adjustmentApprovalCentavos: pesosInput(settings.adjustmentApprovalCentavos),
    depositApprovalCentavos: pesosInput(settings.depositApprovalCentavos),
    personDayCentavos: pesosInput(settings.personDayCentavos),
    companyDayCentavos: pesosInput(settings.companyDayCentavos),
    newPayeeHours: String(settings.newPayeeHours),
    stepUpCentavos: stepUpCentavos === null ? '' : pesosInput(stepUpCentavos),
  }
}
