/**
 * Words in one language for a refusal by the user. Stems in lower case; verbs only count near the word for the user.
 */
interface CancelLanguage {
  readonly user: RegExp
  readonly refused: RegExp
  /** The word "cancelled", which is enough by itself. */
  readonly cancelled: RegExp
}

/**
 * Words for refusals in wallets' languages other than English. A verb by itself does not count, since nodes and
 * contracts refuse too.
 */
export const CANCEL_LANGUAGES: Readonly<Record<string, CancelLanguage>> = {
  ar: { user: /المستخدم/u, refused: /رفض|ألغى|الغى|إلغاء/u, cancelled: /تم الإلغاء|ملغاة|أُلغيت/u },
  bn: { user: /ব্যবহারকারী/u, refused: /প্রত্যাখ্যান|বাতিল/u, cancelled: /বাতিল করা/u },
  cs: { user: /uživatel/u, refused: /odmít|zruš|zamít/u, cancelled: /zrušeno/u },
  da: { user: /bruger/u, refused: /afvis|annuller|nægte/u, cancelled: /annulleret/u },
  de: {
    user: /benutzer|nutzer/u,
    refused: /abgelehnt|abgebroch|verweiger/u,
    cancelled: /abgebrochen/u,
  },
  el: { user: /χρήστη/u, refused: /απέρριψ|απορρίφθηκ|ακύρωσ|ακυρώθηκ/u, cancelled: /ακυρώθηκε/u },
  es: { user: /usuari/u, refused: /rechaz|cancel|deneg/u, cancelled: /cancelad[oa]/u },
  fa: { user: /کاربر/u, refused: /رد کرد|رد شد|لغو/u, cancelled: /لغو شد/u },
  fi: { user: /käyttäjä/u, refused: /hylkäs|hylät|peruut|perui/u, cancelled: /peruutettu/u },
  fil: { user: /user|gumagamit/u, refused: /tinanggihan|kinansela/u, cancelled: /kinansela/u },
  fr: { user: /utilisat/u, refused: /refus|rejet|annul/u, cancelled: /annulée?(?!\p{L})/u },
  he: { user: /משתמש/u, refused: /דח[הת]|ביטל|סירב/u, cancelled: /בוטל/u },
  hi: { user: /उपयोगकर्ता|यूज़र/u, refused: /अस्वीकार|रद्द/u, cancelled: /रद्द कि/u },
  hu: { user: /felhasználó/u, refused: /elutasít|megszakít|visszavon/u, cancelled: /megszakítva/u },
  id: { user: /pengguna/u, refused: /menolak|ditolak|batal/u, cancelled: /dibatalkan/u },
  it: { user: /utente/u, refused: /rifiut|annull|negat/u, cancelled: /annullat[oa]/u },
  ja: { user: /ユーザー?/u, refused: /拒否|却下|キャンセル|取り消/u, cancelled: /キャンセル/u },
  ko: { user: /사용자|유저/u, refused: /거부|거절|취소/u, cancelled: /취소/u },
  nb: { user: /bruker/u, refused: /avvis|avbr[øu]t|nektet/u, cancelled: /avbrutt/u },
  nl: {
    user: /gebruiker/u,
    refused: /geweigerd|afgewezen|geannuleerd/u,
    cancelled: /geannuleerd/u,
  },
  pl: { user: /użytkownik/u, refused: /odrzuc|anulow|odmów/u, cancelled: /anulowan[oya]/u },
  pt: {
    user: /usuári|utilizador/u,
    refused: /rejeit|recus|cancel|negou/u,
    cancelled: /cancelad[oa]/u,
  },
  ro: { user: /utilizator/u, refused: /respins|refuz|anulat/u, cancelled: /anulat/u },
  ru: { user: /пользовател/u, refused: /отклон|отмен|отказ/u, cancelled: /отмен[её]н/u },
  sk: { user: /používateľ/u, refused: /odmiet|zruš|zamiet/u, cancelled: /zrušené/u },
  sv: { user: /användare/u, refused: /avvis|avbr[öu]t|nekade|avböj/u, cancelled: /avbr[öu]t/u },
  th: { user: /ผู้ใช้/u, refused: /ปฏิเสธ|ยกเลิก/u, cancelled: /ยกเลิกแล้ว|ถูกยกเลิก/u },
  tr: { user: /kullanıcı/u, refused: /redde|iptal/u, cancelled: /iptal edildi/u },
  uk: { user: /користувач/u, refused: /відхил|скас|відмов/u, cancelled: /скасован/u },
  vi: { user: /người dùng/u, refused: /từ chối|hủy|huỷ/u, cancelled: /đã (?:bị )?(?:hủy|huỷ)/u },
  zh: { user: /用户|用戶|使用者/u, refused: /拒绝|拒絕|取消/u, cancelled: /取消/u },
}

/** Wallets' English texts for a refusal by the user, in lower case. */
const ENGLISH: readonly RegExp[] = [
  /\busers? (?:has |have )?(?:reject|den(?:y|ied)|declin|cancel|refus|disapprov|dismiss|clos)/,
  /(?:rejected|denied|declined|cancell?ed|refused|aborted|dismissed) (?:by|from) (?:the )?user/,
  /\bcancell?ed\b/,
  /^(?:the )?(?:request|transaction|signature|approval|signing)(?: request)? (?:was |has been )?(?:rejected|denied|declined)[.!]?$/,
  /^declined: /,
  /^(?:user ?reject(?:ed|ion)?|rejected|declined)[.!]?$/,
  /userrejected|useraborted|actioncancelled|walletwindowclosed|ethers-user-denied/,
  /(?:plugin|popup|pop-up|modal|window)(?: (?:was|is))? closed/,
  /connection request reset/,
  /confirmation declined/,
]

/** Characters allowed between user and verb within one sentence. */
const SENTENCE_GAP = '[^.:;!?。\\n]{0,40}'

/** Per language: the word "cancelled", or user and verb in one sentence, in either order. */
const TRANSLATED: readonly RegExp[] = Object.values(CANCEL_LANGUAGES).map((language) => {
  const user = `(?:${language.user.source})`
  const refused = `(?:${language.refused.source})`
  const active = `${user}${SENTENCE_GAP}${refused}`
  const passive = `${refused}${SENTENCE_GAP}${user}`
  return new RegExp(`${language.cancelled.source}|${active}|${passive}`, 'u')
})

/**
 * Returns true if a text says, in one of many languages, that the user refused or cancelled. A reverting contract's
 * message never counts.
 */
export function isCancelText(text: string): boolean {
  const plain = normalise(text)
  if (/\brevert(?:ed)?\b/.test(plain)) return false
  return [...ENGLISH, ...TRANSLATED].some((phrase) => phrase.test(plain))
}

/** Normalises to lower case and composed letters, without the dot that Turkish adds to a small i. */
function normalise(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replaceAll('\u0307', '')
}
