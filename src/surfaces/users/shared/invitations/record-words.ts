/** Activity descriptions of invitations, in both languages. Without names: entries never change. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  invited: 'Invited somebody to become an admin.',
  resent: 'Sent the invitation of an admin again; the link before it ended.',
  revoked: 'Took back the invitation of an admin.',
  accepted: 'Accepted the invitation: chose a password and set up an authenticator app.',
  waits: (inviter: string | null) =>
    'You accepted the invitation to be an admin. Another admin' +
    `${inviter ? ` than ${inviter}` : ''} has to ` +
    'confirm you. Until then you see only your own wallet here, and we mail you then.',
  confirmed: 'Confirmed, as the second person, that the invited person is an admin.',
  confirmedAlone: 'Became an admin by invitation; there was no other admin who could confirm.',
  vouched: 'The operator vouched that this admin is a person of their own.',
}

const filipino: typeof english = {
  invited: 'May inimbitahang maging admin.',
  resent: 'Ipinadala ulit ang imbitasyon sa admin; natapos ang naunang link.',
  revoked: 'Binawi ang imbitasyon sa admin.',
  accepted: 'Tinanggap ang imbitasyon: pumili ng password at nag-set up ng authenticator app.',
  waits: (inviter) =>
    'Tinanggap mo ang imbitasyong maging admin. Ibang admin' +
    `${inviter ? `, hindi si ${inviter},` : ''} ang kailangang magkumpirma sa iyo. ` +
    'Hanggang doon, sariling wallet mo lang ang makikita mo rito, at mag-eemail kami ' +
    'kapag nakumpirma ka na.',
  confirmed: 'Kinumpirma, bilang ikalawang tao, na admin ang inimbitahan.',
  confirmedAlone: 'Naging admin sa imbitasyon; walang ibang admin na makakapagkumpirma.',
  vouched: 'Pinatunayan ng operator na sariling tao ang admin na ito.',
}

export const invitationRecordTexts = inBothLanguages(english, filipino)
