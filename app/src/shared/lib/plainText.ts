/** Marks, embeddings, overrides and isolates: the characters that turn the direction of text. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Text of somebody else without the characters by which it would reverse what stands beside it, or
 * show itself as something else. In JSX, `UntrustedText` also keeps its own direction to itself.
 */
export function plainText(text: string): string {
  return text.replace(DIRECTIONS, '')
}
