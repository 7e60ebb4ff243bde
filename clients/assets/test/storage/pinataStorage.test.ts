import { expect } from 'chai'
import { type FileToStore, type PinataInput, pinataStorage } from '../../src/index.ts'
import { PINATA_TOKEN, type Pinata, startPinata } from './_pinata.ts'
import { failureOf, fileOf, patientClock, planOf, uploadTo } from './_uploads.ts'

describe('upload to Pinata', () => {
  let pinata: Pinata
  let media: FileToStore[]
  /** Three chunks. */
  const picture = new Uint8Array(2_500_000).map((_, index) => index % 251)

  beforeEach(async () => {
    pinata = await startPinata()
    media = [await fileOf('1.png', picture), await fileOf('2.png', Uint8Array.of(1, 2, 3))]
  })

  afterEach(() => pinata.close())

  const place = () => `Pinata at ${new URL(pinata.url).host}`
  const storageOf = (input: Partial<PinataInput> = {}) => {
    const urls = { uploadUrl: `${pinata.url}/v3`, apiUrl: `${pinata.url}/v3/` }
    return { ...pinataStorage({ token: PINATA_TOKEN, ...urls, ...input }), concurrency: 1 }
  }
  const upload = (clock = patientClock()) => uploadTo(storageOf(), media, clock)

  it('stores documents and media under the content ids that were known before', async () => {
    const { addresses } = await planOf(storageOf(), media)
    const { sent, baseUri } = await upload()
    expect(sent).to.equal(3)
    expect(addresses.get('2.json')).to.equal(`${baseUri}2.json`)
    const read = async (address: string) => pinata.read(address.slice('ipfs://'.length))
    const document = JSON.parse(new TextDecoder().decode(await read(`${baseUri}1.json`)))
    expect(document.name).to.equal('Dawn #1')
    expect(document.image).to.match(/^ipfs:\/\/bafybei[a-z2-7]{52}$/)
    expect(Buffer.compare(await read(document.image), picture)).to.equal(0)
    expect(pinata.files).to.have.length(3)
  })

  it('looks through the account once, and sends nothing a second time', async () => {
    const { baseUri } = await upload()
    pinata.calls.length = 0
    pinata.pageSize = 1
    expect(await upload()).to.deep.include({ sent: 0, skipped: 3, baseUri })
    // Three pages for the pictures, the newest files first, and one question for the documents.
    expect(pinata.calls).to.deep.equal(Array(4).fill('GET files/public'))
  })

  it('sends only what changed', async () => {
    await upload()
    media = [...media.slice(0, 1), await fileOf('2.png', Uint8Array.of(4))]
    expect(await upload()).to.include({ sent: 2, skipped: 1 })
  })

  it('tries again after hang-ups midway and faults of the service', async () => {
    pinata.faults.push('cut', 'broken', 'cut')
    const clock = patientClock()
    expect(await upload(clock)).to.include({ sent: 3 })
    expect(clock.waits).to.deep.equal([1_000, 1_000, 1_000])
  })

  it('gives up after four attempts, and resumes later', async () => {
    await upload()
    media = [...media, await fileOf('3.png', Uint8Array.of(5))]
    pinata.faults.push('broken', 'broken', 'broken', 'cut')
    expect(await failureOf(upload())).to.equal(
      `STORAGE_NOT_AVAILABLE: The storage ${place()} is not available: it does not answer`,
    )
    expect(await upload()).to.include({ sent: 1, skipped: 3 })
  })

  it('waits as long as the service asks, however often', async () => {
    const wait = (retryAfter?: string) => ({ status: 429 as const, retryAfter })
    pinata.faults.push(wait('7'), wait('7'), wait('7'), wait('7'), wait('7'), wait(), wait('9999'))
    const clock = patientClock()
    expect(await upload(clock)).to.include({ sent: 3 })
    expect(clock.waits).to.deep.equal([...Array(5).fill(7_000), 15_000, 60_000])
  })

  it('takes a refusal for an answer', async () => {
    pinata.faults.push('full')
    expect(await failureOf(upload())).to.equal(
      `STORAGE_REFUSED: The storage ${place()} refused 1.png: The plan has no room for this file`,
    )
    expect(pinata.files).to.deep.equal([])
  })

  it('refuses another content id than its own, so that no document names it', async () => {
    pinata.faults.push('otherwise')
    const [{ content } = { content: { cid: '' } }] = media
    expect(await failureOf(upload())).to.equal(
      `STORED_OTHERWISE: The storage ${place()} has 1.png as bafkreiotherwise, not as ${content.cid}: upload to another one`,
    )
    expect(pinata.calls.filter((call) => call.startsWith('POST'))).to.have.length(1)
  })

  it('refuses files that are too large before anything is sent', async () => {
    const [small] = media
    if (small === undefined) throw new Error('no picture')
    const bytes = 100_000_000
    media = [{ ...small, content: { ...small.content, bytes, dagBytes: bytes } }]
    expect(await failureOf(upload())).to.match(
      /^STORAGE_REFUSED: .* refused 1\.png: it has 100000000 bytes, and 94371840 are the most/,
    )
    expect(pinata.calls).to.deep.equal([])
  })

  it('shows the token to the service, and to nobody else', async () => {
    const storage = storageOf({ token: 'another.secret' })
    const failure = await failureOf(uploadTo(storage, media))
    expect(failure).to.equal(
      `STORAGE_REFUSED: The storage ${place()} refused the list of files: Not Authorized`,
    )
    expect(pinataStorage({ token: 'secret' }).place).to.equal('Pinata at uploads.pinata.cloud')
  })
})
