/** Activity descriptions of invitations, in both languages. Without names: entries never change. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  invited: 'Invited a new admin.',
  resent: 'Sent an admin invitation again; the old link no longer works.',
  revoked: 'Revoked an admin invitation.',
  accepted: 'Accepted the invitation: chose a password and set up an authenticator app.',
  waits: (inviter: string | null) =>
    'You accepted the invitation to be an admin. ' +
    `${inviter ? `An admin other than ${inviter}` : 'Another admin'} must confirm you. Until ` +
    'then you only see your own wallet. We will email you.',
  confirmed: 'Confirmed, as the second person, that the invited person is an admin.',
  confirmedAlone: 'Became an admin by invitation; no other admin could confirm.',
  vouched: 'The operator vouched that this admin is a person of their own.',
}

const filipino: typeof english = {
  invited: 'May inimbitahang maging admin.',
  resent: 'Ipinadala ulit ang imbitasyon sa admin; hindi na gumagana ang lumang link.',
  revoked: 'Binawi ang imbitasyon sa admin.',
  accepted: 'Tinanggap ang imbitasyon: pumili ng password at nag-set up ng authenticator app.',
  waits: (inviter) =>
    'Tinanggap mo ang imbitasyong maging admin. ' +
    `${inviter ? `Admin na hindi si ${inviter}` : 'Ibang admin'} ang dapat magkumpirma sa iyo. ` +
    'Hanggang doon, sariling wallet mo lang ang makikita mo. Mag-e-email kami sa iyo.',
  confirmed: 'Kinumpirma, bilang ikalawang tao, na admin ang inimbitahan.',
  confirmedAlone: 'Naging admin sa imbitasyon; walang ibang admin na makakapagkumpirma.',
  vouched: 'Pinatunayan ng operator na hiwalay na tao ang admin na ito.',
}

export const invitationRecordTexts = inBothLanguages(english, filipino)
