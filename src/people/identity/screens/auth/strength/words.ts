import type { Strength } from './estimate-strength.ts'

/** Loaded with the estimate, when somebody types a new password. */
export const strengthWords: Record<Strength, string> = {
  short: 'Too short. Use at least 6 characters.',
  easy: 'Too easy to guess. Choose another.',
  fair: 'Fair. One more word makes it strong.',
  strong: 'Strong',
}
