import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { CalendarRefusal } from './rules-calendar.ts'
import type { OfferFormRefusal } from './rules-offer-form.ts'

const notEntered = 'Hindi Nailagay ang Alok'
const nothingStored = 'Walang naitala.'
const nothingChanged = 'Walang nabago.'

export const offerFormRefusalsFil: Record<OfferFormRefusal, RefusalWords> = {
  'permission-over': {
    title: 'Nag-expire na ang Pahintulot',
    message:
      'Nag-expire na ang rehistro o exemption na ito. Kailangan ng alok ang may bisa pa. ' +
      nothingStored,
  },
  'closes-before-opening': {
    title: notEntered,
    message: `Magsasara ang alok bago pa ito magbukas. ${nothingStored}`,
  },
  'closing-passed': {
    title: notEntered,
    message: `Lumipas na ang oras ng pagsara. ${nothingStored}`,
  },
  'off-step': {
    title: 'Hindi Tugma sa Hakbang',
    message: `Hindi mahahati sa hakbang ang halagang ito. ${nothingStored}`,
  },
  'cap-below-minimum': {
    title: notEntered,
    message:
      'Mas mababa sa pinakamababang halaga ang hangganan bawat user: ' +
      `walang makapaglalagay. ${nothingStored}`,
  },
  'total-below-user-cap': {
    title: notEntered,
    message: `Mas mababa ang kabuuang hangganan kaysa sa bawat user. ${nothingStored}`,
  },
  'plan-not-public': {
    title: 'Hindi Nakalathala ang Plano',
    message: `Hindi nakalathala ang bersyong ito ng plano. Pumiling muli. ${nothingStored}`,
  },
  'plan-without-gain': {
    title: 'Walang Kita ang Plano',
    message: `Mas mababa sa deposito ang tantiya ng plano. Hindi ito maiaalok. ${nothingStored}`,
  },
  'tax-class-not-valid': {
    title: 'Walang Bisa ang Klase ng Buwis',
    message: `Walang bisa ngayon ang klaseng ito, o wala pang nagkumpirma nito. ${nothingStored}`,
  },
  'document-not-found': {
    title: notEntered,
    message: `Hindi nakita ang dokumento. Piliin itong muli. ${nothingStored}`,
  },
  'document-used': {
    title: 'Ginagamit ang Dokumento',
    message:
      'Gamit ng ibang alok na hindi pa sarado ang dokumentong ito. Iisa ang kabuuang hangganan ' +
      `ng isang rehistro: isara muna ang alok na iyon. ${nothingStored}`,
  },
  'document-is-income': {
    title: 'Dokumento ng Idineklarang Kita',
    message:
      'Nagamit ang dokumentong ito sa pagdeklara ng kita, kaya hindi ito pahintulot. Ipadala ang ' +
      `sertipiko ng regulator. ${nothingStored}`,
  },
  'permission-used': {
    title: 'Ginagamit ang Pahintulot',
    message:
      'May ibang alok na hindi pa sarado na may parehong regulator at numero. Iisa ang kabuuang ' +
      `hangganan ng isang rehistro: isara muna ang alok na iyon. ${nothingStored}`,
  },
  'permission-open': {
    title: 'Ginagamit ang Pahintulot',
    message:
      'May ibang bukas na alok sa ilalim ng pahintulot na ito. Pareho ang numero o dokumento ' +
      `nila ng naunang alok. Isara muna iyon. ${nothingChanged}`,
  },
  'offer-id-reused': {
    title: notEntered,
    message: `May ibang alok sa id na ito. Buksan muli ang form. ${nothingStored}`,
  },
  'offer-moved': {
    title: 'Nagbago ang Alok',
    message: `Hindi na draft ang alok na ito. Pakitingnan ulit. ${nothingChanged}`,
  },
  'not-your-offer': {
    title: 'Hindi sa Iyo',
    message:
      'Ang naglagay lang ng alok ang puwedeng humiling ulit. Isara ito at maglagay ng bago. ' +
      nothingChanged,
  },
  'close-reason-required': {
    title: 'Kailangan ng Dahilan',
    message: 'Pakilagay ang dahilan; makikita ito ng mga kasamahan mo.',
  },
}

export const calendarRefusalsFil: Record<CalendarRefusal, RefusalWords> = {
  'holiday-known': {
    title: 'Nasa Listahan Na',
    message: `Nasa listahan na ang araw na ito. Alisin muna para ilagay muli. ${nothingChanged}`,
  },
  'tax-class-not-found': {
    title: 'Hindi Nakita ang Klase ng Buwis',
    message: `Wala na ang klaseng ito. ${nothingChanged}`,
  },
  'tax-class-id-reused': {
    title: 'Hindi Nailagay ang Klase ng Buwis',
    message: `May ibang klase sa id na ito. Buksan muli ang form. ${nothingChanged}`,
  },
  'tax-class-ends-before': {
    title: 'Masyadong Maaga ang Katapusan',
    message: `Hindi mauuna ang huling araw sa una. ${nothingChanged}`,
  },
  'tax-class-has-end': {
    title: 'May Huling Araw Na',
    message: `May huling araw na ang klaseng ito. ${nothingChanged}`,
  },
  'tax-class-stands': {
    title: 'Nakumpirma Na',
    message:
      'Hindi maaalis ang nakumpirmang klase dahil gamit ito ng mga alok. Bigyan na lang ito ng ' +
      `huling araw. ${nothingChanged}`,
  },
  'tax-class-own': {
    title: 'Kailangan ng Ikalawang Tao',
    message: 'Ikaw ang naglagay nito. Ibang staff ang dapat magkumpirma.',
  },
  'tax-class-checker-new': {
    title: 'Kailangan ng Ikalawang Tao',
    message: 'Hindi ka pa staff nang ilagay ito. Staff na noon ang dapat magkumpirma.',
  },
  'tax-class-author-gone': {
    title: 'Hindi na Staff ang Naglagay',
    message: 'Umalis na ang naglagay nito. Alisin ito at ilagay ulit.',
  },
}
