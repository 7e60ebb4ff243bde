import { CANCEL_LANGUAGES } from './cancelLanguages.ts'

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
