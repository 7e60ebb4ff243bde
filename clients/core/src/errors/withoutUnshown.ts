/** Control characters, and those that turn the direction of text. */
const UNSHOWN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const UNSHOWN_RUN = new RegExp(`(?:${UNSHOWN.source})+`, 'gu')
const EACH_UNSHOWN = new RegExp(UNSHOWN.source, 'gu')

/** A text with a space in the place of characters that are not shown. */
export function withoutUnshown(text: string): string {
  return text.replaceAll(UNSHOWN_RUN, ' ')
}

/** A text with the code points of characters that are not shown: `Dawn[U+202E]`. */
export function withUnshownNamed(text: string): string {
  return text.replaceAll(EACH_UNSHOWN, (character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}
