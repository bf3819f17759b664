import { Select } from '../fields/select.tsx'
import { setLanguage, useLanguage, useWords } from './language.tsx'
import { kitWords } from './words.ts'

/** Each language is named in itself: a reader who looks for it may not know the other. */
const languages = [
  { value: 'en', label: 'English' },
  { value: 'fil', label: 'Filipino' },
]

export function LanguageSwitch() {
  const w = useWords(kitWords)
  const chosen = useLanguage()
  return (
    <Select
      label={w.language}
      options={languages}
      value={chosen}
      onChange={(value) => void setLanguage(value === 'fil' ? 'fil' : 'en')}
    />
  )
}
