import { DateField } from '#foundation/kit/fields/date-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { sourceMax } from '../../shared/rules-edit.ts'
import type { FieldSpec } from '../../shared/rules-fields.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { PictureField } from './picture-field.tsx'

/** The fields of a kind. Two languages or two short fields are side by side. */
export function ContentFields({ fields }: { fields: readonly FieldSpec[] }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 sm:*:[fieldset]:col-span-2">
      {fields.map((field) => (
        <OneField key={field.name} field={field} />
      ))}
    </div>
  )
}

function OneField({ field: { name, type, longest, optional = false } }: { field: FieldSpec }) {
  const w = useWords(contentConsoleWords)
  const label = w.fields[name] ?? name
  const field = { name: `body.${name}`, label, hint: w.hints[name], optional }
  if (type === 'both-line' || type === 'both-paragraph')
    return (
      <BothField
        name={field.name}
        label={label}
        long={type === 'both-paragraph'}
        longest={longest}
        optional={optional}
      />
    )
  if (type === 'picture') return <PictureField {...field} />
  if (type === 'day') return <DateField {...field} />
  if (type === 'position')
    return <TextField {...field} inputMode="numeric" maxLength={longest} autoComplete="off" />
  return (
    <TextField
      {...field}
      type={type === 'link' ? 'url' : type === 'email' ? 'email' : 'text'}
      maxLength={longest}
      autoComplete="off"
    />
  )
}

interface BothProps {
  name: string
  label: string
  long: boolean
  longest: number
  optional?: boolean
}

/** A text in English and Filipino. The public sees the English one where Filipino is empty. */
export function BothField({ name, label, long, longest, optional = false }: BothProps) {
  const w = useWords(contentConsoleWords)
  const Field = long ? TextAreaField : TextField
  return (
    <fieldset className="grid min-w-0 grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <legend className="sr-only">{label}</legend>
      <Field
        name={`${name}.en`}
        label={w.inLanguage(label, w.languages.en)}
        maxLength={longest}
        optional={optional}
      />
      <Field
        name={`${name}.fil`}
        label={w.inLanguage(label, w.languages.fil)}
        maxLength={longest}
        optional
      />
    </fieldset>
  )
}

/** The source and the date of checking it. */
export function SourceFields({ optional = true }: { optional?: boolean }) {
  const w = useWords(contentConsoleWords)
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <TextField
        name="source"
        label={w.fields['source']}
        hint={w.hints['source']}
        maxLength={sourceMax}
        optional={optional}
        autoComplete="off"
      />
      <DateField
        name="sourceDate"
        label={w.fields['sourceDate']}
        hint={w.hints['sourceDate']}
        optional={optional}
      />
    </div>
  )
}
