import { expect, it } from 'vitest'
import { plainText } from './plainText.ts'

it('removes characters that change the direction of text', () => {
  expect(plainText('invoice\u202egnp.exe')).toBe('invoicegnp.exe')
  const turning = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  expect(plainText(`${turning}DAWN${turning}`)).toBe('DAWN')
})

it('keeps words of every script, joined letters and emoji', () => {
  for (const text of [
    'Dawn #1',
    'שחר',
    'فجر',
    'می\u200cخواهم',
    '👩\u200d🎨',
    'e\u0301',
    '\u202f',
  ]) {
    expect(plainText(text)).toBe(text)
  }
})
