import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { CheckboxField } from '#foundation/kit/fields/checkbox-field.tsx'
import { CodeField } from '#foundation/kit/fields/code-field.tsx'
import { DateField } from '#foundation/kit/fields/date-field.tsx'
import { DateTimeField } from '#foundation/kit/fields/date-time-field.tsx'
import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import type { Example } from '../example.tsx'
import { fieldStates, FormAround } from './form-around.tsx'

const banks = [
  { value: 'bpi', label: 'BPI' },
  { value: 'gcash', label: 'GCash' },
  { value: 'old', label: 'No longer served', disabled: true },
]

const amountField: Example = {
  name: 'AmountField',
  from: '#foundation/kit/fields/amount-field.tsx',
  note: 'Separators appear while typing. The form holds plain text: 1000.50.',
  states: {
    ...fieldStates((props) => <AmountField {...props} />, {
      label: 'Amount',
      filled: '1250.50',
      problem: 'The minimum is ₱500.00.',
    }),
    'Too large': () => (
      <FormAround value="99999999999999999999">
        <AmountField name="field" label="Amount" />
      </FormAround>
    ),
    'Large, with amounts to pick': () => (
      <FormAround>
        <AmountField
          name="field"
          label="Amount"
          size="large"
          quickAmounts={[50_000n, 100_000n, 500_000n]}
          max={1_250_050n}
        />
      </FormAround>
    ),
    'Large and disabled': () => (
      <FormAround value="1250.50">
        <AmountField
          name="field"
          label="Amount"
          size="large"
          quickAmounts={[50_000n, 100_000n]}
          disabled
        />
      </FormAround>
    ),
  },
}

const textField: Example = {
  name: 'TextField',
  from: '#foundation/kit/fields/text-field.tsx',
  states: {
    ...fieldStates((props) => <TextField {...props} />, {
      label: 'Full name',
      filled: 'Maria Santos',
      problem: 'Enter your full name.',
    }),
    'Read only': () => (
      <FormAround value="maria@example.com">
        <TextField name="field" label="Email" type="email" readOnly />
      </FormAround>
    ),
  },
}

export const fieldExamples: readonly Example[] = [
  textField,
  amountField,
  {
    name: 'TextAreaField',
    from: '#foundation/kit/fields/text-area-field.tsx',
    note: 'Grows with its text, up to a third of the screen.',
    states: fieldStates((props) => <TextAreaField {...props} />, {
      label: 'Reason',
      filled: 'The name on the account is another one.',
      problem: 'Give a reason.',
    }),
  },
  {
    name: 'SelectField',
    from: '#foundation/kit/fields/select-field.tsx',
    states: fieldStates((props) => <SelectField {...props} options={banks} />, {
      label: 'Bank or e-wallet',
      filled: 'gcash',
      problem: 'Choose one.',
    }),
  },
  {
    name: 'CheckboxField',
    from: '#foundation/kit/fields/checkbox-field.tsx',
    states: fieldStates((props) => <CheckboxField {...props} />, {
      label: 'I have read the terms',
      filled: true,
      problem: 'Read the terms first.',
    }),
  },
  {
    name: 'CodeField',
    from: '#foundation/kit/fields/code-field.tsx',
    note: 'Submits its form at the sixth digit.',
    states: fieldStates((props) => <CodeField {...props} />, {
      label: 'Code from your app',
      filled: '123456',
      problem: 'This code is wrong or too old.',
    }),
  },
  {
    name: 'PasswordField',
    from: '#foundation/kit/fields/password-field.tsx',
    states: fieldStates((props) => <PasswordField {...props} autoComplete="off" />, {
      label: 'Password',
      filled: 'correct horse',
      problem: 'Use at least 10 characters.',
    }),
  },
  {
    name: 'DateField',
    from: '#foundation/kit/fields/date-field.tsx',
    states: fieldStates((props) => <DateField {...props} />, {
      label: 'Due on',
      filled: '2026-11-22',
      problem: 'Choose a day in the future.',
    }),
  },
  {
    name: 'DateTimeField',
    from: '#foundation/kit/fields/date-time-field.tsx',
    states: fieldStates((props) => <DateTimeField {...props} />, {
      label: 'As of (Manila time)',
      filled: '2026-11-22T15:30',
      problem: 'Choose a time that has passed.',
    }),
  },
]
