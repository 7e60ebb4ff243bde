import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { builtProgram } from './builtProgram.mjs'

interface Places {
  readonly main: string
  readonly folder: string
}

const LONG_AGO = new Date('2026-01-01T00:00:00Z')

describe('a program as JavaScript', () => {
  let places: Places
  const root = temporaryFolder()

  let count = 0
  beforeEach(() => {
    count += 1
    places = { main: join(root, `${count}.ts`), folder: join(root, `${count}-built`) }
    write('word.ts', "export const word: string = 'first'")
    write('late.ts', 'export const late = import.meta.url')
    write(
      `${count}.ts`,
      "import { word } from './word.ts'\nexport const words = async () => [word, (await import('./late.ts')).late]",
    )
  })

  /** Writes a source, some time before it is built. */
  function write(name: string, text: string): void {
    writeFileSync(join(root, name), text)
    utimesSync(join(root, name), LONG_AGO, new Date(LONG_AGO.getTime() + text.length))
  }
  const wordsOf = async (url: string): Promise<string[]> => (await import(url)).words()
  const late = () => pathToFileURL(join(root, 'late.ts')).href
  const built = () => readdirSync(places.folder)

  it('runs, with files beside its sources found by these', async () => {
    expect(await wordsOf(await builtProgram(places.main, places.folder))).to.deep.equal([
      'first',
      late(),
    ])
  })

  it('is built once while no source changes', async () => {
    const [url, files] = [await builtProgram(places.main, places.folder), built()]
    const times = () => files.map((name) => statSync(join(places.folder, name)).mtimeMs)
    const before = times()
    expect(await builtProgram(places.main, places.folder)).to.equal(url)
    expect([built(), times()]).to.deep.equal([files, before])
  })

  it('is built anew when a source has changed, and leaves the files that a process may still load', async () => {
    const [first, files] = [await builtProgram(places.main, places.folder), built()]
    write('word.ts', "export const word: string = 'second'")
    const second = await builtProgram(places.main, places.folder)
    expect(await wordsOf(second)).to.deep.equal(['second', late()])
    expect(built()).to.include.members(files)
    expect(await wordsOf(first)).to.deep.equal(['first', late()])
  })

  it('is built anew after a source was removed, which is told', async () => {
    await builtProgram(places.main, places.folder)
    write(`${count}.ts`, "import './gone.ts'")
    const refusal = await builtProgram(places.main, places.folder).catch(String)
    expect(refusal).to.match(/Could not resolve "\.\/gone\.ts"/)
  })

  it('loses files that no build has had for a week', async () => {
    await builtProgram(places.main, places.folder)
    const old = join(places.folder, 'main-OLD.js')
    writeFileSync(old, '')
    utimesSync(old, LONG_AGO, LONG_AGO)
    write('word.ts', "export const word: string = 'another'")
    await builtProgram(places.main, places.folder)
    expect(built()).not.to.include('main-OLD.js')
  })

  it('runs from a temporary folder where its own cannot be written', async () => {
    const taken = join(root, `${count}-file`)
    writeFileSync(taken, '')
    const url = await builtProgram(places.main, join(taken, 'built'))
    expect(url).to.contain('/mintline-program-')
    expect(await wordsOf(url)).to.deep.equal(['first', late()])
  })

  it('is whole when several processes build it at the same time', async () => {
    const urls = await Promise.all(
      Array.from({ length: 4 }, () => builtProgram(places.main, places.folder)),
    )
    expect(new Set(urls)).to.have.length(1)
    for (const url of urls) expect(await wordsOf(url)).to.deep.equal(['first', late()])
    expect(built().filter((name) => !/\.(js|map|json)$/.test(name))).to.deep.equal([])
  })
})
