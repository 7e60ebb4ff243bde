import { expect, it } from 'vitest'
import { bytesText } from './bytesText.ts'

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [1_250, '1.3 kB'],
  [99_949, '100 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [33_554_432, '34 MB'],
])('says %i bytes as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
