import { PillChoice } from '../fields/pill-choice.tsx'
import { setLanguage, useLanguage, useWords } from './language.tsx'
import { kitWords } from './words.ts'

/** Both languages beside each other on a teal bar, as on the pages that the server renders. */
export function LanguageChoice() {
  const w = useWords(kitWords)
  const option = (value: 'en' | 'fil', code: string, name: string) => ({
    value,
    lang: value,
    label: (
      <>
        {code}
        <span className="sr-only"> {name}</span>
      </>
    ),
  })
  return (
    <PillChoice
      label={w.language}
      options={[option('en', 'EN', 'English'), option('fil', 'FIL', 'Filipino')]}
      value={useLanguage()}
      onChange={(value) => void setLanguage(value)}
    />
  )
}
