import { describe, expect, it } from 'vitest'
import { exactJson } from './download.ts'

describe('exactJson', () => {
  it('keeps numbers exact, and writes bytes as hex', () => {
    const value = { supply: 2n ** 64n - 1n, root: Uint8Array.of(0, 171), none: undefined, of: [1n] }
    expect(exactJson(value)).toBe(
      '{\n  "supply": "18446744073709551615",\n  "root": "0x00ab",\n  "of": [\n    "1"\n  ]\n}\n',
    )
  })
})
