import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import sharp from 'sharp'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { type BuildFolderInput, buildAssets, openBuild, planBuild } from '../../src/node/index.ts'
import { folderOf, picture } from './_pictures.ts'

const TEMPLATE = { name: 'Dawn #{}', symbol: 'DAWN' }
const MANIFEST = 'mintline-build.json'
const OTHER_KIND = 'It is a PNG, not a JPEG as its name says: name it 2.png'
const BROKEN_MODEL = 'It is not a 3D model that can be read: it is damaged or cut off'
const BROKEN_PICTURE =
  'It is not a picture that can be read: it is damaged, or of another kind than its name says'

/** Creates a glTF binary with a description and no data. */
function glb(description: object): Uint8Array {
  const json = JSON.stringify(description)
  const text = Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4))
  const numbers = Buffer.alloc(20)
  const fields = [0x46546c67, 2, numbers.length + text.length, text.length, 0x4e4f534a]
  for (const [index, field] of fields.entries()) numbers.writeUInt32LE(field, index * 4)
  return Buffer.concat([numbers, text])
}

/** Returns a refusal's codes, with the files that have the problems. */
async function refusal(work: Promise<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    if (!isMintlineError(error)) throw error
    if (!isMintlineError(error, 'ASSETS_INVALID')) return error.code
    return error.context.problems.map(({ code, file }) => (file ? `${code} ${file}` : code))
  }
  return 'nothing was refused'
}

