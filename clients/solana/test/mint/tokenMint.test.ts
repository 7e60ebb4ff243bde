import type { Localnet } from '@mintline/localnet'
import { Keypair, type PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Token } from '../../../../tests/helpers/token.ts'
import { createDropClient } from '../../src/mint/createDropClient.ts'
import { fetchMintData } from '../../src/mint/fetchMintData.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { prepareMint } from '../../src/mint/prepareMint.ts'
import { priceTokenAddress, priceTokenVaultAddress } from '../../src/pda/publicKeys.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { startPrograms } from '../localnet.ts'
import { type Drop, failureOf, fundedWallet, OPEN_PHASE, tokenChain } from '../reads/_drop.ts'
import { changePhase, expectFailure, instructionCount, longListOf, walletThat } from './_mint.ts'
import {
  acceptToken,
  launchTokenDrop,
  mintBy,
  TOKEN_FEE,
  TOKEN_PRICE,
  type TokenDrop,
} from './_tokenDrop.ts'

const FEE_PER_SIGNATURE = 5_000n
const PROCEEDS = TOKEN_PRICE - TOKEN_FEE
/** Proof lengths with which two mints, or one, fit a transaction only without the vault. */
const NODES_OF_TWO_WITHOUT_VAULT = 3
const NODES_OF_ONE_WITHOUT_VAULT = 12

