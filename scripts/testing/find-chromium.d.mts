/** CHROMIUM_PATH, or the first known name on the PATH. */
export function findChromium(): string | undefined
