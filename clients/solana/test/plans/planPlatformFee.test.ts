import { solanaAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import {
  planModifyPlatformFeePrimaryAdmin,
  planModifyPlatformFeeSecondaryAdmin,
} from '../../src/plans/fees/planModifyFeeAdmins.ts'
import { planModifyPlatformFee } from '../../src/plans/fees/planModifyPlatformFee.ts'
import { collectionInfo, ownAddresses, phaseInfo } from './_info.ts'
import { anAddress } from './_input.ts'
import { expectProblems, expectRefusal } from './_refusals.ts'

const NOBODY = '11111111111111111111111111111111'
const primaryAdmin = solanaAddress(anAddress())
const secondaryAdmin = solanaAddress(anAddress())
const base = collectionInfo()
const info = collectionInfo({
  platformFees: { ...base.platformFees, primaryAdmin, secondaryAdmin },
  phases: [
    phaseInfo({ priceAmount: 10n }),
    phaseInfo({ phaseIndex: 1, priceAmount: 0n, active: false }),
    phaseInfo({ phaseIndex: 2, priceAmount: 0n, phaseType: 'allowList' }),
  ],
})
const recipients = [{ address: anAddress(), share: 100 }]

describe('planModifyPlatformFee', () => {
  const platformFee = { platformFeeValue: 10n, isFeeFlat: true, recipients }

  it('is for either platform fee admin, and not for the creator', async () => {
    for (const wallet of [primaryAdmin, secondaryAdmin]) {
      const { title, transactions } = planModifyPlatformFee({ info, wallet, platformFee })
      expect(title).to.equal('Set the platform fee of DROP')
      expect(transactions.map(({ payer }) => payer.toBase58())).to.deep.equal([wallet])
    }
    await expectRefusal(
      () => planModifyPlatformFee({ info, wallet: info.creator, platformFee }),
      'WRONG_WALLET',
      {
        role: 'platform fee admin',
        expected: [primaryAdmin, secondaryAdmin],
        actual: info.creator,
      },
    )
  })

  it('skips an unchanged fee', () => {
    const { feeValue, isFlat, recipients } = info.platformFees
    const same = { platformFeeValue: feeValue, isFeeFlat: isFlat, recipients }
    const { transactions } = planModifyPlatformFee({
      info,
      wallet: primaryAdmin,
      platformFee: same,
    })
    expect(transactions).to.deep.equal([])
  })

  it('refuses a flat fee that would close an open public phase', async () => {
    const higher = { ...platformFee, platformFeeValue: 11n }
    await expectProblems(
      () => planModifyPlatformFee({ info, wallet: primaryAdmin, platformFee: higher }),
      ['platformFee.platformFeeValue', 'FLAT_FEE_CLOSES_PHASE'],
    )
  })

  it('refuses a fee above the cap in either kind, before anything is sent', async () => {
    const capped = collectionInfo({
      platformFees: { ...info.platformFees, cap: { basisPoints: 500, flat: 700n } },
    })
    const plan = (platformFeeValue: bigint, isFeeFlat: boolean) => () =>
      planModifyPlatformFee({
        info: capped,
        wallet: primaryAdmin,
        platformFee: { platformFeeValue, isFeeFlat, recipients },
      })
    for (const [fee, isFeeFlat] of [
      [501n, false],
      [10_000n, false],
      [701n, true],
    ] as const) {
      await expectProblems(plan(fee, isFeeFlat), ['platformFee.platformFeeValue', 'FEE_ABOVE_CAP'])
    }
    for (const [fee, isFeeFlat] of [
      [500n, false],
      [700n, true],
    ] as const) {
      expect(plan(fee, isFeeFlat)().transactions).to.have.length(1)
    }
  })

  it('warns of entries on chain that a flat fee would close', () => {
    const entryAt = (price: bigint) => ({
      ...{ phaseIndex: 2, price, amount: 1 },
      ...{
        address: base.editions,
        deployment: base.editions,
        user: base.creator,
        payer: base.creator,
      },
    })
    const entries = [entryAt(10n), entryAt(9n), entryAt(0n)]
    const input = { info, wallet: primaryAdmin, entries }
    const codes = (fee: typeof platformFee) =>
      planModifyPlatformFee({ ...input, platformFee: fee }).warnings
    expect(codes(platformFee)).to.deep.equal([
      {
        code: 'FLAT_FEE_CLOSES_ENTRIES',
        message:
          '2 of 3 entries of phase 3 have prices below a flat fee of 0.00000001 SOL (ETH on Eclipse), and their wallets could not mint: raise the prices, or choose a lower fee',
      },
    ])
    expect(codes({ ...platformFee, platformFeeValue: 0n })).to.deep.equal([])
    expect(codes({ ...platformFee, isFeeFlat: false })).to.deep.equal([])
  })

  it('warns of open merkle lists, whose prices are not on chain, if a flat fee rises', () => {
    const merkle = { phaseType: 'merkleTree', merkleRoot: new Uint8Array(32) } as const
    const withLists = collectionInfo({
      platformFees: { ...info.platformFees, isFlat: true, feeValue: 9n },
      phases: [phaseInfo(merkle), phaseInfo({ ...merkle, phaseIndex: 1, active: false })],
    })
    const warningsAt = (platformFeeValue: bigint, isFeeFlat = true) => {
      const fee = { ...platformFee, platformFeeValue, isFeeFlat }
      const input = {
        info: withLists,
        wallet: primaryAdmin,
        platformFee: fee,
        coin: 'SOL',
      } as const
      expect(planModifyPlatformFee(input).warnings).to.deep.equal([])
      return planModifyPlatformFee({ ...input, entries: [] }).warnings
    }
    expect(warningsAt(10n)).to.deep.equal([
      {
        code: 'FLAT_FEE_MAY_CLOSE_LIST',
        message:
          'The merkle list of phase 1 keeps its prices off chain: wallets whose price is below a flat fee of 0.00000001 SOL could not mint. Compare the list before you set the fee',
      },
    ])
    expect(warningsAt(9n)).to.deep.equal([])
    expect(warningsAt(300n, false)).to.deep.equal([])
  })

  it('error: everything that the program would refuse', async () => {
    const wrong = {
      platformFeeValue: 10_001n,
      isFeeFlat: false,
      recipients: [{ address: info.editions, share: 99 }],
    }
    await expectProblems(
      () => planModifyPlatformFee({ info, wallet: primaryAdmin, platformFee: wrong }),
      ['platformFee.platformFeeValue', 'BASIS_POINTS_INVALID'],
      ['platformFee.recipients', 'FEE_SHARES_NOT_100'],
      ['platformFee.recipients.0.address', 'RECEIVER_IS_COLLECTION'],
    )
  })

  it('refuses every account of the collection as a recipient', async () => {
    for (const address of ownAddresses(info)) {
      const own = { ...platformFee, recipients: [{ address, share: 100 }] }
      await expectProblems(
        () => planModifyPlatformFee({ info, wallet: primaryAdmin, platformFee: own }),
        ['platformFee.recipients.0.address', 'RECEIVER_IS_COLLECTION'],
      )
    }
  })

  describe('while a recipient is owed something', () => {
    const [leaving] = info.platformFees.recipients
    const receiver = leaving?.address ?? info.treasury
    const owing = { ...info, owed: [{ receiver, lamports: 500_000n }] }
    const planWith = (balance: bigint, fee = platformFee) =>
      planModifyPlatformFee({
        info: owing,
        wallet: primaryAdmin,
        platformFee: fee,
        receiverBalances: { [receiver]: balance },
        coin: 'SOL',
      })

    it('pays it first in the same transaction, from the lamport on with which it reaches its rent', () => {
      const { transactions, warnings } = planWith(390_880n)
      expect(transactions[0]?.instructions).to.have.length(2)
      expect(transactions[0]?.instructions[0]?.keys.map(({ pubkey }) => `${pubkey}`)).to.include(
        receiver,
      )
      expect(warnings).to.deep.equal([])
    })

    it('warns that the first new recipient gets it, if it cannot be paid yet', () => {
      const { transactions, warnings } = planWith(390_879n)
      expect(transactions[0]?.instructions).to.have.length(1)
      expect(warnings).to.deep.equal([
        {
          code: 'OWED_PAYMENT_MOVES',
          message: `${receiver} is still owed 0.0005 SOL, which goes to ${recipients[0]?.address}: claim it first`,
        },
      ])
    })

    it('claims nothing for one who stays', () => {
      const staying = { ...platformFee, recipients: [{ address: receiver, share: 100 }] }
      const { transactions, warnings } = planWith(0n, staying)
      expect(transactions[0]?.instructions).to.have.length(1)
      expect(warnings.map(({ code }) => code)).to.deep.equal(['RECEIVER_BELOW_RENT'])
    })
  })
})

describe('planModifyPlatformFeePrimaryAdmin', () => {
  it('is for the primary admin only, who is warned', async () => {
    const newAdmin = anAddress()
    const plan = planModifyPlatformFeePrimaryAdmin({ info, wallet: primaryAdmin, newAdmin })
    expect(plan.transactions).to.have.length(1)
    expect(plan.warnings).to.deep.equal([
      {
        code: 'WALLET_LOSES_ROLE',
        message: `Afterwards this wallet is no longer a platform fee admin: only ${newAdmin} can give the role back`,
      },
    ])
    await expectRefusal(
      () => planModifyPlatformFeePrimaryAdmin({ info, wallet: secondaryAdmin, newAdmin }),
      'WRONG_WALLET',
      { role: 'primary platform fee admin', expected: [primaryAdmin], actual: secondaryAdmin },
    )
  })

  it('refuses the default address, and does nothing for the present admin', async () => {
    const input = { info, wallet: primaryAdmin }
    await expectProblems(
      () => planModifyPlatformFeePrimaryAdmin({ ...input, newAdmin: NOBODY }),
      ['newAdmin', 'ADDRESS_IS_NOBODY'],
    )
    const same = planModifyPlatformFeePrimaryAdmin({ ...input, newAdmin: primaryAdmin })
    expect(same.transactions).to.deep.equal([])
  })
})

describe('planModifyPlatformFeeSecondaryAdmin', () => {
  it('is for either admin; only the secondary one is warned', () => {
    const warnings = new Map([
      [primaryAdmin, []],
      [secondaryAdmin, ['WALLET_LOSES_ROLE']],
    ])
    for (const [wallet, expected] of warnings) {
      const plan = planModifyPlatformFeeSecondaryAdmin({
        info,
        wallet,
        newAdmin: anAddress(),
      })
      expect(plan.transactions).to.have.length(1)
      expect(plan.warnings.map(({ code }) => code)).to.deep.equal(expected)
    }
  })

  it('leaves the role empty for the default address, and nothing to do if it is empty', async () => {
    const input = { wallet: primaryAdmin, newAdmin: NOBODY }
    const plan = planModifyPlatformFeeSecondaryAdmin({ info, ...input })
    expect(plan.transactions).to.have.length(1)
    const platformFees = { ...info.platformFees, secondaryAdmin: undefined }
    const empty = planModifyPlatformFeeSecondaryAdmin({
      info: { ...info, platformFees },
      ...input,
    })
    expect(empty.transactions).to.deep.equal([])
    await expectProblems(
      () => planModifyPlatformFeeSecondaryAdmin({ info, wallet: primaryAdmin, newAdmin: 'x' }),
      ['newAdmin', 'INVALID_ADDRESS'],
    )
  })
})
