/**
 * Forms: react-hook-form with the schema of the room's rules.ts. A form that is being sent cannot
 * be sent again, and a refused one puts the cursor on the first field that is wrong.
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
import { applyRefusal, showFailure, showRefusal } from './refusals.ts'
import { SendingButton } from './sending-button.tsx'
import { useDraft } from './unsaved-changes.ts'

export type KabanForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>

type FieldsSchema = z.core.$ZodType<unknown, FieldValues>

/**
 * `schema` comes from rules.ts; `defaults` has a value for every field, the empty string for text.
 * With a `draft`, a name that no other form has, what was typed outlives the end of the session
 * (unsaved.ts); never for a form with a password or a code.
 */
export function useKabanForm<Schema extends FieldsSchema>(
  schema: Schema,
  defaults: DefaultValues<z.input<Schema>>,
  draft?: string,
): KabanForm<z.input<Schema>, z.output<Schema>> {
  const [begin] = useState(() => ({
    untouched: JSON.stringify(defaults),
    values: { ...defaults, ...readDraft<DefaultValues<z.input<Schema>>>(draft) },
  }))
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: begin.values,
    // Quiet until the first try; from then on a mended field loses its error at once.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  // Compared with what the form would begin with, not with a draft that was put back.
  useDraft(draft, form.getValues, () => JSON.stringify(form.getValues()) !== begin.untouched)
  return form
}

interface FormProps<Input extends FieldValues, Output> {
  form: KabanForm<Input, Output>
  /** What is thrown is shown: on the field it names, otherwise as a notice. */
  onSubmit: (values: Output) => Promise<unknown> | void
  children: ReactNode
  className?: string
  label?: string
  /**
   * What is tried here, in the words of the specification, for a failure without a title of its
   * own: 'Update Failed'.
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
    // Enter pressed twice arrives before React has drawn the pending button.
    if (sending.current) return
    sending.current = true
    await send(event).finally(() => (sending.current = false))
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

/** The form's button: pending while the form is being sent. */
export function SubmitButton(props: SubmitProps) {
  const { isSubmitting } = useFormState()
  return <SendingButton {...props} type="submit" pending={isSubmitting} />
}

/** What a field part needs of the form around it. */
export function useField(name: string) {
  const form = useFormContext()
  const error = form.getFieldState(name, useFormState({ name })).error?.message
  return { form, error: error || undefined }
}

/** Whether leaving would lose what was typed; for `Dialog`'s `dirty`. */
export function useDirty<Input extends FieldValues, Output>(
  form: KabanForm<Input, Output>,
): boolean {
  return useFormState({ control: form.control }).isDirty
}
