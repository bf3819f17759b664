import { lazy, Suspense, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'

type Meter = typeof import('./strength/strength-meter.tsx').StrengthMeter

/** Fetched once somebody types. Without it the sign-up goes on: the server decides. */
const StrengthMeter = lazy<ComponentType<ComponentProps<Meter>>>(async () => ({
  default: await import('./strength/strength-meter.tsx').then(
    (loaded) => loaded.StrengthMeter,
    () => NoMeter,
  ),
}))

function NoMeter() {
  return null
}

/** Of these, only the password is in every form. */
const watched = ['password', 'fullName', 'email', 'phoneNumber']

/**
 * Says what the field `password` asks for, and its strength once somebody types. Both have the same
 * place, so nothing moves. The strength goes when the server has refused the password.
 */
export function PasswordStrength({ hint }: { hint: ReactNode }) {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name: 'password' })
  const values: unknown[] = useWatch({ control, name: watched })
  const [password = '', ...own] = values.map((value) => (typeof value === 'string' ? value : ''))
  const isRated = password !== '' && !errors['password']
  return (
    <span className="grid *:[grid-area:1/1]">
      <span className={isRated ? 'invisible' : undefined}>{hint}</span>
      {isRated && (
        <Suspense fallback={null}>
          <StrengthMeter password={password} own={own} />
        </Suspense>
      )}
    </span>
  )
}
