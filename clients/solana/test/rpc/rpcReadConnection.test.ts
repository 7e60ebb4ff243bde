import type { ServerResponse } from 'node:http'
import type { Localnet } from '@mintline/localnet'
import { type Connection, Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import { fetchMintData } from '../../src/mint/fetchMintData.ts'
import { fetchMintState } from '../../src/mint/fetchMintState.ts'
import { watchMintedCount } from '../../src/mint/watchMintedCount.ts'
import { fetchAllowlist, fetchAllowlistEntry } from '../../src/reads/fetchAllowlist.ts'
import { fetchChainTime } from '../../src/reads/fetchChainTime.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { fetchCollectionItems } from '../../src/reads/fetchCollectionItems.ts'
import { fetchDrop } from '../../src/reads/fetchDrop.ts'
import { fetchEditionsOfCreator } from '../../src/reads/fetchEditionsOfCreator.ts'
import { fetchMinterStats } from '../../src/reads/fetchMinterStats.ts'
import { findDeployment } from '../../src/reads/findDeployment.ts'
import { fetchMintNetwork } from '../../src/rpc/network.ts'
import type { ReadConnection } from '../../src/rpc/readConnection.ts'
import { rpcReadConnection } from '../../src/rpc/rpcReadConnection.ts'
import { startPrograms } from '../localnet.ts'
import { instantClock } from '../reads/_clock.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'
import { startServer, type TestServer } from '../reads/_metadataServer.ts'

const METADATA = 'data:application/json,{"name":"Item {}","image":"https://example.com/{}.png"}'

describe('A connection that reads', () => {
  let localnet: Localnet
  let connection: Connection
  let drop: Drop
  let minter: Keypair
  let item: PublicKey | undefined
  const listed = Keypair.generate().publicKey

  before(async () => {
    // Given a collection with an open phase, a list of two and three items of one wallet
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet, { symbol: 'READ', itemBaseUri: METADATA })
    connection = drop.connection
    await drop.addPhase({ priceAmount: 2_000_000n })
    await drop.addPhase({ phaseType: 'allowList' })
    minter = await fundedWallet(connection)
    await drop.allow([listed, minter.publicKey], { phaseIndex: 1, price: 7, amount: 3 })
    ;[item] = await drop.mint(minter, 3)
  })
  after(() => localnet.close())

  const reads: Record<string, (from: ReadConnection) => Promise<unknown>> = {
    'all of a collection': (from) => fetchCollectionInfo(from, drop.address),
    'a drop': (from) => fetchDrop(from, drop.address),
    'collections of a wallet': (from) =>
      fetchEditionsOfCreator(from, drop.creator.publicKey.toBase58()),
    'the collection of a symbol': (from) => findDeployment(from, 'READ'),
    'the collection of an item': (from) => findDeployment(from, String(item)),
    'that no collection has a symbol': (from) => failureOf(findDeployment(from, 'NOSUCHDROP')),
    'a list': async (from) => {
      const entries = await fetchAllowlist(from, { deployment: drop.address, phaseIndex: 1 })
      return entries.sort((a, b) => (a.user < b.user ? -1 : 1))
    },
    'an entry': (from) =>
      fetchAllowlistEntry(from, {
        deployment: drop.address,
        wallet: listed.toBase58(),
        phaseIndex: 1,
      }),
    'what a wallet has minted': (from) =>
      fetchMinterStats(from, { deployment: drop.address, wallet: minter.publicKey.toBase58() }),
    'items and who holds them': (from) =>
      fetchCollectionItems(from, drop.address, { withOwners: true }),
    'the time of the chain': (from) => fetchChainTime(from),
    'the network': (from) => fetchMintNetwork(from),
    'what a mint depends on': (from) => fetchMintState(from, walletOfDrop()),
    'the data of a mint': (from) => fetchMintData(from, walletOfDrop()),
    'whether a wallet may mint': (from) => fetchClaimRestriction(from, walletOfDrop()),
    'the minted count': async (from) => {
      const counts = watchMintedCount(from, drop.address, { websocketUrl: localnet.wsUrl })
      for await (const count of counts) return count
      return undefined
    },
  }

  const walletOfDrop = () => ({ deployment: drop.address, wallet: minter.publicKey.toBase58() })

  for (const [what, read] of Object.entries(reads)) {
    it(`returns ${what} like web3.js`, async () => {
      const own = await read(rpcReadConnection(localnet.rpcUrl))
      expect(own).to.deep.equal(await read(connection))
      expect(own).to.not.equal(undefined)
    })
  }

  it('reads with the given commitment', async () => {
    const asked: unknown[] = []
    const recording: typeof fetch = (url, init) => {
      asked.push(JSON.parse(String(init?.body)).params)
      return fetch(url, init)
    }
    const settled = { fetch: recording, commitment: 'finalized' } as const
    await fetchChainTime(rpcReadConnection(localnet.rpcUrl, settled))
    await fetchChainTime(rpcReadConnection(localnet.rpcUrl, { fetch: recording }))
    const clock = ['SysvarC1ock11111111111111111111111111111111']
    expect(asked).to.deep.equal([
      [clock, { commitment: 'finalized', encoding: 'base64' }],
      [clock, { commitment: 'confirmed', encoding: 'base64' }],
    ])
  })

  describe('with a faulty node', () => {
    let answer: (response: ServerResponse) => void
    let server: TestServer

    before(async () => {
      server = await startServer((_, response) => answer(response))
    })
    after(() => server.close())
    beforeEach(() => {
      server.paths.length = 0
    })

    const failure = () => {
      const { clock } = instantClock(3_000)
      return failureOf(fetchMintNetwork(rpcReadConnection(server.url), { clock }))
    }

    for (const [what, status, body, reason] of [
      ['is behind a broken gateway', 502, '', '502 Bad Gateway'],
      ['is behind', 200, refusal(-32005, 'Node is behind'), 'Node is behind'],
    ] as const) {
      it(`retries five times with one that ${what}`, async () => {
        answer = (response) => response.writeHead(status).end(body)
        expect(await failure()).to.deep.include({
          code: 'NODE_NOT_AVAILABLE',
          context: { method: 'getGenesisHash', reason },
        })
        expect(server.paths).to.have.lengthOf(1 + 5)
      })
    }

    it('retries with one that drops the connection or truncates its answer', async () => {
      const answers = [
        (response: ServerResponse) => response.destroy(),
        (response: ServerResponse) => response.end('{"jsonrpc":"2.0","res'),
        (response: ServerResponse) => response.end('{"jsonrpc":"2.0","id":1,"result":"hash"}'),
      ]
      answer = (response) => answers.shift()?.(response)
      const { clock } = instantClock(3_000)
      const network = await fetchMintNetwork(rpcReadConnection(server.url), { clock })
      expect(network).to.deep.equal({ genesisHash: 'hash', blockchain: 'SOLANA' })
    })

    for (const [what, status, body, reason] of [
      ['refuses', 200, refusal(-32602, 'Invalid param'), 'Invalid param'],
      ['refuses without a reason', 200, '{"error":{}}', 'the node refused without a reason'],
      ['answers something else', 200, '{"result":7}', 'its answer is malformed'],
    ] as const) {
      it(`does not retry with one that ${what}`, async () => {
        answer = (response) => response.writeHead(status).end(body)
        expect(await failure()).to.deep.include({
          code: 'NODE_REFUSED',
          context: { method: 'getGenesisHash', reason },
        })
        expect(server.paths).to.have.lengthOf(1)
      })
    }
  })
})

/** A node's answer to a request that it refuses. */
function refusal(code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message } })
}
