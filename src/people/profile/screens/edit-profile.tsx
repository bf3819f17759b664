import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useRefetch } from '#foundation/kit/data/refetch.ts'
import type { ChosenPicture } from '#foundation/kit/fields/chosen-picture.ts'
import { Field, inputStyle } from '#foundation/kit/fields/field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { ProfileView } from '../shared/contract.ts'
import { judgeProfile, profileInput, type ProfileInput } from '../shared/rules.ts'
import { profileWords } from '../shared/words-profile.ts'
import { profile } from './calls.ts'
import { PictureField } from './picture-field.tsx'
import { showJudgement } from './show-judgement.ts'
import { uploadAvatar } from './upload-avatar.ts'

export type Particulars = Omit<ProfileView, 'bankDetails'>

/** Keeps the form open until the page shows the saved profile. */
const meta = { awaitRefetch: true }

/** A new picture, a removal, or null for no change. */
type PictureChange = ChosenPicture | 'removed' | null

export function EditProfile({ mine, onDone }: { mine: Particulars; onDone: () => void }) {
  const w = useWords(profileWords)
  const refetch = useRefetch('profile')
  const save = useMutation(profile.save.mutationOptions({ meta }))
  const removeAvatar = useMutation(profile.removeAvatar.mutationOptions({ meta }))
  const [picture, setPicture] = useState<PictureChange>(null)
  const form = useKabanForm(
    profileInput,
    { fullName: mine.fullName, phoneNumber: mine.phoneNumber },
    'profile',
  )
  const { isSubmitting } = useFormState({ control: form.control })

  /** Returns whether it worked, and then clears the change so that a retry does not repeat it. */
  const savePicture = async (change: PictureChange): Promise<boolean> => {
    try {
      if (change === 'removed') await removeAvatar.mutateAsync({})
      else if (change) {
        await uploadAvatar(change.file)
        await refetch()
      }
    } catch (error) {
      showFailure(w.avatarFailed)(error)
      return false
    }
    setPicture(null)
    return true
  }
  const submit = async (values: ProfileInput) => {
    const judged = judgeProfile(values)
    if ('refusal' in judged) return showJudgement(form, judged)
    if (picture && !(await savePicture(picture))) return
    const fields = Object.keys(judged.profile) as (keyof ProfileInput)[]
    const changed = fields.some((field) => judged.profile[field] !== mine[field])
    if (changed || !picture) await save.mutateAsync(judged.profile)
    notify({ title: w.saved, message: w.savedMore, tone: 'credited' })
    onDone()
  }
  return (
    <Form form={form} onSubmit={submit} label={w.edit} failed={w.updateFailed}>
      <PictureField
        fullName={mine.fullName}
        email={mine.email}
        picture={picture === 'removed' ? null : picture}
        avatarId={picture === 'removed' ? null : mine.avatarId}
        disabled={isSubmitting}
        onChoose={setPicture}
        onRemove={() => setPicture(mine.avatarId ? 'removed' : null)}
      />
      <TextField name="fullName" label={w.fullName} autoComplete="name" maxLength={120} autoFocus />
      <Field label={w.email} hint={w.emailFixed}>
        {(control) => (
          <input {...control} type="email" value={mine.email} readOnly className={inputStyle} />
        )}
      </Field>
      <TextField
        name="phoneNumber"
        type="tel"
        label={w.phoneNumber}
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{w.save}</SubmitButton>
        <Button variant="secondary" disabled={isSubmitting} onClick={onDone}>
          {w.cancel}
        </Button>
      </div>
    </Form>
  )
}
