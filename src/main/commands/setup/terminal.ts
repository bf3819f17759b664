/** Asks in a terminal. */
import {
  confirm,
  isCancel,
  log,
  password,
  select,
  spinner,
  text,
  type CommonOptions,
} from '@clack/prompts'
import type { Asker } from './answer-steps.ts'

/** The operator pressed Ctrl+C. */
export class Cancelled extends Error {}

/** `streams` are those of the process unless given. Its functions throw Cancelled. */
export function terminal(
  streams: Pick<CommonOptions, 'input' | 'output'> = {},
): Asker & { confirm(message: string): Promise<boolean> } {
  return {
    async ask({ asks: message, secret, options }, current) {
      if (options)
        return answer(
          await select<string>({
            message,
            options: options.map((option) => ({ ...option })),
            ...(current && { initialValue: current }),
            ...streams,
          }),
        )
      const kept = current ? ` (Enter keeps ${secret ? 'it' : current}, - removes it)` : ''
      // Typing replaces the present answer. Prefilled, it would be added to: 1 became 11.
      const typed = answer(
        await (secret ? password : text)({ message: message + kept, ...streams }),
      )
      return typed === '-' ? '' : typed || current
    },
    async trying(attempt) {
      const shown = spinner({ ...streams, indicator: 'dots' })
      shown.start('Trying it')
      try {
        return await attempt()
      } finally {
        shown.clear()
      }
    },
    refuse: (reasons) => reasons.forEach((reason) => log.error(reason, streams)),
    confirm: async (message) => answer(await confirm({ message, ...streams })),
  }
}

function answer<T>(given: T): Exclude<T, symbol> {
  if (isCancel(given)) throw new Cancelled()
  return given as Exclude<T, symbol>
}
