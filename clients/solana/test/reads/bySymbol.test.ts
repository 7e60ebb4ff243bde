import type { Localnet } from '@mintline/localnet'
import { createAdministration, editionsControlsAddress, keypairWallet } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchAllowlist, fetchAllowlistEntry } from '../../src/reads/fetchAllowlist.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { fetchCollectionItems } from '../../src/reads/fetchCollectionItems.ts'
import { fetchDrop } from '../../src/reads/fetchDrop.ts'
import { fetchMinterStats } from '../../src/reads/fetchMinterStats.ts'
import { fetchMints } from '../../src/reads/fetchMints.ts'
import {
  fetchEditionsControls,
  fetchEditionsDeployment,
  fetchHashlistPage,
  fetchRawMinterStats,
} from '../../src/reads/fetchRawRecords.ts'
import { fetchReveal } from '../../src/reads/fetchReveal.ts'
import type { ReadConnection } from '../../src/rpc/readConnection.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from './_drop.ts'
import { recordingConnection } from './_requests.ts'

const SYMBOL = 'BYNAME'

describe('Reads of a collection by symbol or address', () => {
  const minter = Keypair.generate()
  const wallet = minter.publicKey.toBase58()
  let localnet: Localnet
  let drop: Drop
  let item: string

  before(async () => {
    // Given a collection with an open phase, an allowlist phase with one entry, and an item
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet, {
      symbol: SYMBOL,
      itemBaseUri: 'data:application/json,{"name":"Item","image":"data:,"}',
    })
    await drop.addPhase()
    await drop.addPhase({ phaseType: 'allowList' })
    const funder = await fundedWallet(drop.connection)
    const [mint] = await drop.mint(funder, 1)
    item = String(mint)
    await drop.allow([minter.publicKey], { phaseIndex: 1, price: 7, amount: 2 })
  })
  after(() => localnet.close())

  type Read = (connection: ReadConnection, collection: string) => Promise<unknown>

  /** Every collection read, and how many requests ask for the deployment's address. */
  const READS: Record<string, [read: Read, requests: number]> = {
    fetchCollectionInfo: [fetchCollectionInfo, 2],
    // Including the clock.
    fetchDrop: [fetchDrop, 3],
    fetchAllowlist: [(from, deployment) => fetchAllowlist(from, { deployment }), 2],
    fetchAllowlistEntry: [
      (from, deployment) => fetchAllowlistEntry(from, { deployment, wallet, phaseIndex: 1 }),
      1,
    ],
    fetchMinterStats: [(from, deployment) => fetchMinterStats(from, { deployment, wallet }), 1],
    fetchMints: [fetchMints, 2],
    fetchCollectionItems: [fetchCollectionItems, 4],
    fetchReveal: [fetchReveal, 1],
    fetchEditionsDeployment: [fetchEditionsDeployment, 1],
    fetchEditionsControls: [fetchEditionsControls, 1],
    fetchHashlistPage: [(from, deployment) => fetchHashlistPage(from, { deployment, page: 0 }), 1],
    fetchRawMinterStats: [
      (from, deployment) => fetchRawMinterStats(from, { deployment, wallet }),
      1,
    ],
  }

  for (const [name, [read, requests]] of Object.entries(READS)) {
    it(`${name} has the same result for a symbol and for every address of the collection`, async () => {
      const expected = await read(drop.connection, drop.address)
      const controls = editionsControlsAddress(drop.deployment).toBase58()
      const groupMint = drop.groupMint.publicKey.toBase58()
      for (const collection of [SYMBOL, controls, groupMint, item]) {
        expect(await read(drop.connection, collection)).to.deep.equal(expected)
      }
    })

    it(`${name} makes no more requests for a symbol than for the deployment's address`, async () => {
      for (const collection of [drop.address, SYMBOL]) {
        const recording = recordingConnection(localnet.rpcUrl)
        await read(recording.connection, collection)
        expect(recording.requests).to.have.length(requests)
      }
    })

    it(`error: ${name} names an unknown symbol`, async () => {
      expect(await failureOf(read(drop.connection, 'NOSUCHDROP'))).to.include({
        code: 'EDITIONS_NOT_FOUND',
        message:
          'Editions not found: no collection has the symbol or address NOSUCHDROP on this network',
      })
    })
  }

  it('administration reads a collection by symbol in two requests, and the rent rate in a third', async () => {
    const { connection, requests } = recordingConnection(localnet.rpcUrl)
    const administration = createAdministration({ connection, wallet: keypairWallet(drop.creator) })
    // The royalties are unchanged, so nothing is sent.
    const royalties = { royaltyBasisPoints: 0, creators: [] }
    const { status } = await administration.modifyRoyalties({ collection: SYMBOL, royalties })
    expect(status).to.equal('unchanged')
    expect(requests.map(({ method }) => method)).to.deep.equal([
      'getMultipleAccounts',
      'getMultipleAccounts',
      'getMultipleAccounts',
    ])
  })
})
