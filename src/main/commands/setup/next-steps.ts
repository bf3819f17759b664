/** Says how to add what lives in the database, which the first start makes. */
import type { Answers } from './config-text.ts'

/** `file` is the one that was written. */
export function nextSteps(
  answers: Answers,
  file: string,
  service = process.env.KABAN_COMMAND,
): string {
  const lines = [`Wrote ${file}. Only your user may read it.`, 'Next:', '  npm run check']
  // The machine starts it from then on.
  if (service) lines.push(`  systemctl enable ${service}`)
  lines.push('  npm start')
  if (answers['KABAN_MODE'] !== 'live') return lines.join('\n')
  lines.push(
    service ? 'While it runs:' : 'While it runs, in another shell:',
    '  npm run user -- --create ' +
      `--email ${value(answers, 'SETUP_ADMIN_EMAIL', 'admin@example.ph')} ` +
      `--name ${value(answers, 'SETUP_ADMIN_NAME', 'Full Name')} --role admin`,
    `  npm run company-account -- --bank ${value(answers, 'SETUP_ACCOUNT_BANK', 'BDO Unibank')} ` +
      `--number ${value(answers, 'SETUP_ACCOUNT_NUMBER', '0012 3456 7890')} ` +
      `--name ${value(answers, 'SETUP_ACCOUNT_NAME', 'Your Company Inc.')}`,
    'The administrator then sets the name of the site under Settings in the console.',
  )
  return lines.join('\n')
}

/** Quoted for a shell. */
function value(answers: Answers, name: string, example: string): string {
  return `'${(answers[name] || example).replaceAll("'", `'\\''`)}'`
}
