import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection } from '../../../helpers/collection.ts'
import {
  addToken,
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
  async function owing() {
    const [token, treasury, recipient, buyer] = await Promise.all([
      Token.create(chain),
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

  it("refuses another collection's record", async () => {
    const [one, other] = [await owing(), await owing()]
    await one.token.give(other.recipient.publicKey)
    const outcome = await tryClaimTokens(one.collection, other.token, one.recipient.publicKey)
    expect(outcome.failure).to.not.equal(undefined)
    expect(await other.token.amountIn(other.vault)).to.equal(SHARE)
  })
})
