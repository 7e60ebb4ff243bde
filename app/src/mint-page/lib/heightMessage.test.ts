import { describe, expect, it } from 'vitest'
import { heightMessage, heightOf } from './heightMessage.ts'

describe('heightOf', () => {
  it('reads messages of the mint page, rounded up so that nothing is cut off', () => {
    expect(heightOf(heightMessage(420.2))).toBe(421)
  })

  it('ignores any other message', () => {
    for (const message of [
      null,
      420,
      'mintline:height',
      { type: 'other', height: 420 },
      { type: 'mintline:height' },
      { type: 'mintline:height', height: '420' },
      { type: 'mintline:height', height: Number.NaN },
      { type: 'mintline:height', height: 0 },
      { type: 'mintline:height', height: 10_001 },
    ]) {
      expect(heightOf(message)).toBeUndefined()
    }
  })
})
