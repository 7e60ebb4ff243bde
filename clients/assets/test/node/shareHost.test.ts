import type { DropToShare } from '@mintline/core'
import { expect } from 'chai'
import sharp from 'sharp'
import { type ShareHostOptions, shareHost } from '../../src/node/sharing.ts'
import { picture } from './_pictures.ts'

const SITE = 'https://drops.example/'
const IMAGE = 'https://pictures.example/dawn.png'
const DAWN: DropToShare = {
  target: { collection: 'DAWN', cluster: 'solana' },
  folders: ['DAWN'],
  texts: { title: 'Dawn "1"', description: 'First light', image: IMAGE },
}

describe('shareHost', () => {
  it('answers a page with tags and a card of the artwork, which is read once', async () => {
    const { host, asked } = await hostOf()
    const [first, again] = [await host('DAWN/', SITE), await host('DAWN', SITE)]
    expect(first.status).to.equal(200)
    expect(first.headers).to.include({ 'content-type': 'text/html; charset=utf-8' })
    expect(first.body)
      .to.include('<meta property="og:title" content="Dawn &quot;1&quot;" />')
      .and.include(
        '<meta property="og:image" content="https://drops.example/share/DAWN/card.jpg" />',
      )
      .and.include('<meta name="twitter:card" content="summary_large_image" />')
      .and.include('<link rel="canonical" href="https://drops.example/share/DAWN/" />')
      .and.include('<a href="https://drops.example/mint/#/DAWN?cluster=solana">')
    expect(again).to.deep.equal(first)
    const cards = await Promise.all([1, 2].map(() => host('DAWN/card.jpg', SITE)))
    for (const { headers, body } of cards) {
      expect(headers['content-type']).to.equal('image/jpeg')
      const { format, width, height } = await sharp(body).metadata()
      expect({ format, width, height }).to.deep.equal({ format: 'jpeg', width: 1_200, height: 630 })
    }
    expect(asked).to.deep.equal({ names: ['DAWN'], urls: [IMAGE] })
  })

  it('answers 404 to other names, files and broken addresses, and looks for names only', async () => {
    const { host, asked } = await hostOf()
    for (const path of ['NONE/', 'DAWN/other.jpg', 'DAWN/x/card.jpg', '%', '', '/', '%2e%2e%2fx'])
      expect((await host(path, SITE)).status, path).to.equal(404)
    expect((await host(`${'W'.repeat(201)}/`, SITE)).status).to.equal(404)
    expect(asked.names).to.deep.equal(['NONE'])
  })

  it('names the artwork itself once it is known that no card can be drawn from it', async () => {
    const { host } = await hostOf({ content: Buffer.from('<html>') })
    expect((await host('DAWN/card.jpg', SITE)).status).to.equal(404)
    expect((await host('DAWN/', SITE)).body).to.include(`content="${IMAGE}"`)
  })

  it('has no card for a drop without a picture', async () => {
    const texts = { title: 'Dawn' }
    const { host } = await hostOf({ drop: { ...DAWN, texts } })
    expect((await host('DAWN/card.jpg', SITE)).status).to.equal(404)
    expect((await host('DAWN/', SITE)).body).not.to.include('og:image')
  })

  it('looks for at most 8 drops at once and lets 16 wait; others are asked to come again', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let looking = 0
    let most = 0
    const { host } = await hostOf({
      findDrop: async () => {
        looking += 1
        most = Math.max(most, looking)
        await held
        looking -= 1
        return DAWN
      },
    })
    const answers = Array.from({ length: 25 }, (_, index) => host(`DROP${index}/`, SITE))
    const last = await answers.at(-1)
    expect([last?.status, last?.headers['retry-after']]).to.deep.equal([503, '5'])
    release()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses).to.deep.equal([...Array(24).fill(200), 503])
    expect(most).to.equal(8)
    expect((await host('DROP24/', SITE)).status).to.equal(200)
  })

  it('throws what keeps it from looking, and looks again the next time', async () => {
    let isDown = true
    const { host } = await hostOf({
      findDrop: async () => {
        if (isDown) throw new Error('The node is down')
        return DAWN
      },
    })
    const failure = await host('DAWN/', SITE).catch((error: unknown) => error)
    expect(failure).to.be.an.instanceOf(Error).and.have.property('message', 'The node is down')
    isDown = false
    expect((await host('DAWN/', SITE)).status).to.equal(200)
  })
})

interface HostInput extends Partial<Pick<ShareHostOptions, 'findDrop'>> {
  drop?: DropToShare
  /** Content of the artwork's file. Default: a picture. */
  content?: Uint8Array
}

/** Creates a host of one drop, and lists what it asks for. */
async function hostOf({ drop = DAWN, content, findDrop }: HostInput = {}) {
  const asked: Record<'names' | 'urls', string[]> = { names: [], urls: [] }
  const artwork = content ?? (await picture('#2050c0', 64))
  const host = shareHost({
    findDrop:
      findDrop ??
      (async (name) => {
        asked.names.push(name)
        return name === 'DAWN' ? drop : undefined
      }),
    reading: {
      fetch: async (input) => {
        asked.urls.push(String(input))
        return new Response(new Uint8Array(artwork))
      },
    },
  })
  return { host, asked }
}
