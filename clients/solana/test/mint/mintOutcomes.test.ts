import { CoreError, isMintlineError } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import type { PhaseTerms } from '@mintline/solana'
import { Keypair, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { mintItems } from '../../src/mint/mintItems.ts'
import type { MintItemsInput, MintProgress } from '../../src/mint/mintItemsInput.ts'
import { fetchMinterStats } from '../../src/reads/fetchMinterStats.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet, OPEN_PHASE } from '../reads/_drop.ts'
import { changePhase, expectFailure, walletThat } from './_mint.ts'

const PRICE = 2_000_000n
const ITEM_URI = 'data:application/json,{"name":"No. {}","image":"https://example.com/{}.png"}'
const PHASE: PhaseTerms = { ...OPEN_PHASE, priceAmount: PRICE }

describe('mintItems, with interference', () => {
  let localnet: Localnet
  let minter: Keypair
  let other: Keypair
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  async function openDrop(collection: Parameters<typeof Drop.deploy>[1] = {}): Promise<Drop> {
    deployed += 1
    const input = { symbol: `BETWEEN${deployed}`, itemBaseUri: ITEM_URI, ...collection }
    const drop = await Drop.deploy(localnet, input)
    await drop.addPhase(PHASE)
    minter = await fundedWallet(drop.connection)
    other = await fundedWallet(drop.connection)
    return drop
  }

  function mintOf(drop: Drop, input: Partial<MintItemsInput> = {}): MintItemsInput {
    const wallet = keypairWallet(minter)
    return { wallet, deployment: `${drop.deployment}`, quantity: 1n, ...input }
  }

  async function countOf(drop: Drop, { publicKey }: Keypair): Promise<bigint> {
    const query = { deployment: `${drop.deployment}`, wallet: `${publicKey}` }
    return (await fetchMinterStats(drop.connection, query)).mintCount
  }

  it('does not pay a price raised after the mint was built', async () => {
    const drop = await openDrop()
    const wallet = walletThat(minter, () =>
      changePhase(drop, { ...PHASE, priceAmount: PRICE + 1n }),
    )

    const error = await failureOf(mintItems(drop.connection, mintOf(drop, { wallet })))

    expectProgramError(error, 'MaxPriceExceeded')
    expect(await countOf(drop, minter)).to.equal(0n)
  })

  it('does not pay more than the price shown to the buyer', async () => {
    const drop = await openDrop()
    const signed: number[] = []
    const wallet = walletThat(minter, (call) => {
      signed.push(call)
    })

    const error = await failureOf(
      mintItems(drop.connection, mintOf(drop, { wallet, maxPrice: PRICE - 1n })),
    )

    expectFailure(error, 'MAX_PRICE_EXCEEDED', { price: PRICE, maxPrice: PRICE - 1n, coin: 'SOL' })
    expect(signed).to.deep.equal([])
  })

  it('error: the exact missing amount, before anything is signed', async () => {
    // Given a wallet, and the cost of two items for another one
    const drop = await openDrop()
    const before = await drop.connection.getBalance(other.publicKey)
    const theirs = mintOf(drop, { wallet: keypairWallet(other), quantity: 2n })
    await mintItems(drop.connection, theirs, { priorityFee: 'off' })
    const needed = BigInt(before - (await drop.connection.getBalance(other.publicKey)))
    const keep = async (lamports: bigint) => {
      const fee = 5_000n
      const balance = BigInt(await drop.connection.getBalance(minter.publicKey))
      const { publicKey: fromPubkey } = minter
      const toPubkey = drop.creator.publicKey
      const surplus = { fromPubkey, toPubkey, lamports: balance - lamports - fee }
      await drop.send([SystemProgram.transfer(surplus)], [minter])
    }

    // When it holds one lamport less
    await keep(needed - 1n)
    const signed: number[] = []
    const wallet = walletThat(minter, (call) => {
      signed.push(call)
    })
    const poor = await failureOf(mintItems(drop.connection, mintOf(drop, { wallet, quantity: 2n })))

    // Then that lamport is reported as missing, and nothing is signed
    expectFailure(poor, 'MINT_FUNDS_TOO_LOW', {
      wallet: `${minter.publicKey}`,
      missing: 1n,
      items: 2n * PRICE,
      rent: needed - 2n * PRICE - 5_000n,
      fees: 5_000n,
      coin: 'SOL',
    })
    expect(signed).to.deep.equal([])

    // And with it the items are minted, and nothing is left
    const gift = { fromPubkey: drop.creator.publicKey, toPubkey: minter.publicKey, lamports: 1n }
    await drop.send([SystemProgram.transfer(gift)], [drop.creator])
    await mintItems(drop.connection, mintOf(drop, { quantity: 2n }), { priorityFee: 'off' })
    expect(await drop.connection.getBalance(minter.publicKey)).to.equal(0)
  })

  it('does not fetch metadata that is not requested', async () => {
    const drop = await openDrop({ itemBaseUri: 'http://127.0.0.1:9/{}.json' })

    const { items } = await mintItems(drop.connection, mintOf(drop), { metadata: false })

    const [item] = items
    expect(item).to.include({ name: 'Item #1', number: 1n, metadata: undefined })
    expect(item?.itemId).to.equal(`SOLANA:${item?.mint}`)
  })

  it('stops if the user rejects the request', async () => {
    const drop = await openDrop()
    const stages: MintProgress['stage'][] = []
    const wallet = walletThat(minter, sayNo)

    const error = await failureOf(
      mintItems(drop.connection, mintOf(drop, { wallet }), {
        onProgress: ({ stage }) => stages.push(stage),
      }),
    )

    expectFailure(error, 'TRANSACTION_REJECTED', {})
    expect(stages).to.deep.equal(['checking', 'building', 'simulating', 'signing'])
    expect(await countOf(drop, minter)).to.equal(0n)
  })

  it('returns what was minted if the user rejects the second transaction', async () => {
    const drop = await openDrop()
    const wallet = walletThat(minter, (call) => (call === 2 ? sayNo() : undefined))

    const { items, hashes, failure } = await mintItems(
      drop.connection,
      mintOf(drop, { wallet, quantity: 5n }),
    )

    expect(items).to.have.length(2)
    expect(hashes).to.have.length(1)
    expect(failure?.quantity).to.equal(3n)
    expectFailure(failure?.error, 'TRANSACTION_REJECTED', {})
    expect(await countOf(drop, minter)).to.equal(2n)
  })

  it('rebuilds a mint that another one of the wallet overtook', async () => {
    const drop = await openDrop()
    const wallet = walletThat(minter, async (call) => {
      if (call === 1) await mintItems(drop.connection, mintOf(drop))
    })

    const { items, failure } = await mintItems(
      drop.connection,
      mintOf(drop, { wallet, quantity: 2n }),
    )

    expect(items.map(({ metadata }) => nameOf(metadata))).to.deep.equal(['No. 2', 'No. 3'])
    expect(failure).to.equal(undefined)
    expect(await countOf(drop, minter)).to.equal(3n)
  })

  it('gives up after being overtaken each time', async () => {
    const drop = await openDrop()
    // Not an identical transaction, which would land once for both.
    const wallet = walletThat(minter, async () => {
      await mintItems(drop.connection, mintOf(drop, { maxPrice: 2n * PRICE }))
    })

    const error = await failureOf(mintItems(drop.connection, mintOf(drop, { wallet })))

    expectFailure(error, 'MINT_RACE_LOST', { attempts: 5 })
    expect(await countOf(drop, minter)).to.equal(5n)
  })

  it('lets two wallets mint at the same time', async () => {
    const drop = await openDrop()

    const [mine, theirs] = await Promise.all([
      mintItems(drop.connection, mintOf(drop, { quantity: 4n })),
      mintItems(drop.connection, mintOf(drop, { quantity: 4n, wallet: keypairWallet(other) })),
    ])

    expect(mine.items).to.have.length(4)
    expect(theirs.items).to.have.length(4)
    const names = [...mine.items, ...theirs.items].map(({ metadata }) => nameOf(metadata))
    expect(names.sort()).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `No. ${number}`))
  })

  it('leaves the last item to the first minter', async () => {
    const drop = await openDrop({ maxNumberOfTokens: 1n })
    const wallet = walletThat(minter, async () => {
      await mintItems(drop.connection, mintOf(drop, { wallet: keypairWallet(other) }))
    })

    const error = await failureOf(mintItems(drop.connection, mintOf(drop, { wallet })))

    expectProgramError(error, 'MintedOut')
    expect(await countOf(drop, minter)).to.equal(0n)
  })

  it('returns what was minted if the drop is minted out in between', async () => {
    const drop = await openDrop({ maxNumberOfTokens: 4n })
    const wallet = walletThat(minter, async (call) => {
      if (call === 2)
        await mintItems(drop.connection, mintOf(drop, { wallet: keypairWallet(other) }))
    })

    const { items, failure } = await mintItems(
      drop.connection,
      mintOf(drop, { wallet, quantity: 4n }),
    )

    expect(items).to.have.length(2)
    expect(failure?.quantity).to.equal(2n)
    expectProgramError(failure?.error, 'MintedOut')
  })

  it('accepts a co-sign of the creator or the named co-signer, and fails without it', async () => {
    const named = Keypair.generate()
    const drop = await openDrop({ cosignerProgramId: named.publicKey })
    const cosigner = keypairWallet(drop.creator)
    const signers = { creator: `${drop.creator.publicKey}`, named: `${named.publicKey}` }

    const unsigned = await failureOf(mintItems(drop.connection, mintOf(drop)))
    expectFailure(unsigned, 'COSIGNER_REQUIRED', signers)
    const wrong = await failureOf(
      mintItems(drop.connection, mintOf(drop, { cosigner: keypairWallet(other) })),
    )
    expectFailure(wrong, 'COSIGNER_REQUIRED', signers)

    await mintItems(drop.connection, mintOf(drop, { cosigner, quantity: 2n }))
    await mintItems(drop.connection, mintOf(drop, { cosigner: keypairWallet(named) }))
    await mintItems(drop.connection, mintOf(drop, { wallet: cosigner }))
    expect(await countOf(drop, minter)).to.equal(3n)
    expect(await countOf(drop, drop.creator)).to.equal(1n)
  })

  it('mints although the treasury lacks its rent', async () => {
    const treasury = Keypair.generate().publicKey
    const drop = await openDrop({ treasury })
    await changePhase(drop, { ...PHASE, priceAmount: 1_000n })

    const { minted } = await mintItems(drop.connection, mintOf(drop, { quantity: 3n }))

    expect(minted).to.equal(3n)
    expect(await drop.connection.getBalance(treasury)).to.equal(0)
  })

  it('reports each transaction before it is sent', async () => {
    const drop = await openDrop()
    const journal: string[] = []

    const { hashes } = await mintItems(drop.connection, mintOf(drop, { quantity: 3n }), {
      beforeSend: async ({ signature }) => {
        const { value } = await drop.connection.getSignatureStatus(signature)
        expect(value).to.equal(null)
        journal.push(signature)
      },
    })

    expect(journal).to.deep.equal(hashes)
  })

  it('ends with the reason of its signal before anything is sent', async () => {
    const drop = await openDrop()
    const reason = new Error('the page was left')
    const controller = new AbortController()
    const wallet = walletThat(minter, () => controller.abort(reason))

    const error = await failureOf(
      mintItems(drop.connection, mintOf(drop, { wallet }), { signal: controller.signal }),
    )

    expect(error).to.equal(reason)
    expect(await countOf(drop, minter)).to.equal(0n)
  })
})

function sayNo(): never {
  throw new CoreError('TRANSACTION_REJECTED', {})
}

function nameOf(metadata: Awaited<ReturnType<typeof mintItems>>['items'][number]['metadata']) {
  return metadata?.type === 'loaded' ? metadata.name : metadata?.uri
}

function expectProgramError(error: unknown, name: string): void {
  if (!isMintlineError(error, 'PROGRAM_ERROR')) throw error
  expect(error.context.name).to.equal(name)
}
