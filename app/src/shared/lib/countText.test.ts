import { expect, it } from 'vitest'
import { countText } from './countText.ts'

it('counts with singular and plural', () => {
  expect(countText(1, 'file')).toBe('1 file')
  expect(countText(0, 'file')).toBe('0 files')
  expect(countText(1_204, 'entry', 'entries')).toBe('1,204 entries')
  expect(countText(18_446_744_073_709_551_615n, 'item')).toBe('18,446,744,073,709,551,615 items')
})
