import {
  addToAllowlist,
  allowlistEntryAddress,
  closeAllowlistAccount,
  modifyCollection,
  modifyPhase,
  type PhaseTerms,
} from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { changeCollection, changePhase, closeEntry, lockCollection } from '../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { expectUnchanged, mintInVain, recordsOf } from '../../helpers/effects.ts'
import {
  ALLOWLIST_PHASE,
  listed,
  listedPhase,
  merkleInput,
  strangers,
} from '../../helpers/lists.ts'
import { tryInVain } from '../../helpers/ownerAccess.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'

const LOCKS = { phases: true }
const TERMS: PhaseTerms = {
  ...OPEN_PHASE,
  priceAmount: 1_000_000n,
  startTime: 10n,
  maxMintsPerWallet: 3n,
  maxMintsTotal: 9n,
}
const ENTRY = { phaseIndex: 0, price: 1_000, amount: 2 }

describe('locked phases', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  async function refusePhase(drop: Collection, phase: PhaseTerms, active = true, phaseIndex = 0) {
    const { deployment, creator } = drop
    const attempt = modifyPhase({
      deployment,
      creator: creator.publicKey,
      phaseIndex,
      active,
      phase,
    })
    return tryInVain(drop, attempt, [creator])
  }

  describe('their terms', () => {
    const changes: [string, Partial<PhaseTerms>][] = [
      ['a price that is one lamport higher', { priceAmount: 1_000_001n }],
      ['a price that is one lamport lower', { priceAmount: 999_999n }],
      ['an earlier start', { startTime: 9n }],
      ['a later start', { startTime: 11n }],
      ['an earlier end', { endTime: TERMS.endTime - 1n }],
      ['a later end', { endTime: TERMS.endTime + 1n }],
      ['no cap of a wallet', { maxMintsPerWallet: 0n }],
      ['a lower cap of a wallet', { maxMintsPerWallet: 2n }],
      ['one item more in all', { maxMintsTotal: 10n }],
      ['one item less in all', { maxMintsTotal: 8n }],
      ['an allowlist', { phaseType: 'allowList' }],
      ['a merkle list', { ...listedPhase(strangers(2)).phase, ...TERMS, phaseType: 'merkleTree' }],
    ]
    for (const [what, change] of changes) {
      it(`cannot become ${what}, with the phase active or paused`, async () => {
        const drop = await Collection.deploy(chain, { phases: [TERMS], locks: LOCKS })

        for (const active of [true, false]) {
          const outcome = await refusePhase(drop, { ...TERMS, ...change }, active)
          expectControlsError(outcome, 'PhasesLocked')
        }
      })
    }

    it('cannot get another merkle root, or become public', async () => {
      const { phase } = listedPhase(strangers(2))
      const drop = await Collection.deploy(chain, { phases: [phase], locks: LOCKS })

      const { merkleRoot: _, ...rootless } = phase
      for (const terms of [
        listedPhase(strangers(2)).phase,
        { ...rootless, phaseType: 'public' as const },
      ]) {
        expectControlsError(await refusePhase(drop, terms), 'PhasesLocked')
      }
    })

    it('can be changed until the lock, and not after it', async () => {
      const drop = await Collection.deploy(chain, { phases: [TERMS, TERMS] })
      await changePhase(drop, 1, { ...TERMS, priceAmount: 5n })
      await lockCollection(drop, LOCKS)

      expectControlsError(await refusePhase(drop, TERMS, true, 1), 'PhasesLocked')
      expectControlsError(await refusePhase(drop, TERMS, true, 2), 'InvalidPhaseIndex')
    })

    it('are locked for phases that are added after the lock, from the start', async () => {
      const drop = await Collection.deploy(chain, { phases: [TERMS], locks: LOCKS })

      await drop.addPhase({ ...TERMS, priceAmount: 7n })

      expectControlsError(await refusePhase(drop, TERMS, true, 1), 'PhasesLocked')
    })
  })

  describe('pausing', () => {
    it('is allowed and undone any number of times, and keeps what was minted', async () => {
      const minter = await chain.wallet()
      const drop = await Collection.deploy(chain, { phases: [TERMS], locks: LOCKS })
      await drop.mint(minter)

      await changePhase(drop, 0, TERMS, false)
      expectControlsError(await mintInVain(drop, minter), 'PhaseNotActive')
      await changePhase(drop, 0, TERMS, false)

      await changePhase(drop, 0, TERMS, true)
      await drop.mint(minter)
      const [phase] = (await drop.controlsRecord()).phases
      expect(phase?.currentMints.toNumber()).to.equal(2)
    })

    it('is allowed in a merkle phase, whose list stays', async () => {
      const minter = await chain.wallet()
      const entry = listed(minter.publicKey, { maxClaims: 1n })
      const { list, phase } = listedPhase([entry, ...strangers(2)])
      const drop = await Collection.deploy(chain, { phases: [phase], locks: LOCKS })

      await changePhase(drop, 0, phase, false)
      await changePhase(drop, 0, phase, true)

      await drop.mint(minter, { merkleMintInput: merkleInput(list, entry) })
    })
  })

  describe('the wallet cap and co-sign of the collection', () => {
    it('cannot be set, to the same number or another, or removed', async () => {
      const drop = await Collection.deploy(chain, { maxMintsPerWallet: 2n, locks: LOCKS })

      for (const maxMintsPerWallet of [1n, 2n, 3n, 0n]) {
        const attempt = modifyCollection({
          deployment: drop.deployment,
          groupMint: drop.groupMint.publicKey,
          creator: drop.creator.publicKey,
          changes: { maxMintsPerWallet, maxNumberOfTokens: 5n },
        })
        const outcome = await tryInVain(drop, attempt, [drop.creator])
        expectControlsError(outcome, 'PhasesLocked')
      }
    })

    it('cannot be narrowed by a co-sign', async () => {
      const drop = await Collection.deploy(chain, { locks: LOCKS })

      for (const cosignerProgramId of [drop.creator.publicKey, PublicKey.default]) {
        const attempt = modifyCollection({
          deployment: drop.deployment,
          groupMint: drop.groupMint.publicKey,
          creator: drop.creator.publicKey,
          changes: { cosignerProgramId },
        })
        const outcome = await tryInVain(drop, attempt, [drop.creator])
        expectControlsError(outcome, 'PhasesLocked')
      }
    })

    it('leaves supply, texts and treasury in the hands of the owner', async () => {
      const drop = await Collection.deploy(chain, { maxMintsPerWallet: 2n, locks: LOCKS })

      await changeCollection(drop, { maxNumberOfTokens: 5n, collectionName: 'New' })

      expect((await drop.record()).maxNumberOfTokens.toNumber()).to.equal(5)
    })
  })

  describe('allowlist entries', () => {
    let drop: Collection
    let user: PublicKey
    let end: bigint

    beforeEach(async () => {
      // Given an entry in a locked phase that ends
      end = (await chain.now()) + 1_000n
      drop = await Collection.deploy(chain, { phases: [{ ...ALLOWLIST_PHASE, endTime: end }] })
      user = Keypair.generate().publicKey
      await drop.allow(user, ENTRY)
      await lockCollection(drop, LOCKS)
    })

    function entryOf(wallet = user): PublicKey {
      return allowlistEntryAddress(drop.deployment, wallet, 0)
    }

    const accounts = () => ({
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      user,
    })

    async function refuse(instruction: ReturnType<typeof addToAllowlist>) {
      return expectUnchanged(chain, [...recordsOf(drop), entryOf()], () =>
        chain.trySend([instruction], [drop.creator]),
      )
    }

    it('cannot get another price or amount, higher or lower', async () => {
      for (const change of [{ price: 999 }, { price: 1_001 }, { amount: 1 }, { amount: 3 }]) {
        const outcome = await refuse(addToAllowlist({ ...accounts(), ...ENTRY, ...change }))
        expectControlsError(outcome, 'PhasesLocked')
      }
    })

    it('can be written with the same terms, which changes nothing', async () => {
      await expectUnchanged(chain, [entryOf()], () => drop.allow(user, ENTRY))
    })

    it('cannot be closed, nor closed and written anew in one transaction', async () => {
      const close = closeAllowlistAccount({ ...accounts(), phaseIndex: 0 })
      const write = addToAllowlist({ ...accounts(), ...ENTRY, amount: 1 })

      const attempts = [[close], [close, write]]
      for (const instructions of attempts) {
        const outcome = await expectUnchanged(chain, [entryOf()], () =>
          chain.trySend(instructions, [drop.creator]),
        )
        expectControlsError(outcome, 'PhasesLocked')
      }
    })

    it('cannot be closed because the phase is paused', async () => {
      await changePhase(drop, 0, { ...ALLOWLIST_PHASE, endTime: end }, false)

      const outcome = await refuse(closeAllowlistAccount({ ...accounts(), phaseIndex: 0 }))

      expectControlsError(outcome, 'PhasesLocked')
    })

    it('can be closed from the end of the phase on, and not a second earlier', async () => {
      await chain.setTime(end - 1n)
      const outcome = await refuse(closeAllowlistAccount({ ...accounts(), phaseIndex: 0 }))
      expectControlsError(outcome, 'PhasesLocked')

      await chain.setTime(end)
      await closeEntry(drop, user)

      expect(await chain.account(entryOf())).to.equal(null)
    })

    it('can be added for new wallets, which then are locked too', async () => {
      const minter = await chain.wallet()
      await drop.allow(minter.publicKey, { ...ENTRY, price: 0 })

      await drop.mint(minter, { usesAllowlist: true })

      const more = addToAllowlist({
        ...accounts(),
        ...ENTRY,
        price: 0,
        amount: 3,
        user: minter.publicKey,
      })
      const outcome = await expectUnchanged(chain, [entryOf(minter.publicKey)], () =>
        chain.trySend([more], [drop.creator]),
      )
      expectControlsError(outcome, 'PhasesLocked')
    })

    it('of a wallet in another collection, which is not locked, stay free', async () => {
      const other = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE] })
      await other.allow(user, ENTRY)

      await other.allow(user, { ...ENTRY, amount: 3 })
      await closeEntry(other, user)
    })
  })
})
