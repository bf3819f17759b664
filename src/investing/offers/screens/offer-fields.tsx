import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { showRate } from '#content/plans/shared/words.ts'
import { nameIn } from '#foundation/contract/shared/bilingual.ts'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { DateField } from '#foundation/kit/fields/date-field.tsx'
import { DateTimeField } from '#foundation/kit/fields/date-time-field.tsx'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { isDay } from '#foundation/time/shared/days.ts'
import { readManilaInput, showWrittenDay } from '#foundation/time/shared/time.ts'
import { EvidenceField } from '#money/pools/screens/evidence-field.tsx'
import type { PoolView } from '#money/pools/shared/contract.ts'
import { evidenceMaxBytes } from '#money/pools/shared/rules.ts'
import type { AdminTaxClass, OfferedPlan } from '../shared/contract.ts'
import { offerEnd } from '../shared/offer-end.ts'
import {
  earlyExitHigh,
  earlyExitMax,
  lookupMax,
  permissionNumberMax,
  regulatorMax,
} from '../shared/rules-offer-form.ts'
import { capMax } from '../shared/rules-offer-form.ts'
import { readPercent, type OfferForm } from '../shared/rules-typed.ts'
import { permissions } from '../shared/rules.ts'
import { offerConsoleWords } from '../shared/words-console.ts'

export interface OfferChoices {
  plans: readonly OfferedPlan[]
  taxClasses: readonly AdminTaxClass[]
  pools: readonly PoolView[]
}

export function OfferFields({ choices }: { choices: OfferChoices }) {
  const w = useWords(offerConsoleWords)
  const language = useLanguage()
  return (
    <>
      <SelectField
        name="planVersionId"
        label={w.plan}
        options={choices.plans.map(({ planVersionId, name, termDays }) => ({
          value: planVersionId,
          label: w.planTerm(nameIn(language, name), String(termDays)),
        }))}
      />
      <PermissionFields />
      <AmountFields />
      <Pair>
        <DateTimeField name="opensAt" label={w.opensAt} hint={w.opensHint} />
        <DateTimeField name="closesAt" label={w.closesAt} hint={w.closesHint} />
      </Pair>
      <PermissionEndsNotice />
      <Pair>
        <TextField
          name="earlyExit"
          label={w.earlyExitField}
          hint={w.earlyExitHint}
          inputMode="decimal"
          maxLength={8}
          optional
          autoComplete="off"
        />
        <SelectField
          name="taxClassId"
          label={w.taxClass}
          hint={w.taxHint}
          placeholder={w.noTaxOption}
          optional
          options={choices.taxClasses.map(({ taxClassId, name, rateBasisPoints }) => ({
            value: taxClassId,
            label: w.classRate(nameIn(language, name), showRate(rateBasisPoints)),
          }))}
        />
      </Pair>
      <HighFeeNotice />
      {choices.pools.length > 1 && (
        <SelectField
          name="poolId"
          label={w.pool}
          placeholder={null}
          options={choices.pools.map(({ poolId, name }) => ({
            value: poolId,
            label: nameIn(language, name),
          }))}
        />
      )}
    </>
  )
}

/** The closing time may be later than the permission; the offer does not last longer. */
function PermissionEndsNotice() {
  const w = useWords(offerConsoleWords)
  const language = useLanguage()
  const [typed, expiresOn] = useWatch<OfferForm, ['closesAt', 'expiresOn']>({
    name: ['closesAt', 'expiresOn'],
  })
  const closesAt = readManilaInput(typed)
  if (!closesAt || !isDay(expiresOn) || !offerEnd({ closesAt, expiresOn }).byPermission) return null
  return <Warning>{w.permissionEndsFirst(showWrittenDay(expiresOn, language))}</Warning>
}

/** A fee of 20 % is more often 2 % with a slip than meant. */
function HighFeeNotice() {
  const w = useWords(offerConsoleWords)
  const typed = useWatch<OfferForm, 'earlyExit'>({ name: 'earlyExit' })
  const fee = readPercent(typed) ?? 0
  if (fee <= earlyExitHigh || fee > earlyExitMax) return null
  return <Warning>{w.highExitFee(showRate(fee))}</Warning>
}

function PermissionFields() {
  const w = useWords(offerConsoleWords)
  return (
    <>
      <Pair>
        <SelectField
          name="permission"
          label={w.permission}
          hint={w.permissionHint}
          placeholder={null}
          options={permissions.map((value) => ({ value, label: w.permissions[value] }))}
        />
        <TextField
          name="permissionNumber"
          label={w.permissionNumber}
          maxLength={permissionNumberMax}
          autoComplete="off"
        />
      </Pair>
      <Pair>
        <TextField
          name="regulator"
          label={w.regulator}
          hint={w.regulatorHint}
          maxLength={regulatorMax}
          autoComplete="off"
        />
        <DateField name="expiresOn" label={w.expiresOn} hint={w.expiresHint} />
      </Pair>
      <TextField
        name="lookupUrl"
        label={w.lookupUrl}
        hint={w.lookupHint}
        inputMode="url"
        maxLength={lookupMax}
        autoComplete="off"
      />
      <EvidenceField label={w.document} hint={w.documentHint(evidenceMaxBytes / 1024 / 1024)} />
    </>
  )
}

function AmountFields() {
  const w = useWords(offerConsoleWords)
  return (
    <>
      <Pair>
        <AmountField name="minimumCentavos" highest={capMax} label={w.minimum} />
        <AmountField name="stepCentavos" highest={capMax} label={w.step} hint={w.stepHint} />
      </Pair>
      <Pair>
        <AmountField name="perUserCapCentavos" highest={capMax} label={w.perUserCap} />
        <AmountField name="totalCapCentavos" highest={capMax} label={w.totalCap} />
      </Pair>
    </>
  )
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">{children}</div>
}
