import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { expect } from 'chai'
import sharp from 'sharp'
import { afterTests } from '../../../tests/helpers/afterTests.ts'
import { Workplace } from './_command.ts'
import { startDocumentHost } from './_documentHost.ts'
import { writeDrop } from './_drop.ts'
import { keypair, startNetwork } from './_network.ts'

const DOCUMENT = {
  name: 'Dawn',
  description: 'First light </p><script>alert(1)</script>',
  image: 'https://a.example/dawn.png',
}
const COLLECTION_URI = `data:application/json,${encodeURIComponent(JSON.stringify(DOCUMENT))}`
/** A symbol that would lead out of the output folder. */
const HOSTILE = '../../evil'

describe('mintline share', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator')
    workplace = new Workplace(['--url', localnet.rpcUrl])
    workplace.writeKeypair('creator.json', keypair('creator'))
    for (const [symbol, collectionUri] of [
      ['DAWN', COLLECTION_URI],
      [HOSTILE, 'data:,x'],
    ] as const) {
      const { collection } = writeDrop(workplace, symbol)
      const changed = { ...collection, collectionName: `<b>"${symbol}"`, collectionUri }
      workplace.write('drop.config.json', { collection: changed, phases: [] })
      const run = await workplace.runInside(['deploy', '--keypair', 'creator.json'])
      expect(run.code, run.stderr).to.equal(0)
    }
  })
  after(() => localnet.close())

  const share = <Document>(...args: string[]) => workplace.jsonInside<Document>(['share', ...args])

  it('writes a page with title, text and picture that leads to the mint page', async () => {
    const site = ['--site', 'https://drops.example/console']
    const args = [
      '--collection',
      'DAWN',
      ...site,
      '--proofs',
      'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
    ]
    const { code, stderr, data } = await share<{ file: string }>(...args)
    expect(code, stderr).to.equal(0)
    expect(data).to.deep.equal({
      file: workplace.path('share/DAWN/index.html'),
      url: 'https://drops.example/console/share/DAWN/',
      mintUrl:
        'https://drops.example/console/mint/#/DAWN?cluster=embedded&proofs=ipfs%3A%2F%2Fbafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
      title: '<b>"DAWN"',
      description: DOCUMENT.description,
      picture: DOCUMENT.image,
    })
    const html = readFileSync(data.file, 'utf8')
    expect(html).to.include('<title>&lt;b&gt;&quot;DAWN&quot;</title>')
    expect(html).to.include('<meta property="og:image" content="https://a.example/dawn.png" />')
    expect(html).not.to.include('<script')
  })

  it('stays in the output folder whatever the symbol, and does without metadata', async () => {
    const run = await share(
      '--collection',
      HOSTILE,
      '--site',
      'https://drops.example',
      '--out',
      'out',
    )
    expect(run.code, run.stderr).to.equal(0)
    expect(run.stderr).to.include('the page has no picture')
    const folder = editionsDeploymentAddress(HOSTILE).toBase58()
    expect(readdirSync(workplace.path('out'))).to.deep.equal([folder])
    const html = readFileSync(workplace.path(`out/${folder}/index.html`), 'utf8')
    expect(html).to.include(`https://drops.example/mint/#/${folder}?cluster=embedded`)
    expect(html).not.to.include('og:image')
  })

  it('leaves out a picture that apps cannot load, and says so', async () => {
    const { collection } = writeDrop(workplace, 'INLINE')
    const document = { ...DOCUMENT, image: 'data:image/png;base64,AA' }
    const collectionUri = `data:application/json,${encodeURIComponent(JSON.stringify(document))}`
    workplace.write('drop.config.json', {
      collection: { ...collection, collectionUri },
      phases: [],
    })
    const deployed = await workplace.runInside(['deploy', '--keypair', 'creator.json'])
    expect(deployed.code, deployed.stderr).to.equal(0)
    const { stderr, data } = await share('--site', 'https://drops.example')
    expect(stderr).to.include('The picture is not at an https address')
    expect(data).to.include({ description: DOCUMENT.description })
    expect(data).not.to.have.property('picture')
  })

  it('draws the artwork as a card for apps, from any address and in any format', async () => {
    const { collection } = writeDrop(workplace, 'DRAWN')
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="30"><rect width="20" height="30" fill="#2050c0"/></svg>'
    const document = {
      ...DOCUMENT,
      image: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
      mint_page: { background: '#fff7ed' },
    }
    const host = await startDocumentHost()
    afterTests(() => host.close())
    host.documents.set('/collection.json', JSON.stringify(document))
    workplace.write('drop.config.json', {
      collection: { ...collection, collectionUri: `${host.url}/collection.json` },
      phases: [],
    })
    const deployed = await workplace.runInside(['deploy', '--keypair', 'creator.json'])
    expect(deployed.code, deployed.stderr).to.equal(0)
    const args = ['--site', 'https://drops.example', '--out', 'cards']
    const { stderr, data } = await share<{ file: string }>(...args)
    expect(stderr).to.equal('')
    const picture = 'https://drops.example/share/DRAWN/card.jpg'
    expect(data).to.include({ picture })
    expect(readFileSync(data.file, 'utf8')).to.include(`property="og:image" content="${picture}"`)
    const card = sharp(workplace.path('cards/DRAWN/card.jpg'))
    const { format, width, height } = await card.metadata()
    expect({ format, width, height }).to.deep.equal({ format: 'jpeg', width: 1_200, height: 630 })
    const pixels = await card.raw().toBuffer()
    const pixelAt = (x: number, y: number) => [
      ...pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
    ]
    expect(pixelAt(600, 315)).to.satisfy(isNear([0x20, 0x50, 0xc0]))
    expect(pixelAt(20, 315)).to.satisfy(isNear([0xff, 0xf7, 0xed]))
  })

  it('error: the site is no web page', async () => {
    const args = ['--collection', 'DAWN', '--site', 'javascript:alert(1)', '--out', 'none']
    const { code, data } = await share<{ error: { message: string } }>(...args)
    expect(code).to.equal(2)
    expect(data.error.message).to.equal(
      '--site takes the URL of the published console, such as https://drops.example/, not javascript:alert(1)',
    )
    expect(existsSync(workplace.path('none'))).to.equal(false)
  })

  it('error: the proofs are a folder of this machine, which the mint page cannot read', async () => {
    const args = ['--collection', 'DAWN', '--site', 'https://drops.example/', '--out', 'none']
    const { code, data } = await share<{ error: { message: string } }>(
      ...args,
      '--proofs',
      'proofs',
    )
    expect(code).to.equal(2)
    expect(data.error.message).to.equal(
      '--proofs takes the address of the published proofs, such as https://drops.example/proofs or ipfs://<id>, not proofs',
    )
    expect(existsSync(workplace.path('none'))).to.equal(false)
  })
})

/** Matches a colour as JPEG keeps it. */
function isNear(color: readonly number[]) {
  return (actual: readonly number[]) =>
    actual.every((channel, index) => Math.abs(channel - (color[index] ?? 0)) <= 4)
}
