import { expect } from 'chai'
import { CID } from 'multiformats/cid'
import { contentIdOf, type FileToStore, kuboStorage } from '../../src/index.ts'
import { carOf } from '../../src/storage/carOf.ts'
import { blocksOfFile } from '../../src/storage/contentBlocks.ts'
import { type FaultyFront, startFaultyFront } from './_faultyFront.ts'
import { type KuboNode, startKuboNode } from './_kuboNode.ts'
import { failureOf, fileOf, planOf, uploadTo } from './_uploads.ts'

const BUSY = { status: 503, body: { Message: 'try later' } }

describe('upload to IPFS', () => {
  let node: KuboNode
  let front: FaultyFront
  let media: FileToStore[]
  const picture = new Uint8Array(2_500_000).map((_, index) => index % 251)

  beforeEach(async () => {
    node = await startKuboNode()
    front = await startFaultyFront(node.url)
    front.concerns = /dag\/import/
    media = [await fileOf('1.png', picture), await fileOf('2.png', Uint8Array.of(1, 2, 3))]
  })

  afterEach(() => Promise.all([node.close(), front.close()]))

  const host = () => new URL(front.url).host
  const storageOf = (authorization?: string) => ({
    ...kuboStorage({ url: front.url, authorization }),
    concurrency: 1,
  })
  const upload = (authorization?: string) => uploadTo(storageOf(authorization), media)

  it('stores documents and media at their addresses, and pins both folders', async () => {
    const { sent, baseUri } = await upload()
    expect(sent).to.equal(6)
    const document = JSON.parse(
      new TextDecoder().decode(await node.read(`${baseUri.slice(7)}1.json`)),
    )
    expect(document.name).to.equal('Dawn #1')
    expect(document.image).to.match(/^ipfs:\/\/bafybei[a-z2-7]{52}\/1\.png$/)
    const stored = await node.read(document.image.slice(7))
    expect(Buffer.compare(stored, picture)).to.equal(0)
    expect((await node.pins()).map((cid) => `ipfs://${cid}/`)).to.have.members([
      baseUri,
      document.image.replace('1.png', ''),
    ])
  })

  it('asks for two pins the second time, and sends nothing', async () => {
    const { baseUri } = await upload()
    node.calls.length = 0
    expect(await upload()).to.deep.include({ sent: 0, skipped: 6, baseUri })
    expect(node.calls).to.deep.equal(['pin/ls', 'pin/ls'])
  })

  it('sends a file again of which only a part has arrived', async () => {
    // Given a node with the first chunk of a file alone
    const [chunk] = await blocksOfFile(media[0] ?? (await fileOf('1.png', picture)))
    const { cid, bytes } = chunk ?? expect.fail('no block')
    const name = CID.decode(cid.bytes).toString()
    await node.importCar(new Uint8Array(await (await carOf(name, [{ cid, bytes }])).arrayBuffer()))
    expect(await node.has(name)).to.equal(true)
    // When it is uploaded, Then it is whole
    const { sent, baseUri } = await upload()
    expect(sent).to.equal(6)
    const document = JSON.parse(
      new TextDecoder().decode(await node.read(`${baseUri.slice(7)}1.json`)),
    )
    expect(Buffer.compare(await node.read(document.image.slice(7)), picture)).to.equal(0)
  })

  it('gives up after four imports cut amid a file, and stores it the next time', async () => {
    front.faults.push('amid', 'amid', 'amid', 'amid')
    expect(await failureOf(upload())).to.match(/^STORAGE_NOT_AVAILABLE: .* it does not answer$/)
    expect(front.faults).to.deep.equal([])
    expect(await upload()).to.include({ sent: 6 })
  })

  it('sends blocks again that the node has lost', async () => {
    await upload()
    const { cid } = await contentIdOf(Uint8Array.of(1, 2, 3))
    await node.lose(cid)
    // The picture, and both folders.
    expect(await upload()).to.include({ sent: 3, skipped: 3 })
    expect(await node.pins()).to.have.length(2)
  })

  it('tries a busy node again', async () => {
    front.faults.push(BUSY, BUSY, BUSY)
    expect(await upload()).to.include({ sent: 6 })
  })

  it('takes a refusal for an answer', async () => {
    front.faults.push({ status: 403, body: { Message: 'the plan is used up' } })
    expect(await failureOf(upload())).to.equal(
      `STORAGE_REFUSED: The storage IPFS at ${host()} refused 1.png: the plan is used up`,
    )
  })

  it('shows the token to the node, and to nobody else', async () => {
    node.authorization = 'Bearer secret'
    expect(await failureOf(upload())).to.match(/^STORAGE_REFUSED: .* a token is needed$/)
    expect(await upload('Bearer secret')).to.include({ sent: 6 })
    const url = `${front.url}/key-in-the-path`
    expect(kuboStorage({ url, authorization: 'Bearer secret' }).place).to.equal(`IPFS at ${host()}`)
  })

  it('names a node that is away', async () => {
    await front.close()
    expect(await failureOf(planOf(storageOf(), media))).to.equal(
      `STORAGE_NOT_AVAILABLE: The storage IPFS at ${host()} is not available: it does not answer`,
    )
  })
})
