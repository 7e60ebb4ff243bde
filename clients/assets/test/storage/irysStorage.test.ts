import { expect } from 'chai'
import fc from 'fast-check'
import { base58btc } from 'multiformats/bases/base58'
import type { FileToStore } from '../../src/index.ts'
import {
  type IrysNetworkName,
  type IrysUploader,
  irysStorage,
} from '../../src/storage/irys/index.ts'
import { idOf, readItem, signItem } from './_dataItem.ts'
import { type IrysNode, startIrysNode } from './_irysNode.ts'
import { IRYS_SEED, uploaderAt } from './_irysUploader.ts'
import { failureOf, fileOf, patientClock, planOf, uploadTo } from './_uploads.ts'

/** An item created by the Irys client with this seed: `createTransaction(Uint8Array.of(1, 2, 3), …)`. */
const ITEM_OF_IRYS =
  '0400919244d658cdf65f0f377a92f93bd2a6c05018f1147eb424e0bf79f100ed6a32d519432727f81321e2ada83f0802d6ff19056ab031ecc987fcfe9caeea051d0dea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c0001616161616161616161616161616161616161616161616161616161616161616101000000000000001a000000000000000218436f6e74656e742d5479706514746578742f706c61696e00010203'

describe('upload to Irys', () => {
  let node: IrysNode
  let media: FileToStore[]
  let network: IrysNetworkName
  const picture = new Uint8Array(200_000).map((_, index) => index % 251)

  const start = async (name: IrysNetworkName) => {
    network = name
    node = await startIrysNode(name)
    node.balances.set(uploader().address, 10_000_000n)
  }
  beforeEach(async () => {
    await start('irys')
    media = [await fileOf('1.png', picture), await fileOf('2.png', Uint8Array.of(1, 2, 3))]
  })
  afterEach(() => node.close())

  const uploader = () => uploaderAt(node.url, IRYS_SEED)
  const storageOf = async (of: IrysUploader = uploader()) => {
    const storage = await irysStorage({ uploader: of, network, gateway: node.url })
    return { ...storage, concurrency: 1 }
  }
  const upload = async (clock = patientClock()) => uploadTo(await storageOf(), media, clock)
  const place = () => `Irys at ${new URL(node.url).host} for ${uploader().address}`

  it('makes and reads the items that the client of Irys does', () => {
    const tags = [{ name: 'Content-Type', value: 'text/plain' }]
    const raw = signItem(IRYS_SEED, { data: Uint8Array.of(1, 2, 3), tags, anchor: 'a'.repeat(32) })
    expect(Buffer.from(raw).toString('hex')).to.equal(ITEM_OF_IRYS)
    expect(base58btc.baseEncode(idOf(raw))).to.equal('FdweULYR2JvUWK9E5eYMhQELS53PepxeK2pfKYRmzjpZ')
    expect(readItem(raw).tags).to.deep.equal(new Map([['Content-Type', 'text/plain']]))
    const changed = Buffer.from(raw)
    changed[changed.length - 1] = 4
    expect(() => readItem(changed)).to.throw('Invalid signature')
  })

  for (const [name, form] of [
    ['irys', /\/[1-9A-HJ-NP-Za-km-z]{43,44}\/$/],
    ['arweave', /\/[\w-]{43}\/$/],
  ] as const) {
    it(`stores documents and media on ${name} at the addresses that were known before`, async () => {
      await node.close()
      await start(name)
      const { addresses } = await planOf(await storageOf(), media)
      const { sent, baseUri } = await upload()
      // Two pictures, two documents and their manifest
      expect(sent).to.equal(5)
      expect(baseUri).to.match(form)
      expect(addresses.get('2.json')).to.equal(`${baseUri}2.json`)
      const read = node.read(`${baseUri}1.json`)
      expect(read?.type).to.equal('application/json')
      const document = JSON.parse(new TextDecoder().decode(read?.data))
      expect(document.name).to.equal('Dawn #1')
      const stored = node.read(document.image)
      expect(stored?.type).to.equal('image/png')
      expect(Buffer.compare(stored?.data ?? new Uint8Array(), picture)).to.equal(0)
      expect(node.read(`${baseUri}3.json`)).to.equal(undefined)
    })
  }

  it('sends nothing a second time, and pays nothing', async () => {
    const { baseUri } = await upload()
    const balance = node.balances.get(uploader().address)
    node.calls.length = 0
    expect(await upload()).to.deep.include({ sent: 0, skipped: 5, baseUri })
    // Two pictures, and the manifest, behind which all documents are.
    expect(node.calls).to.deep.equal(Array(3).fill('HEAD gateway'))
    expect(node.balances.get(uploader().address)).to.equal(balance)
  })

  it('moves only a changed picture, its document and the manifest', async () => {
    const first = await upload()
    media = [...media.slice(0, 1), await fileOf('2.png', Uint8Array.of(4))]
    const second = await upload()
    expect(second).to.include({ sent: 3, skipped: 2 })
    expect(second.baseUri).to.not.equal(first.baseUri)
    // What is there stays.
    expect(node.read(`${first.baseUri}2.json`)).to.not.equal(undefined)
  })

  it('has other addresses for another wallet', async () => {
    const { baseUri } = await upload()
    const other = uploaderAt(node.url, new Uint8Array(32).fill(8))
    const plan = await planOf(await storageOf(other), media)
    expect(plan.baseUri).to.not.equal(baseUri)
    expect(plan.skipped).to.equal(0)
    expect(plan.storage.place).to.not.equal(place())
  })

  it('stores files with the same content once', async () => {
    media = [await fileOf('1.png', picture), await fileOf('2.png', picture)]
    expect(await upload()).to.include({ sent: 4 })
  })

  describe('price', () => {
    /** Item sizes, each rounded up to 1,024 bytes: a picture, and four small ones. */
    const PRICE = BigInt(196 + 4) * 1_024n * 2n

    for (const [title, balance, missing] of [
      ['what suffices exactly', PRICE, 0n],
      ['a lamport too little', PRICE - 1n, PRICE / 10n + 1n],
      ['nothing', 0n, (PRICE * 11n) / 10n],
    ] as const) {
      it(`is quoted before anything is sent, with a balance of ${title}`, async () => {
        node.balances.set(uploader().address, balance)
        const { quote } = await planOf(await storageOf(), media)
        expect(quote).to.deep.equal({ price: PRICE, balance, missing })
        expect(node.items.size).to.equal(0)
      })
    }

    it('is asked for once for files of about the same size', async () => {
      await planOf(await storageOf(), media)
      expect(node.calls.filter((call) => call === 'GET price')).to.have.length(2)
    })

    it('is 0 if files of that size are free', async () => {
      node.freeBytes = 1_000_000
      node.balances.clear()
      const { quote } = await planOf(await storageOf(), media)
      expect(quote).to.deep.equal({ price: 0n, balance: 0n, missing: 0n })
      expect(await upload()).to.include({ sent: 5 })
    })

    it('ends an upload with advice if the balance runs out, and loses nothing', async () => {
      node.balances.set(uploader().address, 402_000n)
      expect(await failureOf(upload())).to.equal(
        `STORAGE_REFUSED: The storage ${place()} refused 2.json: the balance is too low, so upload again and pay what is missing`,
      )
      node.balances.set(uploader().address, 10_000_000n)
      expect(await upload()).to.include({ sent: 2, skipped: 3 })
    })
  })

  it('tries again after hang-ups midway, faults and lost answers, and pays once', async () => {
    // By the same wallet: the ids in documents, and so their sizes, depend on it.
    const { bytes } = await planOf(await storageOf(uploader()), media)
    node.faults.push('cut', 'broken', 'cut', undefined, 'lost')
    const clock = patientClock()
    const before = node.balances.get(uploader().address) ?? 0n
    expect(await upload(clock)).to.include({ sent: 5 })
    expect(clock.waits).to.deep.equal([1_000, 1_000, 1_000, 1_000])
    expect(before - (node.balances.get(uploader().address) ?? 0n)).to.equal(BigInt(bytes) * 2n)
  })

  it('gives up after four attempts, and resumes later', async () => {
    node.faults.push('broken', 'broken', 'broken', 'broken')
    expect(await failureOf(upload())).to.equal(
      `STORAGE_NOT_AVAILABLE: The storage ${place()} is not available: Internal Server Error`,
    )
    expect(await upload()).to.include({ sent: 5 })
  })

  it('waits as long as the node asks, however often', async () => {
    const wait = (retryAfter?: string) => ({ status: 429 as const, retryAfter })
    node.faults.push(wait('7'), wait('7'), wait('7'), wait('7'), wait(), wait('9999'))
    const clock = patientClock()
    expect(await upload(clock)).to.include({ sent: 5 })
    expect(clock.waits).to.deep.equal([...Array(4).fill(7_000), 15_000, 60_000])
  })

  for (const [title, call, reply, message] of [
    ['no price', 'GET price', { status: 200, body: 'soon' }, /its answer has no price$/],
    ['a negative price', 'GET price', { status: 200, body: -1 }, /its answer has no price$/],
    [
      'no balance',
      'GET account/balance/solana',
      { status: 200, body: {} },
      /its answer has no balance$/,
    ],
    ['a page', 'GET price', { status: 502, body: '<html>Bad Gateway</html>' }, /: status 502$/],
    ['a broken gateway', 'HEAD gateway', { status: 500, body: {} }, /: status 500$/],
  ] as const) {
    it(`takes ${title} for a fault of the node, and sends nothing`, async () => {
      node.answers.set(call, reply)
      const failure = await failureOf(upload())
      expect(failure).to.match(/^STORAGE_NOT_AVAILABLE: /)
      expect(failure).to.match(message)
      expect(node.items.size).to.equal(0)
    })
  }

  it("accepts a free bundler's balance beyond JSON's whole numbers", async () => {
    node.answers.set('GET account/balance/solana', { status: 200, body: { balance: 1e38 } })
    const { quote } = await planOf(await storageOf(), media)
    expect(quote?.missing).to.equal(0n)
  })

  it('refuses another id than its own, so that no document names it', async () => {
    node.faults.push('otherwise')
    expect(await failureOf(upload())).to.match(
      /^STORED_OTHERWISE: The storage .* has 1\.png as AnotherItem, not as [1-9A-HJ-NP-Za-km-z]+: upload to another one$/,
    )
  })

  it('refuses a wallet that signs differently each time, before anything is sent', async () => {
    let counter = 0
    const { irys } = uploader()
    const unsteady: IrysUploader = {
      irys: async () => {
        const client = await irys()
        const createTransaction: typeof client.createTransaction = (data, options) => {
          counter += 1
          const anchor = String(counter).padEnd(32, '.')
          return client.createTransaction(data, { ...options, anchor })
        }
        return { ...client, createTransaction }
      },
    }
    expect(await failureOf(storageOf(unsteady))).to.match(/^SIGNATURES_DIFFER: /)
    expect(node.calls).to.deep.equal([])
  })

  for (const [title, bytes, isTaken] of [
    ['takes what is just small enough', 50_000_000, true],
    ['refuses a byte more, before anything is sent', 50_000_001, false],
  ] as const) {
    it(title, async () => {
      const head = signItem(IRYS_SEED, {
        data: new Uint8Array(),
        tags: [{ name: 'Content-Type', value: 'image/png' }],
        anchor: ' '.repeat(32),
      }).length
      media = [
        await fileOf('1.png', new Uint8Array(bytes - head)),
        await fileOf('2.png', Uint8Array.of(1)),
      ]
      const planned = planOf(await storageOf(), media)
      if (isTaken) return expect((await planned).skipped).to.equal(0)
      expect(await failureOf(planned)).to.equal(
        `STORAGE_REFUSED: The storage ${place()} refused 1.png: it has 50000001 bytes, and 50000000 are the most that is taken at once`,
      )
      expect(node.calls).to.deep.equal([])
    }).timeout(20_000)
  }

  it('reads every file of any folder by its name', async () => {
    node.freeBytes = Number.POSITIVE_INFINITY
    const storage = await storageOf()
    // Names of files have no slash.
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .map((text) => `${text.replaceAll('/', '-')}.json`)
    const names = fc.uniqueArray(name, { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(names, async (all) => {
        const files = await Promise.all(all.map((one, index) => fileOf(one, Uint8Array.of(index))))
        const signal = new AbortController().signal
        const { parts, last, addressOf } = await storage.planDocuments(files)
        const again = await storage.planDocuments(files.toReversed())
        expect(again.baseUri).to.equal((await storage.planDocuments(files)).baseUri)
        for (const part of [...parts, ...(last ? [last] : [])]) await part.send(signal)
        for (const file of files) {
          const stored = node.read(addressOf(file.name))
          expect((await collected(file)).equals(Buffer.from(stored?.data ?? []))).to.equal(true)
        }
        expect(await last?.isThere(signal)).to.equal(true)
      }),
      { numRuns: 40 },
    )
  })
})

async function collected({ read }: FileToStore): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of read()) parts.push(part)
  return Buffer.concat(parts)
}
