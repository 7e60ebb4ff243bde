import { createApproveInstruction } from '@solana/spl-token'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection } from '../../../helpers/changes.ts'
import { replaceAccount } from '../../../helpers/editInstruction.ts'
import { gains, sendInVain } from '../../../helpers/effects.ts'
import { percentFee } from '../../../helpers/fees.ts'
import {
  expectOwedTokens,
  mintV3,
  mintV3InVain,
  priceTokenAccounts,
} from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { Token } from '../../../helpers/token.ts'
import { launchTokenDrop, receiverAccounts, type TokenDrop } from '../../../helpers/tokenDrop.ts'

const PRICE = 5_000_000n
const FEE = 125_000n
const PROCEEDS = PRICE - FEE

describe('a mint in tokens that somebody else pays for', () => {
  let chain: Chain
  let drop: TokenDrop
  /** Holds neither tokens nor lamports. */
  let minter: Keypair
  /** Pays for signatures alone. */
  let relayer: Keypair

  before(async () => {
    chain = await Chain.start()
    relayer = await chain.wallet()
  })

  beforeEach(async () => {
    drop = await launchTokenDrop(chain)
    minter = Keypair.generate()
  })

  /** Builds the minter's mint, paid for by a wallet, which may name another token account. */
  async function mintPaidBy(payer: PublicKey, from?: PublicKey) {
    const { collection, token } = drop
    const mint = await mintV3(collection, minter.publicKey, { token, payer })
    return from ? replaceAccount(mint, token.accountOf(payer), from) : mint
  }

  async function payInVain(payer: Keypair, from?: PublicKey) {
    const mint = await mintPaidBy(payer.publicKey, from)
    return sendInVain(drop.collection, minter, [mint], [relayer, minter, payer])
  }

  describe('attacks', () => {
    it("a payer cannot pay with the minter's tokens, and a minter not with a stranger's", async () => {
      const { token, buyer } = drop
      const victim = await chain.wallet()
      await token.give(victim.publicKey, PRICE)
      await token.give(minter.publicKey, PRICE)

      for (const owner of [minter, victim]) {
        const from = token.accountOf(owner.publicKey)
        expectControlsError(await payInVain(buyer, from), 'PayerTokenAccountInvalid')
        expect(await token.amountIn(from)).to.equal(PRICE)
      }
    })

    it('an allowance of another wallet pays for nothing', async () => {
      const { token, buyer } = drop
      const victim = await chain.wallet()
      await token.give(victim.publicKey, PRICE)
      const from = token.accountOf(victim.publicKey)
      const approve = createApproveInstruction(from, buyer.publicKey, victim.publicKey, PRICE)
      await chain.send([approve], [victim])

      expectControlsError(await payInVain(buyer, from), 'PayerTokenAccountInvalid')
    })

    it('the price cannot come out of the treasury, a recipient or the vault', async () => {
      const { token, buyer, treasury, recipients, collection } = drop
      for (const { publicKey } of [treasury, ...recipients]) await token.give(publicKey, PRICE)

      const { vault } = priceTokenAccounts(collection, token)
      for (const from of [...receiverAccounts(drop), vault]) {
        expectControlsError(await payInVain(buyer, from), 'PayerTokenAccountInvalid')
      }
      await expectOwedTokens(collection, token, 0n)
    })

    it('an account that is frozen, missing, in another token or no token account pays nothing', async () => {
      const { token, buyer } = drop
      const other = await Token.create(chain)
      await other.give(buyer.publicKey, PRICE)
      const frozen = await token.openAccount(buyer.publicKey)
      await token.mintTo(frozen, PRICE)
      await token.freezeAccount(frozen)
      const wrong = [
        frozen,
        other.accountOf(buyer.publicKey),
        Keypair.generate().publicKey,
        token.mint,
        buyer.publicKey,
      ]

      for (const from of wrong) {
        expectControlsError(await payInVain(buyer, from), 'PayerTokenAccountInvalid')
      }
    })

    it('a payer without a token account, or with one base unit too few, pays nothing', async () => {
      const { token } = drop
      const poor = await chain.wallet()

      expectControlsError(await payInVain(poor), 'PayerTokenAccountInvalid')
      await token.give(poor.publicKey, PRICE - 1n)
      expectControlsError(await payInVain(poor), 'TokenBalanceTooLow')
      expect(await token.held(poor.publicKey)).to.equal(PRICE - 1n)

      await token.give(poor.publicKey, 1n)
      await chain.send([await mintPaidBy(poor.publicKey)], [relayer, minter, poor])
      expect(await token.held(poor.publicKey)).to.equal(0n)
    })

    it('a mint that names no token account pays nothing', async () => {
      const { collection, token, buyer } = drop
      const own = token.accountOf(buyer.publicKey)
      const absent = chain.controls.programId

      const outcome = await mintV3InVain(collection, [buyer], { token }, (instruction) =>
        replaceAccount(instruction, own, absent),
      )

      expectControlsError(outcome, 'PayerTokenAccountInvalid')
    })
  })

  it('takes tokens and rent of the payer, and nothing of the minter', async () => {
    const { collection, token, buyer } = drop
    const twin = await chain.wallet()
    await token.give(twin.publicKey, PRICE)
    const accounts = [buyer.publicKey, minter.publicKey].map((wallet) => token.accountOf(wallet))

    const paid = await token.gains([...accounts, ...receiverAccounts(drop)], async () => {
      const [ofBuyer, ofMinter, ofTwin] = await gains(
        chain,
        [buyer, minter, twin].map(({ publicKey }) => publicKey),
        async () => {
          await chain.send([await mintPaidBy(buyer.publicKey)], [relayer, minter, buyer])
          const own = await mintV3(collection, twin.publicKey, { token })
          await chain.send([own], [relayer, twin])
        },
      )
      expect([ofBuyer, ofMinter]).to.deep.equal([ofTwin, 0n])
    })

    // The twin paid as much, to the same receivers.
    expect(paid).to.deep.equal([-PRICE, 0n, 2n * PROCEEDS, 2n * FEE])
    expect(await collection.mintCount(minter.publicKey)).to.equal(1n)
    expect(await collection.mintCount(buyer.publicKey)).to.equal(0n)
  })

  it("may come from a second account of the payer's", async () => {
    const { token, buyer } = drop
    const second = await token.openAccount(buyer.publicKey)
    await token.mintTo(second, PRICE)

    const mint = await mintPaidBy(buyer.publicKey, second)
    const paid = await token.gains([second, token.accountOf(buyer.publicKey)], () =>
      chain.send([mint], [relayer, minter, buyer]),
    )

    expect(paid).to.deep.equal([-PRICE, 0n])
  })

  describe('by a payer that receives a part of it', () => {
    it('costs the treasury the fee alone', async () => {
      const { collection, token, buyer, recipients } = drop
      await changeCollection(collection, { treasury: buyer.publicKey })
      const accounts = [buyer, ...recipients].map(({ publicKey }) => token.accountOf(publicKey))

      const mint = await mintPaidBy(buyer.publicKey)
      const paid = await token.gains(accounts, () => chain.send([mint], [relayer, minter, buyer]))

      expect(paid).to.deep.equal([-FEE, FEE])
      await expectOwedTokens(collection, token, 0n)
    })

    it('costs a payer nothing who is treasury and only recipient, but needs the price', async () => {
      const payer = await chain.wallet()
      const { publicKey } = payer
      drop = await launchTokenDrop(chain, {
        overrides: { treasury: publicKey, platformFee: percentFee(250n, [publicKey]) },
      })
      const { token, collection } = drop
      await token.give(publicKey, PRICE - 1n)
      expectControlsError(await payInVain(payer), 'TokenBalanceTooLow')

      await token.give(publicKey, 1n)
      await chain.send([await mintPaidBy(publicKey)], [relayer, minter, payer])

      expect(await token.held(publicKey)).to.equal(PRICE)
      await expectOwedTokens(collection, token, 0n)
    })

    describe('and pays from its second account', () => {
      /** The first account is the treasury's, and the second one pays. */
      let accounts: [first: PublicKey, second: PublicKey]

      beforeEach(async () => {
        const { collection, token, buyer } = drop
        await changeCollection(collection, { treasury: buyer.publicKey })
        accounts = [token.accountOf(buyer.publicKey), await token.openAccount(buyer.publicKey)]
        await token.mintTo(accounts[1], PRICE)
      })

      async function mintFromSecond(usesVault = false): Promise<bigint[]> {
        const { collection, token, buyer } = drop
        const [first, second] = accounts
        const payer = buyer.publicKey
        const mint = await mintV3(collection, minter.publicKey, { token, payer, usesVault })
        // Behind the treasury's, which is the same account.
        const place = mint.keys.findLastIndex(({ pubkey }) => pubkey.equals(first))
        mint.keys = mint.keys.map((key, at) => (at === place ? { ...key, pubkey: second } : key))
        return token.gains(accounts, () => chain.send([mint], [relayer, minter, buyer]))
      }

      it('moves its share to the first', async () => {
        expect(await mintFromSecond()).to.deep.equal([PROCEEDS, -PRICE])
      })

      it('keeps its share in the vault where the first is frozen', async () => {
        const { collection, token, buyer } = drop
        await token.freeze(buyer.publicKey)

        expect(await mintFromSecond(true)).to.deep.equal([0n, -PRICE])
        await expectOwedTokens(collection, token, PROCEEDS)
      })
    })
  })
})
