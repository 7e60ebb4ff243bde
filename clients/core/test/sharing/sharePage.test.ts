import { expect } from 'chai'
import { mintPageUrl } from '../../src/sharing/mintPageUrl.ts'
import { type SharePage, sharePage } from '../../src/sharing/sharePage.ts'

const PAGE: SharePage = {
  title: 'Dawn Chorus',
  description: 'First light over\nthe roofs.',
  picture: 'https://pictures.example/dawn.png',
  mintUrl: 'https://drops.example/mint/#/DAWN?cluster=solana&proofs=ipfs%3A%2F%2Fbafy',
  url: 'https://drops.example/share/DAWN/',
}

describe('sharePage', () => {
  it('has the tags that apps read, and leads on to the mint page', () => {
    const html = sharePage(PAGE)
    for (const line of [
      '<title>Dawn Chorus</title>',
      '<link rel="canonical" href="https://drops.example/share/DAWN/" />',
      '<meta name="description" content="First light over the roofs." />',
      '<meta property="og:title" content="Dawn Chorus" />',
      '<meta property="og:description" content="First light over the roofs." />',
      '<meta property="og:url" content="https://drops.example/share/DAWN/" />',
      '<meta property="og:image" content="https://pictures.example/dawn.png" />',
      '<meta property="og:image:alt" content="Dawn Chorus" />',
      '<meta name="twitter:card" content="summary_large_image" />',
      '<meta name="twitter:image" content="https://pictures.example/dawn.png" />',
      '<meta http-equiv="refresh" content="0; url=https://drops.example/mint/#/DAWN?cluster=solana&amp;proofs=ipfs%3A%2F%2Fbafy" />',
      '<a href="https://drops.example/mint/#/DAWN?cluster=solana&amp;proofs=ipfs%3A%2F%2Fbafy">Open the mint page</a>',
    ]) {
      expect(html).to.include(line)
    }
  })

  it('keeps hostile names and descriptions inside their tags', () => {
    const hostile = `"><script>alert(1)</script><meta http-equiv='refresh' content='0; url=https://evil.example'>&amp;`
    const html = sharePage({ ...PAGE, title: hostile, description: `${hostile}\u202egnp.exe` })
    const tags = html.match(/<[a-z!/]/g) ?? []
    expect(tags).to.deep.equal(sharePage(PAGE).match(/<[a-z!/]/g))
    expect(html).not.to.match(/<script|content='|\u202e/)
    expect(html.match(/http-equiv="refresh"/g)).to.have.lengthOf(1)
    expect(html).to.include('&quot;&gt;&lt;script&gt;alert(1)')
  })

  for (const picture of [
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'http://a.example/1.png',
    'x',
    undefined,
  ]) {
    it(`does without the picture ${picture}`, () => {
      const html = sharePage({ ...PAGE, picture })
      expect(html).not.to.include('og:image')
      expect(html).to.include('<meta name="twitter:card" content="summary" />')
    })
  }

  it('cuts long texts at a whole character', () => {
    const html = sharePage({ ...PAGE, title: '🌅'.repeat(100), description: undefined })
    expect(html).to.include(`<title>${'🌅'.repeat(69)}…</title>`)
    expect(html).not.to.include('og:description')
  })

  it('error: it would lead to something else than a web page', () => {
    expect(() => sharePage({ ...PAGE, mintUrl: 'javascript:alert(1)' })).to.throw(TypeError)
    expect(() => sharePage({ ...PAGE, url: 'share/DAWN/' })).to.throw(TypeError)
  })
})

describe('mintPageUrl', () => {
  it('keeps names and proofs inside the link', () => {
    const target = {
      collection: 'A/B?c=#&"',
      cluster: 'solana',
      proofs: 'https://a.example/p?x=1&y',
    }
    expect(mintPageUrl(target, 'https://drops.example/console/index.html?x#/y')).to.equal(
      'https://drops.example/console/mint/#/A%2FB%3Fc%3D%23%26%22?cluster=solana&proofs=https%3A%2F%2Fa.example%2Fp%3Fx%3D1%26y',
    )
  })
})
