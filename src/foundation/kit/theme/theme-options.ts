import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { useTheme, type Theme } from './theme.ts'

/** The options of a choice of the theme, wherever it is. */
export function useThemeOptions() {
  const w = useWords(kitWords)
  const options: { value: Theme; label: string }[] = [
    { value: 'light', label: w.themeLight },
    { value: 'dark', label: w.themeDark },
    { value: 'system', label: w.themeSystem },
  ]
  return { label: w.theme, options, value: useTheme() }
}
