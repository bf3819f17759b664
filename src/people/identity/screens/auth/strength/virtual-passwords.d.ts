// scripts/build/common-passwords.ts generates this module from @zxcvbn-ts/language-common.
declare module 'virtual:common-passwords' {
  import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

  /** Some of the most used passwords, separated by spaces. */
  export const passwords: string
  /** How many the server knows (passwords.ts). */
  export const knownCount: number
  export const graphs: NonNullable<ConstructorParameters<typeof ZxcvbnFactory>[0]>['graphs']
}
