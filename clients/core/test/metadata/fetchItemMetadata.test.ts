import { expect } from 'chai'
import { CoreError } from '../../src/errors/index.ts'
import { fetchItemMetadata, fetchItemMetadataOrUri } from '../../src/metadata/index.ts'
import { FakeClock, failureOf, InstantClock } from '../async/_clock.ts'
import { answering, type Handler, startServer, type TestServer } from './_server.ts'

const CID = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
const DOCUMENT = JSON.stringify({ name: 'Item #1', image: `ipfs://${CID}/1.png`, traits: [] })
/** Sleeps up to this length end at once; an attempt has all the time it needs. */
const RETRY_DELAY = 3_000
const LOADED = { type: 'loaded', name: 'Item #1', image: `https://ipfs.io/ipfs/${CID}/1.png` }

describe('Item metadata', () => {
  let server: TestServer | undefined

  async function serve(handler: Handler): Promise<TestServer> {
    server = await startServer(handler)
    return server
  }

  afterEach(async () => {
    await server?.close()
    server = undefined
  })

  it('is read over HTTP, its image at the gateway', async () => {
    const { url, paths } = await serve(answering(DOCUMENT))
    expect(await fetchItemMetadata(`${url}/1.json`)).to.deep.equal(LOADED)
    expect(paths).to.deep.equal(['/1.json'])
  })

  it('is read from a given gateway, as is its image', async () => {
    const { url, paths } = await serve(answering(DOCUMENT))
    const metadata = await fetchItemMetadata(`ipfs://${CID}/1.json`, { gateway: `${url}/ipfs` })
    expect(metadata).to.deep.equal({ ...LOADED, image: `${url}/ipfs/${CID}/1.png` })
    expect(paths).to.deep.equal([`/ipfs/${CID}/1.json`])
  })

  it('is read from a data: URI without a request', async () => {
    const fetch = () => Promise.reject(new Error('no request expected'))
    const base64 = Buffer.from(DOCUMENT).toString('base64')
    for (const content of [`,${DOCUMENT}`, `;base64,${base64}`]) {
      const metadata = await fetchItemMetadata(`data:application/json${content}`, { fetch })
      expect(metadata).to.deep.equal(LOADED)
    }
  })

  it('may have an image in a data: URI', async () => {
    const image = 'data:image/svg+xml;base64,PHN2Zy8+'
    const uri = `data:,${JSON.stringify({ name: 'n', image })}`
    expect(await fetchItemMetadata(uri)).to.deep.equal({ type: 'loaded', name: 'n', image })
  })

  it("has the document's texts, and leaves out other values", async () => {
    const texts = { description: 'First light.', external_url: 'https://a.example' }
    const uriOf = (document: object) =>
      `data:,${JSON.stringify({ ...JSON.parse(DOCUMENT), ...document })}`
    expect(await fetchItemMetadata(uriOf(texts))).to.deep.equal({
      ...LOADED,
      description: 'First light.',
      externalUrl: 'https://a.example',
    })
    const others = { description: ' ', external_url: { toString: 'x' } }
    expect(await fetchItemMetadata(uriOf(others))).to.deep.equal(LOADED)
  })

  it('names an artist and a video at an address of the web, and nothing else', async () => {
    const documentWith = (fields: object) =>
      fetchItemMetadata(`data:,${JSON.stringify({ ...JSON.parse(DOCUMENT), ...fields })}`)
    expect(
      await documentWith({ animation_url: 'https://a.example/m.mp4', created_by: 'Ana' }),
    ).to.deep.equal({ ...LOADED, animation: 'https://a.example/m.mp4', artist: 'Ana' })
    const wrong = { animation_url: 'javascript:alert(1)', artist: ['Ana'], created_by: ' ' }
    expect(await documentWith(wrong)).to.deep.equal(LOADED)
  })

  it('is requested three times, 3 seconds apart', async () => {
    // Given a server that answers at the third request
    const clock = new InstantClock(RETRY_DELAY)
    const { url, paths } = await serve((_, response, count) => {
      response.writeHead(count < 3 ? 503 : 200).end(DOCUMENT)
    })
    // When the metadata is fetched, then it is there after two waits
    expect(await fetchItemMetadata(url, { clock })).to.deep.equal(LOADED)
    expect(paths.length).to.equal(3)
    expect(clock.slept).to.deep.equal([10_000, 3_000, 10_000, 3_000, 10_000])
  })

  it('sends no data about the reader', async () => {
    let headers: NodeJS.Dict<string | string[]> = {}
    const { url } = await serve((request, response) => {
      headers = request.headers
      response.end(DOCUMENT)
    })
    await fetchItemMetadata(url)
    expect(headers).to.include({ accept: 'application/json' })
    expect(headers).not.to.have.any.keys('cookie', 'referer', 'authorization')
  })

  it('falls back to the URI', async () => {
    const { url, paths } = await serve(answering('gone', 410))
    const uri = `${url}/1.json`
    const metadata = await fetchItemMetadataOrUri(uri, { clock: new InstantClock(RETRY_DELAY) })
    expect(metadata).to.deep.include({ type: 'raw', uri })
    expect(metadata)
      .to.have.property('error')
      .that.includes({
        code: 'METADATA_NOT_AVAILABLE',
        message: `Metadata ${uri} is not available - status 410`,
      })
    expect(paths.length).to.equal(3)
  })

  it('falls back to the URI when there is no server', async () => {
    const { url, close } = await startServer(answering(DOCUMENT))
    await close()
    const metadata = await fetchItemMetadataOrUri(url, { clock: new InstantClock(RETRY_DELAY) })
    expect(metadata)
      .to.have.property('error')
      .that.includes({ message: `Metadata ${url} is not available - failed to fetch` })
  })

  it('falls back to a forbidden URI without a request', async () => {
    const uri = 'javascript:alert(1)'
    const fetch = () => Promise.reject(new Error('no request expected'))
    const metadata = await fetchItemMetadataOrUri(uri, { fetch })
    expect(metadata).to.deep.include({ type: 'raw', uri })
    expect(metadata)
      .to.have.property('error')
      .that.includes({ message: 'Not a metadata address - javascript:alert(1)' })
  })

  describe('from hostile servers', () => {
    for (const [what, body, reason] of [
      ['a page', '<html></html>', 'it is not a JSON object'],
      ['nothing', '', 'it is not a JSON object'],
      ['null', 'null', 'it is not a JSON object'],
      ['a list', '[{"name":"a","image":"b"}]', 'it is not a JSON object'],
      ['a text', '"name"', 'it is not a JSON object'],
      ['no name', '{"image":"https://a.example/1"}', 'name is not a text'],
      ['a name that is a number', '{"name":1,"image":"https://a.example/1"}', 'name is not a text'],
      ['an inherited name', '{"__proto__":{"name":"a"}}', 'name is not a text'],
      ['an image that is an object', '{"name":"a","image":{}}', 'image is not a text'],
      [
        'an image that is a script',
        '{"name":"a","image":"javascript:alert(1)"}',
        'image is not the address of an image',
      ],
      [
        'an image that is a page',
        '{"name":"a","image":"data:text/html,<script>"}',
        'image is not the address of an image',
      ],
      ['nothing but brackets', '['.repeat(500_000), 'it is not a JSON object'],
    ] as const) {
      it(`error: ${what}, requested once`, async () => {
        const { url, paths } = await serve(answering(body))
        expect(await failureOf(fetchItemMetadata(url))).to.include({
          code: 'METADATA_INVALID',
          message: `Metadata ${url} is not valid - ${reason}`,
        })
        expect(paths.length).to.equal(1)
      })
    }

    it('error: content that is not UTF-8', async () => {
      const { url } = await serve(
        answering(Buffer.from('{"name":"\xff","image":"https://a.example/1"}', 'latin1')),
      )
      expect(await failureOf(fetchItemMetadata(url))).to.include({
        message: `Metadata ${url} is not valid - it is not a JSON object`,
      })
    })

    it('error: an endless document is read no further than the limit', async () => {
      // Given a server that sends for as long as the client reads
      const chunk = 'x'.repeat(65_536)
      let closed: () => void = () => undefined
      const gone = new Promise<void>((resolve) => {
        closed = resolve
      })
      const { url, paths } = await serve((_, response) => {
        const send = () => {
          while (!response.destroyed && response.write(chunk));
        }
        response.on('drain', send).on('close', () => closed())
        send()
      })
      // When it is read, then reading stops and the connection is closed
      expect(await failureOf(fetchItemMetadata(url))).to.include({
        code: 'METADATA_INVALID',
        message: `Metadata ${url} is not valid - it is larger than 1048576 bytes`,
      })
      await gone
      expect(paths.length).to.equal(1)
    })

    it('allows a document of exactly the limit', async () => {
      const { url } = await serve(answering(DOCUMENT))
      const exact = { maxBytes: DOCUMENT.length }
      expect(await fetchItemMetadata(url, exact)).to.deep.equal(LOADED)
      const less = { maxBytes: DOCUMENT.length - 1 }
      expect(await failureOf(fetchItemMetadata(url, less))).to.include({
        message: `Metadata ${url} is not valid - it is larger than ${DOCUMENT.length - 1} bytes`,
      })
    })

    it('error: a connection that ends within the document', async () => {
      const { url, paths } = await serve((_, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"name":', () => {
          response.destroy()
        })
      })
      const failure = await failureOf(
        fetchItemMetadata(url, { clock: new InstantClock(RETRY_DELAY) }),
      )
      expect(failure).to.include({
        message: `Metadata ${url} is not available - failed to fetch`,
      })
      expect(paths.length).to.equal(3)
    })

    it('error: a redirect to a file is not followed', async () => {
      const { url } = await serve((_, response) => {
        response.writeHead(302, { location: 'file:///etc/passwd' }).end()
      })
      const failure = await failureOf(
        fetchItemMetadata(url, { clock: new InstantClock(RETRY_DELAY) }),
      )
      expect(failure).to.include({
        message: `Metadata ${url} is not available - failed to fetch`,
      })
    })

    it('error: a server that never answers is tried three times, for 10 seconds each', async () => {
      const clock = new FakeClock()
      const { url } = await serve(() => undefined)
      const failure = failureOf(fetchItemMetadata(url, { clock }))
      for (const milliseconds of [10_000, 3_000, 10_000, 3_000, 10_000]) {
        await clock.untilAsleep()
        clock.advance(milliseconds)
      }
      expect(await failure).to.include({
        code: 'METADATA_NOT_AVAILABLE',
        message: `Metadata ${url} is not available - no answer within 10000 ms`,
      })
      expect(clock.slept).to.deep.equal([10_000, 3_000, 10_000, 3_000, 10_000])
    })
  })

  describe('aborted', () => {
    it('ends the request without falling back', async () => {
      const controller = new AbortController()
      const reason = new CoreError('RESTRICTED', {})
      const { url, paths } = await serve(() => controller.abort(reason))
      const { signal } = controller
      expect(await failureOf(fetchItemMetadataOrUri(url, { signal }))).to.equal(reason)
      expect(paths.length).to.equal(1)
    })

    it('reads nothing after an abort, not even a data: URI', async () => {
      const signal = AbortSignal.abort('page left')
      for (const uri of [`data:,${DOCUMENT}`, 'https://a.example/1']) {
        expect(await failureOf(fetchItemMetadataOrUri(uri, { signal }))).to.equal('page left')
      }
    })
  })
})
