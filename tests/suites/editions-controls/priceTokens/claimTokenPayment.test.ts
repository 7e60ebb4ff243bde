import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../../../helpers/chain.ts'
import { Collection } from '../../../helpers/collection.ts'
import { replaceAccount } from '../../../helpers/editInstruction.ts'
import { expectUnchanged } from '../../../helpers/effects.ts'
import { controlsEvents } from '../../../helpers/events.ts'
import { forge } from '../../../helpers/forgery.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import {
  addToken,
  claimTokens,
  priceTokenAccounts,
  tryClaimTokens,
  tryMintV3,
} from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { Token } from '../../../helpers/token.ts'

const PRICE = 5_000_000n
const SHARE = 125_000n

describe('claimTokenPayment', () => {
  let chain: Chain
  before(async () => {
    chain = await Chain.start()
  })

  /** A collection that owes its fee recipient the share of one mint, as its account was closed. */
  async function owing(given?: Token) {
    const [token, treasury, recipient, buyer] = await Promise.all([
      given ?? Token.create(chain),
      chain.wallet(),
      chain.wallet(),
      chain.wallet(),
    ])
    const collection = await Collection.deploy(chain, {
      treasury: treasury.publicKey,
      platformFee: {
        platformFeeValue: 250n,
        isFeeFlat: false,
        recipients: [{ address: recipient.publicKey, share: 100 }],
      },
    })
    await addToken(collection, token)
    await collection.addPhase({ priceAmount: PRICE, priceToken: token.mint })
    await token.give(treasury.publicKey)
    await token.give(buyer.publicKey, PRICE)
    const { failure } = await tryMintV3(collection, [buyer], { token, usesVault: true })
    expect(failure?.text).to.equal(undefined)
    const { vault } = priceTokenAccounts(collection, token)
    expect(await token.amountIn(vault)).to.equal(SHARE)
    return { token, treasury, recipient, collection, vault }
  }

  it('pays out what the vault keeps, once, whoever sends it', async () => {
    const { token, recipient, collection, vault } = await owing()
    await token.give(recipient.publicKey)
    const outcome = await tryClaimTokens(collection, token, recipient.publicKey)
    expect(outcome.failure?.text).to.equal(undefined)
    expect(await token.held(recipient.publicKey)).to.equal(SHARE)
    expect(await token.amountIn(vault)).to.equal(0n)
    const again = await tryClaimTokens(collection, token, recipient.publicKey)
    expectControlsError(again, 'NothingOwed')
  })

  it('waits for an account that can be paid', async () => {
    const { token, recipient, collection, vault } = await owing()
    const closed = await tryClaimTokens(collection, token, recipient.publicKey)
    expectControlsError(closed, 'ReceiverCannotBePaid')
    await token.give(recipient.publicKey)
    await token.freeze(recipient.publicKey)
    const frozen = await tryClaimTokens(collection, token, recipient.publicKey)
    expectControlsError(frozen, 'ReceiverCannotBePaid')
    expect(await token.amountIn(vault)).to.equal(SHARE)
  })

  it('pays nobody else: not the treasury, a stranger or another account', async () => {
    const { token, treasury, recipient, collection, vault } = await owing()
    const thief = Keypair.generate().publicKey
    await token.give(thief)
    for (const wallet of [thief, treasury.publicKey]) {
      expectControlsError(await tryClaimTokens(collection, token, wallet), 'NothingOwed')
    }
    const account = token.accountOf(thief)
    const redirected = await tryClaimTokens(collection, token, recipient.publicKey, account)
    expectControlsError(redirected, 'ReceiverCannotBePaid')
    expect(await token.amountIn(vault)).to.equal(SHARE)
  })

  describe('refuses', () => {
    let one: Awaited<ReturnType<typeof owing>>
    let attacker: Keypair

    // Given what a collection owes, to a recipient that could be paid by now
    beforeEach(async () => {
      one = await owing()
      attacker = await chain.wallet()
      await one.token.give(one.recipient.publicKey)
    })

    /** Claims for the recipient with one account replaced, and expects that nothing is paid. */
    async function claimInVain(right: PublicKey, wrong: PublicKey): Promise<Outcome> {
      const { collection, token, recipient, vault } = one
      const claim = replaceAccount(
        claimTokens(collection, token, recipient.publicKey),
        right,
        wrong,
      )
      const addresses = [...claim.keys.map(({ pubkey }) => pubkey), vault]
      return expectUnchanged(chain, addresses, () => chain.trySend([claim], [attacker]))
    }

    it("another collection's controls, record and vault, in the same token", async () => {
      // Given a collection of the attacker's, which owes it and has what it owes
      const { collection, token, vault } = one
      const { record } = priceTokenAccounts(collection, token)
      const { collection: other, vault: otherVault } = await owing(token)
      const others = priceTokenAccounts(other, token)

      for (const [right, wrong] of [
        [collection.controls, other.controls],
        [record, others.record],
        [vault, others.vault],
      ] as const) {
        expectControlsError(await claimInVain(right, wrong), 'PriceTokenMismatch')
      }
      expect(await token.amountIn(otherVault)).to.equal(SHARE)
    })

    it("another token's record, vault and mint, in the same collection", async () => {
      const { collection, token, vault } = one
      const { record } = priceTokenAccounts(collection, token)
      const second = await Token.create(chain)
      await addToken(collection, second)
      const others = priceTokenAccounts(collection, second)
      // So that there would be something to take.
      await second.mintTo(others.vault, SHARE)

      for (const [right, wrong] of [
        [record, others.record],
        [vault, others.vault],
        [token.mint, second.mint],
      ] as const) {
        expectControlsError(await claimInVain(right, wrong), 'PriceTokenMismatch')
      }
      const fromSecond = await tryClaimTokens(collection, second, one.recipient.publicKey)
      expectControlsError(fromSecond, 'NothingOwed')
    })

    it('a record of another kind, a copy of the record, and one that was never made', async () => {
      const { collection, token } = one
      const { record } = priceTokenAccounts(collection, token)
      const copy = await forge(chain, record, TOKEN_PROGRAM_ID)
      const { programId } = chain.controls

      for (const [wrong, error] of [
        [collection.controls, 'AccountDiscriminatorMismatch'],
        [copy, 'AccountOwnedByWrongProgram'],
        [Keypair.generate().publicKey, 'AccountNotInitialized'],
      ] as const) {
        expectFrameworkError(await claimInVain(record, wrong), programId, error)
      }
    })

    it('a program that is no token program, or not that of the token', async () => {
      const { token } = one
      for (const wrong of [TOKEN_2022_PROGRAM_ID, chain.controls.programId]) {
        const outcome = await claimInVain(token.tokenProgram, wrong)
        expectControlsError(outcome, 'PriceTokenMismatch')
      }
    })

    it('to pay into the vault itself', async () => {
      const { token, recipient, vault } = one

      const outcome = await claimInVain(token.accountOf(recipient.publicKey), vault)

      expectControlsError(outcome, 'ReceiverCannotBePaid')
    })
  })

  it("pays into another account of the receiver's, and says so in an event", async () => {
    const { token, recipient, collection } = await owing()
    const account = await token.openAccount(recipient.publicKey)

    const outcome = await tryClaimTokens(collection, token, recipient.publicKey, account)

    expect(await token.amountIn(account)).to.equal(SHARE)
    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'tokenPaymentClaimed',
        data: {
          editionsDeployment: collection.deployment.toBase58(),
          priceToken: token.mint.toBase58(),
          receiver: recipient.publicKey.toBase58(),
          amount: SHARE,
        },
      },
    ])
  })
})
