import { allowlistEntryAddress } from '@mintline/solana'
import { type Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { closeEntry } from '../../../helpers/changes.ts'
import { Collection } from '../../../helpers/collection.ts'
import { replaceAccount } from '../../../helpers/editInstruction.ts'
import { gains, mintInVain, sendInVain } from '../../../helpers/effects.ts'
import { forge } from '../../../helpers/forgery.ts'
import { ALLOWLIST_PHASE, listed, listedPhase, merkleInput } from '../../../helpers/lists.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

const PRICE = 2_000_000
const ENTRY = { phaseIndex: 0, price: PRICE, amount: 2 }

describe('mintWithControlsV2 in an allowlist phase', () => {
  let chain: Chain
  let drop: Collection
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    drop = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE, ALLOWLIST_PHASE] })
    minter = await chain.wallet()
  })

  function entryOf(wallet: PublicKey, phaseIndex = 0, collection = drop): PublicKey {
    return allowlistEntryAddress(collection.deployment, wallet, phaseIndex)
  }

  /** Tries to mint with another account in place of the minter's entry. */
  async function mintWithEntry(entry: PublicKey) {
    const instruction = await drop.mintV2(minter.publicKey, { usesAllowlist: true })
    return sendInVain(
      drop,
      minter,
      [replaceAccount(instruction, entryOf(minter.publicKey), entry)],
      [minter],
    )
  }

  describe('attacks', () => {
    it('an attacker cannot mint with the entry of another wallet', async () => {
      const friend = await chain.wallet()
      await drop.allow(friend.publicKey, ENTRY)

      expectControlsError(await mintWithEntry(entryOf(friend.publicKey)), 'InvalidAllowlistData')
    })

    it('an attacker cannot mint with their entry of another phase', async () => {
      await drop.allow(minter.publicKey, { ...ENTRY, phaseIndex: 1 })

      expectControlsError(await mintWithEntry(entryOf(minter.publicKey, 1)), 'InvalidAllowlistData')
    })

    it('an attacker cannot mint with an entry of their own collection', async () => {
      const own = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE] })
      await own.allow(minter.publicKey, { ...ENTRY, price: 0, amount: 255 })

      expectControlsError(
        await mintWithEntry(entryOf(minter.publicKey, 0, own)),
        'InvalidAllowlistData',
      )
    })

    it('an attacker cannot mint with a copy of an entry that another program owns', async () => {
      // Given a copy of a real entry in an account that the controls program does not own
      await drop.allow(minter.publicKey, ENTRY)
      const fake = await forge(chain, entryOf(minter.publicKey), SystemProgram.programId)

      // When the wallet mints with it, then it is refused
      expectControlsError(await mintWithEntry(fake), 'InvalidAllowlistData')
    })

    it('an attacker cannot use another record of the controls program as an entry', async () => {
      expectControlsError(await mintWithEntry(drop.controls), 'InvalidAllowlistData')
    })

    it('an attacker cannot set a price by adding merkle input', async () => {
      await drop.allow(minter.publicKey, ENTRY)
      const place = listed(minter.publicKey, { price: 0n, maxClaims: 9n })
      const { list } = listedPhase([place])

      const outcome = await mintInVain(drop, minter, {
        usesAllowlist: true,
        merkleMintInput: merkleInput(list, place),
      })

      expectControlsError(outcome, 'MerkleInputNotAllowed')
    })
  })

  describe('the entry', () => {
    it('must be passed', async () => {
      await drop.allow(minter.publicKey, ENTRY)

      expectControlsError(await mintInVain(drop, minter), 'AllowlistAccountRequired')
    })

    it('must exist', async () => {
      const outcome = await mintInVain(drop, minter, { usesAllowlist: true })

      expectControlsError(outcome, 'AllowlistAccountNotFound')
    })

    it('must be more than lamports at its address', async () => {
      await chain.fund(entryOf(minter.publicKey), 5_000_000n)

      const outcome = await mintInVain(drop, minter, { usesAllowlist: true })

      expectControlsError(outcome, 'AllowlistAccountNotFound')
    })

    it('sets the price', async () => {
      await drop.allow(minter.publicKey, ENTRY)

      const [paid] = await gains(chain, [drop.creator.publicKey], () =>
        drop.mint(minter, { usesAllowlist: true }),
      )

      expect(paid).to.equal(BigInt(PRICE))
    })

    it('sets the price instead of the phase, and 0 is free', async () => {
      const priced = await Collection.deploy(chain, {
        phases: [{ ...ALLOWLIST_PHASE, priceAmount: 9_000_000n }],
      })
      await priced.allow(minter.publicKey, { ...ENTRY, price: 0 })

      const [paid] = await gains(chain, [priced.creator.publicKey], () =>
        priced.mint(minter, { usesAllowlist: true, maxPrice: 0n }),
      )

      expect(paid).to.equal(0n)
    })

    it('may have the highest price that it can hold', async () => {
      const price = 2 ** 32 - 1
      await drop.allow(minter.publicKey, { ...ENTRY, price })

      const [paid] = await gains(chain, [drop.creator.publicKey], () =>
        drop.mint(minter, { usesAllowlist: true }),
      )

      expect(paid).to.equal(BigInt(price))
    })

    it('applies with its current terms, not the original ones', async () => {
      await drop.allow(minter.publicKey, ENTRY)
      await drop.allow(minter.publicKey, { ...ENTRY, price: PRICE + 1, amount: 1 })

      const [paid] = await gains(chain, [drop.creator.publicKey], () =>
        drop.mint(minter, { usesAllowlist: true }),
      )
      const outcome = await mintInVain(drop, minter, { usesAllowlist: true })

      expect(paid).to.equal(BigInt(PRICE + 1))
      expectControlsError(outcome, 'ExceededAllowListMaxClaims')
    })
  })

  describe('the amount', () => {
    it('is exactly the number of items that the wallet may mint', async () => {
      await drop.allow(minter.publicKey, ENTRY)

      await drop.mint(minter, { usesAllowlist: true })
      await drop.mint(minter, { usesAllowlist: true })
      const outcome = await mintInVain(drop, minter, { usesAllowlist: true })

      expectControlsError(outcome, 'ExceededAllowListMaxClaims')
      expect(await drop.phaseMintCount(minter.publicKey, 0)).to.equal(2n)
    })

    it('counts in each phase separately', async () => {
      for (const phaseIndex of [0, 1]) {
        await drop.allow(minter.publicKey, { ...ENTRY, phaseIndex, amount: 1 })
        await drop.mint(minter, { usesAllowlist: true, phaseIndex })
        const outcome = await mintInVain(drop, minter, { usesAllowlist: true, phaseIndex })
        expectControlsError(outcome, 'ExceededAllowListMaxClaims')
      }
    })

    it('does not restart when the entry is closed and written again', async () => {
      // Given a wallet that has used up its entry
      await drop.allow(minter.publicKey, { ...ENTRY, amount: 1 })
      await drop.mint(minter, { usesAllowlist: true })

      // When the entry is closed and written again with the same amount
      await closeEntry(drop, minter.publicKey)
      await drop.allow(minter.publicKey, { ...ENTRY, amount: 1 })

      // Then there is nothing left to mint, and a higher amount grants only the difference
      const spent = await mintInVain(drop, minter, { usesAllowlist: true })
      expectControlsError(spent, 'ExceededAllowListMaxClaims')
      await drop.allow(minter.publicKey, { ...ENTRY, amount: 2 })
      await drop.mint(minter, { usesAllowlist: true })
      const outcome = await mintInVain(drop, minter, { usesAllowlist: true })
      expectControlsError(outcome, 'ExceededAllowListMaxClaims')
    })

    it('is void once the entry is closed', async () => {
      await drop.allow(minter.publicKey, ENTRY)
      await closeEntry(drop, minter.publicKey)

      const outcome = await mintInVain(drop, minter, { usesAllowlist: true })

      expectControlsError(outcome, 'AllowlistAccountNotFound')
    })

    it('applies in addition to the limits of the phase', async () => {
      const limited = await Collection.deploy(chain, {
        phases: [{ ...ALLOWLIST_PHASE, maxMintsPerWallet: 1n }],
      })
      await limited.allow(minter.publicKey, { ...ENTRY, amount: 255 })

      await limited.mint(minter, { usesAllowlist: true })
      const outcome = await mintInVain(limited, minter, { usesAllowlist: true })

      expectControlsError(outcome, 'ExceededWalletMaxMintsForPhase')
    })
  })
})
