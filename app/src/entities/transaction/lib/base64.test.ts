import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

describe('base64', () => {
  it('round-trips the bytes of a whole transaction', () => {
    const bytes = Uint8Array.from({ length: 1_232 }, (_, index) => (index * 7) % 256)
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  })
})
