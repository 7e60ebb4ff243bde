import type { Localnet } from '@mintline/localnet'
import { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchMintState } from '../../src/mint/fetchMintState.ts'
import { fetchChainTime } from '../../src/reads/fetchChainTime.ts'
import { fetchCollectionInfo, fetchTimedCollection } from '../../src/reads/fetchCollectionInfo.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fund, fundedWallet } from './_drop.ts'
import { recordingConnection } from './_requests.ts'

describe('fetchTimedCollection', () => {
  let localnet: Localnet
  let connection: Connection
  let drop: Drop

  before(async () => {
    localnet = await startPrograms()
    connection = new Connection(localnet.rpcUrl, 'confirmed')
    const creator = Keypair.generate()
    await fund(connection, creator.publicKey)
    drop = await Drop.deploy(localnet, { creator, symbol: 'TIMED' })
    await drop.addPhase()
  })
  after(() => localnet.close())

  it('returns a collection that was read before in one request, as it is now', async () => {
    // Given a collection that was read
    const { collection: before } = await fetchTimedCollection(connection, { deployment: 'TIMED' })
    expect(before).to.deep.equal(await fetchCollectionInfo(connection, drop.address))

    // When somebody mints, and it is read again
    await drop.mint(await fundedWallet(connection), 2)
    const earliest = await fetchChainTime(connection)
    const recording = recordingConnection(localnet.rpcUrl)
    const query = { deployment: 'TIMED', before }
    const { collection, chainTime } = await fetchTimedCollection(recording.connection, query)

    // Then it is that of now
    expect(recording.requests.map(({ method }) => method)).to.deep.equal(['getMultipleAccounts'])
    expect(collection.numberOfTokensIssued).to.equal(before.numberOfTokensIssued + 2n)
    expect(collection).to.deep.equal(await fetchCollectionInfo(connection, drop.address))
    expect(chainTime >= earliest).to.equal(true)
  })

  it('reads it anew if its addresses hold another collection', async () => {
    const { collection } = await fetchTimedCollection(connection, { deployment: 'TIMED' })
    const before = { ...collection, groupMint: Keypair.generate().publicKey.toBase58() }
    const query = { deployment: 'TIMED', before } as Parameters<typeof fetchTimedCollection>[1]
    expect((await fetchTimedCollection(connection, query)).collection).to.deep.equal(collection)
  })

  it('error: there is no such collection any more', async () => {
    const { collection } = await fetchTimedCollection(connection, { deployment: 'TIMED' })
    const nowhere = Keypair.generate().publicKey.toBase58()
    const before = { ...collection, editions: nowhere } as typeof collection
    const read = fetchTimedCollection(connection, { deployment: nowhere, before })
    expect(await failureOf(read)).to.include({ code: 'EDITIONS_NOT_FOUND' })
  })

  it("gives the terms of a wallet for one more request, that of the wallet's records", async () => {
    const read = await fetchTimedCollection(connection, { deployment: 'TIMED' })
    const wallet = (await fundedWallet(connection)).publicKey.toBase58()
    const recording = recordingConnection(localnet.rpcUrl)
    const state = await fetchMintState(recording.connection, { deployment: 'TIMED', wallet, read })
    expect(recording.requests).to.have.lengthOf(1)
    expect(state).to.deep.equal(await fetchMintState(connection, { deployment: 'TIMED', wallet }))
  })
})
