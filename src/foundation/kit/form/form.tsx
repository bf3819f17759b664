/**
 * Forms: react-hook-form with the schema of a module's rules.ts. A form that is being sent cannot
 * be sent again, and a refused form focuses its first wrong field.
 */
import '../data/schema-mode.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import {
  FormProvider,
  useForm,
  useFormContext,
  useFormState,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ButtonVariant } from '../ui/button-style.ts'
import { readDraft } from './drafts.ts'
import { useFieldNotice } from './field-notice.ts'
import { applyRefusal, showFailure, showRefusal } from './refusals.ts'
import { SendingButton } from './sending-button.tsx'
import { useDraft } from './unsaved-changes.ts'

export type KabanForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>

export type FieldsSchema = z.core.$ZodType<unknown, FieldValues>

/**
 * `schema` comes from rules.ts. `defaults` has a value for every field, the empty string for text.
 * `draft`, a name unique among all forms, makes typed text survive the end of a session
 * (unsaved-changes.ts); never for a form with a password or a code. `untouched`: the values of a
 * form that was reset since; only then they differ from `defaults`.
 */
export function useKabanForm<Schema extends FieldsSchema>(
  schema: Schema,
  defaults: DefaultValues<z.input<Schema>>,
  draft?: string,
  untouched?: DefaultValues<z.input<Schema>>,
): KabanForm<z.input<Schema>, z.output<Schema>> {
  const [begin] = useState(() => ({
    untouched: JSON.stringify(defaults),
    values: { ...defaults, ...readDraft<DefaultValues<z.input<Schema>>>(draft) },
  }))
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: begin.values,
    // No errors before the first submit; from then on a corrected field loses its error at once.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  // Compared with the defaults, not with a restored draft.
  useDraft(
    draft,
    form.getValues,
    () =>
      JSON.stringify(form.getValues()) !==
      (untouched === undefined ? begin.untouched : JSON.stringify(untouched)),
  )
  return form
}

interface FormProps<Input extends FieldValues, Output> {
  form: KabanForm<Input, Output>
  /** Errors that it throws are shown at the field they name, otherwise as a notice. */
  onSubmit: (values: Output) => Promise<unknown> | void
  children: ReactNode
  className?: string
  label?: string
  /**
   * The title for failures without one of their own, in the words of the specification: 'Update
   * Failed'.
   */
  failed?: string
}

export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  className = 'grid grid-cols-1 gap-4',
  label,
  failed,
}: FormProps<Input, Output>) {
  const sending = useRef(false)
  const noticing = useFieldNotice(form)
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values)
    } catch (error) {
      if (!applyRefusal(form, error))
        (failed === undefined ? showRefusal : showFailure(failed))(error)
    }
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    // A second Enter can arrive before React has rendered the pending button.
    if (sending.current) return
    sending.current = true
    await noticing(() => send(event)).finally(() => (sending.current = false))
  }
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        aria-label={label}
        onSubmit={(event) => void submit(event)}
        className={className}
      >
        {children}
      </form>
    </FormProvider>
  )
}

interface SubmitProps {
  children: ReactNode
  variant?: ButtonVariant
  wide?: boolean
  disabled?: boolean
  /** See SendingButton. */
  evenReadOnly?: boolean
  icon?: ReactNode
}

/** The form's button; pending while the form is being sent. */
export function SubmitButton(props: SubmitProps) {
  const { isSubmitting } = useFormState()
  return <SendingButton {...props} type="submit" pending={isSubmitting} />
}

/** The surrounding form and the error of the field. */
export function useField(name: string) {
  const form = useFormContext()
  const error = form.getFieldState(name, useFormState({ name })).error?.message
  return { form, error: error || undefined }
}

/** Whether closing would lose typed text; for `Dialog`'s `dirty`. */
export function useDirty<Input extends FieldValues, Output>(
  form: KabanForm<Input, Output>,
): boolean {
  return useFormState({ control: form.control }).isDirty
}
