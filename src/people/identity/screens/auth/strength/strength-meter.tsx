import { registerWords, useWords } from '#foundation/kit/i18n/language.tsx'
import { estimateStrength, strengths } from './estimate-strength.ts'
import { strengthWordsFil } from './words.fil.ts'
import { strengthWords } from './words.ts'

registerWords([[strengthWords, strengthWordsFil]])

interface Props {
  password: string
  /** The person's name, email and phone number. */
  own: readonly string[]
}

const tones = ['bg-failed', 'bg-failed', 'bg-waiting', 'bg-credited']

export function StrengthMeter({ password, own }: Props) {
  const w = useWords(strengthWords)
  const strength = estimateStrength(password, own)
  const level = strengths.indexOf(strength)
  return (
    <span className="grid content-start gap-1 pt-1">
      <span aria-hidden className="flex gap-1">
        {strengths.slice(1).map((step, place) => (
          <span
            key={step}
            className={`h-1 grow rounded-full ${place < level ? tones[level] : 'bg-line'}`}
          />
        ))}
      </span>
      <span aria-live="polite" className="font-medium text-ink">
        {w[strength]}
      </span>
    </span>
  )
}
