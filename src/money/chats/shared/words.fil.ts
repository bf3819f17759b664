import type { chatRefusals, chatWords } from './words.ts'

export const chatRefusalsFil: typeof chatRefusals = {
  'chat-not-found': {
    title: 'Hindi makuha ang usapan',
    message: 'Walang ganitong usapan, o hindi mo ito maaaring buksan.',
  },
  'chat-closed': { title: 'Hindi naipadala ang mensahe', message: 'Sarado na ang usapang ito.' },
  'chat-id-reused': {
    title: 'Hindi nabuksan ang usapan',
    message: 'Nagamit na ang hiling na ito sa ibang usapan. I-reload ang pahina at subukan ulit.',
  },
  'message-empty': {
    title: 'Hindi naipadala ang mensahe',
    message: 'Sumulat ng mensahe o maglakip ng file.',
  },
  'message-id-reused': {
    title: 'Hindi naipadala ang mensahe',
    message: 'Nagamit na ang hiling na ito sa ibang mensahe. I-reload ang pahina at subukan ulit.',
  },
  'attachment-not-found': {
    title: 'Hindi naipadala ang mensahe',
    message: 'Hindi nakita ang kalakip na file. Pakilakip muli.',
  },
  'attachment-used': {
    title: 'Hindi naipadala ang mensahe',
    message: 'Naipadala na ang file na ito kasama ng ibang mensahe.',
  },
  'attachment-id-reused': {
    title: 'Hindi na-upload ang kalakip',
    message: 'Nagamit na ang hiling na ito sa ibang file. Pakilakip muli ang file.',
  },
  'file-too-large': {
    title: 'Masyadong malaki ang file',
    message: 'Dapat mas maliit sa 5MB ang kalakip.',
  },
  'file-wrong-kind': {
    title: 'Hindi tinatanggap ang uri ng file',
    message: 'Mag-upload ng JPG, PNG o PDF.',
  },
  'file-damaged': {
    title: 'Hindi na-upload ang kalakip',
    message: 'Sira o kulang ang file na ito. Piliin ito muli; walang nai-save.',
  },
  'picture-too-many-pixels': {
    title: 'Hindi na-upload ang kalakip',
    message: 'Masyadong marami ang pixel ng larawang ito. Paliitin ito, o kunan ng screenshot.',
  },
  'picture-moves': {
    title: 'Hindi na-upload ang kalakip',
    message: 'Gumagalaw ang larawang ito. Pumili ng hindi gumagalaw.',
  },
  'pictures-busy': {
    title: 'Hindi na-upload ang kalakip',
    message: 'Maraming file ang ina-upload ngayon. Subukan ulit maya-maya; walang nai-save.',
  },
  'upload-quota': {
    title: 'Hindi na-upload ang kalakip',
    message: 'Marami ka nang na-upload ngayong araw. Subukan ulit bukas.',
  },
  'not-a-support-chat': {
    title: 'May mali',
    message: 'Nagsasara ang usapan sa deposito kapag napagpasyahan na ang deposito.',
  },
}

