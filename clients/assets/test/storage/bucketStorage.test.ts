import { expect } from 'chai'
import { type BucketStorageInput, bucketStorage, type FileToStore } from '../../src/index.ts'
import { BUCKET_KEYS, type BucketServer, startBucketServer } from './_bucketServer.ts'
import { type FaultyFront, startFaultyFront } from './_faultyFront.ts'
import { STRICT, type StrictBucket, startStrictBucket } from './_strictBucket.ts'
import { failureOf, fileOf, uploadTo } from './_uploads.ts'

const BASE = 'https://files.example.com/drop/'

describe('upload to a bucket', () => {
  let server: BucketServer
  let endpoint: string
  let media: FileToStore[]

  beforeEach(async () => {
    server = await startBucketServer()
    endpoint = server.url
    media = [await fileOf('1.png', Uint8Array.of(1)), await fileOf('2.png', Uint8Array.of(2))]
  })

  afterEach(() => server.close())

  const storageOf = (input: Partial<BucketStorageInput> = {}) =>
    bucketStorage({
      ...{ endpoint, bucket: 'drop', prefix: '/dawn/', baseUrl: BASE },
      ...BUCKET_KEYS,
      ...input,
    })
  const upload = (storage = storageOf()) => uploadTo(storage, media)
  /** Reads the object at a public address. */
  const read = (address: string) => fetch(address.replace(BASE, `${endpoint}/drop/dawn/`))

  it('stores documents and media at their addresses, with their types', async () => {
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

  it('sends nothing the second time, and then only changes', async () => {
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
    let front: FaultyFront
    const status = (code: number) => ({ status: code, body: {} })

    beforeEach(async () => {
      front = await startFaultyFront(endpoint)
      front.concerns = /^PUT/
    })

    afterEach(() => front.close())

    const fronted = () => ({ ...storageOf({ endpoint: front.url }), concurrency: 1 })

    it('is retried after cut connections and answers that ask for it', async () => {
      front.faults = ['cut', status(503), status(429)]
      expect(await upload(fronted())).to.include({ sent: 4 })
      expect(front.faults).to.deep.equal([])
      expect(await server.objects()).to.have.property('size', 4)
    })

    it('is given up after four attempts', async () => {
      front.faults = [status(500), status(500), status(500), status(500), status(502)]
      expect(await failureOf(upload(fronted()))).to.match(/^STORAGE_NOT_AVAILABLE: .* status 500$/)
      expect(front.faults).to.deep.equal([status(502)])
      expect(await server.objects()).to.have.property('size', 0)
    })

    it('is not retried after a refusal', async () => {
      front.faults = [status(403), status(502)]
      expect(await failureOf(upload(fronted()))).to.match(/^STORAGE_REFUSED: .* status 403$/)
      expect(front.faults).to.deep.equal([status(502)])
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

    it('accepts requests signed with the right key', async () => {
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
      it(`says what is wrong with ${title}, and loses nothing`, async () => {
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
