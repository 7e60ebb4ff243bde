import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection } from '../../../helpers/collection.ts'
import {
  addToken,
  priceTokenAccounts,
  Token,
  tryClaimTokens,
  tryMintV3,
} from '../../../helpers/priceToken.ts'

const PRICE = 5_000_000n

describe('mint_with_controls_v3: a price in tokens', () => {
  let chain: Chain
  before(async () => {
    chain = await Chain.start()
  })

  async function launch() {
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
    for (const { publicKey } of [treasury, recipient]) await token.give(publicKey)
    await token.give(buyer.publicKey, 3n * PRICE)
    return { token, treasury, recipient, buyer, collection }
  }

  it('divides the price among the treasury and the fee recipients', async () => {
    const { token, treasury, recipient, buyer, collection } = await launch()
    const outcome = await tryMintV3(collection, [buyer], { token })
    expect(outcome.failure?.text).to.equal(undefined)
    expect(await token.held(buyer.publicKey)).to.equal(2n * PRICE)
    expect(await token.held(treasury.publicKey)).to.equal(4_875_000n)
    expect(await token.held(recipient.publicKey)).to.equal(125_000n)
  })

  it('keeps the share of a frozen recipient in the vault until it claims', async () => {
    const { token, recipient, treasury, buyer, collection } = await launch()
    await token.freeze(recipient.publicKey)
    const outcome = await tryMintV3(collection, [buyer], { token, usesVault: true })
    expect(outcome.failure?.text).to.equal(undefined)
    const { vault } = priceTokenAccounts(collection, token)
    expect(await token.amountIn(vault)).to.equal(125_000n)
    expect(await token.held(treasury.publicKey)).to.equal(4_875_000n)
    expect((await tryClaimTokens(collection, token, recipient.publicKey)).failure).to.not.equal(
      undefined,
    )
  })
})
