import { Star } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { useField } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { testimonialRatings } from '../shared/rules.ts'
import { testimonialWords } from '../shared/words.ts'

/** One to five stars. Native radio buttons, for arrow keys and screen readers. */
export function StarField({ name }: { name: string }) {
  const w = useWords(testimonialWords)
  const id = useId()
  const { error } = useField(name)
  const { field } = useController({ name })
  const chosen = Number(field.value)
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{w.rating}</legend>
      <div className="-ml-2.5 flex flex-wrap items-center gap-x-1">
        {testimonialRatings.map((at) => (
          <label
            key={at}
            className={
              'target relative inline-flex cursor-pointer items-center justify-center ' +
              'rounded-small text-primary has-focus-visible:outline-2 ' +
              'has-focus-visible:outline-focus'
            }
          >
            <input
              ref={at === 1 ? field.ref : undefined}
              type="radio"
              name={name}
              value={at}
              checked={chosen === at}
              aria-label={w.stars(at)}
              aria-invalid={error ? true : undefined}
              onChange={() => field.onChange(String(at))}
              onBlur={field.onBlur}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Star
              aria-hidden
              size={26}
              strokeWidth={1.5}
              fill={at <= chosen ? 'currentColor' : 'none'}
            />
          </label>
        ))}
        <span aria-hidden className="figures ml-1.5 text-sm text-muted">
          {chosen > 0 && w.stars(chosen)}
        </span>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
