import { Socket } from 'node:net'

/**
 * Sends what is written in one turn of the event loop at once. pg corks each statement, so without
 * this every statement of `together` would be a write, and wake the database, by itself.
 */
export class JoiningSocket extends Socket {
  #joins = false

  override cork(): void {
    super.cork()
    if (this.#joins) return
    this.#joins = true
    super.cork()
    process.nextTick(() => {
      this.#joins = false
      this.uncork()
    })
  }
}
