import { useId } from 'react'
import { useController } from 'react-hook-form'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { useField } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { plainAccountNumber } from '#people/profile/shared/account-number.ts'
import type { CompanyAccount } from '../../shared/contract.ts'
import { depositWords } from '../../shared/words.ts'

/** The company accounts as cards with native radio buttons. */
export function CompanyAccountChoice({
  name,
  companyAccounts,
}: {
  name: string
  companyAccounts: readonly CompanyAccount[]
}) {
  const w = useWords(depositWords)
  const id = useId()
  const { error } = useField(name)
  const { field } = useController({ name })
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{w.chooseCompanyAccount}</legend>
      {companyAccounts.map(
        ({ companyAccountId, bankName, accountName, accountNumber, details }) => (
          <div
            key={companyAccountId}
            className={
              'flex items-center gap-2 rounded-card border border-control-line bg-surface ' +
              'pr-2 has-checked:border-primary has-checked:bg-primary-tint ' +
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
              'has-focus-visible:outline-focus'
            }
          >
            <label className="flex min-w-0 grow cursor-pointer items-center gap-3 px-4 py-3">
              <input
                ref={field.ref}
                type="radio"
                name={name}
                value={companyAccountId}
                checked={field.value === companyAccountId}
                aria-invalid={error ? true : undefined}
                onChange={() => field.onChange(companyAccountId)}
                onBlur={field.onBlur}
                className="size-5 shrink-0 tick outline-none"
              />
              <span className="grid min-w-0">
                <span className="font-medium">{bankName}</span>
                <span className="figures wrap-anywhere">{accountNumber}</span>
                <span className="text-sm text-muted">
                  {accountName}
                  {details && ` · ${details}`}
                </span>
              </span>
            </label>
            <CopyButton
              value={plainAccountNumber(accountNumber)}
              what={`${w.copyAccountNumber} ${bankName}`}
            />
          </div>
        ),
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
