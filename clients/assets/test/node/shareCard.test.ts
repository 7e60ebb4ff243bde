import { expect } from 'chai'
import sharp from 'sharp'
import { drawShareCard } from '../../src/node/sharing.ts'
import { picture } from './_pictures.ts'

const SIZE = { width: 1_200, height: 630 }
const BLUE = [0x20, 0x50, 0xc0] as const
const CREAM = [0xff, 0xf7, 0xed] as const

describe('drawShareCard', () => {
  it('shows a tall picture whole, between bands in its background', async () => {
    const tall = await picture('#2050c0', 400, 800)
    const { at, size } = await drawn({ picture: tall, background: '#fff7ed' })
    expect(size).to.deep.equal([1_200, 630])
    expect(at(600, 30)).to.satisfy(isNear(BLUE))
    expect(at(600, 600)).to.satisfy(isNear(BLUE))
    for (const x of [2, 450, 750, 1_197]) expect(at(x, 315)).to.satisfy(isNear(CREAM))
  })

  it('shows a wide picture whole, and takes the stage from its colours', async () => {
    const wide = await picture('#2050c0', 900, 100)
    const { at } = await drawn({ picture: wide })
    for (const y of [2, 315, 627]) expect(at(600, y)).to.satisfy(isNear(BLUE))
  })

  it('keeps the pixels of small pictures, and the lines of drawings, sharp', async () => {
    const halves = await sharp(Buffer.from([0, 0, 0, 255, 255, 255]), {
      raw: { width: 2, height: 1, channels: 3 },
    })
      .png()
      .toBuffer()
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><path d="M0 0h1v1H0z"/><path d="M1 0h1v1H1z" fill="#fff"/></svg>'
    for (const input of [halves, Buffer.from(drawing)]) {
      const { at } = await drawn({ picture: input, background: '#808080' })
      expect(at(590, 315)).to.satisfy(isNear([0, 0, 0], 12))
      expect(at(610, 315)).to.satisfy(isNear([255, 255, 255], 12))
    }
  })

  it('shows a background behind what is clear', async () => {
    const clear = await sharp({
      create: { width: 600, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { at } = await drawn({ picture: clear })
    expect(at(600, 315)).to.satisfy(isNear([255, 255, 255]))
  })

  it('error: the content is no picture', async () => {
    const failure = await drawShareCard({ picture: Buffer.from('<html>'), size: SIZE }).catch(
      (error) => error,
    )
    expect(failure).to.be.an.instanceOf(Error)
  })

  it('error: a small file holds more pixels than anybody shows', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'
    const failure = await drawShareCard({ picture: Buffer.from(drawing), size: SIZE }).catch(
      (error) => error,
    )
    expect(failure).to.be.an.instanceOf(Error)
  })
})

async function drawn(input: Omit<Parameters<typeof drawShareCard>[0], 'size'>) {
  const { data, info } = await sharp(await drawShareCard({ ...input, size: SIZE }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const at = (x: number, y: number) => [
    ...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
  ]
  return { size: [width, height], at }
}

/** Matches a colour as JPEG keeps it. */
function isNear(color: readonly number[], most = 4) {
  return (actual: readonly number[]) =>
    actual.every((channel, index) => Math.abs(channel - (color[index] ?? 0)) <= most)
}
