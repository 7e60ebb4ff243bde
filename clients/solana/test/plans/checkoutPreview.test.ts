import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import fc from 'fast-check'
import { checkoutPreview } from '../../src/plans/checkoutPreview.ts'
import { anAddress } from './_input.ts'

const [A, B, C] = [anAddress(), anAddress(), anAddress()]

describe('checkoutPreview', () => {
  it('takes a percentage out of the price and rounds in favour of the last recipient', () => {
    const recipients = [
      { address: A, share: 33 },
      { address: B, share: 33 },
      { address: C, share: 34 },
    ]
    expect(
      checkoutPreview(1_001n, { platformFeeValue: 1_000n, isFeeFlat: false, recipients }),
    ).to.deep.equal({
      buyer: 1_001n,
      platformFee: 100n,
      recipients: [
        { address: A, value: 33n },
        { address: B, value: 33n },
        { address: C, value: 34n },
      ],
      treasury: 901n,
    })
  })

  it('uses a flat fee as it is, and refuses one above the price', () => {
    const fee = { platformFeeValue: 50n, isFeeFlat: true, recipients: [{ address: A, share: 100 }] }
    expect(checkoutPreview(50n, fee).treasury).to.equal(0n)
    expect(() => checkoutPreview(49n, fee)).to.satisfy((run: () => unknown) => {
      try {
        run()
        return false
      } catch (error) {
        return isMintlineError(error, 'FEE_EXCEEDS_PRICE')
      }
    })
  })

  it('adds up to the price', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2n ** 64n - 1n),
        fc.bigInt(0n, 10_000n),
        fc.integer({ min: 1, max: 99 }),
        (price, value, share) => {
          const recipients = [
            { address: A, share },
            { address: B, share: 100 - share },
          ]
          const preview = checkoutPreview(price, {
            platformFeeValue: value,
            isFeeFlat: false,
            recipients,
          })
          const paid = preview.recipients.reduce((sum, part) => sum + part.value, 0n)
          expect(paid).to.equal(preview.platformFee)
          expect(paid + preview.treasury).to.equal(preview.buyer)
        },
      ),
    )
  })
})
