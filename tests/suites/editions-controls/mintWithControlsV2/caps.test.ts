import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection, changePhase } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { mintInVain, mintV1InVain, sendInVain } from '../../../helpers/effects.ts'
import { listed, listedPhase, merkleInput } from '../../../helpers/lists.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

describe('mintWithControlsV2 and the caps', () => {
  let chain: Chain
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
  })

  async function mintTimes(drop: Collection, wallet: Keypair, times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) await drop.mint(wallet)
  }

  describe('what an attacker may try', () => {
    it('an attacker cannot get a second counter of the phase by alternating v1 and v2', async () => {
      const drop = await Collection.deploy(chain, {
        phases: [{ ...OPEN_PHASE, maxMintsPerWallet: 2n }],
      })

      // Given one mint by each instruction
      const { failure } = await drop.tryMintV1(minter)
      expect(failure).to.equal(undefined)
      await drop.mint(minter)

      // When the wallet mints once more by either, then it is refused
      expectControlsError(await mintInVain(drop, minter), 'ExceededWalletMaxMintsForPhase')
      expectControlsError(await mintV1InVain(drop, minter), 'ExceededWalletMaxMintsForPhase')
      expect(await drop.phaseMintCount(minter.publicKey, 0)).to.equal(2n)
    })

    it('an attacker cannot get a second counter of the collection by alternating', async () => {
      const drop = await Collection.deploy(chain, { maxMintsPerWallet: 2n, phases: [OPEN_PHASE] })
      await drop.mint(minter)
      const { failure } = await drop.tryMintV1(minter)
      expect(failure).to.equal(undefined)

      expectControlsError(await mintInVain(drop, minter), 'ExceededWalletMaxMintsForCollection')
      expectControlsError(await mintV1InVain(drop, minter), 'ExceededWalletMaxMintsForCollection')
      expect(await drop.mintCount(minter.publicKey)).to.equal(2n)
    })

    it('an attacker cannot get a second counter of claims by alternating', async () => {
      const entry = listed(minter.publicKey, { maxClaims: 1n })
      const { list, phase } = listedPhase([entry])
      const drop = await Collection.deploy(chain, { phases: [phase] })
      const merkleMintInput = merkleInput(list, entry)
      await drop.mint(minter, { merkleMintInput })

      expectControlsError(
        await mintV1InVain(drop, minter, merkleMintInput),
        'ExceededAllowListMaxClaims',
      )
    })

    it('an attacker cannot slip through a cap with two mints in one transaction', async () => {
      const drop = await Collection.deploy(chain, {
        phases: [{ ...OPEN_PHASE, maxMintsPerWallet: 1n }],
      })
      const { publicKey } = minter
      const mints = [
        await drop.mintV2(publicKey),
        await drop.mintV2(publicKey, { mintCount: 1n, issued: 1n }),
      ]

      const outcome = await sendInVain(drop, minter, mints, [minter])

      expectControlsError(outcome, 'ExceededWalletMaxMintsForPhase')
    })

    it('the owner cannot make a phase count anew by changing it', async () => {
      const terms = { maxMintsPerWallet: 1n, maxMintsTotal: 5n }
      const drop = await Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, ...terms }] })
      await drop.mint(minter)

      await changePhase(drop, 0, { ...terms, priceAmount: 5n })

      expectControlsError(await mintInVain(drop, minter), 'ExceededWalletMaxMintsForPhase')
    })
  })

  describe('of a wallet in a phase', () => {
    it('allow as many items as they say and not one more', async () => {
      const drop = await Collection.deploy(chain, {
        phases: [{ ...OPEN_PHASE, maxMintsPerWallet: 2n }],
      })

      await mintTimes(drop, minter, 2)

      expectControlsError(await mintInVain(drop, minter), 'ExceededWalletMaxMintsForPhase')
    })

    it('count each wallet and each phase by itself', async () => {
      const capped = { ...OPEN_PHASE, maxMintsPerWallet: 1n }
      const drop = await Collection.deploy(chain, { phases: [capped, capped] })
      const other = await chain.wallet()

      for (const wallet of [minter, other]) {
        await drop.mint(wallet, { phaseIndex: 0 })
        await drop.mint(wallet, { phaseIndex: 1 })
        expect(await drop.mintCount(wallet.publicKey)).to.equal(2n)
      }
    })
  })

  describe('of a wallet in the collection', () => {
    it('count across phases', async () => {
      const drop = await Collection.deploy(chain, {
        maxMintsPerWallet: 3n,
        phases: [OPEN_PHASE, OPEN_PHASE],
      })
      await mintTimes(drop, minter, 2)
      await drop.mint(minter, { phaseIndex: 1 })

      for (const phaseIndex of [0, 1]) {
        expectControlsError(
          await mintInVain(drop, minter, { phaseIndex }),
          'ExceededWalletMaxMintsForCollection',
        )
      }
    })

    it('count each wallet by itself', async () => {
      const drop = await Collection.deploy(chain, { maxMintsPerWallet: 1n, phases: [OPEN_PHASE] })
      const other = await chain.wallet()

      await drop.mint(minter)
      await drop.mint(other)

      expect(await drop.mintCount(other.publicKey)).to.equal(1n)
    })

    it('can be raised, and lowered below what a wallet has', async () => {
      const drop = await Collection.deploy(chain, { maxMintsPerWallet: 1n, phases: [OPEN_PHASE] })
      await drop.mint(minter)

      await changeCollection(drop, { maxMintsPerWallet: 2n })
      await drop.mint(minter)
      await changeCollection(drop, { maxMintsPerWallet: 1n })

      expectControlsError(await mintInVain(drop, minter), 'ExceededWalletMaxMintsForCollection')
    })
  })

  describe('of a phase', () => {
    it('count all wallets together', async () => {
      const drop = await Collection.deploy(chain, {
        phases: [{ ...OPEN_PHASE, maxMintsTotal: 2n }, OPEN_PHASE],
      })
      await drop.mint(minter)
      await drop.mint(await chain.wallet())

      const late = await chain.wallet()
      expectControlsError(await mintInVain(drop, late), 'ExceededMaxMintsForPhase')
      expectControlsError(await mintInVain(drop, minter), 'ExceededMaxMintsForPhase')
      await drop.mint(late, { phaseIndex: 1 })
      expect(await drop.mintCount(late.publicKey)).to.equal(1n)
    })
  })

  describe('of the collection', () => {
    it('refuse the item after the last', async () => {
      const drop = await Collection.deploy(chain, { maxNumberOfTokens: 2n, phases: [OPEN_PHASE] })
      await drop.mint(minter)
      await drop.mint(await chain.wallet())

      expectControlsError(await mintInVain(drop, minter), 'MintedOut')
      expectControlsError(await mintInVain(drop, await chain.wallet()), 'MintedOut')
      expect((await drop.record()).numberOfTokensIssued.toNumber()).to.equal(2)
    })

    it('can be raised when everything is minted', async () => {
      const drop = await Collection.deploy(chain, { maxNumberOfTokens: 1n, phases: [OPEN_PHASE] })
      await drop.mint(minter)

      await changeCollection(drop, { maxNumberOfTokens: 2n })
      await drop.mint(minter)

      expectControlsError(await mintInVain(drop, minter), 'MintedOut')
    })
  })

  it('of 0 are no caps at all', async () => {
    const drop = await Collection.deploy(chain, {
      maxMintsPerWallet: 0n,
      maxNumberOfTokens: 0n,
      phases: [{ ...OPEN_PHASE, maxMintsPerWallet: 0n, maxMintsTotal: 0n }],
    })

    await mintTimes(drop, minter, 6)

    expect(await drop.mintCount(minter.publicKey)).to.equal(6n)
  })
})
