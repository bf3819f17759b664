import { showRate } from '#content/plans/shared/words.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDay } from '#foundation/time/shared/time.ts'
import type { FieldValue } from '../../shared/rules-changes.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { contentPictureWords } from '../../shared/words-picture.ts'

/** 'Title, Filipino' for 'title.fil'. */
export function useFieldLabel(): (field: string) => string {
  const w = useWords(contentConsoleWords)
  return (field) => {
    const [name = '', language] = field.split('.')
    const label = w.fields[name] ?? name
    return language === 'en' || language === 'fil'
      ? w.inLanguage(label, w.languages[language])
      : label
  }
}

/** The value of a field as text. */
export function useFieldValue(): (field: string, value: FieldValue | null) => string {
  const w = useWords(contentConsoleWords)
  const p = useWords(contentPictureWords)
  const language = useLanguage()
  return (field, value) => {
    if (value === null || value === '') return w.empty
    if (typeof value === 'bigint') return showPesos(value)
    if (typeof value === 'boolean') return value ? w.yes : w.no
    if (field === 'picture') return p.chosen
    if (field === 'capBasisPoints') return showRate(Number(value))
    if (/(On|Date)$/.test(field))
      return showDay(new Date(`${String(value)}T00:00:00+08:00`), language)
    return String(value)
  }
}
