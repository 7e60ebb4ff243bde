import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, isMintlineError } from '@mintline/core'
import { memoryJournal } from '@mintline/core/batches'
import { expect } from 'chai'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import {
  type AssetStorage,
  AssetsError,
  planUpload,
  type StoragePart,
  sendUpload,
  type UploadRecord,
  type UploadScope,
} from '../../src/index.ts'
import {
  buildAssets,
  folderStorage,
  mediaFilesOf,
  openBuild,
  openUploadJournal,
} from '../../src/node/index.ts'
import { folderOf, picture } from './_pictures.ts'

const BASE = 'http://127.0.0.1:5173/files/'

/** Skips waits, and counts them. */
function patientClock(): Clock & { readonly waits: number[] } {
  const waits: number[] = []
  return { waits, now: () => 0, sleep: async (milliseconds) => void waits.push(milliseconds) }
}

/** A storage that passes each part through a function before sending it. */
function throughFaults(
  storage: AssetStorage,
  before: (part: StoragePart) => Promise<void>,
): AssetStorage {
  const parts = (all: readonly StoragePart[]) =>
    all.map((part) => ({
      ...part,
      send: async (signal: AbortSignal) => {
        await before(part)
        await part.send(signal)
      },
    }))
  return {
    ...storage,
    planMedia: async (files) => {
      const plan = await storage.planMedia(files)
      return { ...plan, parts: parts(plan.parts) }
    },
    planDocuments: async (files) => {
      const plan = await storage.planDocuments(files)
      return { ...plan, parts: parts(plan.parts) }
    },
  }
}

