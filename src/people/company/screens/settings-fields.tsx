import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { CheckboxField } from '#foundation/kit/fields/checkbox-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { settingCentavosMax, type settingAmountNames } from '../shared/rules-settings.ts'
import { companyWords } from '../shared/words.ts'

export function ContactFields() {
  const w = useWords(companyWords)
  return (
    <Card id="identity" title={w.identity}>
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
  )
}

interface LimitFieldProps {
  name: (typeof settingAmountNames)[number]
  hint?: string
}

function LimitField({ name, hint }: LimitFieldProps) {
  const w = useWords(companyWords)
  return <AmountField name={name} label={w.names[name]} hint={hint} highest={settingCentavosMax} />
}

/** `stepUpOfEnvironment`: in centavos. */
export function AmountFields({ stepUpOfEnvironment }: { stepUpOfEnvironment: bigint }) {
  const w = useWords(companyWords)
  return (
    <>
      <Card id="limits" title={w.limits}>
        <p className="mb-4 max-w-prose text-sm text-muted">{w.limitsHint}</p>
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-3">
          <LimitField name="minimumDepositCentavos" />
          <LimitField name="minimumWithdrawalCentavos" />
          <LimitField name="maximumWithdrawalCentavos" />
        </div>
      </Card>
      <Card id="second-person" title={w.secondPerson}>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-3 md:items-end">
          <LimitField name="withdrawalApprovalCentavos" />
          <LimitField name="adjustmentApprovalCentavos" />
          <LimitField name="depositApprovalCentavos" />
        </div>
        <p className="mt-3 max-w-prose text-sm text-muted">{w.secondPersonHint}</p>
        <div className="mt-4 grid grid-cols-1 items-start gap-4 md:grid-cols-3">
          <LimitField name="stepUpCentavos" hint={w.stepUpHint(showPesos(stepUpOfEnvironment))} />
          <TextField
            name="newAdminHours"
            label={w.names.newAdminHours}
            hint={w.newAdminHint}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
        </div>
      </Card>
      <Card id="alone" title={w.alone}>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-3 md:items-end">
          <LimitField name="personDayCentavos" />
          <LimitField name="companyDayCentavos" />
        </div>
        <p className="mt-3 max-w-prose text-sm text-muted">{w.aloneHint}</p>
      </Card>
      <Card id="new-payee" title={w.newPayee}>
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-3">
          <TextField
            name="newPayeeHours"
            label={w.names.newPayeeHours}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
        </div>
        <p className="mt-3 max-w-prose text-sm text-muted">{w.newPayeeHint}</p>
      </Card>
    </>
  )
}

export function MailAndMaintenanceFields() {
  const w = useWords(companyWords)
  return (
    <>
      <Card id="mail" title={w.mail}>
        <TextField
          name="mailSenderName"
          label={w.names.mailSenderName}
          hint={w.mailSenderHint}
          maxLength={60}
          optional
          autoComplete="off"
        />
      </Card>
      <Card id="maintenance" title={w.maintenanceTitle}>
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
    </>
  )
}
