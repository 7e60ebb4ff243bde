import { expect } from 'chai'
import { SHARE_CARD, type SharedDrop, shareFile } from '../../src/sharing/shareFile.ts'

const SITE = 'https://drops.example/console/index.html?x=1#/collections'
const ADDRESS = '0x00000000000000000000000000000000000000a1'
const DROP: SharedDrop = {
  target: { collection: 'DAWN', cluster: 'solana' },
  texts: { title: 'Dawn', description: undefined, picture: undefined },
  folders: ['DAWN', 'address'],
}

describe('shareFile', () => {
  it('is beside the console, and leads to the mint page there', () => {
    const { path, url, mintUrl, html } = shareFile(DROP, SITE)
    expect({ path, url, mintUrl }).to.deep.equal({
      path: 'DAWN/index.html',
      url: 'https://drops.example/console/share/DAWN/',
      mintUrl: 'https://drops.example/console/mint/#/DAWN?cluster=solana',
    })
    expect(html).to.include(`<link rel="canonical" href="${url}" />`)
    expect(html).to.include(`content="0; url=${mintUrl}"`)
  })

  it('leads to drops of other blockchains by their union ids', () => {
    const target = { collection: `BASE:${ADDRESS}:0`, network: 'base-sepolia', proofs: 'ipfs://x' }
    expect(shareFile({ ...DROP, target }, 'https://drops.example/').mintUrl).to.equal(
      `https://drops.example/mint/#/BASE:${ADDRESS}:0?network=base-sepolia&proofs=ipfs%3A%2F%2Fx`,
    )
  })

  it('shows the card beside it, in the size that apps ask for', () => {
    const texts = { ...DROP.texts, picture: 'https://a.example/dawn.svg' }
    const { html } = shareFile({ ...DROP, texts, hasCard: true }, SITE)
    expect(html)
      .to.include(
        `<meta property="og:image" content="https://drops.example/console/share/DAWN/${SHARE_CARD.file}" />`,
      )
      .and.include('<meta property="og:image:width" content="1200" />')
      .and.include('<meta property="og:image:height" content="630" />')
      .and.include('<meta name="twitter:card" content="summary_large_image" />')
  })

  it('shows the card of a site on this machine, too, and no size of other pictures', () => {
    const site = 'http://127.0.0.1:5173/'
    expect(shareFile({ ...DROP, hasCard: true }, site).html).to.include(
      'content="http://127.0.0.1:5173/share/DAWN/card.jpg"',
    )
    const texts = { ...DROP.texts, picture: 'https://a.example/dawn.png' }
    expect(shareFile({ ...DROP, texts }, site).html).not.to.include('og:image:width')
  })

  for (const name of ['../../evil', 'a/b', '', '.', 'ü', 'a b', '%2e']) {
    it(`uses the next name if ${JSON.stringify(name)} is not safe in a path`, () => {
      const { path } = shareFile({ ...DROP, folders: [name, 'address'] }, SITE)
      expect(path).to.equal('address/index.html')
    })
  }

  it('error: no name is safe, or the site is no web page', () => {
    expect(() => shareFile({ ...DROP, folders: ['..'] }, SITE)).to.throw(TypeError)
    expect(() => shareFile(DROP, 'javascript:alert(1)')).to.throw(TypeError)
  })
})
