import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { assertVisibleTexts, textProblem } from '../../src/text/visibleText.ts'
import { testTexts } from '../conformance/testTexts.ts'

const RULES = new URL('../../../../programs/editions/src/rules/texts.rs', import.meta.url)
const CHARACTER = "'\\\\u\\{([0-9a-f]+)\\}'"
const LAST_CODE_POINT = 0x10ffff

describe('visible texts', () => {
  testTexts('any chain', assertVisibleTexts)

  it('allows an empty text', () => {
    expect(textProblem('')).to.equal(undefined)
  })

  it('names the first invisible character, or the white space', () => {
    expect(textProblem(' a\u202eb\u200b')?.message).to.equal(
      'The text has the invisible character U+202E: type it again instead of pasting it',
    )
    expect(textProblem('a ')?.message).to.equal(
      'The text starts or ends with white space: remove it',
    )
  })

  it('agrees with the editions program about every character', () => {
    const ranges = rangesInProgram()
    expect(ranges).to.have.lengthOf.above(10)
    for (let code = 0; code <= LAST_CODE_POINT; code += 1) {
      // Halves of a surrogate pair are no characters in Rust.
      if (code >= 0xd800 && code <= 0xdfff) continue
      const character = String.fromCodePoint(code)
      const isRefused =
        /\p{Cc}/u.test(character) || ranges.some(([first, last]) => first <= code && code <= last)
      const isKnown = textProblem(`a${character}b`) !== undefined
      if (isKnown !== isRefused) expect.fail(`U+${code.toString(16)} differs`)
    }
  })

  it('agrees with the editions program about white space', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCodePoint(code)
      const isWhite = /\p{White_Space}/u.test(character)
      if (isWhite)
        expect(textProblem(`a${character}`), `U+${code.toString(16)}`).not.to.equal(undefined)
      else if (textProblem(`a${character}b`) === undefined)
        expect(textProblem(`a${character}`), `U+${code.toString(16)}`).to.equal(undefined)
    }
  })
})

/** First and last code points of each range in the program's list, besides control characters. */
function rangesInProgram(): [number, number][] {
  const source = readFileSync(RULES, 'utf8')
  const list = source.slice(
    source.indexOf('fn is_invisible'),
    source.indexOf('pub fn check_symbol'),
  )
  const ranges = list.matchAll(new RegExp(`${CHARACTER}(?:\\.\\.=${CHARACTER})?`, 'g'))
  return [...ranges].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])
}
