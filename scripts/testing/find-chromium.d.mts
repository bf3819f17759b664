/** CHROMIUM_PATH, or the first known name on the PATH. */
export function findChromium(): string | undefined

/** Throws a problem that names `command` when there is none. */
export function requireChromium(command: string): string