describe('upload to a folder', () => {
  let source: string
  let build: string
  let folder: string
  let storage: AssetStorage

  beforeEach(async () => {
    source = await folderOf({ '1.png': '#ff0000', '2.png': '#00ff00' })
    build = join(temporaryFolder(), 'build')
    await rebuild()
    folder = join(temporaryFolder(), 'files')
    storage = folderStorage({ folder, baseUrl: BASE })
  })

  const rebuild = () =>
    buildAssets({
      source,
      out: build,
      template: { name: 'Dawn #{}' },
      collection: { name: 'Dawn' },
    })
  const journalOf = ({ place }: AssetStorage) => memoryJournal<UploadScope, UploadRecord>({ place })
  const plan = async (to: AssetStorage, journal = journalOf(to)) => {
    const opened = await openBuild(build)
    const media = await mediaFilesOf(opened)
    return planUpload({ storage: to, journal, media, documents: opened.documents })
  }
  const upload = async (to = storage) => sendUpload(await plan(to), { clock: patientClock() })
  const codeOf = async (work: Promise<unknown>) => {
    const error: unknown = await work.catch((thrown: unknown) => thrown)
    return isMintlineError(error) ? error.code : error
  }

  it('puts documents with addresses where their template finds them', async () => {
    const { sent, skipped, baseUri, addresses } = await upload()
    expect({ sent, skipped }).to.deep.equal({ sent: 5, skipped: 0 })
    expect(baseUri).to.match(/^http:\/\/127\.0\.0\.1:5173\/files\/bafybei[a-z2-7]{52}\/$/)
    expect(Object.fromEntries(addresses)).to.deep.equal({
      '1.json': `${baseUri}1.json`,
      '2.json': `${baseUri}2.json`,
      'collection.json': `${baseUri}collection.json`,
    })
    const path = (address: string) => join(folder, address.slice(BASE.length))
    const document = JSON.parse(readFileSync(path(`${baseUri}2.json`), 'utf8'))
    expect(document.image).to.match(/^http:\/\/127\.0\.0\.1:5173\/files\/bafkrei[a-z2-7]{52}\.png$/)
    expect(document.properties.files).to.deep.equal([{ uri: document.image, type: 'image/png' }])
    expect(readFileSync(path(document.image))).to.deep.equal(readFileSync(join(build, '2.png')))
  })

  it('sends nothing the second time, and then only changes', async () => {
    const first = await upload()
    expect(await upload()).to.deep.include({
      sent: 0,
      skipped: 5,
      bytes: 0,
      baseUri: first.baseUri,
    })
    writeFileSync(join(source, '2.png'), await picture('#00ff01'))
    await rebuild()
    const changed = await upload()
    // One picture stays; documents are in a folder of their own content.
    expect(changed).to.include({ sent: 4, skipped: 1 })
    expect(changed.baseUri).to.not.equal(first.baseUri)
  })

  it('reports the bytes to send in advance', async () => {
    const { bytes, skipped, sets } = await plan(storage)
    expect(skipped).to.equal(0)
    expect(sets.map(({ length }) => length)).to.deep.equal([2, 3])
    expect(bytes).to.be.greaterThan(0)
    expect(() => readdirSync(folder)).to.throw('ENOENT')
  })

  it('resends damaged and removed parts', async () => {
    await upload()
    const names = readdirSync(folder).filter((name) => name.endsWith('.png'))
    writeFileSync(join(folder, names[0] ?? ''), 'damaged')
    rmSync(join(folder, names[1] ?? ''))
    expect(await upload()).to.include({ sent: 2, skipped: 3 })
    expect(await upload()).to.include({ sent: 0, skipped: 5 })
  })

  it('retries if the storage does not answer, and gives up after four attempts', async () => {
    const clock = patientClock()
    let failures = 2
    const fault = async () => {
      failures -= 1
      if (failures >= 0) {
        throw new AssetsError('STORAGE_NOT_AVAILABLE', { place: 'it', reason: 'busy' })
      }
    }
    const flaky = throughFaults(storage, fault)
    expect(await sendUpload(await plan(flaky), { clock })).to.include({ sent: 5 })
    expect(clock.waits).to.deep.equal([1_000, 1_000])

    storage = folderStorage({ folder: join(temporaryFolder(), 'other'), baseUrl: BASE })
    failures = Number.POSITIVE_INFINITY
    expect(await codeOf(upload(throughFaults(storage, fault)))).to.equal('STORAGE_NOT_AVAILABLE')
  })

  it('does not retry a refusal', async () => {
    let attempts = 0
    const refusing = throughFaults({ ...storage, concurrency: 1 }, async () => {
      attempts += 1
      throw new AssetsError('STORAGE_REFUSED', {
        place: 'it',
        name: 'a',
        reason: 'no',
        status: 403,
      })
    })
    expect(await codeOf(upload(refusing))).to.equal('STORAGE_REFUSED')
    expect(attempts).to.equal(1)
  })

  it('writes each part to the journal before it is sent', async () => {
    const journal = journalOf(storage)
    const unknown: string[] = []
    const watched = throughFaults(storage, async ({ id }) => {
      const sent = (await journal.load()).some(
        (record) => record.kind === 'sent' && record.id === id,
      )
      if (!sent) unknown.push(id)
    })
    await sendUpload(await plan(watched, journal))
    expect(unknown).to.deep.equal([])
    expect(await journal.load()).to.deep.equal([])
  })

  it('reports progress up to the end', async () => {
    const told: string[] = []
    await sendUpload(await plan({ ...storage, concurrency: 1 }), {
      onProgress: ({ done, inFlight, total }) => told.push(`${done}+${inFlight} of ${total}`),
    })
    expect(told[0]).to.equal('0+1 of 5')
    expect(told.at(-1)).to.equal('5+0 of 5')
  })

  it('stops on abort, and resumes later', async () => {
    const stop = new AbortController()
    const planned = await plan({ ...storage, concurrency: 1 })
    const stopped = sendUpload(planned, {
      signal: stop.signal,
      onProgress: ({ done }) => done === 2 && stop.abort(new Error('enough')),
    })
    expect(await codeOf(stopped)).to.have.property('message', 'enough')
    const { sent, skipped } = await upload()
    expect(sent + skipped).to.equal(5)
    expect(skipped).to.be.at.least(2)
  })

  it('refuses files that change during their upload', async () => {
    const planned = await plan(storage)
    writeFileSync(join(build, '1.png'), await picture('#123456'))
    expect(await codeOf(sendUpload(planned))).to.equal('FILE_CHANGED')
  })

  it("refuses another storage's journal", async () => {
    const journal = journalOf(folderStorage({ folder: '/elsewhere', baseUrl: BASE }))
    expect(await codeOf(plan(storage, journal))).to.equal('JOURNAL_OF_ANOTHER_LIST')
  })

  it('locks out a second upload to the same place', async () => {
    const { place } = storage
    const journals = temporaryFolder()
    mkdirSync(folder)
    const journal = await openUploadJournal({ place, folder: journals })
    expect(await codeOf(openUploadJournal({ place, folder: journals }))).to.equal('JOURNAL_IN_USE')
    await journal.append([{ kind: 'sent', id: 'a' }])
    await journal.close()
    const again = await openUploadJournal({ place, folder: journals })
    expect(await again.load()).to.deep.equal([{ kind: 'sent', id: 'a' }])
    await again.close()
  })
})
