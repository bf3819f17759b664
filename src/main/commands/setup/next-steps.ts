/** Says how to add what lives in the database, which the first start makes. */
import type { Answers } from './config-text.ts'

/** `file` is the one that was written. */
export function nextSteps(answers: Answers, file: string): string {
  const lines = [`Wrote ${file}. Only your user may read it.`, 'Next:']
  // A service is enabled, too, or it is not there after the machine restarts.
  if (process.env.KABAN_COMMAND) lines.push('  systemctl enable kaban')
  lines.push('  npm start')
  if (answers['KABAN_MODE'] !== 'live') return lines.join('\n')
  lines.push(
    'While it runs, in another shell:',
    '  npm run check',
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
