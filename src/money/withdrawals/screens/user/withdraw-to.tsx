import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { saveUnsavedDrafts } from '#foundation/kit/form/unsaved-changes.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import { banksAndEwallets, type BankDetails } from '#people/profile/shared/rules.ts'
import type { SavedPayee } from '../../shared/contract.ts'
import { payeeId } from '../../shared/rules-payees.ts'
import { withdrawalWords } from '../../shared/words.ts'

/** The accounts shown at once; further ones are folded. */
const shownAtOnce = 3

interface Props {
  linked: BankDetails | null
  /** Accounts that were paid before, without the linked one. */
  saved: readonly SavedPayee[]
}

/** The bank account on file, one that was paid before, or another one for this withdrawal only. */
export function WithdrawTo({ linked, saved }: Props) {
  const w = useWords(withdrawalWords)
  const { field } = useController({ name: 'to' })
  if (!linked && saved.length === 0) {
    return (
      <fieldset className="grid min-w-0 gap-4">
        <Legend />
        <div className="grid justify-items-start gap-2">
          <p className="text-muted">{w.notLinked}</p>
          <LinkOne />
          <p className="text-sm text-muted">{w.linkOneHint}</p>
        </div>
        <BankFields />
      </fieldset>
    )
  }
  const choose = { chosen: field.value as string, name: field.name, onChoose: field.onChange }
  const folded = saved.slice(shownAtOnce)
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2">
        <Legend />
        {linked && <AccountChoice value="linked" account={linked} note={w.linked} {...choose} />}
        {saved.slice(0, shownAtOnce).map((account) => (
          <SavedChoice key={payeeId(account)} account={account} {...choose} />
        ))}
        {folded.length > 0 && (
          <Disclosure title={w.moreSaved}>
            {folded.map((account) => (
              <SavedChoice key={payeeId(account)} account={account} {...choose} />
            ))}
          </Disclosure>
        )}
        <Choice value="other" {...choose}>
          <span className="font-medium">{w.other}</span>
          <span className="text-sm text-muted">{w.otherHint}</span>
        </Choice>
      </fieldset>
      {!linked && <LinkOne />}
      {field.value === 'other' && <BankFields />}
    </div>
  )
}

function LinkOne() {
  const w = useWords(withdrawalWords)
  return (
    <div>
      <LinkButton to="/dashboard/bank-details" variant="secondary" onClick={saveUnsavedDrafts}>
        {w.linkOne}
      </LinkButton>
    </div>
  )
}

function Legend() {
  const w = useWords(withdrawalWords)
  return <legend className="mb-1.5 text-sm font-medium">{w.bankDetails}</legend>
}

interface ChoiceProps {
  name: string
  value: string
  chosen: string
  onChoose: (value: string) => void
  children: ReactNode
}
type AccountChoiceProps = Omit<ChoiceProps, 'children'> & { account: BankDetails }

function SavedChoice({
  account,
  ...choose
}: Omit<AccountChoiceProps, 'value'> & { account: SavedPayee }) {
  const w = useWords(withdrawalWords)
  return (
    <AccountChoice
      value={payeeId(account)}
      account={account}
      title={account.name}
      note={w.saved}
      {...choose}
    />
  )
}

/** `title` is what the user calls the account. */
function AccountChoice({
  account: { bankName, accountName, accountNumber },
  title = '',
  note,
  ...choose
}: AccountChoiceProps & { title?: string; note: string }) {
  return (
    <Choice {...choose}>
      <span className="font-medium">{title || bankName}</span>
      <span>
        {title && `${bankName} `}
        <span className="figures">{maskAccountNumber(accountNumber)}</span>, {accountName}
      </span>
      <span className="text-sm text-muted">{note}</span>
    </Choice>
  )
}

function Choice({ name, value, chosen, onChoose, children }: ChoiceProps) {
  return (
    <label
      className={
        'flex min-w-0 cursor-pointer items-center gap-3 rounded-card border ' +
        'border-control-line bg-surface px-4 py-3 has-checked:border-primary ' +
        'has-checked:bg-primary-tint has-disabled:cursor-not-allowed ' +
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
        'has-focus-visible:outline-focus'
      }
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
        className="size-5 shrink-0 tick outline-none"
      />
      <span className="grid min-w-0 wrap-anywhere">{children}</span>
    </label>
  )
}

function BankFields() {
  const w = useWords(withdrawalWords)
  return (
    <>
      <SelectField
        name="bankName"
        label={w.bankName}
        placeholder={w.chooseBank}
        options={banksAndEwallets.map((bank) => ({ value: bank, label: bank }))}
      />
      <TextField name="accountName" label={w.accountName} autoComplete="name" maxLength={100} />
      <TextField
        name="accountNumber"
        label={w.accountNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
    </>
  )
}
