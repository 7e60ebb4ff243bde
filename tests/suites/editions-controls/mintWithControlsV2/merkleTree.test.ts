import { type MerkleMintInput, merkleLeaf } from '@mintline/solana'
import { type Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changePhase } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { gains, mintInVain } from '../../../helpers/effects.ts'
import { listed, listedPhase, merkleInput, strangers } from '../../../helpers/lists.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

const PRICE = 3_000_000n

describe('mintWithControlsV2 in a merkle phase', () => {
  let chain: Chain
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
  })

  /** Deploys a drop whose list permits the minter two items for `PRICE` each. */
  async function listedDrop() {
    const entry = listed(minter.publicKey, { price: PRICE, maxClaims: 2n })
    const { list, phase } = listedPhase([entry, ...strangers(2)])
    return { drop: await Collection.deploy(chain, { phases: [phase] }), list, entry }
  }

  describe('attacks', () => {
    it('an attacker cannot mint with the proof of another wallet', async () => {
      const { drop, list, entry } = await listedDrop()
      const attacker = await chain.wallet()

      const outcome = await mintInVain(drop, attacker, {
        merkleMintInput: merkleInput(list, entry),
      })

      expectControlsError(outcome, 'InvalidMerkleProof')
    })

    it('an attacker cannot lower the price in the list', async () => {
      const { drop, list, entry } = await listedDrop()

      for (const allowListPrice of [0n, PRICE - 1n, PRICE + 1n]) {
        const outcome = await mintInVain(drop, minter, {
          merkleMintInput: { ...merkleInput(list, entry), allowListPrice },
        })
        expectControlsError(outcome, 'InvalidMerkleProof')
      }
    })

    it('an attacker cannot raise the claims in the list', async () => {
      const { drop, list, entry } = await listedDrop()

      for (const allowListMaxClaims of [1n, 3n, (1n << 64n) - 1n]) {
        const outcome = await mintInVain(drop, minter, {
          merkleMintInput: { ...merkleInput(list, entry), allowListMaxClaims },
        })
        expectControlsError(outcome, 'InvalidMerkleProof')
      }
    })

    it('an attacker cannot use the root, or another list, as a proof', async () => {
      const { drop, list } = await listedDrop()
      const own = listed(minter.publicKey, { price: 0n, maxClaims: 99n })
      const ownList = listedPhase([own, ...strangers(3)]).list

      for (const merkleProof of [[list.root], ownList.proofOf(own), [Buffer.alloc(32)]]) {
        const outcome = await mintInVain(drop, minter, {
          merkleMintInput: { merkleProof, allowListPrice: 0n, allowListMaxClaims: 99n },
        })
        expectControlsError(outcome, 'InvalidMerkleProof')
      }
    })

    it('a proof with a node left out, added or changed is refused', async () => {
      const { drop, list, entry } = await listedDrop()
      const input = merkleInput(list, entry)
      const [first, ...rest] = input.merkleProof
      expect(rest.length).to.be.greaterThan(0)
      const changed = Buffer.from(first ?? [])
      changed[0] = 255 - (changed[0] ?? 0)

      for (const merkleProof of [rest, [...input.merkleProof, list.root], [changed, ...rest]]) {
        const outcome = await mintInVain(drop, minter, {
          merkleMintInput: { ...input, merkleProof },
        })
        expectControlsError(outcome, 'InvalidMerkleProof')
      }
    })

    it('a replaced list grants nothing', async () => {
      // Given a wallet on a list, which the owner then replaces with another list
      const { drop, list, entry } = await listedDrop()
      await changePhase(drop, 0, listedPhase(strangers(3)).phase)

      // When the wallet mints
      const outcome = await mintInVain(drop, minter, {
        merkleMintInput: merkleInput(list, entry),
      })

      // Then it is refused
      expectControlsError(outcome, 'InvalidMerkleProof')
    })
  })

  describe('input', () => {
    it('needs merkle input', async () => {
      const { drop } = await listedDrop()

      expectControlsError(await mintInVain(drop, minter), 'MerkleInputRequired')
    })

    it('needs a proof that is not empty', async () => {
      const { drop, list, entry } = await listedDrop()

      const outcome = await mintInVain(drop, minter, {
        merkleMintInput: { ...merkleInput(list, entry), merkleProof: [] },
      })

      expectControlsError(outcome, 'MerkleProofRequired')
    })

    it("needs a proof that is not empty even if the wallet's leaf is the root", async () => {
      // Given a phase whose root is the leaf of a single wallet, as other software may build it
      const entry = listed(minter.publicKey)
      const drop = await Collection.deploy(chain, {
        phases: [{ ...OPEN_PHASE, phaseType: 'merkleTree', merkleRoot: merkleLeaf(entry) }],
      })

      const outcome = await mintInVain(drop, minter, {
        merkleMintInput: { merkleProof: [], allowListPrice: 0n, allowListMaxClaims: 1n },
      })

      expectControlsError(outcome, 'MerkleProofRequired')
    })

    it('needs price and claims, and claims above 0', async () => {
      const { drop, list, entry } = await listedDrop()
      const { merkleProof } = merkleInput(list, entry)
      const incomplete: MerkleMintInput[] = [
        { merkleProof },
        { merkleProof, allowListPrice: PRICE },
        { merkleProof, allowListMaxClaims: 2n },
        { merkleProof, allowListPrice: PRICE, allowListMaxClaims: 0n },
      ]

      for (const merkleMintInput of incomplete) {
        const outcome = await mintInVain(drop, minter, { merkleMintInput })
        expectControlsError(outcome, 'AllowListPriceAndMaxClaimsRequired')
      }
    })

    it('refuses claims of 0 even if the list has 0', async () => {
      const entry = listed(minter.publicKey, { maxClaims: 0n })
      const { list, phase } = listedPhase([entry, ...strangers(1)])
      const drop = await Collection.deploy(chain, { phases: [phase] })

      const outcome = await mintInVain(drop, minter, { merkleMintInput: merkleInput(list, entry) })

      expectControlsError(outcome, 'AllowListPriceAndMaxClaimsRequired')
    })
  })

  describe('lists', () => {
    for (const size of [1, 2, 3, 5]) {
      it(`lets every wallet of a list of ${size} mint`, async () => {
        const wallets = await Promise.all(Array.from({ length: size }, () => chain.wallet()))
        const entries = wallets.map(({ publicKey }) => listed(publicKey))
        const { list, phase } = listedPhase(entries)
        const drop = await Collection.deploy(chain, { phases: [phase] })

        for (const [index, wallet] of wallets.entries()) {
          const entry = entries[index] ?? listed(wallet.publicKey)
          await drop.mint(wallet, { merkleMintInput: merkleInput(list, entry) })
          expect(await drop.mintCount(wallet.publicKey)).to.equal(1n)
        }

        expect((await drop.record()).numberOfTokensIssued.toNumber()).to.equal(size)
      })
    }

    it("charges the price in the list instead of the phase's own", async () => {
      // Given a list price below the price of the phase
      const entry = listed(minter.publicKey, { price: PRICE })
      const { list, phase } = listedPhase([entry, ...strangers(1)], { priceAmount: 10n * PRICE })
      const drop = await Collection.deploy(chain, { phases: [phase] })

      const [paid] = await gains(chain, [drop.creator.publicKey], () =>
        drop.mint(minter, { merkleMintInput: merkleInput(list, entry) }),
      )

      expect(paid).to.equal(PRICE)
    })

    it("is free with a price of 0 in the list, whatever the phase's own price", async () => {
      const entry = listed(minter.publicKey, { price: 0n })
      const { list, phase } = listedPhase([entry], { priceAmount: PRICE })
      const drop = await Collection.deploy(chain, { phases: [phase] })

      const [paid] = await gains(chain, [drop.creator.publicKey], () =>
        drop.mint(minter, { merkleMintInput: merkleInput(list, entry), maxPrice: 0n }),
      )

      expect(paid).to.equal(0n)
    })

    it('may have a price higher than an allowlist entry can hold', async () => {
      const price = 5n * BigInt(LAMPORTS_PER_SOL)
      const entry = listed(minter.publicKey, { price })
      const { list, phase } = listedPhase([entry, ...strangers(1)])
      const drop = await Collection.deploy(chain, { phases: [phase] })

      const [paid] = await gains(chain, [drop.creator.publicKey], () =>
        drop.mint(minter, { merkleMintInput: merkleInput(list, entry) }),
      )

      expect(paid).to.equal(price)
    })
  })

  describe('claims', () => {
    it('grant exactly as many items as the list says', async () => {
      const { drop, list, entry } = await listedDrop()
      const merkleMintInput = merkleInput(list, entry)

      await drop.mint(minter, { merkleMintInput })
      await drop.mint(minter, { merkleMintInput })
      const outcome = await mintInVain(drop, minter, { merkleMintInput })

      expectControlsError(outcome, 'ExceededAllowListMaxClaims')
      expect(await drop.phaseMintCount(minter.publicKey, 0)).to.equal(2n)
    })

    it('of one wallet do not affect those of another', async () => {
      const other = await chain.wallet()
      const [entry, otherEntry] = [listed(minter.publicKey), listed(other.publicKey)]
      const { list, phase } = listedPhase([entry, otherEntry])
      const drop = await Collection.deploy(chain, { phases: [phase] })

      await drop.mint(minter, { merkleMintInput: merkleInput(list, entry) })
      await drop.mint(other, { merkleMintInput: merkleInput(list, otherEntry) })

      expect(await drop.mintCount(other.publicKey)).to.equal(1n)
    })

    it('are granted in each of two phases with the same root', async () => {
      const entry = listed(minter.publicKey)
      const { list, phase } = listedPhase([entry, ...strangers(1)])
      const drop = await Collection.deploy(chain, { phases: [phase, phase] })
      const merkleMintInput = merkleInput(list, entry)

      for (const phaseIndex of [0, 1]) {
        await drop.mint(minter, { merkleMintInput, phaseIndex })
        const outcome = await mintInVain(drop, minter, { merkleMintInput, phaseIndex })
        expectControlsError(outcome, 'ExceededAllowListMaxClaims')
      }
    })

    it('are granted in each of two drops with the same root', async () => {
      const entry = listed(minter.publicKey)
      const { list, phase } = listedPhase([entry, ...strangers(1)])
      const merkleMintInput = merkleInput(list, entry)

      for (const drop of [
        await Collection.deploy(chain, { phases: [phase] }),
        await Collection.deploy(chain, { phases: [phase] }),
      ]) {
        await drop.mint(minter, { merkleMintInput })
        const outcome = await mintInVain(drop, minter, { merkleMintInput })
        expectControlsError(outcome, 'ExceededAllowListMaxClaims')
      }
    })

    it('are limited by the phase too', async () => {
      const entry = listed(minter.publicKey, { maxClaims: 5n })
      const { list, phase } = listedPhase([entry], { maxMintsPerWallet: 1n })
      const drop = await Collection.deploy(chain, { phases: [phase] })
      const merkleMintInput = merkleInput(list, entry)

      await drop.mint(minter, { merkleMintInput })
      const outcome = await mintInVain(drop, minter, { merkleMintInput })

      expectControlsError(outcome, 'ExceededWalletMaxMintsForPhase')
    })
  })
})
