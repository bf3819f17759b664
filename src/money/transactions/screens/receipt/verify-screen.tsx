import { useNavigate } from '@tanstack/react-router'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { FieldPage } from '#foundation/kit/page/field-page.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { receiptCodeInput, receiptCodeMax } from '../../shared/rules-receipt.ts'
import { receiptWords } from '../../shared/words-receipt.ts'
import { ScanChoice } from './scan/scan-choice.tsx'

/** The public page where anybody types the code of a receipt. */
export function VerifyScreen() {
  const w = useWords(receiptWords)
  return (
    <FieldPage title={w.verifyTitle} description={w.verifyIntro}>
      <meta name="robots" content="noindex, nofollow" />
      <Card>
        <ScanChoice />
        <CodeForm />
      </Card>
    </FieldPage>
  )
}

export function CodeForm({ code = '' }: { code?: string }) {
  const w = useWords(receiptWords)
  const navigate = useNavigate()
  const form = useKabanForm(receiptCodeInput, { code })
  const check = (values: { code: string }) => {
    if (values.code === '')
      return form.setError(
        'code',
        { type: 'missing', message: w.codeMissing },
        { shouldFocus: true },
      )
    return navigate({ to: '/verify/$code', params: { code: values.code } })
  }
  return (
    <Form form={form} onSubmit={check} label={w.verifyTitle}>
      <TextField
        name="code"
        label={w.code}
        hint={w.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={receiptCodeMax}
        enterKeyHint="go"
      />
      <SubmitButton wide>{w.checkIt}</SubmitButton>
    </Form>
  )
}
