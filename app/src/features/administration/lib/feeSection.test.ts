import { solanaAddress } from '@mintline/core/identifiers'
import { describe, expect, it } from 'vitest'
import { type FeeDraft, feeDraftOf, feeInput, feeSection, feeValueText } from './feeSection.ts'

const SOL = { symbol: 'SOL', decimals: 9 }
const SOMEBODY = solanaAddress('4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T')
const recipients = [{ id: 1, address: SOMEBODY, share: 100 }]
const percent: FeeDraft = { value: { type: 'percent', basisPoints: 300 }, recipients }

describe('a draft of the platform fee', () => {
  it('reads either kind of fee from the chain', () => {
    const fees = {
      recipients: [{ address: SOMEBODY, share: 100 }],
      primaryAdmin: SOMEBODY,
      secondaryAdmin: undefined,
      cap: { basisPoints: 300, flat: 7n },
    }
    expect(feeDraftOf({ platformFees: { ...fees, feeValue: 300n, isFlat: false } })).toEqual(
      percent,
    )
    expect(feeDraftOf({ platformFees: { ...fees, feeValue: 7n, isFlat: true } }).value).toEqual({
      type: 'flat',
      lamports: 7n,
    })
  })

  it("converts to the client's input", () => {
    expect(feeInput(percent)).toEqual({
      isFeeFlat: false,
      platformFeeValue: 300n,
      recipients: [{ address: SOMEBODY, share: 100 }],
    })
    const empty: FeeDraft = { value: { type: 'flat', lamports: undefined }, recipients: [] }
    expect(feeInput(empty)).toEqual({ isFeeFlat: true, platformFeeValue: 0n, recipients: [] })
  })

  it('describes changes in the currency of the network', () => {
    const flat: FeeDraft = { ...percent, value: { type: 'flat', lamports: 1_500_000_000n } }
    expect(feeSection(SOL).kind.differences(percent, flat)).toEqual([
      {
        key: 'value',
        label: 'Platform fee',
        before: '3 % of the price',
        after: '1.5 SOL for each item',
      },
    ])
    expect(feeValueText({ type: 'percent', basisPoints: undefined }, SOL)).toBe('')
  })
})
