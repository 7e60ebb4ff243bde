import { existsSync, lstatSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { expect } from 'chai'
import { askForUpdate } from '../src/assets/askForUpdate.ts'
import { Workplace } from './_command.ts'
import { fakeTerminal } from './_fakeTerminal.ts'
import { startNetwork } from './_network.ts'
import { normalise } from './_normalise.ts'
import { writePictures } from './_pictures.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const CONFIG = 'drop.config.json'
const ENTER = '\r'
const DOWN = '\u001b[B'
const FOLDER = /http:\/\/127\.0\.0\.1:5173\/files\/bafybei[a-z2-7]{52}\//

interface Uploaded {
  readonly sent: number
  readonly config?: {
    readonly isWritten: boolean
    readonly changes: readonly { readonly path: string; readonly after: string }[]
  }
}

describe('mintline assets upload, beside a config', () => {
  let workplace: Workplace

  beforeEach(async () => {
    workplace = new Workplace()
    writePictures(workplace)
  })

  const initialise = async (...options: string[]) => {
    const run = await workplace.runInside(['init', '--yes', '--name', 'First drop', ...options])
    expect(run.code, run.stderr).to.equal(0)
  }
  const build = async (...options: string[]) => {
    const args = ['assets', 'build', '--from', 'pictures', '--supply', '2', ...options]
    const run = await workplace.runInside(args)
    expect(run.code, run.stderr).to.equal(0)
  }
  const config = () => readFileSync(workplace.path(CONFIG), 'utf8')
  const collection = () => {
    const { name, uri, items, supply } = JSON.parse(config())
    return {
      collectionName: name,
      collectionUri: uri,
      itemBaseUri: items.uri,
      maxNumberOfTokens: supply.maxItems,
    }
  }
  const upload = (...options: string[]) =>
    workplace.jsonInside<Uploaded>(['assets', 'upload', ...options])

  it('takes a newcomer from pictures to a drop without copying an address', async () => {
    const localnet = await startNetwork()
    try {
      // Given a config for more items than there are pictures
      await initialise()
      await build()
      // When the build is uploaded
      const run = await workplace.runInside(['assets', 'upload', '--yes'])
      const output = normalise(wholeOutput(run), workplace).replaceAll(', <left>', '')
      expectSnapshot('assets-upload-config', output)
      // Then the drop is launched with its documents, and two items
      const launch = await workplace.runInside(['launch', '--url', localnet.rpcUrl])
      expect(launch.code, launch.stderr).to.equal(0)
      localnet.advanceClock(2)
      const mint = await workplace.runInside(['mint', '--url', localnet.rpcUrl])
      expect(mint.code, mint.stderr).to.equal(0)
      const { data } = await workplace.jsonInside<{
        readonly collection: { readonly itemBaseUri: string; readonly maxNumberOfTokens: string }
      }>(['show', '--url', localnet.rpcUrl])
      expect(JSON.stringify(data)).to.contain(collection().itemBaseUri)
      expect(collection().maxNumberOfTokens).to.equal(2)
      const [folder = ''] = collection().itemBaseUri.match(FOLDER) ?? []
      const document = folder.replace('http://127.0.0.1:5173/', '.mintline/')
      expect(existsSync(workplace.path(`${document}1.json`))).to.equal(true)
    } finally {
      await localnet.close()
    }
  })

  it('changes nothing else in the file, whatever its form', async () => {
    // Given a config with tabs, line ends of Windows, a table and escapes
    await initialise('--supply', '2')
    await build()
    const written = JSON.parse(config())
    written.name = 'Caf\u00e9'
    const odd = `\n${JSON.stringify(written, undefined, '\t')}  \n`
      .replace('Caf\u00e9', 'Caf\\u00e9')
      .replace('"version": 2', '"version" :  2')
      .replaceAll('\n', '\r\n')
    workplace.write(CONFIG, odd)
    // When the addresses are written
    const { data } = await upload('--yes')
    expect(data.config?.isWritten).to.equal(true)
    // Then only they differ
    const folder = collection().itemBaseUri.replace('{}.json', '')
    expect(folder).to.match(FOLDER)
    expect(config().replaceAll(folder, 'https://example.com/first-drop/')).to.equal(odd)
  })

  it('adds a setting that the config does not have', async () => {
    await initialise()
    await build()
    const written = JSON.parse(config())
    delete written.supply.maxItems
    workplace.write(CONFIG, written)
    await upload('--yes')
    expect(collection().maxNumberOfTokens).to.equal(2)
    expect(config()).to.match(/\n {4}"maxItems": 2\n/)
  })

  it('leaves a smaller number of items as it is', async () => {
    await initialise('--supply', '1')
    await build()
    const { data } = await upload('--yes')
    expect(data.config?.changes.map(({ path }) => path)).to.deep.equal(['uri', 'items.uri'])
    expect(collection().maxNumberOfTokens).to.equal(1)
  })

  it('has nothing to write the second time', async () => {
    await initialise()
    await build()
    await upload('--yes')
    const before = config()
    const run = await workplace.runInside(['assets', 'upload'])
    expect(run.stdout).to.match(/config +.*drop\.config\.json has these settings\n/)
    expect(config()).to.equal(before)
  })

  it('writes nothing without --yes where nobody can be asked, or in a dry run', async () => {
    await initialise()
    await build()
    const before = config()
    const dry = await workplace.runInside(['assets', 'upload', '--dry-run', '--yes'])
    expect(dry.stdout).to.match(/config +.*drop\.config\.json would change\n/)
    const run = await workplace.runInside(['assets', 'upload'])
    expect(run.code).to.equal(0)
    expect(run.stdout).to.match(/has other settings: use --yes to write these\n/)
    expect(run.stderr).to.contain('supply.maxItems  1000 -> 2\n')
    expect(config()).to.equal(before)
  })

  it('needs no config', async () => {
    await build('--name', 'Dawn #{}')
    const { code, data } = await upload()
    expect(code).to.equal(0)
    expect(data).to.not.have.property('config')
  })

  it('keeps a link to a config', async () => {
    await initialise()
    await build()
    renameSync(workplace.path(CONFIG), workplace.path('shared.json'))
    symlinkSync('shared.json', workplace.path(CONFIG))
    await upload('--yes')
    expect(lstatSync(workplace.path(CONFIG)).isSymbolicLink()).to.equal(true)
    expect(collection().itemBaseUri).to.match(FOLDER)
  })

  for (const [title, broken, options, message] of [
    ['that is no JSON', '{\n', [], /CONFIG_INVALID.*line 2: Not JSON/s],
    ['without a collection', '{ "phases": [] }', [], /CONFIG_INVALID.*collection: It is missing/s],
    [
      'that does not take the addresses',
      undefined,
      ['--base-url', `https://example.com/${'a'.repeat(150)}/`],
      /CONFIG_INVALID.*\buri: Text has at most 200 bytes/s,
    ],
  ] as const) {
    it(`refuses a config ${title} before anything is sent`, async () => {
      await initialise()
      await build()
      if (broken !== undefined) workplace.write(CONFIG, broken)
      const before = config()
      const run = await workplace.runInside(['assets', 'upload', '--yes', ...options])
      expect(run.stderr).to.match(message)
      expect(run.code).to.equal(3)
      expect(existsSync(workplace.path('.mintline/files'))).to.equal(false)
      expect(config()).to.equal(before)
    })
  }

  it('warns of documents with another name than the config', async () => {
    await initialise()
    await build('--collection-name', 'Dusk')
    const run = await workplace.runInside(['assets', 'upload', '--yes'])
    expect(run.stderr).to.contain(
      'warning: The documents have the name "Dusk", the config has "First drop": change the config, or build again\n',
    )
    expect(collection().collectionName).to.equal('First drop')
  })

  for (const [chain, treasury, settings] of [
    ['aptos-local', `0x${'1'.repeat(64)}`, ['uri', 'items.uri', 'supply.maxItems']],
    ['local-development', `0x${'1'.repeat(40)}`, ['uri']],
  ] as const) {
    it(`writes ${settings.join(', ')} to a config of ${chain}`, async () => {
      await initialise('--chain', chain, '--treasury', treasury)
      await build('--name', 'First drop #{}', '--collection-name', 'First drop')
      const { data } = await upload('--yes')
      expect(data.config?.changes.map(({ path }) => path)).to.deep.equal(settings)
      expect(JSON.parse(config()).uri).to.match(FOLDER)
    })
  }

  for (const [typed, isWanted] of [
    [ENTER, true],
    [`${DOWN}${ENTER}`, false],
  ] as const) {
    it(`asks on a terminal, and takes ${isWanted ? 'yes' : 'no'} for an answer`, async () => {
      const { output, input, shown, signal } = fakeTerminal()
      const options = { json: false, yes: false, dryRun: false, verbose: false }
      const change = { subject: CONFIG, path: 'a', label: 'a', before: 'b', after: 'c' }
      const update = { path: CONFIG, text: '', changes: [change], warnings: [] }
      const answer = askForUpdate({ output, options, signal }, update, input)
      input.write(typed)
      expect(await answer).to.equal(isWanted)
      expect(shown()).to.contain(`${CONFIG}:\n  a  b -> c`)
      expect(shown()).to.contain('Write these settings to the config')
    })
  }
})
