/** The mail that takes a seal to a witness. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'

interface MailedSeal {
  number: bigint
  statement: string
  fingerprint: string
  signature: string
}

const same = (text: string): BilingualText => ({ en: text, fil: text })

export function sealMail({ number, statement, fingerprint, signature }: MailedSeal) {
  const lines = statement.trimEnd().split('\n').slice(1)
  return {
    subject: {
      en: `Seal ${number} of the books: ${fingerprint.slice(0, 16)}`,
      fil: `Selyo ${number} ng mga libro: ${fingerprint.slice(0, 16)}`,
    },
    content: {
      paragraphs: [
        {
          en:
            'This is the seal of our books for today. Please keep this mail: with it you can ' +
            'show later what our books said, even if we changed them.',
          fil:
            'Ito ang selyo ng mga libro namin ngayong araw. Pakitago ang mail na ito: ' +
            'maipapakita mo rito ang laman ng mga libro namin, kahit baguhin pa namin ito.',
        },
        {
          en:
            'To compare, open the page of seals and look for this number. The fingerprint there ' +
            'must be the one below.',
          fil:
            'Para ihambing, buksan ang page ng mga selyo at hanapin ang numerong ito. Dapat ' +
            'pareho ang fingerprint doon at ang nasa ibaba.',
        },
      ],
      facts: [
        [{ en: 'Fingerprint (SHA-256)', fil: 'Fingerprint (SHA-256)' }, fingerprint],
        ...lines.map((line): [BilingualText, string] => {
          const [name = '', ...value] = line.split(' ')
          return [same(name), value.join(' ')]
        }),
        [{ en: 'Signature (Ed25519)', fil: 'Pirma (Ed25519)' }, signature],
      ] as [BilingualText, string][],
      action: {
        label: { en: 'Open the seals', fil: 'Buksan ang mga selyo' },
        path: '/seals',
      },
    },
  }
}
