import {
  modifyMetadata,
  modifyPlatformFee,
  modifyPlatformFeeSecondaryAdmin,
  modifyRoyalties,
  type PlatformFeeTerms,
  type Royalties,
} from '@mintline/solana'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { changeCollection, lockCollection } from '../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { gains } from '../../helpers/effects.ts'
import { flatFee, percentFee } from '../../helpers/fees.ts'
import { readMetadata } from '../../helpers/mintState.ts'
import { tryInVain } from '../../helpers/ownerAccess.ts'
import { expectControlsError, expectEditionsError } from '../../helpers/programFailure.ts'
import { deployStaffed, type Staff } from '../../helpers/staff.ts'

const PRICE = 1_000_000_000n

describe('locked royalties, a locked fee', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  describe('the royalties', () => {
    async function refuse(drop: Collection, royalties: Royalties) {
      const attempt = modifyRoyalties({
        deployment: drop.deployment,
        groupMint: drop.groupMint.publicKey,
        creator: drop.creator.publicKey,
        royalties,
      })
      return tryInVain(drop, attempt, [drop.creator])
    }

    it('cannot be raised, lowered, given to others, removed, or set to the same', async () => {
      const drop = await Collection.deploy(chain)
      await lockCollection(drop, { royalties: true })
      const { creators } = drop.input.royalties
      const other = (await chain.wallet()).publicKey

      for (const royalties of [
        { royaltyBasisPoints: 501, creators },
        { royaltyBasisPoints: 499, creators },
        { royaltyBasisPoints: 500, creators: [{ address: other, share: 100 }] },
        { royaltyBasisPoints: 0, creators: [] },
        drop.input.royalties,
      ]) {
        expectControlsError(await refuse(drop, royalties), 'RoyaltiesLocked')
      }
    })

    it('cannot be changed as extra metadata, by their field or by an address', async () => {
      const drop = await Collection.deploy(chain, { locks: { royalties: true } })
      const owner = drop.creator.publicKey.toBase58()
      const target = {
        deployment: drop.deployment,
        groupMint: drop.groupMint.publicKey,
        creator: drop.creator.publicKey,
      }

      for (const [field, error] of [
        ['royalty_basis_points', 'FieldKeyReserved'],
        [owner, 'FieldKeyIsAddress'],
      ] as const) {
        for (const change of [{ add: [{ field, value: '1' }] }, { remove: [field] }]) {
          const attempt = modifyMetadata({ ...target, ...change })
          expectEditionsError(await tryInVain(drop, attempt, [drop.creator]), error)
        }
      }
    })

    it('stay as they are on items minted later, and leave the rest to the owner', async () => {
      const drop = await Collection.deploy(chain, {
        phases: [OPEN_PHASE],
        locks: { royalties: true },
      })

      await changeCollection(drop, { collectionName: 'New', maxNumberOfTokens: 2n })
      await drop.mint(await chain.wallet())

      const { additionalMetadata, name } = await readMetadata(chain, drop.groupMint.publicKey)
      expect(Object.fromEntries(additionalMetadata)).to.include({ royalty_basis_points: '500' })
      expect(name).to.equal('New')
    })
  })

  describe('the platform fee', () => {
    function instruction({ drop }: Staff, admin: Staff['owner'], platformFee: PlatformFeeTerms) {
      const { publicKey } = admin
      return modifyPlatformFee({ deployment: drop.deployment, admin: publicKey, platformFee })
    }

    async function deployLocked(platformFee: PlatformFeeTerms): Promise<Staff> {
      return deployStaffed(chain, {
        platformFee,
        phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
        locks: { fee: true },
      })
    }

    it('cannot be raised, lowered or made flat by either admin, below its cap too', async () => {
      const { publicKey: recipient } = await chain.wallet()
      const staff = await deployLocked(percentFee(300n, [recipient]))

      for (const admin of [staff.primaryAdmin, staff.secondaryAdmin]) {
        for (const fee of [
          percentFee(301n, [recipient]),
          percentFee(299n, [recipient]),
          percentFee(0n, [recipient]),
          flatFee(300n, [recipient]),
        ]) {
          const attempt = instruction(staff, admin, fee)
          expectControlsError(await tryInVain(staff.drop, attempt, [admin]), 'FeeLocked')
        }
      }
    })

    it('of a flat amount cannot change, or become the same number of basis points', async () => {
      const { publicKey: recipient } = await chain.wallet()
      const staff = await deployLocked(flatFee(300n, [recipient]))

      for (const fee of [
        flatFee(301n, [recipient]),
        flatFee(299n, [recipient]),
        percentFee(300n, [recipient]),
      ]) {
        const attempt = instruction(staff, staff.primaryAdmin, fee)
        const outcome = await tryInVain(staff.drop, attempt, [staff.primaryAdmin])
        expectControlsError(outcome, 'FeeLocked')
      }
    })

    it('cannot change under a new admin either', async () => {
      const { publicKey: recipient } = await chain.wallet()
      const staff = await deployLocked(percentFee(300n, [recipient]))
      const { drop, secondaryAdmin, stranger } = staff
      const handOver = modifyPlatformFeeSecondaryAdmin({
        deployment: drop.deployment,
        admin: secondaryAdmin.publicKey,
        newAdmin: stranger.publicKey,
      })
      await chain.send([handOver], [secondaryAdmin])

      const attempt = instruction(staff, stranger, percentFee(299n, [recipient]))

      expectControlsError(await tryInVain(drop, attempt, [stranger]), 'FeeLocked')
    })

    it('goes to new recipients and shares, whom the next mint pays to the lamport', async () => {
      const [old, first, second] = [
        (await chain.wallet()).publicKey,
        (await chain.wallet()).publicKey,
        (await chain.wallet()).publicKey,
      ]
      const staff = await deployLocked(percentFee(300n, [old]))
      const { drop, primaryAdmin } = staff

      const fee = percentFee(300n, [first, second], [75, 25])
      await chain.send([instruction(staff, primaryAdmin, fee)], [primaryAdmin])

      const minter = await chain.wallet()
      const paid = await gains(chain, [old, first, second, drop.creator.publicKey], () =>
        drop.mint(minter),
      )
      expect(paid).to.deep.equal([0n, 22_500_000n, 7_500_000n, 970_000_000n])
    })

    it('still needs valid recipients', async () => {
      const { publicKey: recipient } = await chain.wallet()
      const staff = await deployLocked(percentFee(300n, [recipient]))

      const attempt = instruction(staff, staff.primaryAdmin, percentFee(300n, [recipient], [99]))

      const outcome = await tryInVain(staff.drop, attempt, [staff.primaryAdmin])
      expectControlsError(outcome, 'InvalidFeeShares')
    })

    it('is locked by the owner and by no admin, and can change until then', async () => {
      const { publicKey: recipient } = await chain.wallet()
      const staff = await deployStaffed(chain, { platformFee: percentFee(300n, [recipient]) })
      const { drop, primaryAdmin } = staff
      const change = instruction(staff, primaryAdmin, percentFee(200n, [recipient]))
      await chain.send([change], [primaryAdmin])

      await lockCollection(drop, { fee: true })

      const back = instruction(staff, primaryAdmin, percentFee(300n, [recipient]))
      expectControlsError(await tryInVain(drop, back, [primaryAdmin]), 'FeeLocked')
    })
  })
})
