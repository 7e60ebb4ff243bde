import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { type BucketStorageInput, bucketStorage, type FileToStore } from '../../src/index.ts'
import { STRICT, type StrictBucket, startStrictBucket } from './_strictBucket.ts'
import { failureOf, fileOf, uploadTo } from './_uploads.ts'

/** The part of s3rver that is used here; it has no types. */
interface S3Server {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('s3rver')

const BASE = 'https://files.example.com/drop/'

describe('upload to a bucket', () => {
  let server: S3Server
  let endpoint: string
  let media: FileToStore[]

  beforeEach(async () => {
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: temporaryFolder(),
      configureBuckets: [{ name: 'drop' }],
    })
    endpoint = `http://127.0.0.1:${(await server.run()).port}`
    media = [await fileOf('1.png', Uint8Array.of(1)), await fileOf('2.png', Uint8Array.of(2))]
  })

  afterEach(() => server.close())

  const storageOf = (input: Partial<BucketStorageInput> = {}) =>
    bucketStorage({
      ...{ endpoint, bucket: 'drop', prefix: '/dawn/', baseUrl: BASE },
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      ...input,
    })
  const upload = (storage = storageOf()) => uploadTo(storage, media)
  /** The object at an address, as everybody reads it. */
  const read = (address: string) => fetch(address.replace(BASE, `${endpoint}/drop/dawn/`))

  it('stores documents and media where their addresses say, with their types', async () => {
    const { sent, baseUri } = await upload()
    expect(sent).to.equal(4)
    const response = await read(`${baseUri}2.json`)
    expect(response.headers.get('content-type')).to.equal('application/json')
    expect(response.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable')
    const document = (await response.json()) as { name: string; image: string }
    expect(document.name).to.equal('Dawn #2')
    const picture = await read(document.image)
    expect(picture.headers.get('content-type')).to.equal('image/png')
    expect([...new Uint8Array(await picture.arrayBuffer())]).to.deep.equal([2])
  })

  it('sends nothing a second time, and only what changed', async () => {
    const { baseUri } = await upload()
    expect(await upload()).to.deep.include({ sent: 0, skipped: 4, baseUri })
    media = [
      media[0] ?? (await fileOf('1.png', Uint8Array.of(1))),
      await fileOf('2.png', Uint8Array.of(3)),
    ]
    expect(await upload()).to.include({ sent: 3, skipped: 1 })
  })

  it('names a bucket that does not exist, once', async () => {
    const { host } = new URL(endpoint)
    expect(await failureOf(upload(storageOf({ bucket: 'gone' })))).to.match(
      new RegExp(
        `^STORAGE_REFUSED: The storage s3://gone at ${host} refused dawn/.*: The specified bucket does not exist$`,
      ),
    )
  })

  it('names no key', () => {
    expect(
      storageOf({ endpoint: 'https://s3.example.com', secretAccessKey: 'secret' }).place,
    ).to.equal('s3://drop/dawn at s3.example.com')
  })

  describe('that fails now and then', () => {
    let front: Server
    let statuses: (number | 'cut')[]

    beforeEach(async () => {
      front = createServer((request, response) => {
        const status = request.method === 'PUT' ? statuses.shift() : undefined
        if (status === 'cut') return void request.socket.destroy()
        // Signatures are of the address in front, so what passes is answered here.
        request.resume()
        return void response.writeHead(status ?? (request.method === 'PUT' ? 200 : 404)).end()
      })
      await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
    })

    afterEach(() => {
      front.close()
      front.closeAllConnections()
    })

    const fronted = () => ({
      ...storageOf({ endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}` }),
      concurrency: 1,
    })

    it('is tried again after connections that are cut, and answers that say so', async () => {
      statuses = ['cut', 503, 429]
      expect(await upload(fronted())).to.include({ sent: 4 })
      expect(statuses).to.deep.equal([])
    })

    it('is given up after four attempts', async () => {
      statuses = [500, 500, 500, 500, 200]
      expect(await failureOf(upload(fronted()))).to.match(/^STORAGE_NOT_AVAILABLE: .* status 500$/)
      expect(statuses).to.deep.equal([200])
    })

    it('is not tried again where it refuses', async () => {
      statuses = [403, 200]
      expect(await failureOf(upload(fronted()))).to.match(/^STORAGE_REFUSED: .* status 403$/)
      expect(statuses).to.deep.equal([200])
    })
  })

  describe('that checks signatures', () => {
    let strict: StrictBucket

    beforeEach(async () => {
      strict = await startStrictBucket(endpoint)
    })

    afterEach(() => strict.close())

    const strictly = (input: Partial<BucketStorageInput> = {}) => ({
      ...storageOf({ endpoint: strict.url, ...STRICT, ...input }),
      concurrency: 1,
    })

    it('takes what is signed with the right key', async () => {
      const { baseUri } = await upload(strictly())
      expect((await read(`${baseUri}2.json`)).status).to.equal(200)
      expect(await upload(strictly())).to.include({ sent: 0, skipped: 4 })
    })

    for (const [title, input, ahead, message] of [
      ['a wrong secret', { secretAccessKey: 'guessed' }, 0, /does not match: check the secret$/],
      ['an unknown key', { accessKeyId: 'NOBODY' }, 0, /does not exist in our records$/],
      [
        'another region',
        { region: 'us-east-1' },
        0,
        /'us-east-1' is wrong; expecting 'eu-central-1'$/,
      ],
      ['a clock that is an hour late', {}, 3_600_000, /time differs too much from ours$/],
    ] as const) {
      it(`says what is wrong of ${title}, and loses nothing`, async () => {
        // Given a service that refuses, When an upload is planned
        strict.ahead = ahead
        const failure = await failureOf(upload(strictly(input)))
        // Then one sentence has the reason, without the secret, and nothing was sent
        expect(failure).to.match(/^STORAGE_REFUSED: The storage s3:\/\/drop at .* refused dawn\//)
        expect(failure).to.match(message)
        expect(failure).to.not.include('guessed')
        expect(strict.passed).to.deep.equal([])
        // And all is sent once it is mended
        strict.ahead = 0
        expect(await upload(strictly())).to.include({ sent: 4, skipped: 0 })
      })
    }
  })
})
