import { LanguageSwitch } from '#foundation/kit/i18n/language-switch.tsx'
import { ThemeSwitch } from '#foundation/kit/theme/theme-switch.tsx'
import { ToneIcon, toneText, type Tone } from '#foundation/kit/theme/tone.tsx'
import { Focused, type Example } from '../example.tsx'

const tones = Object.keys(toneText) as Tone[]

export const settingExamples: readonly Example[] = [
  {
    name: 'ThemeSwitch',
    from: '#foundation/kit/theme/theme-switch.tsx',
    note: 'Changes the theme of Kaban in this browser.',
    states: {
      Default: () => <ThemeSwitch />,
      'Focused by keyboard': () => (
        <Focused>
          <ThemeSwitch />
        </Focused>
      ),
    },
  },
  {
    name: 'LanguageSwitch',
    from: '#foundation/kit/i18n/language-switch.tsx',
    note: 'Changes the language of Kaban in this browser.',
    states: { Default: () => <LanguageSwitch /> },
  },
  {
    name: 'ToneIcon',
    from: '#foundation/kit/theme/tone.tsx',
    small: true,
    states: Object.fromEntries(
      tones.map((tone) => [
        tone,
        () => <ToneIcon tone={tone} size={24} className={toneText[tone]} />,
      ]),
    ),
  },
]
