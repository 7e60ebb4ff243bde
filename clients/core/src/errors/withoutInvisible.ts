/** Control characters, including those that change text direction. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const INVISIBLE_RUN = new RegExp(`(?:${INVISIBLE.source})+`, 'gu')
const EACH_INVISIBLE = new RegExp(INVISIBLE.source, 'gu')

/** Replaces runs of invisible characters with a space. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE_RUN, ' ')
}

/** Replaces invisible characters with their code points: `Dawn[U+202E]`. */
export function withInvisibleNamed(text: string): string {
  return text.replaceAll(EACH_INVISIBLE, (character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}
