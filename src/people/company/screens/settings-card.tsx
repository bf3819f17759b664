import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { CheckboxField } from '#foundation/kit/fields/checkbox-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { pesosInput, showPesos } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { SettingsView } from '../shared/contract.ts'
import { readSettingsForm, settingsForm, type SettingsForm } from '../shared/rules-settings.ts'
import { companyRefusals, companyWords } from '../shared/words.ts'
import { company } from './calls.ts'

export function SettingsCard() {
  const w = useWords(companyWords)
  const kept = useQuery(company.settings.queryOptions({ input: {} }))
  // Whatever a colleague saves meanwhile must not take away what is being typed: the form begins anew only when it is asked to.
  const [begun, setBegun] = useState(0)
  if (kept.error && !kept.data)
    return (
      <FetchFailed title={w.fetchFailed} error={kept.error} onRetry={() => void kept.refetch()} />
    )
  if (!kept.data) return <Skeleton lines={8} height="2.75rem" />
  return (
    <SettingsForm
      key={begun}
      newest={kept.data}
      onBeginAnew={() => setBegun((times) => times + 1)}
    />
  )
}

function SettingsForm({ newest, onBeginAnew }: { newest: SettingsView; onBeginAnew: () => void }) {
  const w = useWords(companyWords)
  const refusals = useWords(companyRefusals)
  const language = useLanguage()
  const queries = useQueryClient()
  const [seen] = useState(newest)
  const [asked, setAsked] = useState<SettingsForm | null>(null)
  const form = useKabanForm(settingsForm, typedOf(seen), 'company-settings')
  const dirty = useDirty(form)
  const changedByOthers = newest.version !== seen.version
  const save = useMutation(company.save.mutationOptions())

  const send = async (typed: SettingsForm) => {
    const read = readSettingsForm(typed)
    if ('unreadable' in read) {
      const { unreadable } = read
      const message =
        unreadable === 'siteName'
          ? w.siteNameMissing
          : unreadable === 'supportEmail'
            ? w.emailUnreadable
            : w.amountUnreadable
      return form.setError(unreadable, { type: 'unreadable', message }, { shouldFocus: true })
    }
    if (read.settings.maximumWithdrawalCentavos < read.settings.minimumWithdrawalCentavos) {
      return form.setError(
        'maximumWithdrawalCentavos',
        { type: 'limits-crossed', message: String(refusals['limits-crossed'].message) },
        { shouldFocus: true },
      )
    }
    const saved = await save.mutateAsync({ settings: read.settings, versionSeen: seen.version })
    queries.setQueryData(company.settings.queryKey({ input: {} }), saved)
    const same = saved.version === seen.version
    notify(
      same
        ? { title: w.unchanged, message: w.unchangedMore, tone: 'info' }
        : { title: w.saved, message: w.savedMore, tone: 'credited' },
    )
    form.reset(typed)
    onBeginAnew()
  }
  const submit = async (typed: SettingsForm) => {
    if (typed.maintenance && !seen.settings.maintenance) return setAsked(typed)
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
      {changedByOthers && (
        <Notice
          tone="waiting"
          title={w.changedTitle}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                form.reset(typedOf(newest))
                onBeginAnew()
              }}
            >
              {w.loadTheirs}
            </Button>
          }
        >
          {w.changedMore}
        </Notice>
      )}
      <Card title={w.identity}>
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          <TextField
            name="siteName"
            label={w.names.siteName}
            hint={w.siteNameHint}
            maxLength={60}
            autoComplete="off"
          />
          <TextField
            name="businessHours"
            label={w.names.businessHours}
            hint={w.businessHoursHint}
            maxLength={120}
            optional
            autoComplete="off"
          />
          <TextField
            name="supportEmail"
            label={w.names.supportEmail}
            hint={w.supportEmailHint}
            type="email"
            maxLength={254}
            optional
            autoComplete="off"
          />
          <TextField
            name="supportPhone"
            label={w.names.supportPhone}
            type="tel"
            maxLength={40}
            optional
            autoComplete="off"
          />
        </div>
      </Card>
      <Card title={w.limits}>
        <p className="mb-4 max-w-prose text-sm text-muted">{w.limitsHint}</p>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
          <AmountField name="minimumDepositCentavos" label={w.names.minimumDepositCentavos} />
          <AmountField name="minimumWithdrawalCentavos" label={w.names.minimumWithdrawalCentavos} />
          <AmountField name="maximumWithdrawalCentavos" label={w.names.maximumWithdrawalCentavos} />
        </div>
      </Card>
      <Card title={w.secondPerson}>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-3 md:items-end">
          <AmountField
            name="withdrawalApprovalCentavos"
            label={w.names.withdrawalApprovalCentavos}
          />
          <AmountField
            name="adjustmentApprovalCentavos"
            label={w.names.adjustmentApprovalCentavos}
          />
          <AmountField name="stepUpCentavos" label={w.names.stepUpCentavos} optional />
        </div>
        <p className="mt-3 max-w-prose text-sm text-muted">
          {w.secondPersonHint} {w.stepUpHint(showPesos(seen.stepUpOfEnvironment))}
        </p>
      </Card>
      <Card title={w.mail}>
        <TextField
          name="mailSenderName"
          label={w.names.mailSenderName}
          hint={w.mailSenderHint}
          maxLength={60}
          optional
          autoComplete="off"
        />
      </Card>
      <Card title={w.maintenanceTitle}>
        <div className="grid grid-cols-1 gap-4">
          <CheckboxField name="maintenance" label={w.names.maintenance} hint={w.maintenanceHint} />
          <TextAreaField
            name="maintenanceMessage"
            label={w.names.maintenanceMessage}
            hint={w.maintenanceMessageHint}
            rows={2}
            maxLength={300}
            optional
          />
        </div>
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {w.lastChanged(showListTime(seen.updatedAt, language))}
        </p>
        <SubmitButton disabled={!dirty}>{w.save}</SubmitButton>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={w.turnOnTitle}
        message={w.turnOnMore}
        confirmLabel={w.turnOn}
        cancelLabel={w.cancel}
        pending={save.isPending}
        onConfirm={() => {
          const typed = asked
          setAsked(null)
          if (typed) void form.handleSubmit(() => send(typed).catch(showFailure(w.saveFailed)))()
        }}
      />
    </Form>
  )
}

function typedOf({ settings }: SettingsView): SettingsForm {
  const { stepUpCentavos, ...rest } = settings
  return {
    ...rest,
    minimumDepositCentavos: pesosInput(settings.minimumDepositCentavos),
    minimumWithdrawalCentavos: pesosInput(settings.minimumWithdrawalCentavos),
    maximumWithdrawalCentavos: pesosInput(settings.maximumWithdrawalCentavos),
    withdrawalApprovalCentavos: pesosInput(settings.withdrawalApprovalCentavos),
    adjustmentApprovalCentavos: pesosInput(settings.adjustmentApprovalCentavos),
    stepUpCentavos: stepUpCentavos === null ? '' : pesosInput(stepUpCentavos),
  }
}
