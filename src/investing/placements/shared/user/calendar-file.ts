/** A calendar file (RFC 5545) that phones and computers import. */
import { addDays } from '#foundation/time/shared/days.ts'

export interface CalendarEvent {
  /** Stays the same for the same date, so that a second import changes it instead of adding one. */
  id: string
  /** A whole day, written '2026-11-22', or an instant. */
  at: string | Date
  title: string
  text: string
  updatedAt: Date
}

const lineOctets = 75

export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kaban//Investments//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ id, at, title, text, updatedAt }: CalendarEvent): string[] {
  const when =
    typeof at === 'string'
      ? [`DTSTART;VALUE=DATE:${whole(at)}`, `DTEND;VALUE=DATE:${whole(addDays(at, 1))}`]
      : [`DTSTART:${instant(at)}`, `DTEND:${instant(at)}`]
  return [
    'BEGIN:VEVENT',
    `UID:${id}@kaban`,
    `DTSTAMP:${instant(updatedAt)}`,
    ...when,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    // Nobody is busy because a term ends.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    typeof at === 'string' ? 'TRIGGER:-P1D' : 'TRIGGER:-PT3H',
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** '20261122T155959Z'. */
function instant(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** '20261122'. */
const whole = (day: string) => day.replaceAll('-', '')

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** A line has at most 75 octets; the next one begins with a space. Letters are never cut. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let written = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > lineOctets) {
      written += '\r\n '
      octets = 1
    }
    written += letter
    octets += size
  }
  return written
}
