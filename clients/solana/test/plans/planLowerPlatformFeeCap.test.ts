import { solanaAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { planLowerPlatformFeeCap } from '../../src/plans/fees/planLowerPlatformFeeCap.ts'
import { collectionInfo } from './_info.ts'
import { anAddress } from './_input.ts'
import { expectProblems, expectRefusal } from './_refusals.ts'

const primaryAdmin = solanaAddress(anAddress())
const secondaryAdmin = solanaAddress(anAddress())
const base = collectionInfo()
/** A fee of 1%, capped at 5% or 700 lamports. */
const info = collectionInfo({
  platformFees: {
    ...base.platformFees,
    primaryAdmin,
    secondaryAdmin,
    cap: { basisPoints: 500, flat: 700n },
  },
})
const target = { info, wallet: primaryAdmin, coin: 'SOL' } as const

describe('planLowerPlatformFeeCap', () => {
  it('lowers the given part and keeps the other, with a warning that this is final', () => {
    const { title, transactions, warnings, changes } = planLowerPlatformFeeCap({
      ...target,
      cap: { basisPoints: 300 },
    })
    expect(title).to.equal('Lower the platform fee cap of DROP')
    expect(transactions.map(({ payer, rent }) => [payer.toBase58(), rent])).to.deep.equal([
      [primaryAdmin, 0n],
    ])
    expect(warnings).to.deep.equal([
      {
        code: 'FEE_CAP_IS_FINAL',
        message:
          'Nobody can raise the cap again: from now on, the platform fee is at most 3% or 0.0000007 SOL per item',
      },
    ])
    expect(changes?.map(({ field }) => field)).to.deep.equal(['platformFeeCap.basisPoints'])
  })

  it('is for the primary admin only', async () => {
    for (const wallet of [secondaryAdmin, info.creator]) {
      await expectRefusal(
        () => planLowerPlatformFeeCap({ ...target, wallet, cap: { basisPoints: 300 } }),
        'WRONG_WALLET',
        { role: 'primary platform fee admin', expected: [primaryAdmin], actual: wallet },
      )
    }
  })

  it('skips an unchanged cap', () => {
    for (const cap of [{}, { basisPoints: 500 }, { basisPoints: 500, flat: 700n }]) {
      const { transactions, warnings } = planLowerPlatformFeeCap({ ...target, cap })
      expect([transactions, warnings]).to.deep.equal([[], []])
    }
  })

  it('refuses to raise either part, or both', async () => {
    await expectProblems(
      () => planLowerPlatformFeeCap({ ...target, cap: { basisPoints: 501 } }),
      ['cap.basisPoints', 'FEE_CAP_RAISED'],
    )
    await expectProblems(
      () => planLowerPlatformFeeCap({ ...target, cap: { basisPoints: 501, flat: 701n } }),
      ['cap.basisPoints', 'FEE_CAP_RAISED'],
      ['cap.flat', 'FEE_CAP_RAISED'],
    )
  })

  it('falls to the present fee, but not below it', async () => {
    const { transactions } = planLowerPlatformFeeCap({
      ...target,
      cap: { basisPoints: 100, flat: 0n },
    })
    expect(transactions).to.have.length(1)
    await expectProblems(
      () => planLowerPlatformFeeCap({ ...target, cap: { basisPoints: 99 } }),
      ['cap.basisPoints', 'FEE_CAP_BELOW_FEE'],
    )
  })

  it('refuses values that are no basis points or lamports', async () => {
    await expectProblems(
      () => planLowerPlatformFeeCap({ ...target, cap: { basisPoints: 200.5 } }),
      ['cap.basisPoints', 'BASIS_POINTS_INVALID'],
    )
    await expectProblems(
      () => planLowerPlatformFeeCap({ ...target, cap: { flat: -1n } }),
      ['cap.flat', 'NUMBER_OUT_OF_RANGE'],
    )
  })
})
