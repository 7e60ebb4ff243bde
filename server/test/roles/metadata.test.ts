import type { Localnet } from '@mintline/localnet'
import { updateTokenNameUri } from '@mintline/solana'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import * as calls from '../../src/indexer/calls.ts'
import { eventually, eventuallyEqual } from '../ingest/_follow.ts'
import { burn } from '../ingest/_items.ts'
import { type Files, json, serveFiles } from '../metadata/_files.ts'
import { type RunningServer, startFollowing } from './_server.ts'

const IMAGE = 'https://example.com/1.png'

describe('metadata of a drop on the network, as the server answers', () => {
  let localnet: Localnet
  let files: Files
  let server: RunningServer
  let drop: Drop
  let ada: Keypair
  let mints: PublicKey[]

  before(async () => {
    // Given a drop whose documents are on this machine, and a server with all roles
    localnet = await startPrograms()
    files = await serveFiles()
    files.answers.set('/drop.json', json({ name: 'The drop', description: 'Of two items' }))
    files.answers.set('/1.json', json(documentOf('First', 'Red')))
    files.answers.set('/2.json', json(documentOf('Second', 'Red')))
    server = await startFollowing(localnet.rpcUrl, { roles: 'api,ingest,jobs' })
    drop = await Drop.deploy(localnet, {
      collectionUri: files.url('/drop.json'),
      itemBaseUri: files.url('/{}.json'),
    })
    await drop.addPhase()
    ada = await fundedWallet(drop.connection)
    mints = await drop.mint(ada, 2)
  })
  after(async () => {
    await server.close()
    await files.close()
    await localnet.close()
  })

  it('is shown with items and their collection, each document read once', async () => {
    await eventuallyEqual<unknown>(() => metaOf(0), metaLike('First', 'Red', '/1.json'))
    await eventuallyEqual<unknown>(() => metaOf(1), metaLike('Second', 'Red', '/2.json'))
    const meta = await eventually(async () => (await collection()).meta)
    expect(meta).to.include({ name: 'The drop', description: 'Of two items' })
    expect([...files.asked].sort()).to.deep.equal(['/1.json', '/2.json', '/drop.json'])
  })

  it('is counted as traits of the collection', async () => {
    expect(await traits()).to.deep.equal({ Red: 2 })
    expect((await collection()).hasTraits).to.equal(true)
  })

  it('is read anew where an item gets another document, and counted anew', async () => {
    files.answers.set('/ada.json', json(documentOf('Ada’s', 'Blue')))
    const { creator, deployment } = drop
    const texts = { newName: 'Ada’s', newUri: files.url('/ada.json') }
    const change = { deployment, creator: creator.publicKey, mint: mintAt(0), ...texts }
    await drop.send([updateTokenNameUri(change)], [creator])
    await eventuallyEqual<unknown>(() => metaOf(0), metaLike('Ada’s', 'Blue', '/ada.json'))
    expect(await traits()).to.deep.equal({ Red: 1, Blue: 1 })
  })

  it('counts no more once its item is burned', async () => {
    await drop.send(burn(mintAt(1), ada.publicKey), [ada])
    await eventuallyEqual(traits, { Blue: 1 })
    expect((await metaOf(1))?.name).to.equal('Second')
  })

  function mintAt(index: number): PublicKey {
    const mint = mints[index]
    if (!mint) throw new Error(`Item ${index} was not minted`)
    return mint
  }

  async function metaOf(index: number) {
    const { body } = await server.ask(calls.getItemById, { itemId: `SOLANA:${mintAt(index)}` })
    return body.meta
  }

  async function collection() {
    const id = `SOLANA:${drop.address}`
    return (await server.ask(calls.getCollectionById, { collection: id })).body
  }

  /** Numbers of items by colour. */
  async function traits(): Promise<Record<string, number>> {
    const asked = { collectionIds: [`SOLANA:${drop.address}`] }
    const { body } = await server.ask(calls.queryTraits, asked)
    const values = body.traits.flatMap((trait) => trait.values)
    return Object.fromEntries(values.map(({ value, count }) => [value, count]))
  }

  function metaLike(name: string, color: string, path: string) {
    return {
      name,
      originalMetaUri: files.url(path),
      attributes: [{ key: 'Color', value: color }],
      content: [{ '@type': 'IMAGE', url: IMAGE, representation: 'ORIGINAL' }],
    }
  }
})

function documentOf(name: string, color: string) {
  return { name, image: IMAGE, attributes: [{ trait_type: 'Color', value: color }] }
}
