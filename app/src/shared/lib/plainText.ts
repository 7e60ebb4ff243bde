/** Marks, embeddings, overrides and isolates: the characters that change text direction. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Strips untrusted text of characters that would reverse neighbouring text, or disguise it. In JSX, use
 * `UntrustedText`, which also isolates its direction.
 */
export function plainText(text: string): string {
  return text.replace(DIRECTIONS, '')
}
