import type { Localnet } from '@mintline/localnet'
import { hashlistAddress } from '@mintline/solana'
import { Connection, Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchMints, fetchMintsSince } from '../../src/reads/fetchMints.ts'
import type { ReadProgress } from '../../src/reads/readOptions.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from './_drop.ts'
import { batchSizes, recordingConnection } from './_requests.ts'

/** One page and the beginning of the next. */
const ITEMS = 67

describe('fetchMints', () => {
  let localnet: Localnet
  let drop: Drop
  let mints: PublicKey[]

  before(async () => {
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet)
    await drop.addPhase()
    mints = await drop.mint(await fundedWallet(drop.connection), ITEMS)
  })
  after(() => localnet.close())

  it('returns all mints of a collection with their numbers, over several pages', async () => {
    const recording = recordingConnection(localnet.rpcUrl)
    const progress: ReadProgress[] = []
    const listed = await fetchMints(recording.connection, drop.address, {
      onProgress: (step) => progress.push(step),
    })
    expect(listed).to.deep.equal(
      mints.map((mint, index) => ({ mint: mint.toBase58(), order: BigInt(index + 1) })),
    )
    // The deployment, then both pages at once.
    expect(batchSizes(recording.requests)).to.deep.equal([1, 2])
    expect(progress).to.deep.equal([{ done: 2, total: 2 }])
  })

  it('returns the mints after a number, without reading earlier pages', async () => {
    const since = async (number: bigint) => {
      const { connection, requests } = recordingConnection(localnet.rpcUrl)
      const listed = await fetchMintsSince(connection, { collection: drop.address, number })
      return { orders: listed.map(({ order }) => order), asked: batchSizes(requests) }
    }

    // The deployment, then pages; of the first, only the requested items.
    expect(await since(62n)).to.deep.equal({
      orders: [63n, 64n, 65n, 66n, 67n],
      asked: [1, 2],
    })
    expect(await since(64n)).to.deep.equal({ orders: [65n, 66n, 67n], asked: [1, 1] })
    expect(await since(66n)).to.deep.equal({ orders: [67n], asked: [1, 1] })

    // And without new items, only the deployment.
    expect(await since(67n)).to.deep.equal({ orders: [], asked: [1] })
    expect(await since(5_000n)).to.deep.equal({ orders: [], asked: [1] })
  })

  it('is empty if nothing was minted', async () => {
    const empty = await Drop.deploy(localnet, { symbol: 'EMPTY' })
    expect(await fetchMints(drop.connection, empty.address)).to.deep.equal([])
  })

  it('error: a node that does not show the last page yet', async () => {
    // Given a node that returns the second page as before its first item
    const lastPage = hashlistAddress(drop.deployment, 1).toBase58()
    const behind = new Connection(localnet.rpcUrl, {
      commitment: 'confirmed',
      fetch: (url, init) => {
        const nowhere = Keypair.generate().publicKey.toBase58()
        return fetch(url, { ...init, body: String(init?.body).replace(lastPage, nowhere) })
      },
    })
    expect(await failureOf(fetchMints(behind, drop.address))).to.include({
      code: 'HASHLIST_INCOMPLETE',
      message: `The node knows 64 of the 67 items of ${drop.address}: it lags behind, so try again`,
    })
    const since = { collection: drop.address, number: 65n }
    expect(await failureOf(fetchMintsSince(behind, since))).to.deep.include({
      code: 'HASHLIST_INCOMPLETE',
      context: { deployment: drop.address, found: 64n, issued: 67n },
    })
  })

  it('error: nothing is deployed at the address', async () => {
    const deployment = Keypair.generate().publicKey.toBase58()
    expect(await failureOf(fetchMints(drop.connection, deployment))).to.include({
      code: 'EDITIONS_NOT_FOUND',
    })
  })
})