export const chatWordsFil: typeof chatWords = {
  statuses: {
    open: 'bukas',
    pending_admin_reply: 'naghihintay ng sagot ng kompanya',
    pending_user_proof: 'naghihintay ng patunay mo',
    pending_user_reply: 'naghihintay ng sagot mo',
    pending_confirmation: 'sinusuri ang patunay',
    closed_completed: 'sarado, natapos',
    closed_failed: 'sarado, hindi natuloy',
  },
  listTitle: 'Mga usapan',
  newSupportChat: 'Bagong usapan sa suporta',
  noChats: 'Wala kang bukas na usapan.',
  depositChat: (reference) => `Usapan sa deposito (Ref: ${reference})`,
  supportChat: 'Usapan sa suporta',
  you: (text) => `Ikaw: ${text}`,
  sentAttachment: 'Nagpadala ng kalakip',
  noMessages: 'Wala pang mensahe.',
  unread: (count) => `${count} bagong mensahe`,
  showMore: 'Ipakita pa',

  chatSystem: 'Mga usapan',
  noActiveChat: 'Walang bukas na usapan',
  startSupportChat: 'Makipag-usap sa suporta',
  startSupportHint: 'Sumulat sa kompanya. Tao ang sasagot; maaari kang umalis at bumalik dito.',
  starting: 'Nagsimula na ang usapan',
  chatNotKept:
    'Sa usapang ito, ang sarili mong mga mensaheng naghihintay lamang ang nakatabi sa ' +
    'device na ito. Lalabas ang iba pagbalik ng koneksyon mo.',
  sessionNotFound: 'Walang ganitong usapan, o hindi mo ito maaaring buksan.',
  backToChats: 'Bumalik sa mga usapan',
  status: 'Status',
  conversation: 'Mga mensahe',
  waitForInstructions: 'Hintayin ang sagot ng kompanya kung paano magbayad.',
  closedPlaceholder: 'Sarado na ang usapang ito.',
  closedBanner: 'Magsimula ng bagong usapan sa suporta?',
  writeMessage: 'Sumulat ng mensahe',
  // Short: on a narrow phone the box shows one line.
  placeholder: 'Mensahe',
  fileOnly: { image: 'Na-upload ang patunay ng bayad.', pdf: 'May kalakip na file.' },
  tooLong: (over: number) =>
    `Sobra ng ${over} karakter. Paikliin, o ipadala bilang dalawang mensahe.`,
  secretHeld:
    'Mukhang code o password ito. Huwag itong ipadala: ' +
    'hindi ito kailangan ng kompanya, sino man ang humingi.',
  secretAsked: 'Huwag sumagot ng code o password. Hindi ito kailangan ng kompanya.',
  secretAskedByUs: 'Mukhang humihingi ng code o password ang mensaheng ito. Itinala ito.',
  secretOfUser:
    'Mukhang code o password ito. Huwag itong gamitin, at hilingin sa user na palitan ito.',
  send: 'Ipadala',
  attach: 'Maglakip ng file: JPG, PNG o PDF, hanggang 5 MB',
  takePhoto: 'Kumuha ng larawan',
  oneFile: 'Isang file lang sa bawat mensahe. Ang una ang kinuha.',
  removeFile: 'Alisin ang file',
  sending: 'Ipinapadala',
  waitsForConnection: 'Naghihintay ng koneksyon',
  sendsSoon: 'Marami kang ipinadalang mensahe. Kusang ipapadala ito maya-maya.',
  uploading: (percent) => `Ina-upload ${percent}%`,
  cancelUpload: 'Ihinto ang pag-upload',
  sent: 'Naipadala',
  seen: 'Nakita na',
  failed: 'Hindi naipadala',
  retry: 'Subukan ulit',
  discard: 'Itapon',
  earlier: 'Ipakita ang mas naunang mensahe',
  newest: 'Pumunta sa pinakabagong mensahe',
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  newMessageFrom: (sender) => `Bagong mensahe mula kay ${sender}`,
  me: 'Ikaw',
  companySupport: 'Suporta ng kompanya',
  adminSupport: 'Suporta ng admin',
  support: 'Suporta',
  proofImage: (name) => `Larawan: ${name}`,
  openFile: (name, size) => `${name} (${size})`,
  fileReady: (name, size) => `${name}, ${size}`,
  preparing: 'Inihahanda ang larawan',
  uploadFailed: 'Hindi na-upload ang kalakip',
  sendFailed: 'Hindi naipadala ang mensahe',
  creationFailed: 'Hindi nabuksan ang usapan',
  startFailed: 'Hindi masimulan ang usapan',
  error: 'Mali',
  sessionGone: 'Wala na ang user o session.',
  fetchChatsFailed: 'Hindi makuha ang mga usapan',
  fetchChatFailed: 'Hindi makuha ang usapan',
  fetchMessagesFailed: 'Hindi makuha ang mga mensahe',
}
