/** Mails about invitations, in both languages. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { invitationHours } from './rules.ts'

const both = (en: string, fil: string): BilingualText => ({ en, fil })

export const invitationMails = {
  invited: {
    subject: (site: string) =>
      both(`You’re invited to be an admin of ${site}`, `Inimbitahan kang maging admin ng ${site}`),
    /** `by` is null for company access and the operator. */
    paragraphs: (site: string, by: string | null) => [
      both(
        `${
          by ? `${by} invited you` : 'You’re ' + 'invited'
        } to be an admin of ${site}. Open the link, ` +
          'choose a password and set up an authenticator app on your own phone.',
        `Inimbitahan ka${by ? ` ni ${by}` : ''} na maging admin ng ${site}. Buksan ang link, ` +
          'pumili ng password, at mag-set up ng authenticator app sa sarili mong telepono.',
      ),
      both(
        `The link works once, for ${invitationHours} hours. Our staff will never ask for your ` +
          'password or a code. If you don’t expect an invitation, ignore this email.',
        `Isang beses lang gagana ang link, sa loob ng ${invitationHours} oras. Hindi kailanman ` +
          'hihingin ng staff namin ang password o code mo. Kung wala kang inaasahang imbitasyon, ' +
          'huwag pansinin ang email na ito.',
      ),
    ],
    action: both('Accept the invitation', 'Tanggapin ang imbitasyon'),
  },
  confirmed: {
    subject: (site: string) => both(`You’re now an admin of ${site}`, `Admin ka na ng ${site}`),
    paragraphs: (from: Date) => [
      both(
        'You can now sign in to the console with your password and a code from your app.',
        'Puwede ka nang mag-sign in sa console gamit ang password mo at code mula sa app mo.',
      ),
      both(
        `From ${showDateTime(from)}, Manila time, you can approve your colleagues’ requests.`,
        `Simula ${showDateTime(from, 'fil')}, oras sa Maynila, makakapag-apruba ka na ng mga ` +
          'hiling ng kasamahan mo.',
      ),
    ],
    action: both('Sign in', 'Mag-sign in'),
  },
  takenBack: {
    subject: (site: string) =>
      both(`Your invitation to ${site} was withdrawn`, `Binawi ang imbitasyon mo sa ${site}`),
    paragraph: both(
      'The link we sent you no longer works. If you expected to become an admin, ask the company.',
      'Hindi na gumagana ang link na ipinadala namin. Kung inasahan mong maging admin, magtanong ' +
        'sa kompanya.',
    ),
  },
  /** To admins. */
  news: {
    invited: {
      subject: both('Admin invited', 'May inimbitahang admin'),
      message: (name: string, email: string) =>
        both(
          `${name} (${email}) was invited to be an admin and will set up their own login.`,
          `Inimbitahang maging admin si ${name} (${email}). Siya mismo ang magse-set up ng login.`,
        ),
    },
    accepted: {
      subject: both('Confirm a new admin', 'Kumpirmahin ang bagong admin'),
      message: (name: string, email: string) =>
        both(
          `${name} (${email}) accepted the invitation. Talk to them in person or by phone, then ` +
            'confirm. The person who invited them can’t.',
          `Tinanggap ni ${name} (${email}) ang imbitasyon. Kausapin siya nang personal o sa ` +
            'telepono, saka kumpirmahin. Hindi ito puwedeng gawin ng nag-imbita.',
        ),
    },
    confirmed: {
      subject: both('New admin confirmed', 'Nakumpirma ang bagong admin'),
      message: (name: string, email: string) =>
        both(
          `${name} (${email}) is now an admin. They can see all users, and later they can ` +
            'approve as the second person.',
          `Admin na si ${name} (${email}). Makikita niya ang lahat ng user, at paglaon ay ` +
            'makakapag-apruba siya bilang ikalawang tao.',
        ),
    },
    vouched: {
      subject: both('The operator vouched for an admin', 'May pinatunayang admin ang operator'),
      message: (name: string, email: string) =>
        both(
          `The operator confirms that ${name} (${email}) and the person who invited them are ` +
            'two people. They can now approve each other’s requests.',
          `Kinumpirma ng operator na magkaibang tao si ${name} (${email}) at ang nag-imbita sa ` +
            'kaniya. Puwede na nilang aprubahan ang hiling ng isa’t isa.',
        ),
    },
    revoked: {
      subject: both('Admin invitation withdrawn', 'Binawi ang imbitasyon ng admin'),
      message: (name: string, email: string) =>
        both(
          `${name} (${email}) can no longer become an admin with this invitation.`,
          `Hindi na magiging admin si ${name} (${email}) gamit ang imbitasyong ito.`,
        ),
    },
  },
  notYours: both(
    'If you didn’t expect this, ask your colleagues at once.',
    'Kung hindi mo ito inaasahan, tanungin agad ang mga kasamahan mo.',
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
