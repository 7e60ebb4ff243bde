import type { ServerResponse } from 'node:http'
import type { Localnet } from '@mintline/localnet'
import {
  burnChecked,
  createAssociatedTokenAccountIdempotent,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
  transferChecked,
} from '@solana/spl-token'
import { Connection, Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchCollectionItems } from '../../src/reads/fetchCollectionItems.ts'
import { fetchItemMints } from '../../src/reads/fetchItemMints.ts'
import { fetchItems } from '../../src/reads/fetchItems.ts'
import type { ReadProgress } from '../../src/reads/readOptions.ts'
import { startPrograms } from '../localnet.ts'
import { instantClock } from './_clock.ts'
import { Drop, failureOf, fundedWallet } from './_drop.ts'
import { startServer, type TestServer } from './_metadataServer.ts'
import { batchSizes, recordingConnection } from './_requests.ts'

describe('Items of a collection', () => {
  let localnet: Localnet
  let connection: Connection
  let creator: Keypair
  let answer: (path: string, response: ServerResponse) => void
  let server: TestServer

  before(async () => {
    localnet = await startPrograms()
    connection = new Connection(localnet.rpcUrl, 'confirmed')
    creator = await fundedWallet(connection)
    server = await startServer((path, response) => answer(path, response))
  })
  after(async () => {
    await server.close()
    await localnet.close()
  })
  beforeEach(() => {
    server.paths.length = 0
    answer = (path, response) => response.end(documentOf(path))
  })

  let dropped = 0
  /** A collection with an open phase and one wallet's items. */
  async function dropWith(itemBaseUri: string, quantity: number) {
    dropped += 1
    const drop = await Drop.deploy(localnet, { creator, symbol: `ITEMS${dropped}`, itemBaseUri })
    await drop.addPhase()
    const minter = await fundedWallet(connection)
    return { drop, minter, mints: await drop.mint(minter, quantity) }
  }

  describe('fetchCollectionItems', () => {
    it('returns all items with metadata, 50 mints in a request', async () => {
      // Given a collection of 60 items
      const { drop, mints } = await dropWith(`${server.url}/{}.json`, 60)

      // When its items are read
      const recording = recordingConnection(localnet.rpcUrl)
      const progress: ReadProgress[] = []
      const items = await fetchCollectionItems(recording.connection, drop.address, {
        onProgress: (step) => progress.push(step),
      })

      // Then each has its number, mint, name and metadata
      expect(items).to.deep.equal(
        mints.map((mint, index) => ({
          number: BigInt(index + 1),
          mint: mint.toBase58(),
          groupMint: drop.groupMint.publicKey.toBase58(),
          owner: undefined,
          name: `Item #${index + 1}`,
          uri: `${server.url}/${index + 1}.json`,
          storedUri: `${server.url}/${index + 1}.json`,
          metadata: {
            type: 'loaded',
            name: `Document /${index + 1}.json`,
            image: `https://example.com/${index + 1}.json.png`,
          },
        })),
      )

      // And the deployment, its hashlist, the mints and the reveal were read in turn
      expect(batchSizes(recording.requests)).to.deep.equal([1, 1, 50, 10, 2])
      expect(progress.map(({ done }) => done)).to.deep.equal(items.map((_, index) => index + 1))
      expect(server.paths.length).to.equal(60)
      expect(server.mostAtOnce()).to.be.at.most(8)
    })

    it('fetches a URI shared by all items once', async () => {
      const { drop } = await dropWith(`${server.url}/same.json`, 5)
      const items = await fetchCollectionItems(connection, drop.address)
      const images = new Set(
        items.map(({ metadata }) => metadata.type === 'loaded' && metadata.image),
      )
      expect([...images]).to.deep.equal(['https://example.com/same.json.png'])
      expect(server.paths).to.deep.equal(['/same.json'])
    })

    it('is empty if nothing was minted', async () => {
      const { drop } = await dropWith('', 0)
      expect(await fetchCollectionItems(connection, drop.address)).to.deep.equal([])
    })
  })

  const keysOf = (mints: readonly PublicKey[]) => mints.map((mint) => mint.toBase58())

  describe('fetchItemMints', () => {
    it('returns on-chain data without other requests', async () => {
      const { drop, mints } = await dropWith(`${server.url}/{}.json`, 2)
      const [first, second] = keysOf(mints)
      if (!first || !second) throw new Error('Too little was minted.')
      const groupMint = drop.groupMint.publicKey.toBase58()
      const unrevealed = (number: number) => {
        const uri = `${server.url}/${number}.json`
        return { uri, storedUri: uri }
      }
      const items = await fetchItemMints(connection, [second, first])
      expect(items).to.deep.equal([
        { number: 2n, mint: second, groupMint, name: 'Item #2', ...unrevealed(2) },
        { number: 1n, mint: first, groupMint, name: 'Item #1', ...unrevealed(1) },
      ])
      expect(server.paths).to.deep.equal([])
    })

    it("error: a mint that is not an item's", async () => {
      const { drop } = await dropWith('', 0)
      const group = drop.groupMint.publicKey.toBase58()
      const read = fetchItemMints(connection, [group])
      expect(await failureOf(read)).to.include({ code: 'NOT_EDITIONS_ACCOUNT' })
    })
  })

  describe('fetchItems', () => {
    it('returns the requested items in order', async () => {
      const { mints } = await dropWith(`${server.url}/{}.json`, 3)
      const items = await fetchItems(connection, keysOf(mints).toReversed())
      expect(items.map(({ number }) => number)).to.deep.equal([3n, 2n, 1n])
    })

    it('reads data: URIs, and ipfs: URIs at a gateway', async () => {
      const data = `data:application/json,${documentOf('/x').toString()}`
      const inside = await dropWith(data.slice(0, 200), 1)
      const [first] = await fetchItems(connection, keysOf(inside.mints))
      expect(first?.metadata).to.deep.include({ type: 'loaded', name: 'Document /x' })

      const id = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
      const ipfs = await dropWith(`ipfs://${id}/{}.json`, 1)
      const metadata = { gateway: `${server.url}/ipfs/` }
      const [second] = await fetchItems(connection, keysOf(ipfs.mints), { metadata })
      expect(second?.metadata).to.deep.include({ name: `Document /ipfs/${id}/1.json` })
    })

    it('falls back to the URI after 3 attempts, 3 seconds apart, for that item only', async () => {
      const { mints } = await dropWith(`${server.url}/{}.json`, 2)
      answer = (path, response) => {
        if (path === '/1.json') response.writeHead(503).end()
        else response.end(documentOf(path))
      }
      const { clock, slept } = instantClock(3_000)
      const [failed, loaded] = await fetchItems(connection, keysOf(mints), { clock })
      expect(failed?.metadata).to.deep.include({ type: 'raw', uri: `${server.url}/1.json` })
      expect(failed?.metadata)
        .to.have.property('error')
        .that.includes({ code: 'METADATA_NOT_AVAILABLE' })
      expect(loaded?.metadata).to.deep.include({ type: 'loaded', name: 'Document /2.json' })
      expect(server.paths.filter((path) => path === '/1.json').length).to.equal(3)
      expect(slept).to.deep.equal([3_000, 3_000])
    })

    for (const [what, content] of [
      ['is no JSON', '<script>alert(1)</script>'],
      ['runs a script as its image', '{"name":"x","image":"javascript:alert(1)"}'],
      ['nests a thousand lists', '['.repeat(1_000)],
      ['is larger than 1 MiB', `{"name":"${'x'.repeat(1_100_000)}","image":"https://a.example"}`],
    ] as const) {
      it(`falls back to the URI of a document that ${what}, at once`, async () => {
        const { mints } = await dropWith(`${server.url}/hostile.json`, 1)
        answer = (_, response) => response.end(content)
        const [item] = await fetchItems(connection, keysOf(mints))
        expect(item?.metadata).to.deep.include({ type: 'raw', uri: `${server.url}/hostile.json` })
        expect(server.paths.length).to.equal(1)
      })
    }

    it('never follows a local URI', async () => {
      for (const uri of ['javascript:alert(1)', 'file:///etc/passwd', '']) {
        const { mints } = await dropWith(uri, 1)
        const [item] = await fetchItems(connection, keysOf(mints))
        expect(item?.metadata).to.deep.include({ type: 'raw', uri })
        expect(item?.metadata)
          .to.have.property('error')
          .that.includes({ code: 'METADATA_URI_INVALID' })
      }
    })

    it('returns the holder of each item: the minter, the receiver of a transfer, or none', async () => {
      // Given three items, one of them transferred and one burned
      const { minter, mints } = await dropWith(`${server.url}/{}.json`, 3)
      const [, sent, burned] = mints
      if (!sent || !burned) throw new Error('Too little was minted.')
      const friend = Keypair.generate().publicKey
      await send(minter, sent, friend)
      await burn(minter, burned)

      // When they are read with their owners
      const items = await fetchItems(connection, keysOf(mints), { withOwners: true })

      // Then each has its present holder
      const holders = [minter.publicKey.toBase58(), friend.toBase58(), undefined]
      expect(items.map(({ owner }) => owner)).to.deep.equal(holders)
    })

    it("ends at once with the signal's reason", async () => {
      const { mints } = await dropWith(`${server.url}/{}.json`, 4)
      const controller = new AbortController()
      answer = () => controller.abort('page left')
      const { signal } = controller
      const read = fetchItems(connection, keysOf(mints), { signal })
      expect(await failureOf(read)).to.equal('page left')
    })

    it("error: a mint that is not an item's", async () => {
      const { drop } = await dropWith('', 0)
      const group = drop.groupMint.publicKey.toBase58()
      expect(await failureOf(fetchItems(connection, [group]))).to.include({
        code: 'NOT_EDITIONS_ACCOUNT',
        message: `The account ${group} is not a valid mint of an item: check the address and the network`,
      })
    })

    it('error: a missing mint', async () => {
      const nowhere = Keypair.generate().publicKey.toBase58()
      expect(await failureOf(fetchItems(connection, [nowhere]))).to.include({
        code: 'NOT_EDITIONS_ACCOUNT',
      })
    })
  })

  async function send(from: Keypair, mint: PublicKey, to: PublicKey): Promise<void> {
    const source = getAssociatedTokenAddressSync(mint, from.publicKey, false, TOKEN_2022_PROGRAM_ID)
    const target = await createAssociatedTokenAccountIdempotent(
      connection,
      from,
      mint,
      to,
      undefined,
      TOKEN_2022_PROGRAM_ID,
    )
    await transferChecked(
      connection,
      from,
      source,
      mint,
      target,
      from,
      1,
      0,
      [],
      undefined,
      TOKEN_2022_PROGRAM_ID,
    )
  }

  async function burn(owner: Keypair, mint: PublicKey): Promise<void> {
    const account = getAssociatedTokenAddressSync(
      mint,
      owner.publicKey,
      false,
      TOKEN_2022_PROGRAM_ID,
    )
    await burnChecked(
      connection,
      owner,
      account,
      mint,
      owner,
      1,
      0,
      [],
      undefined,
      TOKEN_2022_PROGRAM_ID,
    )
  }
})

/** The document at a path on a creator's server. */
function documentOf(path: string): string {
  return JSON.stringify({ name: `Document ${path}`, image: `https://example.com${path}.png` })
}
