import type { authenticatorWords } from './words-authenticator.ts'

export const authenticatorWordsFil: typeof authenticatorWords = {
  appCode: 'Code mula sa app mo',
  appCodeHint:
    'Buksan ang authenticator app mo at i-type ang 6 na numerong ipinapakita nito para sa Kaban.',
  appCodeMissing: 'Ilagay ang 6 na numerong ipinapakita ng app mo.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint:
    'Isa sa mga code na itinabi mo noong in-set up ang app. ' +
    'Isang beses lang gumagana ang bawat isa.',
  recoveryCodeMissing: 'Ilagay ang isa sa mga recovery code mo.',
  useRecoveryCode: 'Gumamit ng recovery code',
  useAppCode: 'Gamitin ang app',
  keepCodesTitle: 'Itabi ang mga recovery code mo',
  keepCodesIntro:
    'Makakapasok ka nang isang beses gamit ang bawat isa kapag nawala ang phone mo. ' +
    'Hindi na ito muling ipapakita.',
  recoveryCodes: 'Mga recovery code',
  recoveryCodesCopyName: 'mga recovery code',
  recoveryCodesFile: 'Mga recovery code ng Kaban. Isang beses lang gumagana ang bawat isa.',
  saveCodes: 'I-save bilang file',
  codesKept: 'Itinabi ko na ang mga code na ito sa ligtas na lugar.',
  codesKeptMissing: 'Itabi muna ang mga code, saka lagyan ng tsek ang kahong ito.',
  scanTitle: 'I-scan ito gamit ang authenticator app mo',
  scanAlt: 'QR code para sa authenticator app mo; pareho ang sinasabi ng key sa ibaba',
  openHere: 'Buksan ang app sa teleponong ito',
  scanOrType: 'O i-type ang key na ito sa app:',
  secretKey: 'Key',
  secretCopyName: 'key',
  setUpCodeHint: 'Pagkatapos, i-type ang 6 na numerong ipinapakita ng app para sa Kaban.',
}
