import { memoryJournal } from '@mintline/core/batches'
import { expect } from 'chai'
import fc from 'fast-check'
import {
  type AssetStorage,
  bucketStorage,
  type FileToStore,
  kuboStorage,
  parseDocument,
  planUpload,
  sendUpload,
  type UploadRecord,
  type UploadScope,
} from '../../src/index.ts'
import { BUCKET_KEYS, startBucketServer } from './_bucketServer.ts'
import { type Fault, startFaultyFront } from './_faultyFront.ts'
import { startKuboNode } from './_kuboNode.ts'
import { DOCUMENTS, failureOf, fileOf, patientClock } from './_uploads.ts'

const BASE = 'https://files.example.com/'
const PICTURE = new Uint8Array(1_500_000).map((_, index) => index % 251)
const PICTURES = [PICTURE, Uint8Array.of(1, 2, 3)]

/** A real service, and the bytes at an address. */
const SERVICES = {
  bucket: async () => {
    const server = await startBucketServer()
    return {
      ...server,
      parts: 4,
      concerns: /^(PUT|HEAD)/,
      storageAt: (endpoint: string) =>
        bucketStorage({ endpoint, bucket: 'drop', baseUrl: BASE, ...BUCKET_KEYS }),
      read: async (address: string) =>
        (await server.objects()).get(address.replace(BASE, '')) ?? expect.fail(address),
      /** Counts objects besides the upload's own. */
      strangers: async () => (await server.objects()).size - 4,
    }
  },
  'node of IPFS': async () => {
    const node = await startKuboNode()
    return {
      ...node,
      parts: 6,
      concerns: /^POST/,
      storageAt: (url: string) => kuboStorage({ url }),
      read: (address: string) => node.read(address.replace('ipfs://', '')),
      strangers: async () => (await node.pins()).length - 2,
    }
  },
}

const FAULT: fc.Arbitrary<Fault> = fc.constantFrom<Fault>(
  'cut',
  'amid',
  'lost',
  { status: 500, body: {} },
  { status: 503, body: {}, headers: { 'retry-after': '1' } },
)
/** A part has four attempts, so it survives at most three faults in a row. */
const FAULTS = fc
  .array(fc.array(FAULT, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 })
  .map((rows) => rows.flatMap((row): (Fault | undefined)[] => [...row, undefined]))

for (const [title, start] of Object.entries(SERVICES)) {
  describe(`faults of a ${title}`, () => {
    let media: FileToStore[]

    before(async () => {
      media = await Promise.all(PICTURES.map((bytes, index) => fileOf(`${index + 1}.png`, bytes)))
    })

    const opened = async () => {
      const service = await start()
      const front = await startFaultyFront(service.url)
      const storage: AssetStorage = { ...service.storageAt(front.url), concurrency: 1 }
      const journal = memoryJournal<UploadScope, UploadRecord>({ place: storage.place })
      const plan = () =>
        planUpload({ storage, journal, media, documents: DOCUMENTS }, { clock: patientClock() })
      const upload = async () => sendUpload(await plan(), { clock: patientClock() })
      const close = () => Promise.all([front.close(), service.close()])
      return { service, front, journal, plan, upload, close }
    }

    it('leave every part there once, with its exact bytes, and nothing in the journal', async () => {
      await fc.assert(
        fc.asyncProperty(FAULTS, async (faults) => {
          const { service, front, journal, upload, close } = await opened()
          try {
            // Given a service at which requests go wrong, When pictures and documents are uploaded
            front.concerns = service.concerns
            front.faults = [...faults]
            const { sent, skipped, baseUri } = await upload()
            // Then each document leads to its picture
            expect(sent + skipped).to.equal(service.parts)
            for (const [index, bytes] of PICTURES.entries()) {
              const name = `${index + 1}.json`
              const { document } = parseDocument(await service.read(`${baseUri}${name}`), name)
              expect(document?.name).to.equal(`Dawn #${index + 1}`)
              const stored = await service.read(document?.image ?? '')
              expect(Buffer.compare(stored, bytes)).to.equal(0)
            }
            // And nothing else is there, nor open
            expect(await service.strangers()).to.equal(0)
            expect(await journal.load()).to.deep.equal([])
          } finally {
            await close()
          }
        }),
        { numRuns: 10 },
      )
    })

    it('leave a part open in the journal whose four answers are lost, and the next plan finds it', async () => {
      const { front, journal, plan, upload, close } = await opened()
      try {
        // Given a service that stores a part each time without its answer arriving
        front.concerns = /^PUT|dag\/import/
        front.faults = ['lost', 'lost', 'lost', 'lost']
        expect(await failureOf(upload())).to.match(/^STORAGE_NOT_AVAILABLE: .* it does not answer$/)
        const records = await journal.load()
        expect(records.map(({ kind }) => kind)).to.deep.equal(['sent'])
        // When it is planned again, Then the part is there
        expect(await plan()).to.include({ skipped: 1, recovered: 1 })
        expect(await upload()).to.include({ skipped: 1 })
        expect(await journal.load()).to.deep.equal([])
      } finally {
        await close()
      }
    })
  })
}
