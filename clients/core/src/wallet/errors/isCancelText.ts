import { CANCEL_LANGUAGES } from './cancelLanguages.ts'

/** What wallets say in English when the user refuses, in lower-case. */
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

/** Characters that may stand between the user and the verb of one sentence. */
const SENTENCE_GAP = 40

/**
 * Whether a text says, in one of many languages, that the user refused or cancelled.
 *
 * What a contract says when it reverts is never the user's word.
 */
export function isCancelText(text: string): boolean {
  const plain = normalise(text)
  if (/\brevert(?:ed)?\b/.test(plain)) return false
  if (ENGLISH.some((phrase) => phrase.test(plain))) return true
  return Object.values(CANCEL_LANGUAGES).some(({ user, refused, cancelled }) => {
    if (cancelled.test(plain)) return true
    return user.test(plain) && isNear(plain, user, refused)
  })
}

/** Lower-case with straight apostrophes, and without the dot Turkish adds to a small i. */
function normalise(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replaceAll('\u0307', '').replaceAll('’', "'")
}

/** Whether two patterns meet within a sentence, in either order. */
function isNear(text: string, one: RegExp, other: RegExp): boolean {
  const gap = `[^.:;!?。\\n]{0,${SENTENCE_GAP}}`
  const [a, b] = [`(?:${one.source})`, `(?:${other.source})`]
  return new RegExp(`${a}${gap}${b}|${b}${gap}${a}`, 'u').test(text)
}
