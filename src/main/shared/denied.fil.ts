import type { deniedWords } from './denied.ts'

export const deniedWordsFil: typeof deniedWords = {
  title: 'Walang access',
  message: 'Wala kang pahintulot na makita ang pahinang ito.',
}