describe('a mint for a price in tokens', () => {
  let localnet: Localnet

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  const coinOf = ({ token }: TokenDrop) => {
    const mint = token.mint.toBase58()
    return {
      mint,
      tokenProgram: token.tokenProgram.toBase58(),
      decimals: 6,
      symbol: `${mint.slice(0, 4)}…${mint.slice(-4)}`,
    }
  }
  const vaultOf = ({ drop, token }: TokenDrop) =>
    priceTokenVaultAddress(priceTokenAddress(drop.deployment, token.mint))
  /** Base units that each wallet's account, and the vault, gain by an action. */
  const gains = (sold: TokenDrop, action: () => Promise<unknown>) => {
    const wallets = [sold.buyer, sold.treasury, sold.recipient]
    const accounts = wallets.map(({ publicKey }) => sold.token.accountOf(publicKey))
    return sold.token.gains([...accounts, vaultOf(sold)], action)
  }
  const balanceOf = async ({ connection }: Drop, wallet: PublicKey) =>
    BigInt(await connection.getBalance(wallet))

  for (const [kind, createToken] of [
    ['the Token program', Token.create],
    ['Token-2022', Token.createNamed],
  ] as const) {
    it(`of ${kind} moves the tokens to the base unit, and lamports for rent and fees only`, async () => {
      // Given a mint that was quoted
      const sold = await launchTokenDrop(localnet, createToken)
      const { drop, buyer } = sold
      const { connection } = drop
      const wallet = buyer.publicKey.toBase58()
      const { cost, state, plan } = await prepareMint(connection, {
        ...{ deployment: drop.address, wallet, quantity: 3n },
      })
      expect(state.terms.token?.mint).to.equal(sold.token.mint.toBase58())
      expect([cost.items, cost.tokens]).to.deep.equal([3n * TOKEN_PRICE, 3n * TOKEN_PRICE])
      const before = await balanceOf(drop, buyer.publicKey)

      // When it is sent
      let hashes: readonly string[] = []
      const moved = await gains(sold, async () => {
        ;({ hashes } = await mintItems(connection, mintBy(sold, { quantity: 3n })))
      })

      // Then the treasury and the recipient have the price
      expect(moved).to.deep.equal([-3n * TOKEN_PRICE, 3n * PROCEEDS, 3n * TOKEN_FEE, 0n])
      const spent = before - (await balanceOf(drop, buyer.publicKey))
      expect(spent).to.equal(cost.rent + 2n * FEE_PER_SIGNATURE)
      expect([spent, plan.transactions.length]).to.deep.equal([cost.total, hashes.length])
    })
  }

  it('shows the price in its token', async () => {
    const sold = await launchTokenDrop(localnet)
    const { drop, buyer, token } = sold
    const currency = { id: `SOLANA:${token.mint}`, decimals: 6 }

    const data = await fetchMintData(drop.connection, { deployment: drop.address, quantity: 2n })
    if (data.type !== 'active') throw new Error('a phase is open')
    expect(data.price).to.deep.equal({ value: TOKEN_PRICE, currency })
    expect(data.checkout.total).to.deep.equal({ value: 2n * TOKEN_PRICE, currency })

    const client = createDropClient({ connection: drop.connection, deployment: drop.address })
    const quote = await client.prepareMint({ wallet: `${buyer.publicKey}`, quantity: 2n })
    expect(quote).to.deep.include({
      price: { value: TOKEN_PRICE, currency },
      total: { value: 2n * TOKEN_PRICE, currency },
      shortfall: undefined,
    })
    expect(quote.networkCost.currency.decimals).to.equal(9)

    // And the quoted price can be minted at
    const wallet = keypairWallet(buyer)
    const { items } = await client.mintItems({
      ...{ wallet, quantity: 1n },
      ...{ maxPrice: quote.price.value, maxPriceCurrency: quote.price.currency.id },
    })
    expect(items).to.have.length(1)
  })

  it('error: too few tokens, or no account, before anything is sent', async () => {
    const sold = await launchTokenDrop(localnet)
    const { drop, token } = sold
    const coin = coinOf(sold)
    const poor = await fundedWallet(drop.connection)
    const mint = () => mintItems(drop.connection, mintBy({ ...sold, buyer: poor }))
    const short = { wallet: `${poor.publicKey}`, token: coin.mint, needed: TOKEN_PRICE, coin }

    const missing = await failureOf(mint())
    expectFailure(missing, 'TOKEN_FUNDS_TOO_LOW', { ...short, balance: 0n })
    expect(`${missing}`).to.contain(`has 0 ${coin.symbol} but needs 5 ${coin.symbol}`)
    await token.give(poor.publicKey, TOKEN_PRICE - 1n)
    const balance = TOKEN_PRICE - 1n
    expectFailure(await failureOf(mint()), 'TOKEN_FUNDS_TOO_LOW', { ...short, balance })
    await token.give(poor.publicKey, 1n)
    expect((await mint()).minted).to.equal(1n)
  })

  it('error: a frozen account, before anything is sent', async () => {
    const sold = await launchTokenDrop(localnet)
    const { mint: token, symbol } = coinOf(sold)
    await sold.token.freeze(sold.buyer.publicKey)

    const error = await failureOf(mintItems(sold.drop.connection, mintBy(sold)))

    const wallet = `${sold.buyer.publicKey}`
    expectFailure(error, 'TOKEN_ACCOUNT_FROZEN', { wallet, token, symbol })
  })

  it("error: an account that was given away is the program's to explain", async () => {
    const sold = await launchTokenDrop(localnet)
    await sold.token.handOver(sold.buyer, Keypair.generate().publicKey)

    const error = await failureOf(mintItems(sold.drop.connection, mintBy(sold)))

    expect(error).to.have.nested.property('context.name', 'PayerTokenAccountInvalid')
  })

  for (const [state, spoil] of [
    ['closed', ({ token, treasury }: TokenDrop) => token.close(treasury)],
    ['frozen', ({ token, treasury }: TokenDrop) => token.freeze(treasury.publicKey)],
  ] as const) {
    it(`leaves a treasury's share in the vault if its account is ${state}`, async () => {
      const sold = await launchTokenDrop(localnet)
      await fundedBy(sold)
      await spoil(sold)

      const moved = await gains(sold, () =>
        mintItems(sold.drop.connection, mintBy(sold, { quantity: 2n })),
      )

      expect(moved).to.deep.equal([-2n * TOKEN_PRICE, 0n, 2n * TOKEN_FEE, 2n * PROCEEDS])
    })
  }

  it('goes to the vault if an account is closed after the mint was planned', async () => {
    // Given a mint that names the vault although all accounts can be paid
    const sold = await launchTokenDrop(localnet)
    await fundedBy(sold)
    const { drop, buyer, token, treasury } = sold
    const wallet = walletThat(buyer, (call) => (call === 1 ? token.close(treasury) : undefined))

    // When the treasury closes its account while the wallet signs
    const moved = await gains(sold, async () => {
      const { minted } = await mintItems(drop.connection, mintBy(sold, { wallet, quantity: 1n }))
      expect(minted).to.equal(1n)
    })

    expect(moved).to.deep.equal([-TOKEN_PRICE, 0n, TOKEN_FEE, PROCEEDS])
  })

  /** A drop whose buyer is in a merkle list with proofs of so many nodes. */
  async function launchListed(nodes: number) {
    const sold = await launchTokenDrop(localnet)
    await fundedBy(sold)
    const { drop, buyer, token } = sold
    const entry = { wallet: buyer.publicKey, price: TOKEN_PRICE, maxClaims: 2n }
    const { root: merkleRoot, proofSource } = longListOf(entry, nodes)
    const phase = { ...OPEN_PHASE, phaseType: 'merkleTree', merkleRoot } as const
    await changePhase(drop, { ...phase, priceToken: token.mint })
    return { ...sold, proofSource }
  }

  /** By planned transaction and item: whether the mint names the vault. */
  async function vaultsNamed(sold: Awaited<ReturnType<typeof launchListed>>, quantity: bigint) {
    const { drop, buyer, proofSource } = sold
    const wallet = buyer.publicKey.toBase58()
    const mint = { deployment: drop.address, wallet, quantity, proofSource }
    const { plan } = await prepareMint(drop.connection, mint)
    const names = ({ keys }: TransactionInstruction) =>
      keys.some(({ pubkey }) => pubkey.equals(vaultOf(sold)))
    return plan.transactions.map(({ instructions }) => instructions.map(names))
  }

  for (const [state, spoil] of [
    ['closed', ({ token, treasury }: TokenDrop) => token.close(treasury)],
    ['frozen', ({ token, treasury }: TokenDrop) => token.freeze(treasury.publicKey)],
  ] as const) {
    it(`is planned again with the vault if an account is ${state} after a plan without room for it`, async () => {
      // Given two mints that fill a transaction without the vault
      const sold = await launchListed(NODES_OF_TWO_WITHOUT_VAULT)
      const { drop, buyer, proofSource } = sold
      expect(await vaultsNamed(sold, 2n)).to.deep.equal([[false, false]])
      const wallet = walletThat(buyer, (call) => (call === 1 ? spoil(sold) : undefined))

      // When the treasury can no longer be paid while the wallet signs
      let hashes: readonly string[] = []
      const moved = await gains(sold, async () => {
        const mint = mintBy(sold, { wallet, quantity: 2n, proofSource })
        ;({ hashes } = await mintItems(drop.connection, mint))
      })

      // Then each item is minted in a transaction with the vault, which keeps the treasury's share
      expect(hashes).to.have.length(2)
      expect(moved).to.deep.equal([-2n * TOKEN_PRICE, 0n, 2n * TOKEN_FEE, 2n * PROCEEDS])
    })
  }

  it('error: an account is closed after a plan whose proof leaves no room for the vault at all', async () => {
    const sold = await launchListed(NODES_OF_ONE_WITHOUT_VAULT)
    const { drop, buyer, proofSource } = sold
    expect(await vaultsNamed(sold, 1n)).to.deep.equal([[false]])
    const wallet = walletThat(buyer, () => sold.token.close(sold.treasury))

    const moved = await gains(sold, async () => {
      const mint = mintItems(drop.connection, mintBy(sold, { wallet, proofSource }))
      expect(await failureOf(mint)).to.have.property('code', 'TRANSACTION_TOO_LARGE')
    })

    expect(moved).to.deep.equal([0n, 0n, 0n, 0n])
  })

  it('error: the token was switched after the price was accepted; nothing is sent', async () => {
    const sold = await launchTokenDrop(localnet)
    const { drop, token, buyer } = sold
    const [accepted, phaseIndex] = [token.mint.toBase58(), 0]
    const other = await Token.create(tokenChain(drop.connection))
    await acceptToken(drop, other)
    await other.give(buyer.publicKey, 10n * TOKEN_PRICE)
    const limit = { maxPrice: TOKEN_PRICE, maxPriceToken: accepted }
    const priced = { ...OPEN_PHASE, priceAmount: TOKEN_PRICE }

    await changePhase(drop, { ...priced, priceToken: other.mint })
    const switched = mintItems(drop.connection, mintBy(sold, limit))
    const context = { phaseIndex, accepted, token: other.mint.toBase58() }
    expectFailure(await failureOf(switched), 'PRICE_TOKEN_CHANGED', context)

    // Likewise from tokens to lamports, and back
    await changePhase(drop, priced)
    const native = mintItems(drop.connection, mintBy(sold, limit))
    const toLamports = { phaseIndex, accepted, token: undefined }
    expectFailure(await failureOf(native), 'PRICE_TOKEN_CHANGED', toLamports)
    await changePhase(drop, { ...priced, priceToken: token.mint })
    const inLamports = mintItems(drop.connection, mintBy(sold, { maxPrice: TOKEN_PRICE }))
    const toToken = { phaseIndex, accepted: undefined, token: accepted }
    expectFailure(await failureOf(inLamports), 'PRICE_TOKEN_CHANGED', toToken)
    expect((await mintItems(drop.connection, mintBy(sold, limit))).minted).to.equal(1n)
  })

  it('error: the token was switched while the wallet signed; nothing is paid', async () => {
    const sold = await launchTokenDrop(localnet)
    const { drop, buyer } = sold
    const other = await Token.create(tokenChain(drop.connection))
    await acceptToken(drop, other)
    await other.give(buyer.publicKey, 10n * TOKEN_PRICE)
    const priced = { ...OPEN_PHASE, priceAmount: TOKEN_PRICE, priceToken: other.mint }
    const wallet = walletThat(buyer, () => changePhase(drop, priced))

    const error = await failureOf(mintItems(drop.connection, mintBy(sold, { wallet })))

    expect(error).to.have.nested.property('context.name', 'PriceTokenMismatch')
    expect(await other.held(buyer.publicKey)).to.equal(10n * TOKEN_PRICE)
  })

  it('error: a highest price below the price, in the token', async () => {
    const sold = await launchTokenDrop(localnet)
    const maxPriceToken = sold.token.mint.toBase58()
    const limit = { maxPrice: TOKEN_PRICE - 1n, maxPriceToken }

    const error = await failureOf(mintItems(sold.drop.connection, mintBy(sold, limit)))

    const { symbol } = coinOf(sold)
    expect(`${error}`).to.contain(`One item costs 5 ${symbol}, and at most 4.999999 ${symbol}`)
  })

  it('is free without a token account where the price is 0', async () => {
    const sold = await launchTokenDrop(localnet)
    const { drop, token } = sold
    await changePhase(drop, { ...OPEN_PHASE, priceToken: token.mint })
    const buyer = await fundedWallet(drop.connection)

    const { minted } = await mintItems(drop.connection, mintBy({ ...sold, buyer }))

    expect(minted).to.equal(1n)
  })

  it('has the planned instructions, in full transactions', async () => {
    const sold = await launchTokenDrop(localnet)
    const { drop, buyer } = sold
    const wallet = buyer.publicKey.toBase58()
    const mint = { deployment: drop.address, wallet, quantity: 4n, maxPerTransaction: 4 }
    const { plan } = await prepareMint(drop.connection, mint)
    for (const { instructions } of plan.transactions) {
      const signature = await drop.send(instructions, [buyer])
      expect(await instructionCount(drop.connection, signature)).to.be.at.most(62)
    }
    expect(plan.transactions.map(({ instructions }) => instructions.length)).to.deep.equal([3, 1])
  })

  /** Gives the treasury lamports for its transactions. */
  async function fundedBy({ drop, treasury }: TokenDrop): Promise<void> {
    await drop.connection.requestAirdrop(treasury.publicKey, 1_000_000_000)
  }
})
