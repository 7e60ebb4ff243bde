import { expect } from 'chai'
import { isMintlineError } from '../../src/errors/index.ts'

/** Texts that no chain's adapter may refuse. */
export const VISIBLE_TEXTS: readonly string[] = [
  'a',
  'Item #{}',
  'Été à Zürich',
  '作品 {}',
  '🎨 ❤\ufe0f',
  'مجموعة',
  'a b\u00a0c',
]

/** Characters that nobody sees, by what they are. */
export const INVISIBLE_CHARACTERS: Readonly<Record<string, string>> = {
  null: '\0',
  'a tab': '\t',
  'a line feed': '\n',
  delete: '\x7f',
  'a next line': '\x85',
  'a soft hyphen': '\xad',
  'a grapheme joiner': '\u034f',
  'an Arabic letter mark': '\u061c',
  'a Hangul filler': '\u3164',
  'a Mongolian vowel separator': '\u180e',
  'a zero-width space': '\u200b',
  'a zero-width joiner': '\u200d',
  'a left-to-right mark': '\u200e',
  'a line separator': '\u2028',
  'a right-to-left override': '\u202e',
  'a word joiner': '\u2060',
  'an isolate': '\u2066',
  'a byte order mark': '\ufeff',
  'an interlinear mark': '\ufff9',
  'a tag': '\u{e0041}',
}

/** Texts with white space at an end. */
export const UNTRIMMED_TEXTS: readonly string[] = [' a', 'a ', '\u00a0a', 'a\u3000', '\u2003a']

/**
 * Defines the tests for a text that an adapter writes on chain.
 *
 * @param write Checks the text as before sending, and throws what is wrong.
 */
export function testTexts(name: string, write: (text: string) => unknown): void {
  describe(`the text rule for ${name}`, () => {
    it('allows visible texts', async () => {
      for (const text of VISIBLE_TEXTS) await write(text)
    })

    for (const [what, character] of Object.entries(INVISIBLE_CHARACTERS)) {
      it(`refuses ${what}, wherever it stands`, async () => {
        for (const text of [`${character}ab`, `a${character}b`, `ab${character}`]) {
          await refuses(text)
        }
      })
    }

    it('refuses white space at the ends', async () => {
      for (const text of UNTRIMMED_TEXTS) await refuses(text)
    })

    async function refuses(text: string): Promise<void> {
      let problem: unknown
      try {
        await write(text)
      } catch (error) {
        problem = error
      }
      expect(
        isMintlineError(problem, 'TEXT_INVALID'),
        `${JSON.stringify(text)}: ${problem}`,
      ).to.equal(true)
    }
  })
}
