import { installationIsSample } from '#foundation/platform/server/database/installation-sql.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { isAccessCode, setAccessCode } from '#people/identity/server/actions.ts'
import { readCompanyAccess } from '#people/identity/server/company-access/company-access.ts'
import { isWeakAccessCode } from '#people/identity/server/company-access/weak-code.ts'
import { mailAdmins } from '#people/notifications/server/mail-admins.ts'
import { companyRecordTexts } from '../shared/record-words.ts'
import { companyMails } from './mail-words.ts'
import { recordAccessChange } from './record-access.ts'

/**
 * Changes the company access code from the command line, ends every session of the old one and
 * mails every active admin. A live installation refuses a weak code.
 */
export async function changeAccessCode(
  ctx: ActionContext,
  code: string,
): Promise<'changed' | 'same' | 'weak'> {
  const { tx } = ctx
  if ((await isAccessCode(tx, code)) === 'same') return 'same'
  const { isSample } = await tx.row<{ isSample: boolean }>(
    `select ${installationIsSample} as "isSample"`,
  )
  if (!isSample && (await isWeakAccessCode(code))) return 'weak'
  await setAccessCode(tx, code)
  const access = await readCompanyAccess(tx)
  const description = companyRecordTexts.accessCodeChanged
  await recordAccessChange(ctx, { description, before: access, after: access })
  await mailAdmins(tx, { subject: companyMails.accessChanged, paragraphs: [description] }, null)
  return 'changed'
}
