import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

/** `2026-11-22 14:05` or `2026-11-22 14:05:31` in Manila, or any moment with its own zone. */
export function readMoment(text: string): Date {
  const local = /^(\d{4}-\d\d-\d\d)[ T](\d{1,2})(:\d\d(?::\d\d)?)$/.exec(text.trim())
  const [, day, hour = '', rest] = local ?? []
  const moment = new Date(local ? `${day}T${hour.padStart(2, '0')}${rest}+08:00` : text)
  if (Number.isNaN(moment.getTime()) || (!local && !/(Z|[+-]\d\d:?\d\d)$/.test(text.trim())))
    throw new StartProblem(
      `"${text}" is no moment. Write it in Manila time as "2026-11-22 14:05" or with a zone as ` +
        '2026-11-22T06:05:00Z. Without --to, the newest state is restored.',
    )
  return moment
}
