import { expect } from 'chai'
import fc from 'fast-check'
import { decodeText, guessNote } from '../../src/text/decodeText.ts'

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

describe('Texts that people write', () => {
  it('are read as UTF-8 and UTF-16, without their byte order mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.startsWith('\ufeff'))
        const little = Buffer.from(`\ufeff${text}`, 'utf16le')
        const big = Buffer.from(little).swap16()
        for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`), little, big]) {
          expect(decodeText(bytes)).to.deep.equal({ text })
        }
      }),
    )
  })

  it('are read as Windows-1252 if they are not Unicode, with a note to the author', () => {
    const decoded = decodeText(bytesOf('number;name\r\n1;Caf\xe9 \x80 5\r\n2;H\xfctte\r\n'))
    expect(decoded.text).to.equal('number;name\r\n1;Café € 5\r\n2;Hütte\r\n')
    expect(decoded.guessed).to.deep.equal({ line: 2, sample: '1;Café € 5' })
    expect(guessNote(decoded)).to.equal(
      'The file is not UTF-8, so it is read as Windows-1252; save it as UTF-8 if line 2 is wrong: 1;Café € 5',
    )
    expect(guessNote(decodeText(bytesOf('plain')))).to.equal(undefined)
  })

  it('never lose a byte, nor gain U+FFFD', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000, size: 'max' }), (bytes) => {
        const { text, guessed } = decodeText(bytes)
        if (!guessed) return
        expect(text).to.have.lengthOf(bytes.length)
        expect(text).to.not.contain('\ufffd')
        expect(text.split(/\r\n?|\n/)[guessed.line - 1]).to.satisfy((line: string) =>
          line.startsWith(guessed.sample),
        )
      }),
    )
  })

  it('are distinguished from truncated or overlong UTF-8', () => {
    for (const bytes of [
      [0x41, 0xc3],
      [0xc0, 0x80],
      [0xed, 0xa0, 0x80],
      [0xff, 0xfe, 0x41],
    ]) {
      expect(decodeText(Uint8Array.from(bytes)).guessed).to.deep.include({ line: 1 })
    }
  })
})
