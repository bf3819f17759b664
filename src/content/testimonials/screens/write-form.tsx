import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { CheckboxField } from '#foundation/kit/fields/checkbox-field.tsx'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useKabanForm, type KabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDay } from '#foundation/time/shared/time.ts'
import type { MyTestimonials } from '../shared/contract.ts'
import {
  judgeTestimonial,
  testimonialLocationMax,
  testimonialNameStyles,
  testimonialForm,
  testimonialTextMax,
} from '../shared/rules.ts'
import { testimonialRefusals, testimonialWords } from '../shared/words.ts'
import { testimonials } from './calls.ts'
import { ChoiceField } from './choice-field.tsx'
import { Quotation } from './quotation.tsx'
import { StarField } from './star-field.tsx'

type Own = Pick<MyTestimonials, 'names' | 'avatarId' | 'amounts'>
type Written = z.output<typeof testimonialForm>

export function WriteForm({ names, avatarId, amounts }: Own) {
  const w = useWords(testimonialWords)
  const language = useLanguage()
  const { form, send } = useWriteForm()
  return (
    <Card>
      <Form
        form={form}
        onSubmit={send}
        label={w.title}
        failed={w.sendFailed}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <StarField name="rating" />
        <TextAreaField
          name="text"
          label={w.text}
          hint={w.textHint}
          rows={5}
          maxLength={testimonialTextMax}
        />
        <ChoiceField
          name="language"
          label={w.language}
          options={(['en', 'fil'] as const).map((value) => ({ value, label: w.languages[value] }))}
        />
        <ChoiceField
          name="nameStyle"
          label={w.name}
          options={testimonialNameStyles.map((value) => ({ value, label: names[value] }))}
        />
        <TextField
          name="location"
          label={w.location}
          hint={w.locationHint}
          optional
          autoComplete="address-level2"
          maxLength={testimonialLocationMax}
        />
        {amounts.length > 0 && (
          <SelectField
            name="amountOf"
            label={w.amount}
            hint={w.amountHint}
            placeholder={w.amountNone}
            options={amounts.map((one) => ({
              value: one.transactionId,
              label:
                `${w.amountOf[one.direction]} ${showPesos(one.centavos)}, ` +
                showDay(one.requestedAt, language),
            }))}
          />
        )}
        {avatarId && (
          <CheckboxField name="showPicture" label={w.showPicture} hint={w.showPictureHint} />
        )}
        <Preview form={form} names={names} avatarId={avatarId} amounts={amounts} />
        <div className="grid gap-2">
          <CheckboxField name="consent" label={w.consent} />
          <CheckboxField name="independent" label={w.independent} />
        </div>
        <div>
          <SubmitButton>{w.send}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

function useWriteForm() {
  const w = useWords(testimonialWords)
  const refusals = useWords(testimonialRefusals)
  const language = useLanguage()
  const [testimonialId] = useRequestId()
  const form = useKabanForm(
    testimonialForm,
    {
      text: '',
      rating: '',
      nameStyle: 'initial',
      location: '',
      language,
      showPicture: false,
      consent: false,
      independent: false,
      amountOf: '',
    },
    'testimonial',
  )
  const write = useMutation(
    testimonials.write.mutationOptions({
      meta: { awaitRefetch: true },
    }),
  )
  const send = async (written: Written) => {
    const { amountOf, ...rest } = written
    const request = {
      ...rest,
      rating: Number(written.rating),
      ...(amountOf === '' ? {} : { amountOf }),
    }
    const missing = judgeTestimonial(request)
    if (missing)
      return form.setError(
        missing.field,
        { type: missing.name, message: refusalMessage(refusals[missing.name]) },
        { shouldFocus: true },
      )
    await write.mutateAsync({ testimonialId, ...request })
    notify({ title: w.sent, message: w.sentMore, tone: 'credited' })
  }
  return { form, send }
}

function Preview({
  form,
  names,
  avatarId,
  amounts,
}: Own & { form: KabanForm<z.input<typeof testimonialForm>, Written> }) {
  const w = useWords(testimonialWords)
  const { text, rating, nameStyle, location, language, showPicture, amountOf } = useWatch({
    control: form.control,
  })
  const written = (text ?? '').trim()
  return (
    <section className="grid gap-2 rounded-control bg-sunken px-4 py-3">
      <h2 className="text-sm font-normal text-muted">{w.preview}</h2>
      <Quotation
        text={written || <span className="text-muted">{w.previewEmpty}</span>}
        language={language ?? 'en'}
        shownName={names[nameStyle ?? 'initial']}
        location={(location ?? '').trim()}
        rating={Number(rating)}
        writtenAt={new Date(serverNow())}
        picture={showPicture && avatarId ? `/avatars/${avatarId}` : undefined}
        amount={amounts.find(({ transactionId }) => transactionId === amountOf) ?? null}
      />
    </section>
  )
}
