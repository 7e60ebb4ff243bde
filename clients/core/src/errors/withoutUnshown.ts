/** Control characters, including those that change text direction. */
const UNSHOWN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const UNSHOWN_RUN = new RegExp(`(?:${UNSHOWN.source})+`, 'gu')
const EACH_UNSHOWN = new RegExp(UNSHOWN.source, 'gu')

/** Replaces runs of invisible characters with a space. */
export function withoutUnshown(text: string): string {
  return text.replaceAll(UNSHOWN_RUN, ' ')
}

/** Replaces invisible characters with their code points: `Dawn[U+202E]`. */
export function withUnshownNamed(text: string): string {
  return text.replaceAll(EACH_UNSHOWN, (character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}
