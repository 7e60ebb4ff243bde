import { NATIVE_MINT, TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { type Keypair, PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changePhase } from '../../../helpers/changes.ts'
import { type Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { replaceAccount } from '../../../helpers/editInstruction.ts'
import { gains, mintInVain, mintV1InVain } from '../../../helpers/effects.ts'
import { forge } from '../../../helpers/forgery.ts'
import { addToken, mintV3, mintV3InVain, sendMintV3 } from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { Token } from '../../../helpers/token.ts'
import { launchTokenDrop, receiverAccounts, type TokenDrop } from '../../../helpers/tokenDrop.ts'

const PRICE = 5_000_000n

describe('the currency of a mint', () => {
  let chain: Chain
  let drop: TokenDrop
  let collection: Collection
  let token: Token
  let buyer: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    drop = await launchTokenDrop(chain)
    ;({ collection, token, buyer } = drop)
  })

  /** Creates a token that the collection's phases may be priced in, of which all wallets have enough. */
  async function secondToken(): Promise<Token> {
    const second = await Token.create(chain)
    await addToken(collection, second)
    for (const { publicKey } of [drop.treasury, ...drop.recipients, buyer]) {
      await second.give(publicKey, 2n * PRICE)
    }
    return second
  }

  describe('in a phase with a price in tokens', () => {
    it('cannot be lamports: v1 and v2 are refused, and v3 without the token', async () => {
      for (const priceAmount of [PRICE, 0n]) {
        await changePhase(collection, 0, { priceAmount, priceToken: token.mint })

        expectControlsError(await mintV1InVain(collection, buyer), 'PriceTokenMismatch')
        expectControlsError(await mintInVain(collection, buyer), 'PriceTokenMismatch')
        expectControlsError(await mintV3InVain(collection, [buyer]), 'PriceTokenMismatch')
      }
    })

    it("cannot be another token, be it the collection's own or the buyer's", async () => {
      const own = await secondToken()
      const fake = await Token.create(chain)
      await fake.give(buyer.publicKey, PRICE)

      for (const other of [own, fake]) {
        const outcome = await mintV3InVain(collection, [buyer], { token: other })
        expectControlsError(outcome, 'PriceTokenMismatch')
      }
      const outcome = await mintV3InVain(collection, [buyer], {
        token: { mint: NATIVE_MINT, tokenProgram: TOKEN_PROGRAM_ID },
      })
      expectControlsError(outcome, 'PriceTokenMismatch')
    })

    it('is paid by the program of the token alone', async () => {
      const { programId } = chain.controls
      const impostor = await forge(chain, token.mint, programId)
      for (const tokenProgram of [TOKEN_2022_PROGRAM_ID, programId, PublicKey.default, impostor]) {
        const outcome = await mintV3InVain(collection, [buyer], { token }, (instruction) =>
          replaceAccount(instruction, token.tokenProgram, tokenProgram),
        )
        expectControlsError(outcome, 'PriceTokenMismatch')
      }
    })

    it('is named with its program, or not at all', async () => {
      const absent = chain.controls.programId
      const outcome = await mintV3InVain(collection, [buyer], { token }, (instruction) =>
        replaceAccount(instruction, token.mint, absent),
      )
      expectControlsError(outcome, 'PriceTokenMismatch')
    })
  })

  describe('in a phase with a price in lamports', () => {
    it('cannot be a token, the wrapped native one neither', async () => {
      await collection.addPhase({ priceAmount: PRICE })
      const native = { mint: NATIVE_MINT, tokenProgram: TOKEN_PROGRAM_ID }

      for (const named of [token, native]) {
        const outcome = await mintV3InVain(collection, [buyer], { token: named, phaseIndex: 1 })
        expectControlsError(outcome, 'PriceTokenMismatch')
      }
    })

    it('is lamports, by v2 and v3, beside a phase in tokens', async () => {
      await collection.addPhase({ priceAmount: PRICE })

      const [paid] = await gains(chain, [drop.treasury.publicKey], async () => {
        await collection.mint(buyer, { phaseIndex: 1 })
        await sendMintV3(collection, [buyer], { phaseIndex: 1 })
      })

      expect(paid).to.equal(9_750_000n)
      expect(await token.held(buyer.publicKey)).to.equal(10n * PRICE)
    })
  })

  describe('that the owner switches under a mint in flight', () => {
    /** Sends a mint that was built before the phase's terms changed, and expects that nothing happens. */
    async function sendLate(mint: TransactionInstruction, payer = buyer): Promise<void> {
      const accounts = [token.accountOf(payer.publicKey), ...receiverAccounts(drop)]
      const paid = await token.gains(accounts, async () => {
        expectControlsError(await chain.trySend([mint], [payer]), 'PriceTokenMismatch')
      })
      expect(paid).to.deep.equal([0n, 0n, 0n])
      expect(await collection.mintCount(payer.publicKey)).to.equal(0n)
    }

    it('to a token with dearer units takes nothing of it', async () => {
      const mint = await mintV3(collection, buyer.publicKey, { token, maxPrice: PRICE })
      const dearer = await secondToken()
      await changePhase(collection, 0, { priceAmount: PRICE, priceToken: dearer.mint })

      await sendLate(mint)

      expect(await dearer.held(buyer.publicKey)).to.equal(2n * PRICE)
    })

    it('to lamports takes no lamports', async () => {
      const mint = await mintV3(collection, buyer.publicKey, { token, maxPrice: PRICE })
      await changePhase(collection, 0, { priceAmount: PRICE })

      await sendLate(mint)
    })

    it('from lamports to a token takes no tokens', async () => {
      await changePhase(collection, 0, { priceAmount: PRICE })
      const mints = [
        await mintV3(collection, buyer.publicKey, { maxPrice: PRICE }),
        await collection.mintV2(buyer.publicKey, { maxPrice: PRICE }),
      ]
      await changePhase(collection, 0, { priceAmount: PRICE, priceToken: token.mint })

      for (const mint of mints) await sendLate(mint)
    })

    it('and back again lets the mint go on', async () => {
      const mint = await mintV3(collection, buyer.publicKey, { token, maxPrice: PRICE })
      await changePhase(collection, 0, { ...OPEN_PHASE })
      await changePhase(collection, 0, { priceAmount: PRICE, priceToken: token.mint })

      await chain.send([mint], [buyer])

      expect(await token.held(buyer.publicKey)).to.equal(9n * PRICE)
    })
  })
})
