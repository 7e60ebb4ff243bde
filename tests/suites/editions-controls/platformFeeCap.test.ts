import {
  modifyPlatformFee,
  modifyPlatformFeePrimaryAdmin,
  type PlatformFeeCap,
  type PlatformFeeTerms,
  transferOwnership,
} from '@mintline/solana'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Collection, type CollectionOverrides, OPEN_PHASE } from '../../helpers/collection.ts'
import { expectUnchanged, gains, recordsOf } from '../../helpers/effects.ts'
import { controlsEvents } from '../../helpers/events.ts'
import { flatFee, percentFee } from '../../helpers/fees.ts'
import { tryInVain } from '../../helpers/ownerAccess.ts'
import { plain } from '../../helpers/plain.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'
import { deployStaffed, type Staff } from '../../helpers/staff.ts'

const PRICE = 10_000_000n
const CAP: PlatformFeeCap = { basisPoints: 500, flat: 1_000n }

describe("the platform fee's cap", () => {
  let chain: Chain
  let recipient: PublicKey

  before(async () => {
    chain = await Chain.start()
    recipient = (await chain.wallet()).publicKey
  })

  function instruction({ drop }: Staff, admin: Keypair, platformFee: PlatformFeeTerms) {
    return modifyPlatformFee({ deployment: drop.deployment, admin: admin.publicKey, platformFee })
  }

  async function refuses(staff: Staff, platformFee: PlatformFeeTerms, admin = staff.primaryAdmin) {
    const attempt = instruction(staff, admin, platformFee)
    expectControlsError(await tryInVain(staff.drop, attempt, [admin]), 'FeeAboveCap')
  }

  async function allows(staff: Staff, platformFee: PlatformFeeTerms, admin = staff.primaryAdmin) {
    await chain.send([instruction(staff, admin, platformFee)], [admin])
    const { platformFeeValue, isFeeFlat } = await staff.drop.controlsRecord()
    expect(plain({ platformFeeValue, isFeeFlat })).to.deep.equal({
      platformFeeValue: platformFee.platformFeeValue,
      isFeeFlat: platformFee.isFeeFlat,
    })
  }

  describe('an admin who wants the whole price', () => {
    it('is refused after the collection was handed on, and the treasury still gets its exact share', async () => {
      // Given a sold collection, whose seller stayed the fee admin
      const staff = await deployStaffed(chain, {
        platformFee: percentFee(300n, [recipient]),
        platformFeeCap: CAP,
        phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
      })
      const { drop, owner, primaryAdmin: seller, stranger: buyer } = staff
      const handOver = transferOwnership({
        deployment: drop.deployment,
        creator: owner.publicKey,
        newOwner: buyer.publicKey,
      })
      await chain.send([handOver], [owner])

      // When the seller wants all of the price, as a percentage or flat
      await refuses(staff, percentFee(10_000n, [seller.publicKey]))
      await refuses(staff, flatFee(PRICE, [seller.publicKey]))

      // Then the next buyers pay the fee as agreed, and at most the cap
      const treasury = drop.input.treasury
      const minter = await chain.wallet()
      const paid = () => gains(chain, [treasury, recipient], () => drop.mint(minter))
      expect(await paid()).to.deep.equal([PRICE - 300_000n, 300_000n])

      await allows(staff, percentFee(500n, [recipient]))
      expect(await paid()).to.deep.equal([PRICE - 500_000n, 500_000n])
    })

    it('is refused as the secondary admin, and as the successor of the primary one', async () => {
      const staff = await deployStaffed(chain, { platformFeeCap: CAP })
      const { drop, primaryAdmin, secondaryAdmin, stranger: successor } = staff
      await refuses(staff, percentFee(10_000n, [recipient]), secondaryAdmin)
      await allows(staff, percentFee(500n, [recipient]), secondaryAdmin)

      const handOver = modifyPlatformFeePrimaryAdmin({
        deployment: drop.deployment,
        admin: primaryAdmin.publicKey,
        newAdmin: successor.publicKey,
      })
      await chain.send([handOver], [primaryAdmin])
      await refuses(staff, percentFee(10_000n, [recipient]), successor)
    })
  })

  describe('the boundary', () => {
    it('allows a percentage at the cap, and none above', async () => {
      const staff = await deployStaffed(chain, { platformFeeCap: CAP })
      await refuses(staff, percentFee(501n, [recipient]))
      await allows(staff, percentFee(500n, [recipient]))
      await refuses(staff, percentFee(501n, [recipient]))
    })

    it('allows a flat fee at the cap, and none above', async () => {
      const staff = await deployStaffed(chain, { platformFeeCap: CAP })
      await refuses(staff, flatFee(1_001n, [recipient]))
      await allows(staff, flatFee(1_000n, [recipient]))
      await refuses(staff, flatFee(1_001n, [recipient]))
    })

    it('compares with the part of its kind when the kind changes', async () => {
      const staff = await deployStaffed(chain, { platformFeeCap: CAP })
      // 501 to 1,000 are allowed in lamports only.
      await allows(staff, flatFee(1_000n, [recipient]))
      await refuses(staff, percentFee(1_000n, [recipient]))
      await allows(staff, percentFee(500n, [recipient]))
      await allows(staff, flatFee(501n, [recipient]))
    })

    it('a part of 0 forbids its kind, except for no fee', async () => {
      const staff = await deployStaffed(chain, { platformFeeCap: { basisPoints: 500, flat: 0n } })
      await refuses(staff, flatFee(1n, [recipient]))
      await allows(staff, flatFee(0n, [recipient]))
    })

    it('allows a lower fee, and the same fee for other recipients', async () => {
      const staff = await deployStaffed(chain, {
        platformFee: percentFee(500n, [recipient]),
        platformFeeCap: CAP,
      })
      await allows(staff, percentFee(500n, [staff.stranger.publicKey]))
      await allows(staff, percentFee(0n, [recipient]))
      await allows(staff, percentFee(500n, [recipient]))
    })
  })

  describe('at launch', () => {
    async function deployInVain(overrides: CollectionOverrides, error: string) {
      const drop = await Collection.prepare(chain, overrides)
      const outcome = await expectUnchanged(chain, recordsOf(drop), () =>
        chain.trySend([drop.deployInstruction()], drop.deploySigners()),
      )
      expectControlsError(outcome, error)
      expect(await chain.account(drop.deployment)).to.equal(null)
    }

    for (const [name, fee, cap] of [
      ['a percentage', [300n, false], { basisPoints: 300, flat: 0n }],
      ['a flat amount', [700n, true], { basisPoints: 0, flat: 700n }],
      ['no fee', [0n, false], { basisPoints: 0, flat: 0n }],
    ] as const) {
      it(`without a cap, ${name} never rises, and does not change its kind`, async () => {
        const [value, isFlat] = fee
        const terms = { platformFeeValue: value, isFeeFlat: isFlat }
        const platformFee = { ...percentFee(0n, [recipient]), ...terms }
        const staff = await deployStaffed(chain, { platformFee, platformFeeCap: undefined })

        const { platformFeeCap } = await staff.drop.controlsRecord()
        expect(plain(platformFeeCap)).to.deep.equal(cap)
        await refuses(staff, { ...platformFee, platformFeeValue: value + 1n })
        await refuses(staff, { ...platformFee, platformFeeValue: 1n, isFeeFlat: !isFlat })
        await allows(staff, platformFee)
      })
    }

    it('a fee above the cap is refused in both kinds', async () => {
      const platformFeeCap = CAP
      for (const platformFee of [percentFee(501n, [recipient]), flatFee(1_001n, [recipient])]) {
        await deployInVain({ platformFee, platformFeeCap }, 'FeeAboveCap')
      }
    })

    it('a fee at the cap is allowed in both kinds', async () => {
      const platformFeeCap = CAP
      for (const platformFee of [percentFee(500n, [recipient]), flatFee(1_000n, [recipient])]) {
        await Collection.deploy(chain, { platformFee, platformFeeCap })
      }
    })

    it('a cap above 10,000 basis points is refused, whatever the fee', async () => {
      for (const basisPoints of [10_001, 0xffff]) {
        const platformFeeCap = { basisPoints, flat: 0n }
        await deployInVain({ platformFeeCap }, 'PlatformFeeTooHigh')
        const platformFee = flatFee(0n, [recipient])
        await deployInVain({ platformFee, platformFeeCap }, 'PlatformFeeTooHigh')
      }
      await Collection.deploy(chain, { platformFeeCap: { basisPoints: 10_000, flat: 0n } })
    })

    it('emits the cap', async () => {
      const drop = await Collection.prepare(chain, { platformFeeCap: CAP })

      const outcome = await chain.send([drop.deployInstruction()], drop.deploySigners())

      const [event] = controlsEvents(outcome)
      expect(event?.data).to.deep.include({ platformFeeCap: CAP })
    })
  })
})
