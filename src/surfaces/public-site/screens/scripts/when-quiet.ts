/** Nobody waits longer than this for what can wait. */
const latestMs = 3_000

/** Runs it when everything is loaded and the phone has nothing else to do. */
export function whenQuiet(run: () => void): void {
  const soon = (): void => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: latestMs })
    else setTimeout(run, latestMs / 10)
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
