import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { startKuboNode } from '../../assets/test/storage/_kuboNode.ts'
import { PINATA_TOKEN, startPinata } from '../../assets/test/storage/_pinata.ts'
import { Workplace } from './_command.ts'
import { normalise } from './_normalise.ts'
import { writePictures } from './_pictures.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

describe('mintline assets', () => {
  let workplace: Workplace

  beforeEach(() => {
    workplace = new Workplace()
    writePictures(workplace)
  })

  const document = (name: string) =>
    JSON.parse(readFileSync(workplace.path(`assets/${name}`), 'utf8'))
  const snapshot = (name: string, run: Parameters<typeof wholeOutput>[0]) =>
    // The first file may be stored before a millisecond has passed, from which no time left follows.
    expectSnapshot(name, normalise(wholeOutput(run), workplace).replaceAll(', <left>', ''))

  it('builds documents with the names of the config, and checks them', async () => {
    // Given a config of two items
    await workplace.runInside(['init', '--yes', '--supply', '2', '--name', 'First drop'])
    // When the pictures are built twice
    const run = await workplace.runInside(['assets', 'build', '--from', 'pictures'])
    snapshot('assets-build', run)
    const again = await workplace.jsonInside(['assets', 'build', '--from', 'pictures'])
    // Then the documents are there, and the second build has nothing to write
    expect(again.data).to.include({ items: 2, written: 0, kept: 5, removed: 0 })
    expect(document('2.json')).to.include({ name: 'First drop #2', image: '2.png' })
    expect(document('collection.json')).to.include({ name: 'First drop', image: '1.png' })
    snapshot(
      'assets-check-build',
      await workplace.runInside(['assets', 'check', '--from', 'assets']),
    )
  })

  it("writes the config's page look into the collection's document, and refuses one that no page can use", async () => {
    // Given a config with a look for its mint page
    await workplace.runInside(['init', '--yes', '--supply', '2', '--name', 'First drop'])
    const config = JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
    const page = { preset: 'gallery', accent: '#c2410c', font: 'serif' }
    const write = (look: object) =>
      workplace.write('drop.config.json', JSON.stringify({ ...config, page: look }, undefined, 2))
    write(page)
    // When the pictures are built, Then only the collection's document has it
    const build = ['assets', 'build', '--from', 'pictures']
    expect((await workplace.runInside(build)).code).to.equal(0)
    expect(document('collection.json')).to.deep.include({ mint_page: page })
    expect(document('1.json')).not.to.have.property('mint_page')
    expect((await workplace.runInside(['validate'])).code).to.equal(0)
    // And bad values are named before anything is built
    write({ ...page, preset: 'neon', background: '#7a7a7a' })
    for (const args of [['validate'], build]) {
      const run = await workplace.runInside(args)
      expect(run.code).to.equal(3)
      expect(run.stderr).to.contain('"preset" must be one of plain, gallery, poster')
      expect(run.stderr).to.contain(
        '"background" must be lighter or darker, so that texts on it can be read',
      )
    }
  })

  it('lists holes, duplicates and mistakes at once', async () => {
    workplace.write('pictures/4.png', 'no picture')
    workplace.write('pictures/notes.txt', 'x')
    workplace.write('pictures/traits.csv', 'number,Sky\n1,Red\n2,Red\n2,Blue\n')
    const args = ['assets', 'check', '--from', 'pictures', '--supply', '6']
    const run = await workplace.runInside(args)
    snapshot('assets-check-problems', run)
    expect(run.code).to.equal(3)
    const { data } = await workplace.jsonInside(args)
    expect(data).to.have.nested.property('error.context.problems[0].file', 'notes.txt')
  })

  it('names the config where it has more items than there are files', async () => {
    await workplace.runInside(['init', '--yes'])
    for (const command of ['check', 'build']) {
      const run = await workplace.runInside(['assets', command, '--from', 'pictures'])
      expect(run.stderr).to.contain(
        'Items without a file: 3 to 1000 (maxNumberOfTokens of the config is 1000: change it, or use --supply)\n',
      )
      expect(run.code).to.equal(3)
    }
  })

  it('writes nothing in a dry run', async () => {
    const args = ['assets', 'build', '--from', 'pictures', '--name', 'Dawn #{}', '--dry-run']
    const run = await workplace.runInside(args)
    snapshot('assets-build-dry-run', run)
    expect(() => document('1.json')).to.throw('ENOENT')
  })

  it('builds an open edition of one picture', async () => {
    const args = ['assets', 'build', '--from', 'pictures/1.png', '--name', 'Dawn']
    const { code, data } = await workplace.jsonInside(args)
    expect(code).to.equal(0)
    expect(data).to.include({ type: 'edition', items: 1, written: 2 })
    expect(document('edition.json')).to.deep.include({ name: 'Dawn', image: '1.png' })
  })

  describe('upload', () => {
    beforeEach(async () => {
      await workplace.runInside(['init', '--yes', '--supply', '2', '--name', 'First drop'])
      await workplace.runInside(['assets', 'build', '--from', 'pictures'])
    })

    it('stores a build, and prints the URIs for the config', async () => {
      snapshot(
        'assets-upload-dry-run',
        await workplace.runInside(['assets', 'upload', '--dry-run']),
      )
      expect(existsSync(workplace.path('.mintline/files'))).to.equal(false)
      snapshot('assets-upload', await workplace.runInside(['assets', 'upload']))
      const { data } = await workplace.jsonInside<Record<string, unknown>>(['assets', 'upload'])
      expect(data).to.include({ sent: 0, skipped: 5, left: 0, bytes: 0, documents: 3 })
      const [, name] = /files\/(.+)\/\{\}\.json$/.exec(String(data.itemBaseUri)) ?? []
      expect(data.collectionUri).to.equal(`http://127.0.0.1:5173/files/${name}/collection.json`)
      expect(existsSync(workplace.path(`.mintline/files/${name}/2.json`))).to.equal(true)
    })

    it('stores a build on IPFS', async () => {
      const node = await startKuboNode()
      try {
        node.authorization = 'Bearer secret'
        const { folder } = workplace
        const args = ['assets', 'upload', '--ipfs', node.url, '--from', `${folder}/assets`]
        const refused = await workplace.runInside(args)
        expect(refused.stderr).to.match(/a token is needed \(STORAGE_REFUSED\)/)
        expect(refused.code).to.equal(1)
        workplace.env.MINTLINE_IPFS_AUTHORIZATION = 'Bearer secret'
        const run = await workplace.runInside(args)
        expect(run.stdout + run.stderr).to.not.include('secret')
        const [, root] = /itemBaseUri +ipfs:\/\/(\w+)\/\{\}\.json/.exec(run.stdout) ?? []
        const document = JSON.parse(new TextDecoder().decode(await node.read(`${root}/2.json`)))
        expect(document.name).to.equal('First drop #2')
        const { data } = await workplace.jsonInside(args)
        expect(data).to.include({ sent: 0, itemBaseUri: `ipfs://${root}/{}.json` })
      } finally {
        await node.close()
      }
    })

    it('stores a build at Pinata, where the config finds it', async () => {
      const pinata = await startPinata()
      try {
        const args = ['assets', 'upload', '--yes', '--pinata', `${pinata.url}/v3`]
        workplace.env.PINATA_JWT = 'another.secret'
        const refused = await workplace.runInside(args)
        expect(refused.stderr).to.match(/Not Authorized \(STORAGE_REFUSED\)/)
        expect(refused.code).to.equal(1)
        workplace.env.PINATA_JWT = PINATA_TOKEN
        const run = await workplace.runInside(args)
        expect(run.code, run.stderr).to.equal(0)
        expect(run.stdout + run.stderr + refused.stderr).to.not.include('secret')
        const config = JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
        const path = config.items.uri.replace('ipfs://', '').replace('{}', '2')
        const document = JSON.parse(new TextDecoder().decode(await pinata.read(path)))
        expect(document.name).to.equal('First drop #2')
        expect((await workplace.runInside(['validate'])).code).to.equal(0)
      } finally {
        await pinata.close()
      }
    })

    it('goes on where a killed upload stopped', async () => {
      // Given an upload that is killed once it has begun
      await workplace.run(['assets', 'upload'], {
        onStderr: (stderr, child) => {
          if (stderr.includes('to send')) child.kill('SIGKILL')
        },
      })
      // When it runs again, Then everything is there
      const { data } = await workplace.jsonInside<{ sent: number; skipped: number }>([
        'assets',
        'upload',
      ])
      expect(data.sent + data.skipped).to.equal(5)
      expect((await workplace.jsonInside(['assets', 'upload'])).data).to.include({ sent: 0 })
    })

    for (const [title, args, exitCode, message] of [
      ['a folder without an address', ['--to', 'files'], 2, /--to needs --base-url/],
      [
        'an address that is none',
        ['--base-url', 'files'],
        2,
        /--base-url takes the address of a folder/,
      ],
      [
        'a folder beside IPFS',
        ['--to', 'files', '--ipfs', 'http://127.0.0.1:1'],
        2,
        /Choose one of/,
      ],
      [
        'an address of files on IPFS',
        ['--base-url', 'https://a.example/', '--ipfs', 'http://127.0.0.1:1'],
        2,
        /--base-url is for/,
      ],
      ['Pinata without a token', ['--pinata'], 2, /--pinata needs the JWT/],
      ['a node with a password', ['--ipfs', 'http://a:b@127.0.0.1:1'], 2, /without user name/],
      [
        'a bucket without keys',
        ['--bucket', 'drops', '--base-url', 'https://a.example'],
        2,
        /--bucket needs keys/,
      ],
      ['a bucket without an address', ['--bucket', 'drops'], 2, /--bucket needs --base-url/],
      ['a region without a bucket', ['--region', 'eu-central-1'], 2, /are for --bucket/],
      ['two storages', ['--bucket', 'drops', '--to', 'files'], 2, /Choose one of/],
      ['a folder that is no build', ['--from', 'pictures'], 3, /BUILD_NOT_FOUND/],
    ] as const) {
      it(`refuses ${title}`, async () => {
        const run = await workplace.runInside(['assets', 'upload', ...args])
        expect(run.stderr).to.match(message)
        expect(run.code).to.equal(exitCode)
      })
    }
  })

  for (const [title, args, code, message] of [
    ['no name', [], 2, /No name given: use --name, or a config/],
    ['a first number of 2', ['--name', 'A', '--first', '2'], 2, /--first takes 0 or 1, not 2/],
    ['half a pixel', ['--name', 'A', '--preview', '0.5'], 2, /--preview takes a whole number/],
    ['a folder that is not there', ['--name', 'A', '--from', 'gone'], 3, /FILE_NOT_READABLE/],
    [
      'traits that are not there',
      ['--name', 'A', '--traits', 'gone.csv'],
      3,
      /gone\.csv.*FILE_NOT_READABLE/,
    ],
    ['a folder with other files', ['--name', 'A', '--out', 'pictures'], 3, /BUILD_FOLDER_TAKEN/],
  ] as const) {
    it(`refuses ${title}`, async () => {
      const run = await workplace.runInside(['assets', 'build', '--from', 'pictures', ...args])
      expect(run.stderr).to.match(message)
      expect(run.code).to.equal(code)
    })
  }
})
