import type { Localnet } from '@mintline/localnet'
import { claimTokenPayment, priceTokenAddress, priceTokenVaultAddress } from '@mintline/solana'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import type { Kysely } from 'kysely'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet, tokenChain } from '../../../clients/solana/test/reads/_drop.ts'
import { Token } from '../../../tests/helpers/token.ts'
import { coinOf } from '../../src/database/coins.ts'
import { addressKey, currencyKey, itemKey, transactionKey } from '../../src/database/keys/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { testDatabase } from '../_database.ts'
import { eventuallyBothEqual, type Following, follow, hasRead } from './_follow.ts'
import { tokenAccount } from './_items.ts'
import { tablesOf } from './_tables.ts'

/** 2.5 tokens with six decimals. */
const PRICE = 2_500_000n
/** The lamports phase's price: 0.7 SOL. */
const LAMPORTS = 700_000_000n

describe('Story / mints for tokens, by sponsors and as gifts', () => {
  let localnet: Localnet
  let database: Kysely<DB>
  let following: Following
  let drop: Drop
  let token: Token
  let minter: Keypair
  let sponsor: Keypair
  const receiver = Keypair.generate()

  before(async () => {
    // Given a drop with a phase that is priced in a token, and one that is priced in lamports
    localnet = await startPrograms()
    database = (await testDatabase()).write
    following = follow(database, localnet.rpcUrl)
    drop = await Drop.deploy(localnet)
    token = await Token.createNamed(tokenChain(drop.connection))
    await drop.addToken(token)
    await drop.addPhase({ priceAmount: PRICE, priceToken: token.mint })
    await drop.addPhase({ priceAmount: LAMPORTS })
    minter = await fundedWallet(drop.connection)
    sponsor = await fundedWallet(drop.connection)
    await token.give(drop.creator.publicKey)
    for (const { publicKey } of [minter, sponsor]) await token.give(publicKey, 10n * PRICE)
  })
  after(async () => {
    await following.stop()
    await localnet.close()
  })

  it('are stored with the price in the token, and the token with its decimals and symbol', async () => {
    const minted = await drop.mintV3(minter, { token })
    expect(await stored(minted.signature)).to.deep.equal([
      mintRow(minted, { ...inTokens(), to: minter, data: {} }),
    ])
    const currencies = await database
      .selectFrom('currencies')
      .select(['id', 'symbol', 'decimals'])
      .where('id', '<>', coinOf('SOLANA'))
      .execute()
    expect(currencies).to.deep.equal([{ id: tokenKey(), symbol: 'USD', decimals: 6 }])
  })

  it('are stored in lamports where the price is, by v3 too', async () => {
    const minted = await drop.mintV3(minter, { phaseIndex: 1 })
    expect(await stored(minted.signature)).to.deep.equal([
      mintRow(minted, { ...IN_LAMPORTS, to: minter, data: {} }),
    ])
  })

  it('name the sponsor who paid, while the minter holds the item', async () => {
    const terms = { token, payer: sponsor.publicKey }
    const minted = await drop.mintV3(minter, terms, [sponsor])
    expect(await stored(minted.signature)).to.deep.equal([
      mintRow(minted, { ...inTokens(), to: minter, data: { payer: text(sponsor) } }),
    ])
    expect(await holdings(minted.mint)).to.deep.equal([
      { owner: walletKey(minter), value: '1', source: 'MINT' },
    ])
  })

  it('name the minter of a gift, whose receiver is the first holder', async () => {
    const minted = await drop.mintV3(minter, { phaseIndex: 1, receiver: receiver.publicKey })
    expect(await stored(minted.signature)).to.deep.equal([
      mintRow(minted, { ...IN_LAMPORTS, to: receiver, data: { minter: text(minter) } }),
    ])
    expect(await holdings(minted.mint)).to.deep.equal([
      { owner: walletKey(receiver), value: '1', source: 'MINT' },
    ])
  })

  it('name minter and sponsor of a gift that a sponsor pays in tokens', async () => {
    const terms = { token, payer: sponsor.publicKey, receiver: receiver.publicKey }
    const minted = await drop.mintV3(minter, terms, [sponsor])
    const data = { minter: text(minter), payer: text(sponsor) }
    expect(await stored(minted.signature)).to.deep.equal([
      mintRow(minted, { ...inTokens(), to: receiver, data }),
    ])
  })

  it('have their price where the vault keeps it; a claim then changes nothing that is stored', async () => {
    await token.close(drop.creator)
    const minted = await drop.mintV3(minter, { token, usesVault: true })
    expect(await stored(minted.signature)).to.deep.equal([
      mintRow(minted, { ...inTokens(), to: minter, data: {} }),
    ])
    await token.give(drop.creator.publicKey)
    const record = priceTokenAddress(drop.deployment, token.mint)
    expect(await token.amountIn(priceTokenVaultAddress(record))).to.equal(PRICE)

    const before = await tablesOf(database)
    const { deployment, creator } = drop
    const claim = claimTokenPayment({ deployment, receiver: creator.publicKey, token })
    await hasRead(database, await drop.send([claim], [minter]))
    expect(await token.held(creator.publicKey)).to.equal(PRICE)
    expect(await tablesOf(database)).to.deep.equal(before)
  })

  it('are no sales, so that no sum adds tokens to lamports', async () => {
    for (const table of ['trades_5m', 'traders_5m'] as const) {
      expect(await database.selectFrom(table).selectAll().execute(), table).to.deep.equal([])
    }
  })

  it('are replayed into an empty database with equal tables', async () => {
    const other = (await testDatabase()).write
    const replay = follow(other, localnet.rpcUrl)
    try {
      await eventuallyBothEqual(
        () => tablesOf(other),
        () => tablesOf(database),
      )
    } finally {
      await replay.stop()
    }
  })

  const IN_LAMPORTS = { currency: coinOf('SOLANA'), price: '0.7', amount: String(LAMPORTS) }

  function inTokens() {
    return { currency: tokenKey(), price: '2.5', amount: String(PRICE) }
  }

  /** The row of a mint; `data` also has the token account that the item is in. */
  function mintRow(
    { mint }: { mint: PublicKey },
    {
      to,
      data,
      ...price
    }: { to: Keypair; data: object; currency: Buffer; price: string; amount: string },
  ) {
    return {
      type: 'MINT',
      item: keyOf(mint),
      from_account: null,
      to_account: walletKey(to),
      value: '1',
      ...price,
      data: { ...data, account: String(tokenAccount(mint, to.publicKey)) },
      reverted: false,
    }
  }

  /** A transaction's activities, once they are stored. */
  async function stored(signature: string) {
    await hasRead(database, signature)
    return database
      .selectFrom('activities')
      .select(['type', 'item', 'from_account', 'to_account', 'value', 'currency', 'price'])
      .select(['amount', 'data', 'reverted'])
      .where('transaction', '=', transactionKey(signature))
      .execute()
  }

  async function holdings(mint: PublicKey) {
    return database
      .selectFrom('ownerships')
      .select(['owner', 'value', 'source'])
      .where('item', '=', keyOf(mint))
      .execute()
  }

  function tokenKey(): Buffer {
    return currencyKey({ blockchain: 'SOLANA', address: String(token.mint) })
  }
})

function keyOf(mint: PublicKey): Buffer {
  return itemKey({ blockchain: 'SOLANA', contract: String(mint), tokenId: undefined })
}

function walletKey(wallet: Keypair): Buffer {
  return addressKey({ blockchain: 'SOLANA', address: text(wallet) })
}

function text(wallet: Keypair): string {
  return wallet.publicKey.toBase58()
}
