/** Marks, embeddings, overrides and isolates: the characters that turn the direction of text. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Untrusted text without the characters that would reverse neighbouring text, or disguise it. In JSX,
 * use `UntrustedText`, which also isolates its direction.
 */
export function plainText(text: string): string {
  return text.replace(DIRECTIONS, '')
}
