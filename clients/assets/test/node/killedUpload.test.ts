import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { runToEnd, startScript } from '../../../../tests/helpers/killedProcess.ts'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { contentIdOf, parseDocument } from '../../src/index.ts'
import { buildAssets, contentIdOfFile } from '../../src/node/index.ts'
import { startIrysNode } from '../storage/_irysNode.ts'
import { IRYS_SEED, uploaderAt } from '../storage/_irysUploader.ts'
import { PINATA_TOKEN, startPinata } from '../storage/_pinata.ts'
import { folderOf } from './_pictures.ts'
import type { UploadScriptInput } from './_uploadScript.ts'

const SCRIPT = fileURLToPath(new URL('_uploadScript.ts', import.meta.url))
const FILES = { '1.png': '#ff0000', '2.png': '#00ff00', '3.png': '#0000ff' }
/** Three pictures and three documents. */
const PARTS = 6

describe('an upload that is killed', () => {
  let build: string

  before(async () => {
    build = join(temporaryFolder(), 'build')
    await buildAssets({ source: await folderOf(FILES), out: build, template: { name: 'Dawn #{}' } })
  })

  /** Lists every file in a folder by its path. */
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))

  for (const lastMoment of [1, 2, 7, 17]) {
    it(`is completed by the next run, killed at moment ${lastMoment}`, async () => {
      // Given a run that is killed
      const folder = join(temporaryFolder(), 'files')
      const input = { build, storage: folder, journals: join(temporaryFolder(), 'journals') }
      const run = (moment: number) =>
        runToEnd(startScript(SCRIPT), { ...input, lastMoment: moment } satisfies UploadScriptInput)
      expect((await run(lastMoment)).signal).to.equal('SIGKILL')
      // When it runs again
      const { report } = await run(0)
      // Then only what was not there was sent
      const { sent, skipped, baseUri } = report as {
        sent: number
        skipped: number
        baseUri: string
      }
      expect(sent + skipped).to.equal(PARTS)
      if (lastMoment === 17) expect(skipped).to.be.greaterThan(0)
      // And every file is whole, under the name of its content
      const stored = filesIn(folder).filter((path) => !path.endsWith('.partial'))
      expect(stored).to.have.length(PARTS)
      const root = join(folder, new URL(baseUri).pathname.replace('/files/', ''))
      for (const name of ['1.json', '2.json', '3.json']) {
        const { document } = parseDocument(readFileSync(join(root, name)), name)
        const [key = ''] = /[^/]+$/.exec(document?.image ?? '') ?? []
        expect((await contentIdOfFile(join(folder, key))).cid).to.equal(key.replace('.png', ''))
      }
      if (lastMoment !== 17) return
      // And a third run sends nothing
      expect((await run(0)).report).to.deep.equal({
        sent: 0,
        skipped: PARTS,
        recovered: 0,
        baseUri,
      })
    })
  }

  for (const lastMoment of [3, 15]) {
    it(`to Pinata is completed by the next run, killed at moment ${lastMoment}`, async () => {
      const pinata = await startPinata()
      try {
        // Given a run that is killed
        const storage = { url: `${pinata.url}/v3`, token: PINATA_TOKEN }
        const input = { build, storage, journals: join(temporaryFolder(), 'journals') }
        const run = (moment: number) =>
          runToEnd(startScript(SCRIPT), {
            ...input,
            lastMoment: moment,
          } satisfies UploadScriptInput)
        expect((await run(lastMoment)).signal).to.equal('SIGKILL')
        // When it runs again
        const { report } = await run(0)
        const { sent, skipped, baseUri } = report as {
          sent: number
          skipped: number
          baseUri: string
        }
        // Then three pictures and a folder are there, each once
        expect(sent + skipped).to.equal(4)
        expect(new Set(pinata.files).size).to.equal(4)
        for (const name of ['1.json', '2.json', '3.json']) {
          const content = await pinata.read(`${baseUri.slice('ipfs://'.length)}${name}`)
          const { document } = parseDocument(content, name)
          const cid = document?.image.slice('ipfs://'.length) ?? ''
          expect((await contentIdOf(await pinata.read(cid))).cid).to.equal(cid)
        }
      } finally {
        await pinata.close()
      }
    })
  }

  for (const lastMoment of [3, 15, 27]) {
    it(`to Irys is completed by the next run, killed at moment ${lastMoment}`, async () => {
      const node = await startIrysNode()
      try {
        // Given a run that is killed
        const { address } = uploaderAt(node.url, IRYS_SEED)
        node.balances.set(address, 1_000_000n)
        const journals = join(temporaryFolder(), 'journals')
        const input = { build, storage: { irys: node.url }, journals }
        const run = (moment: number) =>
          runToEnd(startScript(SCRIPT), {
            ...input,
            lastMoment: moment,
          } satisfies UploadScriptInput)
        expect((await run(lastMoment)).signal).to.equal('SIGKILL')
        // When it runs again
        const { report } = await run(0)
        const { sent, skipped, baseUri } = report as {
          sent: number
          skipped: number
          baseUri: string
        }
        // Then pictures, documents and their manifest are there, each sent and paid once
        expect(sent + skipped).to.equal(PARTS + 1)
        expect(node.items.size).to.equal(PARTS + 1)
        for (const name of ['1.json', '2.json', '3.json']) {
          const { data = new Uint8Array() } = node.read(`${baseUri}${name}`) ?? {}
          const { document } = parseDocument(data, name)
          const picture = node.read(document?.image ?? '')
          const { cid } = await contentIdOf(picture?.data ?? new Uint8Array())
          expect(cid).to.equal(
            (await contentIdOfFile(join(build, name.replace('json', 'png')))).cid,
          )
        }
        // And a third run sends nothing
        expect((await run(0)).report).to.deep.include({ sent: 0, skipped: PARTS + 1 })
      } finally {
        await node.close()
      }
    })
  }
})
