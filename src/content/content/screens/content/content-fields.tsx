import { DateField } from '#foundation/kit/fields/date-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { sourceMax } from '../../shared/rules-edit.ts'
import type { FieldSpec } from '../../shared/rules-fields.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'

/** The fields of a kind: two languages, or two short ones, side by side. */
export function ContentFields({ fields }: { fields: readonly FieldSpec[] }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 sm:*:[fieldset]:col-span-2">
      {fields.map((field) => (
        <OneField key={field.name} field={field} />
      ))}
    </div>
  )
}

function OneField({ field: { name, look, longest, optional = false } }: { field: FieldSpec }) {
  const w = useWords(contentConsoleWords)
  const label = w.fields[name] ?? name
  const field = { name: `body.${name}`, label, hint: w.hints[name], optional }
  if (look === 'both-line' || look === 'both-paragraph')
    return (
      <BothField
        name={field.name}
        label={label}
        long={look === 'both-paragraph'}
        longest={longest}
        optional={optional}
      />
    )
  if (look === 'day') return <DateField {...field} />
  if (look === 'position')
    return <TextField {...field} inputMode="numeric" maxLength={longest} autoComplete="off" />
  return (
    <TextField
      {...field}
      type={look === 'link' ? 'url' : look === 'email' ? 'email' : 'text'}
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

/** One text in English and in Filipino; without the Filipino one the English one is shown. */
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

/** Where it can be checked, and who looked when: of every kind. */
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