describe('buildAssets', () => {
  let out: string
  const build = (input: Omit<BuildFolderInput, 'out' | 'template'> & Partial<BuildFolderInput>) =>
    buildAssets({ out, template: TEMPLATE, ...input })
  const read = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8'))

  beforeEach(() => {
    out = join(temporaryFolder(), 'build')
  })

  it('writes a document for each item and the collection beside the files', async () => {
    // Given three pictures, one with a video, traits and a picture of the collection
    const source = await folderOf({
      '1.png': '#ff0000',
      '2.png': '#00ff00',
      '2.mp4': 'a video',
      '3.png': '#0000ff',
      'collection.png': '#ffffff',
      'traits.csv': 'number,name,Sky\n1,,Red\n2,The quiet one,Green\n3,,Blue\n',
      '.DS_Store': 'x',
    })
    // When they are built
    const report = await build({ source, collection: { name: 'Dawn', description: 'Light' } })
    // Then the folder has everything, and nothing else
    expect(report).to.deep.equal({
      folder: out,
      type: 'items',
      items: 3,
      written: 9,
      kept: 0,
      removed: 0,
      previews: 0,
      warnings: [],
    })
    expect(readdirSync(out).sort()).to.deep.equal([
      ...['1.json', '1.png', '2.json', '2.mp4', '2.png', '3.json', '3.png'],
      ...['collection.json', 'collection.png', MANIFEST],
    ])
    expect(read('2.json')).to.deep.equal({
      name: 'The quiet one',
      symbol: 'DAWN',
      image: '2.png',
      animation_url: '2.mp4',
      attributes: [{ trait_type: 'Sky', value: 'Green' }],
      properties: {
        files: [
          { uri: '2.mp4', type: 'video/mp4' },
          { uri: '2.png', type: 'image/png' },
        ],
        category: 'video',
      },
    })
    expect(read('collection.json')).to.deep.equal({
      name: 'Dawn',
      symbol: 'DAWN',
      description: 'Light',
      image: 'collection.png',
      properties: { files: [{ uri: 'collection.png', type: 'image/png' }], category: 'image' },
    })
    const { documents, media } = await openBuild(out)
    expect([...documents.keys()]).to.deep.equal(['1.json', '2.json', '3.json', 'collection.json'])
    expect([...media].sort()).to.deep.equal(['1.png', '2.mp4', '2.png', '3.png', 'collection.png'])
  })

  it('shows previews of large pictures and drawings, and keeps the originals', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>'
    const source = await folderOf({
      '1.png': await picture('#ff0000', 300, 120),
      '2.svg': drawing,
      '3.png': await picture('#ff00ff', 100),
    })
    expect(await build({ source, previewPixels: 100 })).to.include({ previews: 2, written: 8 })
    expect(read('1.json')).to.include({ image: '1-preview.webp' })
    expect(read('1.json').properties.files).to.deep.equal([
      { uri: '1-preview.webp', type: 'image/webp' },
      { uri: '1.png', type: 'image/png' },
    ])
    expect(read('2.json')).to.include({ image: '2-preview.webp' })
    expect(read('3.json')).to.include({ image: '3.png' })
    const { width, height, format } = await sharp(join(out, '1-preview.webp')).metadata()
    expect({ width, height, format }).to.deep.equal({ width: 100, height: 40, format: 'webp' })
  })

  it('keeps the movement of an animation in its preview', async () => {
    const frames = Buffer.concat([Buffer.alloc(64 * 64 * 3, 10), Buffer.alloc(64 * 64 * 3, 200)])
    const raw = { width: 64, height: 128, channels: 3, pageHeight: 64 } as const
    const source = await folderOf({ '1.gif': await sharp(frames, { raw }).gif().toBuffer() })
    await build({ source, previewPixels: 32 })
    const { pages, width, pageHeight } = await sharp(join(out, '1-preview.webp'), {
      animated: true,
    }).metadata()
    expect({ pages, width, pageHeight }).to.deep.equal({ pages: 2, width: 32, pageHeight: 32 })
  })

  it('makes one document for an open edition', async () => {
    const source = join(await folderOf({ 'dawn.png': '#ff0000' }), 'dawn.png')
    const template = { name: 'Dawn', description: 'Light' }
    const report = await build({ source, template, collection: { name: 'Dawn' } })
    expect(report).to.include({ type: 'edition', items: 1, written: 3 })
    expect(read('edition.json')).to.deep.equal({
      name: 'Dawn',
      description: 'Light',
      image: 'dawn.png',
      properties: { files: [{ uri: 'dawn.png', type: 'image/png' }], category: 'image' },
    })
    expect(read('collection.json')).to.include({ name: 'Dawn', image: 'dawn.png' })
    expect(await refusal(build({ source, template: TEMPLATE }))).to.deep.equal(['NAME_IS_TEMPLATE'])
  })

  it('shows the cover of an edition that is a film', async () => {
    const folder = await folderOf({ 'film.mp4': 'a film', 'still.png': '#ff0000' })
    const source = join(folder, 'film.mp4')
    const template = { name: 'Film' }
    expect(await refusal(build({ source, template }))).to.deep.equal(['PICTURE_MISSING film.mp4'])
    await build({ source, template, cover: join(folder, 'still.png') })
    expect(read('edition.json')).to.include({ image: 'still.png', animation_url: 'film.mp4' })
  })

  it('takes documents beside the pictures for traits', async () => {
    const source = await folderOf({
      '0.png': '#ff0000',
      '0.json': '{"name":"Zero","image":"0.png","attributes":[{"trait_type":"Sky","value":"Red"}]}',
      '1.png': '#00ff00',
      '1.json': '{"attributes":[]}',
    })
    await build({ source, first: 0 })
    expect(read('1.json')).to.deep.include({
      name: 'Zero',
      image: '0.png',
      attributes: [{ trait_type: 'Sky', value: 'Red' }],
    })
    expect(read('2.json')).to.include({ name: 'Dawn #2', image: '1.png' })
  })

  it('refuses everything that is wrong at once, and writes nothing', async () => {
    const source = await folderOf({
      '1.png': '#ff0000',
      '2.png': 'no picture',
      '3.png': '',
      '6.png': '#ff00ff',
      'notes.txt': 'x',
      'traits.csv': 'number,Sky\n1,Red\n2,Red\n3,Red\n6,Red\n6,Blue\n',
    })
    expect(await refusal(build({ source, supply: 7 }))).to.have.members([
      'FILE_TYPE_UNKNOWN notes.txt',
      'ROW_REPEATED traits.csv',
      'NUMBERS_MISSING',
      'PICTURE_BROKEN 2.png',
      'PICTURE_BROKEN 3.png',
      'FILE_EMPTY 3.png',
    ])
    expect(existsSync(out) ? readdirSync(out) : []).to.deep.equal([])
  })

  it('continues after an unreadable file, and reports files whose format differs from their name', async () => {
    const model = glb({ asset: { version: '2.0' } })
    const source = await folderOf({
      '1.png': '#ff0000',
      '2.jpg': '#00ff00',
      '3.png': '#0000ff',
      '3.glb': model,
      '4.png': '#ffff00',
      '4.glb': model.subarray(0, -1),
      '5.png': '#00ffff',
      '5.glb': 'not a model',
      '6.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="alert(1)"/>',
      '7.png': 'no picture',
    })
    // Given a link that leads nowhere
    symlinkSync(join(source, 'gone'), join(source, '8.png'))
    // Given an archive that macOS made
    mkdirSync(join(source, '__MACOSX'))
    const { problems, warnings } = await planBuild({ source, template: TEMPLATE })
    expect(problems.map(({ file, code, message }) => [file, code, message])).to.have.deep.members([
      ['2.jpg', 'PICTURE_OF_OTHER_KIND', OTHER_KIND],
      ['4.glb', 'MODEL_BROKEN', BROKEN_MODEL],
      ['5.glb', 'MODEL_BROKEN', BROKEN_MODEL],
      ['7.png', 'PICTURE_BROKEN', BROKEN_PICTURE],
      ['8.png', 'FILE_UNREADABLE', 'It cannot be read: there is no such file'],
    ])
    expect(warnings.map(({ file, code }) => [file, code])).to.deep.equal([
      ['6.svg', 'PICTURE_WITH_SCRIPT'],
    ])
  })

  it('refuses a picture that is damaged after its header', async () => {
    const noise = randomBytes(64 * 64 * 3)
    const raw = { raw: { width: 64, height: 64, channels: 3 as const } }
    const whole = await sharp(noise, raw).png().toBuffer()
    const source = await folderOf({ '1.png': whole.subarray(0, whole.length / 2) })
    expect(await refusal(build({ source, previewPixels: 32 }))).to.deep.equal([
      'PICTURE_BROKEN 1.png',
    ])
  })

  it('warns of items with the same traits or the same content', async () => {
    const source = await folderOf({
      '1.png': '#ff0000',
      '2.png': '#ff0000',
      '3.png': '#00ff00',
      'traits.csv': 'number,Sky,Sea\n1,Red,Calm\n2,Blue,Calm\n3,Red,Calm\n',
    })
    const { warnings, problems } = await planBuild({ source, template: TEMPLATE })
    expect(problems).to.deep.equal([])
    expect(warnings).to.deep.equal([
      { path: 'items 1, 3', code: 'TRAITS_TWINS', message: 'They have the same traits' },
      { path: 'items 1, 2', code: 'FILES_TWINS', message: 'Their files have the same content' },
    ])
  })

  it("keeps letters of Excel's plain CSV, and says how they were read", async () => {
    const source = await folderOf({
      '1.png': '#ff0000',
      '2.png': '#00ff00',
      'traits.csv': Buffer.from(
        'number;name;Farbe\r\n1;Caf\xe9;Gr\xfcn\r\n2;H\xfctte;Blau\r\n',
        'latin1',
      ),
    })
    const { warnings } = await build({ source })
    expect(read('1.json')).to.deep.include({
      name: 'Café',
      attributes: [{ trait_type: 'Farbe', value: 'Grün' }],
    })
    expect(read('2.json')).to.deep.include({ name: 'Hütte' })
    expect(warnings).to.deep.equal([
      {
        path: '',
        code: 'TRAITS_NOT_UTF8',
        message:
          'The file is not UTF-8, so it is read as Windows-1252; save it as UTF-8 if line 2 is wrong: 1;Café;Grün',
        line: 2,
        file: 'traits.csv',
      },
    ])
  })

  it('refuses JSON that would lose letters, in a list of traits or beside a picture', async () => {
    const latin = (text: string) => Buffer.from(text, 'latin1')
    for (const [name, content] of [
      ['traits.json', latin('[\n{"number":1,"name":"Caf\xe9"}]')],
      ['1.json', latin('{\n"name":"Caf\xe9"}')],
    ] as const) {
      const source = await folderOf({ '1.png': '#ff0000', [name]: content })
      const { problems } = await planBuild({ source, template: TEMPLATE })
      expect(problems).to.deep.include({
        path: '',
        code: 'TRAITS_NOT_UTF8',
        message: `The file is not in UTF-8: save it as UTF-8. As Windows-1252, the line is: ${name === '1.json' ? '"name":"Café"}' : '{"number":1,"name":"Café"}]'}`,
        line: 2,
        file: name,
      })
    }
  })

  it('keeps unchanged files, and removes those that no longer belong to it', async () => {
    const source = await folderOf({
      '1.png': await picture('#ff0000', 40),
      '2.png': '#00ff00',
      '3.png': '#0000ff',
    })
    expect(await build({ source, previewPixels: 32 })).to.include({ written: 7, kept: 0 })
    const preview = join(out, '1-preview.webp')
    const { mtimeMs } = statSync(preview)
    expect(await build({ source, previewPixels: 32 })).to.include({
      written: 0,
      kept: 7,
      removed: 0,
    })
    expect(statSync(preview).mtimeMs).to.equal(mtimeMs)

    // Given a changed picture and one item less
    writeFileSync(join(source, '2.png'), await picture('#00ff01'))
    rmSync(join(source, '3.png'))
    expect(await build({ source, previewPixels: 32 })).to.include({
      written: 1,
      kept: 4,
      removed: 2,
    })
    expect(readdirSync(out)).to.not.include.members(['3.png'])
    expect(await build({ source, previewPixels: 16 })).to.include({ written: 1, kept: 4 })
  })

  it('does not write into a folder with other files', async () => {
    const source = await folderOf({ '1.png': '#ff0000' })
    out = await folderOf({ 'thesis.doc': 'x' })
    expect(await refusal(build({ source }))).to.equal('BUILD_FOLDER_TAKEN')
    expect(readdirSync(out)).to.deep.equal(['thesis.doc'])
  })

  it('stops at a signal, and is finished by the next build', async () => {
    const source = await folderOf({ '1.png': '#ff0000', '2.png': '#00ff00' })
    const stop = new AbortController()
    const reason = new Error('enough')
    const stopped = buildAssets(
      { out, source, template: TEMPLATE },
      { signal: stop.signal, onProgress: () => stop.abort(reason) },
    )
    expect(await stopped.catch((error: unknown) => error)).to.equal(reason)
    expect(await refusal(openBuild(out))).to.equal('BUILD_INCOMPLETE')
    await build({ source })
    expect((await openBuild(out)).documents.size).to.equal(2)
  })
})

describe('openBuild', () => {
  it('refuses folders that are not builds', async () => {
    expect(await refusal(openBuild(temporaryFolder()))).to.equal('BUILD_NOT_FOUND')
  })

  it('refuses damaged documents and missing files', async () => {
    const out = join(temporaryFolder(), 'build')
    const source = await folderOf({ '1.png': '#ff0000', '2.png': '#00ff00', '3.png': '#0000ff' })
    await buildAssets({ out, source, template: TEMPLATE })
    writeFileSync(join(out, '1.json'), '{"name":""}')
    rmSync(join(out, '2.png'))
    const text = readFileSync(join(out, '3.json'), 'utf8')
    writeFileSync(join(out, '3.json'), text.replaceAll('3.png', '4.png'))
    expect(await refusal(openBuild(out))).to.have.members([
      ...['DOCUMENT_INVALID 1.json', 'DOCUMENT_INVALID 1.json', 'DOCUMENT_INVALID 1.json'],
      'FILE_MISSING 2.png',
      'FILE_MISSING 3.json',
    ])
  })
})
