import { CheckboxField } from '#foundation/kit/fields/checkbox-field.tsx'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { registrationWords } from '../../shared/words-register.ts'
import { identityWords } from '../../shared/words.ts'
import { EmailField, NewPasswordFields } from './login-fields.tsx'

/** Name, phone number, email and password. */
export function BasicsFields() {
  const common = useWords(identityWords)
  const w = useWords(registrationWords)
  return (
    <>
      <TextField name="fullName" label={w.fullName} autoComplete="name" maxLength={120} />
      <TextField
        name="phoneNumber"
        type="tel"
        label={w.phoneNumber}
        autoComplete="tel"
        maxLength={40}
      />
      <EmailField />
      <NewPasswordFields
        label={common.password}
        hint={common.passwordHint}
        confirmLabel={common.confirmPassword}
      />
    </>
  )
}

/** Bank details and the terms; `banks` are the names that can be chosen. */
export function BankFields({ banks }: { banks: readonly string[] }) {
  const w = useWords(registrationWords)
  return (
    <>
      <p className="text-muted">{w.bankIntro}</p>
      <SelectField
        name="bankName"
        label={w.bankName}
        placeholder={w.chooseBank}
        options={banks.map((name) => ({ value: name, label: name }))}
      />
      <TextField
        name="accountName"
        label={w.accountName}
        hint={w.accountNameHint}
        autoComplete="name"
        maxLength={100}
      />
      <TextField
        name="accountNumber"
        label={w.accountNumber}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      <CheckboxField
        name="termsAgreed"
        label={
          <>
            {w.agreeBefore} {/* In a new tab, so that the input here is not lost. */}
            <a href="/terms" target="_blank" className="link">
              {w.terms}
            </a>
          </>
        }
      />
      <p className="text-sm text-muted">
        {w.privacyBefore}{' '}
        <a href="/privacy" target="_blank" className="link">
          {w.privacy}
        </a>{' '}
        {w.privacyAfter}
      </p>
    </>
  )
}
