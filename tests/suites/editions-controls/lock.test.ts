import {
  allowlistEntryAddress,
  EDITIONS_CONTROLS_PROGRAM_ID,
  type Locks,
  lock,
  modifyRoyalties,
  NO_LOCKS,
  transferOwnership,
} from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { lockCollection } from '../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { replaceAccount } from '../../helpers/editInstruction.ts'
import { expectUnchanged, recordsOf } from '../../helpers/effects.ts'
import { controlsEvents } from '../../helpers/events.ts'
import { expectFrameworkError } from '../../helpers/frameworkError.ts'
import { ALLOWLIST_PHASE } from '../../helpers/lists.ts'
import { testOwnerAccess, tryInVain } from '../../helpers/ownerAccess.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'
import { deployStaffed } from '../../helpers/staff.ts'

const PARTS = Object.keys(NO_LOCKS) as (keyof Locks)[]
const ALL: Locks = { supply: true, texts: true, phases: true, royalties: true, fee: true }

describe('lock', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  function instruction(drop: Collection, locks: Partial<Locks>, creator = drop.creator) {
    return lock({ deployment: drop.deployment, creator: creator.publicKey, locks })
  }

  async function locksOf(drop: Collection): Promise<Locks> {
    return (await drop.controlsRecord()).locks
  }

  testOwnerAccess(
    () => chain,
    ({ drop }, { creator }) => lock({ deployment: drop.deployment, creator, locks: ALL }),
  )

  describe('on which controls', () => {
    it('the owner of another collection cannot lock this one', async () => {
      const [drop, other] = [await Collection.deploy(chain), await Collection.deploy(chain)]
      const attempt = instruction(drop, ALL, other.creator)

      expectControlsError(await tryInVain(drop, attempt, [other.creator]), 'RawConstraintViolated')
    })

    it('other records of the collection are refused as its controls', async () => {
      const drop = await Collection.deploy(chain)
      for (const account of [drop.deployment, drop.groupMint.publicKey, drop.creator.publicKey]) {
        const attempt = replaceAccount(instruction(drop, ALL), drop.controls, account)
        const outcome = await tryInVain(drop, attempt, [drop.creator])
        expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountOwnedByWrongProgram')
      }
    })

    it('an allowlist entry of the same program is refused as its controls', async () => {
      const drop = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE] })
      const { publicKey: user } = drop.creator
      await drop.allow(user, { phaseIndex: 0, price: 0, amount: 1 })
      const entry = allowlistEntryAddress(drop.deployment, user, 0)

      const attempt = replaceAccount(instruction(drop, ALL), drop.controls, entry)
      const outcome = await tryInVain(drop, attempt, [drop.creator])

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountDiscriminatorMismatch')
    })
  })

  describe('is one-way', () => {
    for (const part of PARTS) {
      it(`${part}: adds this lock and no other`, async () => {
        const drop = await Collection.deploy(chain)

        await chain.send([instruction(drop, { [part]: true })], [drop.creator])

        expect(await locksOf(drop)).to.deep.equal({ ...NO_LOCKS, [part]: true })
      })

      it(`${part}: stays locked when the owner locks the others without it`, async () => {
        const drop = await Collection.deploy(chain, { locks: { [part]: true } })

        await chain.send([instruction(drop, { ...ALL, [part]: false })], [drop.creator])

        expect(await locksOf(drop)).to.deep.equal(ALL)
      })
    }

    it('a lock of nothing changes no byte, in a collection with all locks or none', async () => {
      for (const locks of [ALL, NO_LOCKS]) {
        const drop = await Collection.deploy(chain, { locks })
        await expectUnchanged(chain, recordsOf(drop), () =>
          chain.send([instruction(drop, NO_LOCKS)], [drop.creator]),
        )
      }
    })

    it('locks twice in one transaction, as if once', async () => {
      const drop = await Collection.deploy(chain)
      const both = instruction(drop, { supply: true, fee: true })

      await chain.send([both, both], [drop.creator])

      expect(await locksOf(drop)).to.deep.equal({ ...NO_LOCKS, supply: true, fee: true })
    })

    it('changes nothing but the locks', async () => {
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
      const { locks: _, ...before } = await drop.controlsRecord()
      const deployment = await chain.account(drop.deployment)

      await lockCollection(drop, ALL)

      const { locks: __, ...after } = await drop.controlsRecord()
      expect(JSON.stringify(after)).to.equal(JSON.stringify(before))
      expect(await chain.account(drop.deployment)).to.deep.equal(deployment)
    })
  })

  describe('lasts', () => {
    it('under a new owner, who cannot undo it and can add to it', async () => {
      // Given a collection with locked royalties, handed over in the same transaction as its lock
      const { drop, owner, stranger: heir } = await deployStaffed(chain)
      const handOver = transferOwnership({
        deployment: drop.deployment,
        creator: owner.publicKey,
        newOwner: heir.publicKey,
      })
      await chain.send([instruction(drop, { royalties: true }, owner), handOver], [owner])

      // Then the new owner cannot change the royalties, even after a lock of nothing
      await chain.send([instruction(drop, NO_LOCKS, heir)], [heir])
      expectControlsError(await changeRoyalties(drop, heir), 'RoyaltiesLocked')

      // And can lock more
      await chain.send([instruction(drop, { supply: true }, heir)], [heir])
      expect(await locksOf(drop)).to.deep.equal({ ...NO_LOCKS, royalties: true, supply: true })
    })

    it('within a transaction: a change after the lock fails with it, one before it counts', async () => {
      const drop = await Collection.deploy(chain)
      const change = royaltyChange(drop, drop.creator)
      const lockRoyalties = instruction(drop, { royalties: true })

      const outcome = await expectUnchanged(chain, recordsOf(drop), () =>
        chain.trySend([lockRoyalties, change], [drop.creator]),
      )
      expectControlsError(outcome, 'RoyaltiesLocked')

      await chain.send([change, lockRoyalties], [drop.creator])
      expect(await locksOf(drop)).to.deep.equal({ ...NO_LOCKS, royalties: true })
    })
  })

  describe('at launch', () => {
    it('sets exactly the locks that are given, and reports them', async () => {
      for (const locks of [NO_LOCKS, ALL, { ...NO_LOCKS, texts: true, fee: true }]) {
        const drop = await Collection.prepare(chain, { locks })

        const outcome = await chain.send([drop.deployInstruction()], drop.deploySigners())

        expect(await locksOf(drop)).to.deep.equal(locks)
        const [event] = controlsEvents(outcome)
        expect(event?.name).to.equal('controlsInitialised')
        expect(event?.data).to.deep.include({ locks })
      }
    })

    it('leaves a collection that sells, with phases added later', async () => {
      const drop = await Collection.deploy(chain, { locks: ALL, phases: [OPEN_PHASE] })

      await drop.mint(await chain.wallet())

      expect((await drop.record()).numberOfTokensIssued.toNumber()).to.equal(1)
    })
  })

  it('emits all locks of the collection, not only the new ones', async () => {
    const drop = await Collection.deploy(chain, { locks: { texts: true } })

    const outcome = await chain.send([instruction(drop, { phases: true })], [drop.creator])

    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'collectionLocked',
        data: {
          editionsDeployment: drop.deployment.toBase58(),
          locks: { ...NO_LOCKS, texts: true, phases: true },
        },
      },
    ])
  })

  function royaltyChange(drop: Collection, owner: Keypair) {
    return modifyRoyalties({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      creator: owner.publicKey,
      royalties: { royaltyBasisPoints: 0, creators: [] },
    })
  }

  async function changeRoyalties(drop: Collection, owner: Keypair) {
    return tryInVain(drop, royaltyChange(drop, owner), [owner])
  }
})
