import {
  addPhase,
  addToAllowlist,
  closeAllowlistAccount,
  modifyCollection,
  modifyMetadata,
  modifyPhase,
  modifyPlatformFee,
  modifyRoyalties,
  transferOwnership,
  updateTokenNameUri,
} from '@mintline/solana'
import { Keypair, type PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../helpers/collection.ts'
import { gains } from '../helpers/effects.ts'
import { percentFee } from '../helpers/fees.ts'
import { ALLOWLIST_PHASE } from '../helpers/lists.ts'
import { tryInVain } from '../helpers/ownerAccess.ts'
import { expectControlsError } from '../helpers/programFailure.ts'

const PRICE = 2_000_000n

/**
 * A collection is sold: its creator Olivia transfers it to Noah. She keeps only the powers that are not
 * the owner's, and he gets all others. The chapters build on one another.
 */
describe('Story / a collection changes hands', () => {
  let chain: Chain
  let drop: Collection
  let olivia: Keypair
  let noah: Keypair
  let minter: Keypair
  let item: PublicKey

  /** Builds all owner actions for the owner with this name. */
  function powersOf({ publicKey: creator }: Keypair): Record<string, TransactionInstruction> {
    const owner = { deployment: drop.deployment, creator, groupMint: drop.groupMint.publicKey }
    const user = minter.publicKey
    return {
      'add a phase': addPhase({ ...owner, phase: OPEN_PHASE }),
      'modify a phase': modifyPhase({
        ...owner,
        phaseIndex: 0,
        active: true,
        phase: { ...OPEN_PHASE, priceAmount: PRICE },
      }),
      'change an allowlist entry': addToAllowlist({
        ...owner,
        phaseIndex: 1,
        user,
        price: 0,
        amount: 9,
      }),
      'close an allowlist entry': closeAllowlistAccount({
        ...owner,
        phaseIndex: 1,
        user,
        rentReceiver: olivia.publicKey,
      }),
      'change caps, texts and supply': modifyCollection({
        ...owner,
        changes: { maxMintsPerWallet: 5n, maxNumberOfTokens: 50n, collectionName: 'Renamed' },
      }),
      'change metadata': modifyMetadata({
        ...owner,
        add: [{ field: 'series', value: 'second' }],
      }),
      'change royalties': modifyRoyalties({
        ...owner,
        royalties: { royaltyBasisPoints: 100, creators: [{ address: creator, share: 100 }] },
      }),
      'rename an item': updateTokenNameUri({
        ...owner,
        mint: item,
        newName: 'Renamed',
        newUri: '',
      }),
      'hand the collection on': transferOwnership({
        ...owner,
        newOwner: Keypair.generate().publicKey,
      }),
    }
  }

  before(async () => {
    chain = await Chain.start()
    ;[noah, minter] = [await chain.wallet(), await chain.wallet()]
  })

  it("begins with Olivia's collection: a phase, an allowlist, an item, and her as the treasury", async () => {
    drop = await Collection.deploy(chain, {
      phases: [{ ...OPEN_PHASE, priceAmount: PRICE }, ALLOWLIST_PHASE],
    })
    olivia = drop.creator
    item = await drop.mint(minter)
    await drop.allow(minter.publicKey, { phaseIndex: 1, price: 0, amount: 1 })
  })

  it('leaves Noah without any power before the transfer', async () => {
    for (const instruction of Object.values(powersOf(noah))) {
      const outcome = await tryInVain(drop, instruction, [noah])
      expectControlsError(outcome, 'RawConstraintViolated')
    }
  })

  it('becomes his with only her signature', async () => {
    const handOver = transferOwnership({
      deployment: drop.deployment,
      creator: olivia.publicKey,
      newOwner: noah.publicKey,
    })
    await chain.send([handOver], [olivia])
    expect((await drop.controlsRecord()).creator.toBase58()).to.equal(noah.publicKey.toBase58())
  })

  it('takes every power of an owner from Olivia', async () => {
    for (const instruction of Object.values(powersOf(olivia))) {
      const outcome = await tryInVain(drop, instruction, [olivia])
      expectControlsError(outcome, 'RawConstraintViolated')
    }
  })

  it('leaves her the treasury until Noah changes it', async () => {
    const { publicKey: hers } = olivia
    expect(await gains(chain, [hers], () => drop.mint(minter))).to.deep.equal([PRICE])

    const move = modifyCollection({
      deployment: drop.deployment,
      creator: noah.publicKey,
      groupMint: drop.groupMint.publicKey,
      changes: { treasury: noah.publicKey },
    })
    await chain.send([move], [noah])

    const paid = await gains(chain, [hers, noah.publicKey], () => drop.mint(minter))
    expect(paid).to.deep.equal([0n, PRICE])
  })

  it('leaves her the fee, which belongs to the fee admin and not to the owner', async () => {
    const feeOf = ({ publicKey: admin }: Keypair) =>
      modifyPlatformFee({
        deployment: drop.deployment,
        admin,
        platformFee: percentFee(1_000n, [admin]),
      })
    const outcome = await tryInVain(drop, feeOf(noah), [noah])
    expectControlsError(outcome, 'RawConstraintViolated')

    await chain.send([feeOf(olivia)], [olivia])
    const paid = await gains(chain, [olivia.publicKey, noah.publicKey], () => drop.mint(minter))
    expect(paid).to.deep.equal([PRICE / 10n, (PRICE * 9n) / 10n])
  })

  it('gives Noah every power that an owner has', async () => {
    for (const [power, instruction] of Object.entries(powersOf(noah))) {
      const outcome = await chain.trySend([instruction], [noah])
      expect(outcome.failure, power).to.equal(undefined)
    }
  })

  it('finally belongs to neither of them: Noah has passed it on', async () => {
    const owner = (await drop.controlsRecord()).creator.toBase58()
    expect([olivia, noah].map(({ publicKey }) => publicKey.toBase58())).to.not.include(owner)
  })
})
