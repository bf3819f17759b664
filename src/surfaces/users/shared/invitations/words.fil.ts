import { invitationHours } from './rules.ts'
import type { adminWords } from './words.ts'

export const adminWordsFil: typeof adminWords = {
  title: 'Mga Admin',
  toUsers: 'Pamamahala ng mga User',
  intro: (hours) =>
    'Iniimbitahan ang bagong admin sa sarili niyang mailbox, pumipili siya ng sariling password ' +
    'at nagse-set up ng sariling app. Pagkatapos, kinukumpirma siya ng ibang admin kung mayroon. ' +
    `Sa loob ng ${hours} mula noon, wala siyang maaaprubahan.`,
  onePerson:
    'Iisang tao ang bilang sa nag-imbita at inimbitahan, at sa dalawang inimbitahan ng iisang ' +
    'tao, hanggang may ibang admin na nag-apruba ng inihain ng inimbitahan.',
  hours: (hours) => `${hours} oras`,
  invite: 'Mag-imbita ng Admin',
  admins: 'Sino ang mga admin',
  you: 'ikaw',
  mayApprove: 'Puwedeng mag-apruba',
  approvesFrom: (when) => `Puwedeng mag-apruba simula ${when}`,
  oneWith: (name) =>
    `Iisang tao ang bilang kasama ni ${name} hanggang may ibang admin na nag-apruba ng hiling niya`,
  noAdmins: 'Wala pang may login bilang admin. Imbitahan ang una.',
  invitations: 'Mga imbitasyon',
  noInvitations: 'Walang imbitasyon',
  noInvitationsMore: 'Narito ang mga inimbitahan mo hanggang maging admin sila.',
  fetchFailed: 'Hindi makuha ang mga admin',
  states: {
    invited: 'Inimbitahan',
    expired: 'Tapos na ang link',
    waiting: 'Naghihintay ng kumpirmasyon',
    confirmed: 'Nakumpirma',
    revoked: 'Binawi',
  },
  invitedBy: (name, when) => `Inimbitahan ni ${name}, ${when}`,
  operator: 'operator',
  companyAccess: 'Company Access',
  linkEnds: (when) => `Gagana ang link hanggang ${when}`,
  linkEnded: (when) => `Natapos ang link noong ${when}`,
  accepted: (when) => `Na-set up ang password at app noong ${when}`,
  ended: (state, name, when) => {
    const what = state === 'confirmed' ? 'Kinumpirma' : 'Binawi'
    return name ? `${what} ni ${name}, ${when}` : `${what} ${when}`
  },
  confirm: 'Kumpirmahin',
  confirmTitle: (name) => `Kumpirmahin si ${name} bilang admin?`,
  confirmMore:
    'Kausapin muna siya, nang personal o sa telepono: siya ba ang pumili ng password? Nakikita ' +
    'ng admin ang lahat at nagpapagalaw siya ng pera.',
  confirmed: 'Nakumpirma ang Admin',
  confirmedMore: (name) => `Mabubuksan na ni ${name} ang console, at mag-aapruba siya paglaon.`,
  confirmFailed: 'Hindi Nakumpirma',
  mayNotConfirm: {
    own: 'Ibang admin kaysa sa nag-imbita ang dapat magkumpirma.',
    'too-new': 'Inimbitahan siya bago ka naging admin. Ang magkukumpirma ay dapat admin na noon.',
    'inviter-left': 'Hindi na admin ang nag-imbita. Bawiin ito at imbitahan siya ulit.',
    'company-access':
      'Walang kinukumpirma ang company access. Mag-sign in gamit ang sarili mong login.',
    'second-waits': 'Bago ka pang admin at hindi pa makakapagkumpirma.',
    'one-invited-other':
      'Isa sa inyo ng nag-imbita ang nag-imbita sa isa, o iisang tao ang nag-imbita sa inyong ' +
      'dalawa: hindi kayo makakapagkumpirma para sa isa’t isa.',
  },
  sameAddress: 'Gumamit ang nag-imbita at inimbitahan ng iisang address sa loob ng isang oras.',
  sameBrowser: 'Gumamit ang nag-imbita at inimbitahan ng iisang browser.',
  resend: 'Ipadala ulit',
  resent: 'Naipadala ang Imbitasyon',
  resentMore: (email) => `May bagong link papunta sa ${email}. Natapos ang nauna.`,
  resendFailed: 'Hindi Naipadala',
  revoke: 'Bawiin',
  revokeTitle: (name) => `Bawiin ang imbitasyon ni ${name}?`,
  revokeMore:
    'Hihinto ang link, at hindi siya magiging admin. Mananatili, bilang user, ang login na ' +
    'na-set up na niya.',
  revoked: 'Binawi ang Imbitasyon',
  revokedMore: 'Wala nang makakagamit ng link.',
  revokeFailed: 'Hindi Nabawi',
  cancel: 'Kanselahin',

  inviteTitle: 'Mag-imbita ng admin',
  inviteIntro:
    'May link siyang matatanggap sa email at siya ang pipili ng password. Walang ibang makakaalam.',
  fullName: 'Buong pangalan',
  email: 'Email',
  emailHint: 'Ang sarili niyang mailbox, na walang ibang nagbabasa.',
  send: 'Ipadala ang Imbitasyon',
  sent: 'Naipadala ang Imbitasyon',
  sentMore: (email) => `May link na papunta sa ${email}. Gagana ito nang ${invitationHours} oras.`,
  inviteFailed: 'Hindi Naimbitahan',
  passwordNote:
    'Nakikita ng admin ang lahat at nagpapagalaw siya ng pera. Ibang admin ang magkukumpirma, at ' +
    'sa simula ay wala siyang maaaprubahan.',
}
