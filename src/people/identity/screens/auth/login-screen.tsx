import type { ComponentProps } from 'react'
import { ChallengeScreen } from './challenge-screen.tsx'
import { PasswordScreen } from './password-screen.tsx'

interface Props extends ComponentProps<typeof PasswordScreen> {
  /** The first step is done, here or at a provider. */
  atCode: boolean
  onStartAgain: () => void
}

export function LoginScreen({ atCode, onStartAgain, ...rest }: Props) {
  return atCode ? (
    <ChallengeScreen returnTo={rest.returnTo} onStartAgain={onStartAgain} />
  ) : (
    <PasswordScreen {...rest} />
  )
}
