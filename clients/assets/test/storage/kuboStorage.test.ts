import { expect } from 'chai'
import { contentIdOf, type FileToStore, kuboStorage } from '../../src/index.ts'
import { type KuboNode, startKuboNode } from './_kuboNode.ts'
import { failureOf, fileOf, planOf, uploadTo } from './_uploads.ts'

describe('upload to IPFS', () => {
  let node: KuboNode
  let media: FileToStore[]
  const picture = new Uint8Array(2_500_000).map((_, index) => index % 251)

  beforeEach(async () => {
    node = await startKuboNode()
    media = [await fileOf('1.png', picture), await fileOf('2.png', Uint8Array.of(1, 2, 3))]
  })

  afterEach(() => node.close())

  const host = () => new URL(node.url).host
  const storageOf = (authorization?: string) => ({
    ...kuboStorage({ url: node.url, authorization }),
    concurrency: 1,
  })
  const upload = (authorization?: string) => uploadTo(storageOf(authorization), media)

  it('stores documents and media where their addresses say, and pins both folders', async () => {
    const { sent, baseUri } = await upload()
    expect(sent).to.equal(6)
    const document = JSON.parse(
      new TextDecoder().decode(await node.read(`${baseUri.slice(7)}1.json`)),
    )
    expect(document.name).to.equal('Dawn #1')
    expect(document.image).to.match(/^ipfs:\/\/bafybei[a-z2-7]{52}\/1\.png$/)
    const stored = await node.read(document.image.slice(7))
    expect(Buffer.compare(stored, picture)).to.equal(0)
    expect([...node.pins].map((cid) => `ipfs://${cid}/`)).to.have.members([
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
    // Given an import that is cut off within the first file, again and again
    node.faults.push('cut', 'cut', 'cut', 'cut')
    expect(await failureOf(upload())).to.match(/^STORAGE_NOT_AVAILABLE: .* it does not answer$/)
    expect(node.blocks.size).to.equal(1)
    // When it is uploaded again, Then it is whole
    const { sent, baseUri } = await upload()
    expect(sent).to.equal(6)
    expect(await node.read(`${baseUri.slice(7)}2.json`)).to.not.have.length(0)
  })

  it('sends blocks again that the node has lost', async () => {
    await upload()
    const { cid } = await contentIdOf(Uint8Array.of(1, 2, 3))
    node.blocks.delete(cid)
    node.pins.clear()
    // The picture, and both folders.
    expect(await upload()).to.include({ sent: 3, skipped: 3 })
    expect(node.pins.size).to.equal(2)
  })

  it('tries a busy node again', async () => {
    node.faults.push('busy', 'busy', 'busy')
    expect(await upload()).to.include({ sent: 6 })
  })

  it('takes a refusal for an answer', async () => {
    node.faults.push('forbidden')
    expect(await failureOf(upload())).to.equal(
      `STORAGE_REFUSED: The storage IPFS at ${host()} refused 1.png: the plan is used up`,
    )
  })

  it('shows the token to the node, and to nobody else', async () => {
    node.authorization = 'Bearer secret'
    expect(await failureOf(upload())).to.match(/^STORAGE_REFUSED: .* a token is needed$/)
    expect(await upload('Bearer secret')).to.include({ sent: 6 })
    const url = `${node.url}/key-in-the-path`
    expect(kuboStorage({ url, authorization: 'Bearer secret' }).place).to.equal(`IPFS at ${host()}`)
  })

  it('names a node that is away', async () => {
    await node.close()
    expect(await failureOf(planOf(storageOf(), media))).to.equal(
      `STORAGE_NOT_AVAILABLE: The storage IPFS at ${host()} is not available: it does not answer`,
    )
  })
})
