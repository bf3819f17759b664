import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { FieldProps } from '#foundation/kit/fields/field.tsx'
import { Focused, longText, type Example } from '../example.tsx'

interface Sample {
  label: string
  filled: string | boolean
  problem: string
}

/** A form with one field, named 'field'. */
export function FormAround({
  value = '',
  problem,
  children,
}: {
  value?: string | boolean
  problem?: string
  children: ReactNode
}) {
  const form = useForm({
    defaultValues: { field: value },
    // Otherwise each field with an error would take the focus when the page opens.
    shouldFocusError: false,
    ...(problem === undefined ? {} : { errors: { field: { type: 'shown', message: problem } } }),
  })
  return <FormProvider {...form}>{children}</FormProvider>
}

/** Returns the states that every form field has. */
export function fieldStates(
  field: (props: FieldProps) => ReactNode,
  { label, filled, problem }: Sample,
): Example['states'] {
  const common = { name: 'field', label }
  const empty = typeof filled === 'boolean' ? false : ''
  return {
    Empty: () => <FormAround value={empty}>{field(common)}</FormAround>,
    Filled: () => <FormAround value={filled}>{field(common)}</FormAround>,
    'Optional, with a hint': () => (
      <FormAround value={empty}>
        {field({ ...common, optional: true, hint: 'Only you and our staff see it.' })}
      </FormAround>
    ),
    'Focused by keyboard': () => (
      <Focused>
        <FormAround value={filled}>{field(common)}</FormAround>
      </Focused>
    ),
    Disabled: () => <FormAround value={filled}>{field({ ...common, disabled: true })}</FormAround>,
    Error: () => (
      <FormAround value={empty} problem={problem}>
        {field(common)}
      </FormAround>
    ),
    'Long text': () => (
      <FormAround value={empty} problem={longText}>
        {field({ ...common, label: longText, hint: longText })}
      </FormAround>
    ),
  }
}
