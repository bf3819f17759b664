/**
 * Returns a question for one key. While one is under way, others gather, and are then asked in one:
 * when thousands of live streams come back at once, a few statements find all their sessions. `ask`
 * answers in the order of its keys; when it fails, all that it was asked for fail.
 */
export function askTogether<Answer>(
  ask: (keys: readonly string[]) => Promise<Answer[]>,
): (key: string) => Promise<Answer | undefined> {
  let keys: string[] = []
  let next: Promise<Answer[]> | undefined
  let current: Promise<unknown> = Promise.resolve()

  return async (key) => {
    const place = keys.push(key) - 1
    next ??= begin()
    return (await next)[place]
  }

  async function begin(): Promise<Answer[]> {
    await current
    const asked = keys
    ;[keys, next] = [[], undefined]
    const answers = ask(asked)
    current = answers.catch(() => {})
    return answers
  }
}
