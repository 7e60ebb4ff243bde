/** Control characters, and those that turn the direction of text. */
const UNSHOWN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A text with a space in the place of characters that are not shown. */
export function withoutUnshown(text: string): string {
  return text.replaceAll(UNSHOWN, ' ')
}
