import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection, changePhase } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { mintInVain, mintV1InVain, sendInVain } from '../../../helpers/effects.ts'
import { listed, listedPhase, merkleInput } from '../../../helpers/lists.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

describe('caps of mintWithControlsV2', () => {
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

  describe('attacks', () => {
    it('an attacker cannot get a second counter of the phase by alternating v1 and v2', async () => {
      const drop = await Collection.deploy(chain, {
        phases: [{ ...OPEN_PHASE, maxMintsPerWallet: 2n }],
      })

      // Given one mint with each instruction
      const { failure } = await drop.tryMintV1(minter)
      expect(failure).to.equal(undefined)
      await drop.mint(minter)

      // When the wallet mints again with either, then it is refused
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

    it('an attacker cannot exceed a cap with two mints in one transaction', async () => {
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

    it('the owner cannot restart the count of a phase by changing it', async () => {
      const terms = { maxMintsPerWallet: 1n, maxMintsTotal: 5n }
      const drop = await Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, ...terms }] })
      await drop.mint(minter)

      await changePhase(drop, 0, { ...terms, priceAmount: 5n })

      expectControlsError(await mintInVain(drop, minter), 'ExceededWalletMaxMintsForPhase')
    })
  })

  describe('of a wallet in a phase', () => {
    it('permit exactly as many items as they say', async () => {
      const drop = await Collection.deploy(chain, {
        phases: [{ ...OPEN_PHASE, maxMintsPerWallet: 2n }],
      })

      await mintTimes(drop, minter, 2)

      expectControlsError(await mintInVain(drop, minter), 'ExceededWalletMaxMintsForPhase')
    })

    it('count each wallet and each phase separately', async () => {
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

    it('count each wallet separately', async () => {
      const drop = await Collection.deploy(chain, { maxMintsPerWallet: 1n, phases: [OPEN_PHASE] })
      const other = await chain.wallet()

      await drop.mint(minter)
      await drop.mint(other)

      expect(await drop.mintCount(other.publicKey)).to.equal(1n)
    })

    it('can be raised, and lowered below the items of a wallet', async () => {
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

    it('can be raised after the collection is sold out', async () => {
      const drop = await Collection.deploy(chain, { maxNumberOfTokens: 1n, phases: [OPEN_PHASE] })
      await drop.mint(minter)

      await changeCollection(drop, { maxNumberOfTokens: 2n })
      await drop.mint(minter)

      expectControlsError(await mintInVain(drop, minter), 'MintedOut')
    })
  })

  it('of 0 mean no limit', async () => {
    const drop = await Collection.deploy(chain, {
      maxMintsPerWallet: 0n,
      maxNumberOfTokens: 0n,
      phases: [{ ...OPEN_PHASE, maxMintsPerWallet: 0n, maxMintsTotal: 0n }],
    })

    await mintTimes(drop, minter, 6)

    expect(await drop.mintCount(minter.publicKey)).to.equal(6n)
  })
})
