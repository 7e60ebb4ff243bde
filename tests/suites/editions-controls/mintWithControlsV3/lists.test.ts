import { allowlistEntryAddress } from '@mintline/solana'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { replaceAccount } from '../../../helpers/editInstruction.ts'
import { gains, SIGNATURE_FEE } from '../../../helpers/effects.ts'
import {
  ALLOWLIST_PHASE,
  listed,
  listedPhase,
  merkleInput,
  strangers,
} from '../../../helpers/lists.ts'
import { mintV3InVain, sendMintV3 } from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { Token } from '../../../helpers/token.ts'
import { launchTokenDrop, receiverAccounts, type TokenDrop } from '../../../helpers/tokenDrop.ts'

/** The public price of a phase, which no wallet on a list pays. */
const PUBLIC_PRICE = 5_000_000n
/** Base units, of which 10% go to one recipient. */
const LISTED_PRICE = 1_234_567n
const [FEE, PROCEEDS] = [123_456n, 1_111_111n]
/** An entry holds 32 bits. */
const HIGHEST_ENTRY_PRICE = 2 ** 32 - 1

describe('lists in a phase with a price in tokens', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  async function paidBy(drop: TokenDrop, payer: PublicKey, mint: () => Promise<unknown>) {
    const accounts = [drop.token.accountOf(payer), ...receiverAccounts(drop)]
    return drop.token.gains(accounts, mint)
  }

  describe('of entries', () => {
    function launch(): Promise<TokenDrop> {
      return launchTokenDrop(chain, {
        price: PUBLIC_PRICE,
        basisPoints: 1_000n,
        phase: { phaseType: 'allowList' },
      })
    }

    it('an attacker without an entry, or with the entry of another phase, pays nothing', async () => {
      const drop = await launch()
      const { collection, token, buyer } = drop
      const { publicKey } = buyer
      await collection.addPhase(ALLOWLIST_PHASE)
      await collection.allow(publicKey, { phaseIndex: 1, price: 1, amount: 9 })

      expectControlsError(
        await mintV3InVain(collection, [buyer], { token }),
        'AllowlistAccountRequired',
      )
      const entry = allowlistEntryAddress(collection.deployment, publicKey, 0)
      const other = allowlistEntryAddress(collection.deployment, publicKey, 1)
      for (const [named, error] of [
        [entry, 'AllowlistAccountNotFound'],
        [other, 'InvalidAllowlistData'],
      ] as const) {
        const outcome = await mintV3InVain(
          collection,
          [buyer],
          { token, usesAllowlist: true },
          (instruction) => replaceAccount(instruction, entry, named),
        )
        expectControlsError(outcome, error)
      }
    })

    it("an entry's price is in base units of the token, and takes no lamports", async () => {
      const drop = await launch()
      const { collection, token, buyer } = drop
      const { publicKey } = buyer
      await collection.allow(publicKey, { phaseIndex: 0, price: Number(LISTED_PRICE), amount: 1 })
      const twin = await chain.wallet()
      await collection.allow(twin.publicKey, { phaseIndex: 0, price: 0, amount: 1 })

      const paid = await paidBy(drop, publicKey, async () => {
        const lamports = await gains(chain, [publicKey, twin.publicKey], async () => {
          const input = { token, usesAllowlist: true }
          await sendMintV3(collection, [buyer], { ...input, maxPrice: LISTED_PRICE })
          await sendMintV3(collection, [twin], { ...input, maxPrice: 0n })
        })
        expect(lamports[0]).to.equal(lamports[1])
        expect((lamports[0] ?? 0n) < -SIGNATURE_FEE).to.equal(true)
      })

      expect(paid).to.deep.equal([-LISTED_PRICE, PROCEEDS, FEE])
      const again = await mintV3InVain(collection, [buyer], { token, usesAllowlist: true })
      expectControlsError(again, 'ExceededAllowListMaxClaims')
    })

    it('the highest price of an entry is a whole one, and bounded by max_price', async () => {
      const { collection, token, buyer } = await launch()
      await collection.allow(buyer.publicKey, {
        phaseIndex: 0,
        price: HIGHEST_ENTRY_PRICE,
        amount: 1,
      })
      const price = BigInt(HIGHEST_ENTRY_PRICE)
      const input = { token, usesAllowlist: true }
      const held = await token.held(buyer.publicKey)

      expectControlsError(await mintV3InVain(collection, [buyer], input), 'TokenBalanceTooLow')
      await token.give(buyer.publicKey, price - held)
      const bounded = { ...input, maxPrice: price - 1n }
      expectControlsError(await mintV3InVain(collection, [buyer], bounded), 'MaxPriceExceeded')

      await sendMintV3(collection, [buyer], { ...input, maxPrice: price })
      expect(await token.held(buyer.publicKey)).to.equal(0n)
    })
  })

  describe('as a merkle tree', () => {
    let drop: TokenDrop
    let buyer: Keypair
    let list: ReturnType<typeof listedPhase>['list']
    let entry: ReturnType<typeof listed>

    beforeEach(async () => {
      buyer = await chain.wallet()
      entry = listed(buyer.publicKey, { price: LISTED_PRICE, maxClaims: 1n })
      const tree = listedPhase([entry, ...strangers(5)], { priceAmount: PUBLIC_PRICE })
      list = tree.list
      const token = await Token.create(chain)
      drop = await launchTokenDrop(chain, {
        token,
        basisPoints: 1_000n,
        phase: { ...tree.phase, priceToken: token.mint },
      })
      await token.give(buyer.publicKey, 10n * LISTED_PRICE)
    })

    function input() {
      return { token: drop.token, merkleMintInput: merkleInput(list, entry) }
    }

    it('an attacker cannot change the price or the claims, or use a proof of another wallet', async () => {
      const { collection } = drop
      const right = input().merkleMintInput
      for (const merkleMintInput of [
        { ...right, allowListPrice: 0n },
        { ...right, allowListPrice: LISTED_PRICE - 1n },
        { ...right, allowListMaxClaims: 2n },
      ]) {
        const outcome = await mintV3InVain(collection, [buyer], { ...input(), merkleMintInput })
        expectControlsError(outcome, 'InvalidMerkleProof')
      }
      const attacker = await chain.wallet()
      await drop.token.give(attacker.publicKey, LISTED_PRICE)
      const outcome = await mintV3InVain(collection, [attacker, buyer], {
        ...input(),
        payer: buyer.publicKey,
      })
      expectControlsError(outcome, 'InvalidMerkleProof')
    })

    it("a leaf's price is in base units of the token", async () => {
      const paid = await paidBy(drop, buyer.publicKey, () =>
        sendMintV3(drop.collection, [buyer], { ...input(), maxPrice: LISTED_PRICE }),
      )

      expect(paid).to.deep.equal([-LISTED_PRICE, PROCEEDS, FEE])
      const again = await mintV3InVain(drop.collection, [buyer], input())
      expectControlsError(again, 'ExceededAllowListMaxClaims')
    })

    it("a sponsor pays the minter's price, for a gift too", async () => {
      const { collection, buyer: sponsor, token } = drop
      const receiver = Keypair.generate().publicKey

      const paid = await paidBy(drop, sponsor.publicKey, () =>
        sendMintV3(collection, [buyer, sponsor], {
          ...input(),
          payer: sponsor.publicKey,
          receiver,
        }),
      )

      expect(paid).to.deep.equal([-LISTED_PRICE, PROCEEDS, FEE])
      expect(await token.held(buyer.publicKey)).to.equal(10n * LISTED_PRICE)
      expect(await collection.phaseMintCount(buyer.publicKey, 0)).to.equal(1n)
    })
  })
})
