import { invitationHours } from './rules.ts'
import type { adminWords } from './words.ts'

export const adminWordsFil: typeof adminWords = {
  title: 'Mga Admin',
  toUsers: 'Pamamahala ng mga User',
  intro: (hours) =>
    'Mag-e-email kami ng link sa bagong admin. Pipili siya ng password at magse-set up ng ' +
    'authenticator app. Pagkatapos, kukumpirmahin siya ng ibang admin, kung mayroon, na hindi ' +
    `ang nag-imbita. Hindi siya makakapag-apruba sa loob ng ${hours} mula noon.`,
  onePerson:
    'Iisang tao ang bilang sa nag-imbita at sa inimbitahan niya, at sa dalawang inimbitahan ng ' +
    'iisang tao, hanggang may ibang admin na nag-apruba ng hiling ng inimbitahan.',
  hours: (hours) => `${hours} oras`,
  invite: 'Mag-imbita ng Admin',
  admins: 'Mga kasalukuyang admin',
  you: 'ikaw',
  mayApprove: 'Puwedeng mag-apruba',
  approvesFrom: (when) => `Puwedeng mag-apruba simula ${when}`,
  oneWith: (name) =>
    `Iisang tao ang bilang kasama ni ${name} hanggang may ibang admin na nag-apruba ng hiling niya`,
  noAdmins: 'Wala pang admin na may login. Imbitahan ang una.',
  invitations: 'Mga imbitasyon',
  noInvitations: 'Walang imbitasyon',
  noInvitationsMore: 'Nakalista rito ang mga inimbitahan mo hanggang maging admin sila.',
  fetchFailed: 'Hindi Makuha ang mga Admin',
  states: {
    invited: 'Inimbitahan',
    expired: 'Nag-expire ang link',
    waiting: 'Naghihintay ng kumpirmasyon',
    confirmed: 'Nakumpirma',
    revoked: 'Binawi',
  },
  invitedBy: (name, when) => `Inimbitahan ni ${name}, ${when}`,
  operator: 'operator',
  companyAccess: 'Company Access',
  linkEnds: (when) => `Mag-e-expire ang link ${when}`,
  linkEnded: (when) => `Nag-expire ang link ${when}`,
  accepted: (when) => `Na-set up ang password at app noong ${when}`,
  ended: (state, name, when) => {
    const what = state === 'confirmed' ? 'Kinumpirma' : 'Binawi'
    return name ? `${what} ni ${name}, ${when}` : `${what} ${when}`
  },
  confirm: 'Kumpirmahin',
  confirmTitle: (name) => `Kumpirmahin si ${name} bilang admin?`,
  confirmMore:
    'Kausapin muna siya nang personal o sa telepono. Siya ba mismo ang pumili ng password? ' +
    'Nakikita ng admin ang lahat ng user at nakakagalaw siya ng pera.',
  confirmed: 'Nakumpirma ang Admin',
  confirmedMore: (name) =>
    `Mabubuksan na ni ${name} ang console, at makakapag-apruba siya sa susunod.`,
  confirmFailed: 'Hindi Nakumpirma',
  mayNotConfirm: {
    own: 'Ibang admin, hindi ang nag-imbita, ang dapat magkumpirma.',
    'too-new': 'Inimbitahan siya bago ka naging admin. Ang magkukumpirma ay dapat admin na noon.',
    'inviter-left': 'Hindi na admin ang nag-imbita. Bawiin ito at imbitahan siya ulit.',
    'company-access':
      'Hindi makakapagkumpirma ng admin ang Company Access. Mag-sign in gamit ang sarili mong ' +
      'login.',
    'second-waits': 'Bago ka pang admin at hindi pa makakapagkumpirma.',
    'one-invited-other':
      'Isa sa inyo ng nag-imbita ang nag-imbita sa isa, o iisang tao ang nag-imbita sa inyong ' +
      'dalawa: hindi kayo makakapagkumpirma para sa isa’t isa.',
  },
  sameAddress: 'Gumamit ang nag-imbita at inimbitahan ng iisang address sa loob ng isang oras.',
  sameBrowser: 'Gumamit ang nag-imbita at inimbitahan ng iisang browser.',
  resend: 'Ipadala ulit',
  resent: 'Naipadala ang Imbitasyon',
  resentMore: (email) => `Nagpadala kami ng bagong link sa ${email}. Hindi na gumagana ang nauna.`,
  resendFailed: 'Hindi Naipadala',
  revoke: 'Bawiin',
  revokeTitle: (name) => `Bawiin ang imbitasyon ni ${name}?`,
  revokeMore:
    'Hihinto ang link at hindi siya magiging admin. Mananatili bilang user ang login na na-set ' +
    'up niya.',
  revoked: 'Binawi ang Imbitasyon',
  revokedMore: 'Hindi na gumagana ang link.',
  revokeFailed: 'Hindi Nabawi',
  cancel: 'Kanselahin',

  inviteTitle: 'Mag-imbita ng admin',
  inviteIntro:
    'Mag-e-email kami ng link sa kaniya. Pipili siya ng password na siya lang ang nakakaalam.',
  fullName: 'Buong pangalan',
  email: 'Email',
  emailHint: 'Mailbox na siya lang ang nagbabasa.',
  send: 'Ipadala ang Imbitasyon',
  sent: 'Naipadala ang Imbitasyon',
  sentMore: (email) =>
    `Nagpadala kami ng link sa ${email}. Gagana ito nang ${invitationHours} oras.`,
  inviteFailed: 'Hindi Naimbitahan',
  passwordNote:
    'Nakikita ng admin ang lahat ng user at nakakagalaw siya ng pera. Ibang admin ang dapat ' +
    'magkumpirma, at hindi pa siya makakapag-apruba sa simula.',
}
