/** Mails about invitations, in both languages. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { invitationHours } from './rules.ts'

const both = (en: string, fil: string): BilingualText => ({ en, fil })

export const invitationMails = {
  invited: {
    subject: (site: string) =>
      both(`You are invited to be an admin of ${site}`, `Inimbitahan kang maging admin ng ${site}`),
    /** `by` is null for company access and the operator. */
    paragraphs: (site: string, by: string | null) => [
      both(
        `${by ? `${by} invites you` : 'You are invited'} to work for ${site} as an admin. Open ` +
          'the link, choose a password of your own and set up an authenticator app on your own ' +
          'phone.',
        `Inimbitahan ka${by ? ` ni ${by}` : ''} na magtrabaho para sa ${site} bilang admin. ` +
          'Buksan ang link, pumili ng sarili mong password, at mag-set up ng authenticator app ' +
          'sa sarili mong telepono.',
      ),
      both(
        `The link works once, for ${invitationHours} hours. Nobody at the company ever needs ` +
          'your password or a code. If you expect no invitation, ignore this mail.',
        `Isang beses lang gagana ang link, sa loob ng ${invitationHours} oras. Hindi kailanman ` +
          'kailangan ng kompanya ang password o code mo. Kung wala kang inaasahang imbitasyon, ' +
          'huwag pansinin ang email na ito.',
      ),
    ],
    action: both('Accept the invitation', 'Tanggapin ang imbitasyon'),
  },
  confirmed: {
    subject: (site: string) => both(`You are an admin of ${site}`, `Admin ka na ng ${site}`),
    paragraphs: (from: Date) => [
      both(
        'You can sign in to the console now, with your password and a code of your app.',
        'Makakapag-sign in ka na sa console, gamit ang password mo at code ng app mo.',
      ),
      both(
        `You can approve what colleagues file from ${showDateTime(from)}, Manila time.`,
        `Makakapag-apruba ka ng inihain ng mga kasamahan simula ${showDateTime(from, 'fil')}, ` +
          'oras sa Maynila.',
      ),
    ],
    action: both('Sign in', 'Mag-sign in'),
  },
  takenBack: {
    subject: (site: string) =>
      both(`Your invitation to ${site} was taken back`, `Binawi ang imbitasyon mo sa ${site}`),
    paragraph: both(
      'The link in the mail before opens nothing any more. If you expected to become an admin, ' +
        'ask the company.',
      'Wala nang nabubuksan ang link sa naunang email. Kung inasahan mong maging admin, ' +
        'magtanong sa kompanya.',
    ),
  },
  /** To admins. */
  news: {
    invited: {
      subject: both('Somebody was invited to be an admin', 'May inimbitahang maging admin'),
      message: (name: string, email: string) =>
        both(
          `${name} (${email}) was invited to be an admin. They set up their login themselves.`,
          `Inimbitahang maging admin si ${name} (${email}). Siya mismo ang magse-set up ng login.`,
        ),
    },
    accepted: {
      subject: both('A new admin waits for your confirmation', 'May bagong admin na kukumpirmahin'),
      message: (name: string, email: string) =>
        both(
          `${name} (${email}) has accepted the invitation. Talk to them in person or by phone, ` +
            'then confirm. Whoever invited them cannot.',
          `Tinanggap ni ${name} (${email}) ang imbitasyon. Kausapin siya nang personal o sa ` +
            'telepono, saka kumpirmahin. Hindi ito puwedeng gawin ng nag-imbita.',
        ),
    },
    confirmed: {
      subject: both('Somebody was made an admin', 'May ginawang admin'),
      message: (name: string, email: string) =>
        both(
          `${name} (${email}) is an admin now: they see everybody, and after a while they can ` +
            'be the second person.',
          `Admin na si ${name} (${email}): makikita niya ang lahat, at paglaon ay maaari siyang ` +
            'maging ikalawang tao.',
        ),
    },
    vouched: {
      subject: both('The operator vouched for an admin', 'May pinatunayang admin ang operator'),
      message: (name: string, email: string) =>
        both(
          `Whoever runs Kaban says that ${name} (${email}) is a person of their own. They and ` +
            'their inviter can be two people now.',
          `Ayon sa nagpapatakbo ng Kaban, sariling tao si ${name} (${email}). Maaari na silang ` +
            'maging dalawang tao ng nag-imbita sa kaniya.',
        ),
    },
    revoked: {
      subject: both('An invitation was taken back', 'May binawing imbitasyon'),
      message: (name: string, email: string) =>
        both(
          `${name} (${email}) does not become an admin by this invitation any more.`,
          `Hindi na magiging admin si ${name} (${email}) sa imbitasyong ito.`,
        ),
    },
  },
  notYours: both(
    'If you know nothing of it, ask your colleagues at once.',
    'Kung wala kang alam dito, tanungin agad ang mga kasamahan mo.',
  ),
  facts: {
    name: both('Name', 'Pangalan'),
    email: both('Email', 'Email'),
    by: both('By', 'Ni'),
    invitedBy: both('Invited by', 'Inimbitahan ni'),
    operator: both('The operator', 'Ang operator'),
    companyAccess: both('Company Access', 'Company Access'),
    kaban: both('Not a colleague in the console', 'Hindi kasamahan sa console'),
  },
  open: both('See the admins', 'Tingnan ang mga admin'),
}
