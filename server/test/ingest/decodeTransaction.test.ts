import { callNode } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import {
  editionsControlsAddress,
  fetchEditionsDeployment,
  itemMintAddress,
  mintWithControlsV2,
  mintWithControlsV3,
} from '@mintline/solana'
import { nodeTransactionOf } from '@mintline/solana/reads'
import { Keypair, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import {
  type DecodedTransaction,
  decodeTransaction,
} from '../../src/ingest/decode/solana/decodeTransaction.ts'
import { burn, handOver, tokenAccount } from './_items.ts'

const MEMO_PROGRAM = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
/** Enough to push all logs of a mint out of the 10,000 bytes that the network stores. */
const MEMOS = 40
const PRICE = 5_000_000n

describe('decodeTransaction', () => {
  let localnet: Localnet
  let drop: Drop
  let ada: Keypair
  let bob: Keypair
  let items: PublicKey[]

  before(async () => {
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet)
    await drop.addPhase({ priceAmount: PRICE })
    ada = await fundedWallet(drop.connection)
    bob = await fundedWallet(drop.connection)
    items = await drop.mint(ada, 2)
  })
  after(() => localnet.close())

  for (const quantity of [1, 2, 3]) {
    it(`finds ${quantity} mints of one transaction, with the prices in its logs`, async () => {
      const minter = await fundedWallet(drop.connection)
      const mints = await drop.mint(minter, quantity)
      const { activities, places, changedItems } = await decoded(await latest(drop.deployment))
      expect(
        activities.map(({ type, item, to, from }) => ({ type, item, to, from })),
      ).to.deep.equal(
        mints.map((mint) => ({
          type: 'MINT',
          item: itemOf(mint),
          to: text(minter),
          from: undefined,
        })),
      )
      expect(places).to.have.deep.members(mints.map((mint) => placeOf(mint, minter)))
      expect(changedItems).to.deep.equal(mints.map(String))
      // The third mint's logs are cut off.
      expect(activities.slice(0, 2).map(({ mintPrice }) => mintPrice)).to.deep.equal(
        activities.slice(0, 2).map(() => PRICE),
      )
      expect(new Set(activities.map(({ index }) => index))).to.have.length(quantity)
    })
  }

  it('finds a mint whose logs are cut off, without its price', async () => {
    const minter = await fundedWallet(drop.connection)
    const { numberOfTokensIssued: issued } = await fetchEditionsDeployment(
      drop.connection,
      drop.address,
    )
    const mint = await mintWithControlsV2({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      treasury: drop.input.treasury,
      feeRecipients: drop.input.platformFee.recipients,
      issued,
      minter: minter.publicKey,
      phaseIndex: 0,
      mintCount: 0n,
    })
    const memos = Array.from({ length: MEMOS }, () => memo('not a word'))
    const signature = await drop.send([...memos, mint], [minter])
    const { activities } = await decoded(signature)
    expect(activities).to.have.length(1)
    expect(activities[0]).to.deep.include({ type: 'MINT', to: text(minter), mintPrice: undefined })
  })

  it('finds transfers with and without the mint in the instruction, and burns', async () => {
    const [first, second] = two(items)
    const there = await send(ada, handOver(first, { from: ada.publicKey, to: bob.publicKey }))
    expect(there.activities).to.deep.equal([
      {
        ...{ type: 'TRANSFER', item: itemOf(first), collection: drop.address },
        ...{ from: text(ada), to: text(bob), value: 1n, purchase: false, mintPrice: undefined },
        ...{ transaction: there.activities[0]?.transaction, index: there.activities[0]?.index },
      },
    ])
    expect(there.places).to.deep.equal([placeOf(first, bob)])

    const unchecked = { from: bob.publicKey, to: ada.publicKey, isChecked: false }
    const back = await send(bob, handOver(first, unchecked))
    expect(back.activities[0]).to.include({ type: 'TRANSFER', from: text(bob), to: text(ada) })

    const gone = await send(ada, burn(second, ada.publicKey))
    expect(gone.activities[0]).to.include({ type: 'BURN', from: text(ada), to: undefined })
    expect(gone.places).to.deep.equal([
      { mint: String(second), collection: drop.address, account: undefined },
    ])
  })

  it('starts a gift with its receiver, who may pass it on at once', async () => {
    const { numberOfTokensIssued: issued } = await fetchEditionsDeployment(
      drop.connection,
      drop.address,
    )
    const receiver = await fundedWallet(drop.connection)
    const minter = await fundedWallet(drop.connection)
    const mint = itemMintAddress(drop.deployment, minter.publicKey, 0n)
    const gift = mintWithControlsV3({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      treasury: drop.input.treasury,
      feeRecipients: drop.input.platformFee.recipients,
      issued,
      minter: minter.publicKey,
      receiver: receiver.publicKey,
      phaseIndex: 0,
      mintCount: 0n,
    })
    const route = { from: receiver.publicKey, to: bob.publicKey }
    const there = await send(minter, [gift, ...handOver(mint, route)], [receiver])
    const [first, second] = there.activities
    expect(there.activities).to.have.length(2)
    expect(first).to.deep.include({ type: 'MINT', from: undefined, to: text(receiver) })
    expect(first).to.deep.include({ mintPrice: PRICE, data: { minter: text(minter) } })
    expect(second).to.deep.include({ type: 'TRANSFER', from: text(receiver), to: text(bob) })
    expect(there.places).to.deep.equal([placeOf(mint, bob)])
  })

  it('counts the way of an item through several wallets within a transaction once', async () => {
    const [first] = two(items)
    const eve = Keypair.generate()
    const hops = [
      ...handOver(first, { from: ada.publicKey, to: bob.publicKey }),
      ...handOver(first, { from: bob.publicKey, to: eve.publicKey }),
    ]
    const { activities } = await send(ada, hops, [bob])
    expect(activities).to.have.length(1)
    expect(activities[0]).to.include({ from: text(ada), to: text(eve) })
  })

  it('ignores tokens that are not items, and transactions that failed', async () => {
    const mints = await drop.mint(bob, 1)
    const [mint] = mints
    if (!mint) throw new Error('it was minted')
    const signature = await drop.send(handOver(mint, { from: bob.publicKey, to: ada.publicKey }), [
      bob,
    ])
    const transaction = await read(signature)
    const nothing = { blockchain: 'SOLANA', collectionOf: () => undefined } as const
    expect(decodeTransaction(transaction, nothing).activities).to.deep.equal([])
    const failed = { ...transaction, hasFailed: true }
    expect(decodeTransaction(failed, known()).activities).to.deep.equal([])
  })

  it('names what to read again: the deployment, its controls after a handover, renamed items', async () => {
    const other = await Drop.deploy(localnet, { creator: drop.creator, symbol: 'OTHER' })
    const creator = text(drop.creator)
    const deployed = await decoded(await latest(other.deployment))
    expect(deployed.deployed).to.deep.equal([{ collection: other.address, creator }])
    expect(deployed.changedCollections).to.deep.equal([other.address])

    await other.transferOwnership(ada.publicKey)
    const controls = editionsControlsAddress(other.deployment)
    const handed = await decoded(await latest(controls))
    expect(handed.changedCollections).to.deep.equal([controls.toBase58()])
    expect(handed.deployed).to.deep.equal([])
  })

  async function send(
    signer: Keypair,
    instructions: readonly TransactionInstruction[],
    others: readonly Keypair[] = [],
  ): Promise<DecodedTransaction> {
    return decoded(await drop.send(instructions, [signer, ...others]))
  }

  async function decoded(signature: string): Promise<DecodedTransaction> {
    return decodeTransaction(await read(signature), known())
  }

  async function read(signature: string) {
    const config = { encoding: 'json', maxSupportedTransactionVersion: 0 }
    const node = { url: localnet.rpcUrl, fetch }
    const found = nodeTransactionOf(await callNode(node, 'getTransaction', [signature, config]))
    if (!found) throw new Error('it did not land')
    return found
  }

  /** Signature of the last transaction that names an address. */
  async function latest(address: PublicKey): Promise<string> {
    const [found] = await drop.connection.getSignaturesForAddress(address, { limit: 1 })
    return found?.signature ?? ''
  }

  function placeOf(mint: PublicKey, holder: Keypair) {
    const account = String(tokenAccount(mint, holder.publicKey))
    return { mint: String(mint), collection: drop.address, account }
  }

  function known() {
    const mints = new Set(items.map(String))
    const collectionOf = (mint: string) => (mints.has(mint) ? drop.address : undefined)
    return { blockchain: 'SOLANA', collectionOf } as const
  }
})

function memo(content: string): TransactionInstruction {
  return new TransactionInstruction({
    programId: MEMO_PROGRAM,
    keys: [],
    data: Buffer.from(content),
  })
}

function itemOf(mint: PublicKey) {
  return { blockchain: 'SOLANA', contract: String(mint), tokenId: undefined }
}

function text(wallet: Keypair): string {
  return wallet.publicKey.toBase58()
}

function two(list: readonly PublicKey[]): [PublicKey, PublicKey] {
  const [first, second] = list
  if (!first || !second) throw new Error('two were minted')
  return [first, second]
}
