/** Activity descriptions of invitations, in both languages. Without names: entries never change. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  invited: 'Invited somebody to become an admin.',
  resent: 'Sent the invitation of an admin again; the link before it ended.',
  revoked: 'Took back the invitation of an admin.',
  accepted: 'Accepted the invitation: chose a password and set up an authenticator app.',
  confirmed: 'Confirmed, as the second person, that the invited person is an admin.',
  confirmedAlone: 'Became an admin by invitation; there was no other admin who could confirm.',
  vouched: 'The operator vouched that this admin is a person of their own.',
}

const filipino: typeof english = {
  invited: 'May inimbitahang maging admin.',
  resent: 'Ipinadala ulit ang imbitasyon sa admin; natapos ang naunang link.',
  revoked: 'Binawi ang imbitasyon sa admin.',
  accepted: 'Tinanggap ang imbitasyon: pumili ng password at nag-set up ng authenticator app.',
  confirmed: 'Kinumpirma, bilang ikalawang tao, na admin ang inimbitahan.',
  confirmedAlone: 'Naging admin sa imbitasyon; walang ibang admin na makakapagkumpirma.',
  vouched: 'Pinatunayan ng operator na sariling tao ang admin na ito.',
}

export const invitationRecordTexts = inBothLanguages(english, filipino)
