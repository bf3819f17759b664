/** Where the log of the server goes; a part of its interface. */
export interface MailLog {
  warn: (facts: object, message: string) => void
}

/**
 * Logs that mails are not sent, once with the reason, and that they are again: not a line for each
 * mail and try. The console lists every mail with its own reason.
 */
export function watchMailTrouble(log: MailLog): (failure: string | null) => void {
  let since: Date | null = null
  let failures = 0
  return (failure) => {
    if (failure !== null) {
      failures += 1
      if (since !== null) return
      since = new Date()
      log.warn(
        { reason: withoutAddresses(failure) },
        'the mail server does not take mails; they wait and are tried again',
      )
    } else if (since !== null) {
      log.warn({ since, failures }, 'the mail server takes mails again')
      since = null
      failures = 0
    }
  }
}

/** A mail server may repeat the recipient, and the log names nobody. */
function withoutAddresses(reason: string): string {
  return reason.replace(/[^\s<>()"']+@[^\s<>()"']+/g, '(address)').slice(0, 300)
}
