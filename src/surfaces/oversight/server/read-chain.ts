import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { signerOf } from '#people/activity/server/chain-checks.ts'
import { newestHead, newestLink } from '#people/activity/server/link-activity.ts'
import { headPurpose, hexOf } from '#people/activity/shared/rules-chain.ts'

/** The length of the audit trail's chain, and its newest signed head for outsiders to keep. */
export async function readChain(ctx: ActionContext) {
  const [link, head, { waiting }] = await together([
    newestLink(ctx.tx),
    newestHead(ctx.tx),
    ctx.tx.row<{ waiting: number }>('select count(*)::int as waiting from activity_unlinked'),
  ])
  return {
    linked: link?.position ?? 0n,
    waiting,
    head: head
      ? {
          position: head.position,
          hash: hexOf(head.hash),
          signedAt: head.signedAt,
          signature: head.signature.toString('base64'),
        }
      : null,
    // Of the head: right after a change of the key it is still the one of before.
    publicKey: (head && (await signerOf(ctx.secrets, head))) ?? ctx.secrets.publicKey(headPurpose),
  }
}
