import { CoreError } from '../errors/coreError.ts'

/**
 * Characters that a reader cannot see: control, direction and zero-width characters, fillers and tags. The list of the editions
 * program, in `programs/editions/src/rules/texts.rs`.
 */
const INVISIBLE = new RegExp(
  [
    '\\p{Cc}',
    '\\u{ad}', // soft hyphen
    '\\u{34f}', // grapheme joiner
    '\\u{61c}', // Arabic letter mark
    '[\\u{115f}\\u{1160}\\u{3164}\\u{ffa0}]', // Hangul fillers
    '\\u{180e}', // Mongolian vowel separator
    '[\\u{200b}-\\u{200f}]', // zero-width spaces and joiners, direction marks
    '[\\u{2028}-\\u{202e}]', // line and paragraph separators, embeddings
    '[\\u{2060}-\\u{206f}]', // word joiner, invisible operators, isolates
    '\\u{feff}', // byte order mark
    '[\\u{fff9}-\\u{fffb}]', // interlinear marks
    '[\\u{e0000}-\\u{e007f}]', // tags
  ].join('|'),
  'u',
)

/**
 * Returns what is wrong with a symbol, name, URI or metadata field; undefined = nothing. Two texts that look alike must
 * not differ by characters that nobody sees, so such characters are refused, and white space at the ends.
 */
export function textProblem(text: string): CoreError<'TEXT_INVALID'> | undefined {
  const [character] = INVISIBLE.exec(text) ?? []
  const isTrimmed = text.trim() === text
  return character === undefined && isTrimmed
    ? undefined
    : new CoreError('TEXT_INVALID', { text, character })
}

/**
 * Throws if a text that goes on chain has characters that nobody sees.
 *
 * @throws TEXT_INVALID
 */
export function assertVisibleTexts(...texts: readonly string[]): void {
  for (const text of texts) {
    const problem = textProblem(text)
    if (problem) throw problem
  }
}
