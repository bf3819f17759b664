import { textIn } from '#foundation/contract/shared/bilingual.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { sendTestMail, type MailAnswer } from '#foundation/platform/server/mail/send-test-mail.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findMailSender } from '#people/company/server/read-settings.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { oversightRecordTexts } from '../shared/record-words.ts'
import { testMailSeconds } from '../shared/rules.ts'
import { oversightRefusals } from '../shared/words.ts'
import { sendingMode } from './mails.ts'

/**
 * Sends a mail to the caller at once, past the outbox, and returns what the mail server answered.
 * Refuses with 409 sample-sends-no-mail, no-mail-server and no-email-of-yours.
 */
export async function testMail(ctx: StepsContext): Promise<MailAnswer & { to: string }> {
  const { caller, database, settings } = ctx
  if (sendingMode(ctx) === 'sample')
    refuse(oversightRefusals, 'sample-sends-no-mail', { status: 409 })
  if (settings.smtpUrl === null) refuse(oversightRefusals, 'no-mail-server', { status: 409 })
  const userId = caller.role === 'admin' ? caller.userId : null
  if (userId === null) refuse(oversightRefusals, 'no-email-of-yours', { status: 409 })
  const { to, sender } = await database.read(async (tx) => ({
    to: (await findUser(tx, userId)).email,
    sender: await findMailSender(tx),
  }))
  const answer = await sendTestMail(
    settings,
    settings.smtpUrl,
    { mail: { to, ...testMailIn(ctx.request.language ?? 'en') }, sender },
    testMailSeconds * 1_000,
  )
  await inTransaction(ctx, (step) =>
    recordActivity(step, {
      userId: null,
      actionType: 'ADMIN_MAIL_TESTED',
      description: oversightRecordTexts.mailTested(answer.outcome === 'accepted'),
    }),
  )
  return { to, ...answer }
}

function testMailIn(language: 'en' | 'fil') {
  const { subject, paragraph } = oversightRecordTexts.testMail
  return {
    subject: textIn(language, subject),
    content: { language, paragraphs: [textIn(language, paragraph)] },
  }
}
