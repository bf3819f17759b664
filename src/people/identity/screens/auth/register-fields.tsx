import { CheckboxField } from '#foundation/kit/fields/checkbox-field.tsx'
import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { identityWords } from '../../shared/words.ts'

export function BasicsFields() {
  const w = useWords(identityWords)
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
      <TextField
        name="email"
        type="email"
        label={w.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField
        name="password"
        label={w.password}
        hint={w.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label={w.confirmPassword} autoComplete="new-password" />
    </>
  )
}

export function BankFields({ banks }: { banks: readonly string[] }) {
  const w = useWords(identityWords)
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
            {w.agreeBefore} {/* In a tab of its own: what was entered here must not be lost. */}
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
        </a>
      </p>
    </>
  )
}
