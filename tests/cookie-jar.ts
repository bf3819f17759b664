/** The cookies of one browser: each by its name, the newest wins, and one that expired is forgotten. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  /** Takes what an answer sets and deletes. */
  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) this.#takeLine(line)
  }

  get(name: string): string | null {
    return this.#cookies.get(name) ?? null
  }

  set(name: string, value: string | null): void {
    if (value === null) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }

  /** As the header of a request has them; empty without any. */
  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The other way round. */
  replace(header: string): void {
    this.#cookies.clear()
    for (const pair of header.split('; ').filter(Boolean)) {
      const [name = '', ...value] = pair.split('=')
      this.#cookies.set(name, value.join('='))
    }
  }

  #takeLine(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    const attribute = (wanted: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
    const [age, expires] = [attribute('max-age'), attribute('expires')]
    // Not Date.now(): a test may have put the server's clock wrong, and with it this one.
    const now = performance.timeOrigin + performance.now()
    const over =
      age === undefined ? expires !== undefined && Date.parse(expires) <= now : Number(age) <= 0
    this.set(name, over || value === '' ? null : value)
  }
}
