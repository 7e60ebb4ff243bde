import type { Localnet } from '@mintline/localnet'
import type { PhaseTerms } from '@mintline/solana'
import { itemMintAddress } from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { mintItems } from '../../src/mint/mintItems.ts'
import type { MintItemsInput, MintProgress } from '../../src/mint/mintItemsInput.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'
import { recordingConnection } from '../reads/_requests.ts'
import { expectFailure, proofsOf } from './_mint.ts'

const PRICE = 2_000_000n
/** A document in its own URI, with the item's number. */
const ITEM_URI = 'data:application/json,{"name":"No. {}","image":"https://example.com/{}.png"}'

describe('mintItems', () => {
  let localnet: Localnet
  let minter: Keypair
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  async function openDrop(
    phase: Partial<PhaseTerms> = {},
    collection: Parameters<typeof Drop.deploy>[1] = {},
  ): Promise<Drop> {
    deployed += 1
    const input = { symbol: `MINT${deployed}`, itemBaseUri: ITEM_URI, ...collection }
    const drop = await Drop.deploy(localnet, input)
    await drop.addPhase({ priceAmount: PRICE, ...phase })
    minter = await fundedWallet(drop.connection)
    return drop
  }

  function mintOf(drop: Drop, input: Partial<MintItemsInput> = {}): MintItemsInput {
    const wallet = keypairWallet(minter)
    return { wallet, deployment: `${drop.deployment}`, quantity: 1n, ...input }
  }

  async function mintInVain(drop: Drop, input: Partial<MintItemsInput> = {}) {
    const before = await drop.connection.getBalance(minter.publicKey)
    const error = await failureOf(mintItems(drop.connection, mintOf(drop, input)))
    expect(await drop.connection.getBalance(minter.publicKey)).to.equal(before)
    return error
  }

  it('mints in a public phase, reports progress and returns the items', async () => {
    // Given an open phase
    const drop = await openDrop()

    // When a wallet mints three items
    const progress: MintProgress[] = []
    const result = await mintItems(drop.connection, mintOf(drop, { quantity: 3n }), {
      onProgress: (step) => progress.push(step),
    })

    // Then it holds them, with name and image
    const mints = [0n, 1n, 2n].map((count) =>
      itemMintAddress(drop.deployment, minter.publicKey, count),
    )
    expect(result.items).to.deep.equal(
      mints.map((mint, index) => ({
        itemId: `SOLANA:${mint}`,
        mint: mint.toBase58(),
        number: BigInt(index + 1),
        name: `Item #${index + 1}`,
        holder: minter.publicKey.toBase58(),
        metadata: {
          type: 'loaded',
          name: `No. ${index + 1}`,
          image: `https://example.com/${index + 1}.png`,
        },
      })),
    )
    expect(result.hashes).to.have.length(2)
    expect(result.hash).to.equal(result.hashes[0])
    expect(result.failure).to.equal(undefined)

    // And every step was reported
    const [first, second] = result.hashes
    const steps = progress.map(({ stage, signature, minted }) => [stage, signature, minted])
    expect(steps).to.deep.equal([
      ['checking', undefined, 0n],
      ['building', undefined, 0n],
      ['simulating', undefined, 0n],
      ['signing', undefined, 0n],
      ['sent', first, 0n],
      ['confirmed', first, 2n],
      ['building', undefined, 2n],
      ['simulating', undefined, 2n],
      ['signing', undefined, 2n],
      ['sent', second, 2n],
      ['confirmed', second, 3n],
      ['reading items', undefined, 3n],
    ])
    expect(progress.every(({ quantity }) => quantity === 3n)).to.equal(true)
  })

  it('sends what it has checked, without repeated reads', async () => {
    const drop = await openDrop()
    const { connection, requests } = recordingConnection(localnet.rpcUrl)
    let asked: string[] = []
    const { minted } = await mintItems(connection, mintOf(drop, { quantity: 2n }), {
      metadata: false,
      onProgress: ({ stage }) => {
        const read = requests.filter(({ method }) => method === 'getMultipleAccounts')
        if (stage === 'simulating') asked = read.map(({ params }) => JSON.stringify(params))
      },
    })
    expect(minted).to.equal(2n)
    expect(asked).to.not.be.empty
    expect(new Set(asked).size).to.equal(asked.length)
  })

  it('mints at the price and up to the amount of an allowlist entry', async () => {
    const drop = await openDrop({ phaseType: 'allowList', priceAmount: 0n })
    const entry = { phaseIndex: 0, price: Number(PRICE), amount: 2 }
    await drop.allow([minter.publicKey], entry)

    expectFailure(await mintInVain(drop, { quantity: 3n }), 'WALLET_QUANTITY_EXCEEDED', {
      max: 2n,
      remaining: 2n,
    })
    const paid = await gainOf(drop.connection, drop.creator, () =>
      mintItems(drop.connection, mintOf(drop, { quantity: 2n })),
    )
    expect(paid).to.equal(2n * PRICE)
    expectFailure(await mintInVain(drop), 'WALLET_QUANTITY_EXCEEDED', { max: 2n, remaining: 0n })
  })

  it('refuses a wallet that is not on the allowlist', async () => {
    const drop = await openDrop({ phaseType: 'allowList' })

    expectFailure(await mintInVain(drop), 'NOT_ON_WHITELIST', { address: `${minter.publicKey}` })
  })

  it('mints with a merkle proof, and refuses a wallet without one', async () => {
    const listed = await fundedWallet((await openDrop()).connection)
    const entries = [{ wallet: listed.publicKey, price: 5_000_000n, maxClaims: 1n }]
    const { root, proofSource } = proofsOf(entries)
    const drop = await openDrop({ phaseType: 'merkleTree', merkleRoot: root })

    const stranger = `${minter.publicKey}`
    expectFailure(await mintInVain(drop), 'MERKLE_PROOFS_MISSING', { phaseIndex: 0 })
    expectFailure(await mintInVain(drop, { proofSource }), 'NOT_ON_WHITELIST', {
      address: stranger,
    })
    minter = listed
    const paid = await gainOf(drop.connection, drop.creator, () =>
      mintItems(drop.connection, mintOf(drop, { proofSource })),
    )
    expect(paid).to.equal(5_000_000n)
    expectFailure(await mintInVain(drop, { proofSource }), 'WALLET_QUANTITY_EXCEEDED', {
      max: 1n,
      remaining: 0n,
    })
  })

  it('error: the proofs cannot be read, with the words of others as the cause', async () => {
    const { root } = proofsOf([{ wallet: minter.publicKey, price: 0n, maxClaims: 1n }])
    const drop = await openDrop({ phaseType: 'merkleTree', merkleRoot: root })
    const failure = new Error('the proofs are gone')

    const error = await mintInVain(drop, { proofSource: () => Promise.reject(failure) })

    expectFailure(error, 'MERKLE_PROOF_NOT_AVAILABLE', {
      source: `of ${minter.publicKey}`,
      reason: 'its source has failed',
    })
    expect(error).to.have.property('cause', failure)
  })

  for (const [limit, phase, collection] of [
    ['of the wallet in the phase', { maxMintsPerWallet: 3n }, {}],
    ['of the wallet in the collection', {}, { maxMintsPerWallet: 3n }],
  ] as const) {
    it(`stops at the limit ${limit}`, async () => {
      const drop = await openDrop(phase, collection)
      await mintItems(drop.connection, mintOf(drop))

      expectFailure(await mintInVain(drop, { quantity: 3n }), 'WALLET_QUANTITY_EXCEEDED', {
        max: 3n,
        remaining: 2n,
      })
      const { items } = await mintItems(drop.connection, mintOf(drop, { quantity: 2n }))
      expect(items).to.have.length(2)
      expectFailure(await mintInVain(drop), 'WALLET_QUANTITY_EXCEEDED', { max: 3n, remaining: 0n })
    })
  }

  for (const [limit, phase, collection] of [
    ['of the phase', { maxMintsTotal: 3n }, {}],
    ['of the supply', {}, { maxNumberOfTokens: 3n }],
  ] as const) {
    it(`stops at the limit ${limit}, for all minters`, async () => {
      const drop = await openDrop(phase, collection)
      await mintItems(drop.connection, mintOf(drop))
      minter = await fundedWallet(drop.connection)

      expectFailure(await mintInVain(drop, { quantity: 3n }), 'SUPPLY_EXCEEDED', {
        max: 3n,
        remaining: 2n,
      })
      await mintItems(drop.connection, mintOf(drop, { quantity: 2n }))
      expectFailure(await mintInVain(drop), 'SUPPLY_EXCEEDED', { max: 3n, remaining: 0n })
    })
  }

  it('error: a quantity of 0 or less', async () => {
    const drop = await openDrop()

    for (const quantity of [0n, -1n]) {
      expectFailure(await mintInVain(drop, { quantity }), 'QUANTITY_NOT_POSITIVE', { quantity })
    }
  })

  it('error: more than one transaction may mint, without splitting', async () => {
    const drop = await openDrop()
    const singleTransaction = true

    expectFailure(
      await mintInVain(drop, { quantity: 3n, singleTransaction }),
      'TRANSACTION_QUANTITY_EXCEEDED',
      { quantity: 3n, max: 2n },
    )
    const { hashes } = await mintItems(
      drop.connection,
      mintOf(drop, { quantity: 3n, singleTransaction, maxPerTransaction: 3 }),
    )
    expect(hashes).to.have.length(1)
  })

  it('error: no wallet', async () => {
    const drop = await openDrop()

    expectFailure(await mintInVain(drop, { wallet: undefined }), 'WALLET_NOT_CONNECTED', {})
  })

  it('error: another network than expected', async () => {
    const drop = await openDrop()
    const [current, required] = [
      localnet.genesisHash,
      '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
    ]

    expectFailure(
      await mintInVain(drop, { network: { genesisHash: required } }),
      'CHAIN_MISMATCH',
      { current, required },
    )
    const rpcUrl = 'https://api.mainnet-beta.solana.com'
    expectFailure(await mintInVain(drop, { network: { rpcUrl } }), 'RPC_URL_MISMATCH', {
      current: localnet.rpcUrl,
      required: rpcUrl,
    })
    const network = { genesisHash: current, rpcUrl: `${localnet.rpcUrl}/` }
    expect((await mintItems(drop.connection, mintOf(drop, { network }))).items).to.have.length(1)
  })

  it('error: before the start and after the end, by chain time', async () => {
    const now = BigInt(Math.floor(Date.now() / 1_000))
    const day = 86_400n
    const drop = await openDrop({ startTime: now + day, endTime: now + 3n * day })

    expectFailure(await mintInVain(drop), 'NO_ACTIVE_PHASE', {})
    localnet.setClock(Number(now + 2n * day))
    expect((await mintItems(drop.connection, mintOf(drop))).items).to.have.length(1)
    localnet.setClock(Number(now + 3n * day))
    expectFailure(await mintInVain(drop), 'NO_ACTIVE_PHASE', {})
  })

  it('error: a missing collection', async () => {
    const drop = await openDrop()
    const deployment = `${minter.publicKey}`

    expectFailure(await mintInVain(drop, { deployment }), 'DEPLOYMENT_NOT_FOUND', {
      deployment,
    })
    expectFailure(await mintInVain(drop, { deployment: 'nowhere' }), 'DEPLOYMENT_NOT_FOUND', {
      deployment: 'nowhere',
    })
  })

  it('finds the collection by its symbol or one of its items', async () => {
    const drop = await openDrop()

    const bySymbol = await mintItems(
      drop.connection,
      mintOf(drop, { deployment: drop.input.symbol }),
    )
    const [item] = bySymbol.items
    const byItem = await mintItems(drop.connection, mintOf(drop, { deployment: item?.mint ?? '' }))

    const numbers = [...bySymbol.items, ...byItem.items].map(({ number }) => number)
    expect(numbers).to.deep.equal([1n, 2n])
  })

  it('returns the URI of metadata that cannot be read', async () => {
    const uri = 'data:application/json,nothing'
    const drop = await openDrop({}, { itemBaseUri: uri })

    const { items } = await mintItems(drop.connection, mintOf(drop))

    const [metadata] = items.map((item) => item.metadata)
    if (metadata?.type !== 'raw') throw new Error('it was read')
    expect(metadata.uri).to.equal(uri)
    expectFailure(metadata.error, 'METADATA_INVALID', {
      uri,
      reason: 'it is not a JSON object',
    })
  })
})

async function gainOf(
  connection: Drop['connection'],
  wallet: Keypair,
  action: () => Promise<unknown>,
): Promise<bigint> {
  const before = await connection.getBalance(wallet.publicKey)
  await action()
  return BigInt((await connection.getBalance(wallet.publicKey)) - before)
}
