import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { build } from 'esbuild'
import { publint } from 'publint'
import { z } from 'zod'
import { stagePackage } from '../scripts/stagePackage.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const README = fileURLToPath(new URL('../README.md', import.meta.url))
/** Where a temporary folder finds the libraries that the package depends on, as if installed. */
const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url))
const ATTW = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js')
const CHAIN_SDK =
  /node_modules\/(viem|ethers|web3|@solana|@aptos-labs|@coral-xyz|@metaplex-foundation|@onflow)\//

/** Entry points whose names one module can export together: the enumerations share names. */
const ENTRY_POINTS = [
  '@mintline/core',
  '@mintline/core/identifiers',
  '@mintline/core/networks',
  '@mintline/core/signing',
]

const Packed = z.tuple([
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
])
const Published = z.strictObject({ types: z.string(), default: z.string() })
const Analysis = z.object({
  analysis: z.object({
    problems: z.array(z.looseObject({ resolutionKind: z.string().optional() })),
    types: z.object({ kind: z.string() }),
  }),
})

describe('the package', () => {
  let work: string
  let staged: string
  let tarball: string
  let packed: string[]

  before(() => {
    mkdirSync(MODULES, { recursive: true })
    work = mkdtempSync(join(MODULES, '.package-test-'))
    staged = join(work, 'node_modules/@mintline/core')
    stagePackage(staged)
    // Who imports the package is another package: within one, its name means itself.
    const consumer = { name: 'consumer', type: 'module', sideEffects: false }
    writeFileSync(join(work, 'package.json'), JSON.stringify(consumer))
    const exported = ENTRY_POINTS.map((name) => `export * from '${name}'\n`)
    writeFileSync(join(work, 'everything.js'), exported.join(''))
    const output = execFileSync('npm', ['pack', '--json', '--pack-destination', work], {
      cwd: staged,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [{ filename, files }] = Packed.parse(JSON.parse(output))
    tarball = join(work, filename)
    packed = files.map(({ path }) => path)
  })

  after(() => rmSync(work, { recursive: true, force: true }))

  /** Bundles a module for browsers; answers its size and what of which file is in it. */
  const bundle = async (contents: string) => {
    const result = await build({
      stdin: { contents, resolveDir: work },
      absWorkingDir: ROOT,
      bundle: true,
      format: 'esm',
      logLevel: 'silent',
      metafile: true,
      minify: true,
      platform: 'browser',
      write: false,
    })
    const read = Object.keys(result.metafile.inputs)
    const [output] = Object.values(result.metafile.outputs)
    const kept = Object.entries(output?.inputs ?? {})
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path)
    return { bytes: output?.bytes ?? 0, kept, read }
  }

  /** Folders of the package that files are in, each once. */
  const topicsOf = (files: string[]) => [
    ...new Set(files.flatMap((file) => /@mintline\/core\/dist\/(\w+)\//.exec(file)?.[1] ?? [])),
  ]

  it('holds the compiled modules with their types, and nothing from the workspace', () => {
    const others = packed.filter((path) => !/^dist\/[\w/]+\.(js|d\.ts)$/.test(path))
    expect(others).to.have.members(['LICENSE', 'README.md', 'package.json'])
    expect(packed).to.include.members(['dist/index.js', 'dist/index.d.ts'])
  })

  it('says what it exports once published, and nothing that only the workspace needs', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'))
    expect(manifest).to.deep.include({
      name: '@mintline/core',
      sideEffects: false,
    })
    const { exports } = z.object({ exports: z.record(z.string(), Published) }).parse(manifest)
    expect(Object.keys(exports)).to.have.members([
      ...ENTRY_POINTS.map((name) => name.replace('@mintline/core', '.')),
      './enumerations/indexer',
      './enumerations/marketplace',
    ])
    for (const { types, default: module } of Object.values(exports)) {
      expect(packed).to.include.members([types.slice(2), module.slice(2)])
    }
    expect(manifest).to.not.have.any.keys('private', 'devDependencies', 'scripts', 'publishConfig')
  })

  it('is well formed by the rules of publint', async () => {
    const { messages } = await publint({
      pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
      strict: true,
    })
    expect(messages.filter(({ type }) => type !== 'suggestion')).to.deep.equal([])
  })

  it('has types that agree with its modules wherever ES modules are resolved', () => {
    const args = [ATTW, tarball, '--format', 'json', '--profile', 'esm-only']
    const output = execFileSync(process.execPath, args, { encoding: 'utf8' })
    const { analysis } = Analysis.parse(JSON.parse(output))
    expect(analysis.types.kind).to.equal('included')
    // The package is of ES modules alone: what older resolutions miss is not promised.
    const promised = analysis.problems.filter(
      ({ resolutionKind }) => resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs',
    )
    expect(promised).to.deep.equal([])
  })

  it('is imported by Node as it is', () => {
    const script = `
      const { MintlineError } = await import('@mintline/core')
      console.log(new MintlineError('CHAIN_NOT_SUPPORTED', { chainId: 2 }).message)
    `
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: work,
      encoding: 'utf8',
    })
    expect(output).to.equal('Blockchain is not supported - chainId 2\n')
  })

  it('does what the example of its README says', () => {
    const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(README, 'utf8')) ?? []
    if (example === undefined) throw new Error('The README has no example')
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', example], {
      cwd: work,
      encoding: 'utf8',
    })
    expect(output).to.equal(
      '0x52908400098527886e0f7030069857d2e4169ee7 pays POL on Polygon, which is POLYGON\n' +
        'Switch to 137\n',
    )
  })

  it('has no name in two entry points, or twice among the topics of one', async () => {
    const topics = readdirSync(join(staged, 'dist'))
      .map((name) => join(staged, 'dist', name, 'index.js'))
      .filter((path) => existsSync(path))
      .map((path) => pathToFileURL(path).href)
    const modules: object[] = await Promise.all(topics.map((topic) => import(topic)))
    const names = modules.flatMap((module) => Object.keys(module))
    expect(names).to.include.members(['isMintlineError', 'isBlockchain', 'isEvmAddress'])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).to.deep.equal([])
  })

  it('brings no chain SDK into a browser, whatever is imported of it', async () => {
    for (const from of ['@mintline/core', './everything.js']) {
      const { kept, read } = await bundle(`export * from '${from}'`)
      expect(topicsOf(kept)).to.include('errors')
      expect(read.filter((path) => CHAIN_SDK.test(path))).to.deep.equal([])
    }
  })

  const SINGLE_EXPORTS = [
    // Messages of errors have amounts in them.
    { name: 'isMintlineError', topics: ['amounts', 'errors'] },
    { name: 'isBlockchain', topics: ['networks'] },
    { name: 'isEvmAddress', topics: ['amounts', 'errors', 'identifiers'] },
    { name: 'networkByChainId', topics: ['amounts', 'errors', 'networks'] },
  ]

  for (const { name, topics } of SINGLE_EXPORTS) {
    it(`brings of itself ${topics.join(' and ')} alone into a browser for ${name}`, async () => {
      const { kept } = await bundle(`export { ${name} } from './everything.js'`)
      expect(topicsOf(kept)).to.have.members(topics)
      expect(kept.filter((path) => !path.includes('@mintline/core/dist/'))).to.deep.equal([])
    })
  }

  it('is not paid for in whole by who imports one function', async () => {
    const whole = await bundle(`export * from './everything.js'`)
    const single = await bundle(`export { isBlockchain } from './everything.js'`)
    expect(single.kept.map((path) => path.split('/dist/')[1])).to.deep.equal([
      'networks/blockchains.js',
    ])
    expect(single.bytes * 10).to.be.lessThan(whole.bytes)
  })
})
