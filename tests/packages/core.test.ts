import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { z } from 'zod'
import { bundle } from './helpers/bundle.ts'
import { strangersProject } from './helpers/project.ts'
import { runScript } from './helpers/runScript.ts'

const README = fileURLToPath(new URL('../../clients/core/README.md', import.meta.url))
const CHAIN_SDK =
  /node_modules\/(viem|ethers|web3|@solana|@aptos-labs|@coral-xyz|@metaplex-foundation|@onflow)\//

/** Entry points for one topic that `@mintline/core` or another entry point has, too. */
const TOPICS = [
  './amounts',
  './async',
  './errors',
  './metadata',
  './mint',
  './networks/solana',
  './node',
  './sharing',
  './text',
]

/** Entry points that one module can re-export together: names of enumerations clash. */
const ENTRY_POINTS = [
  '@mintline/core',
  '@mintline/core/batches',
  '@mintline/core/csv',
  '@mintline/core/drop',
  '@mintline/core/identifiers',
  '@mintline/core/names',
  '@mintline/core/networks',
  '@mintline/core/reveal',
  '@mintline/core/signing',
]

describe('@mintline/core, installed', () => {
  let project: string
  let dist: string

  before(() => {
    project = strangersProject()
    dist = join(project, 'node_modules/@mintline/core/dist')
    const exported = ENTRY_POINTS.map((name) => `export * from '${name}'\n`)
    writeFileSync(join(project, 'everything.js'), exported.join(''))
  })

  /** Folders of the package that contain the files, without duplicates. */
  const topicsOf = (files: string[]) => [
    ...new Set(files.flatMap((file) => /@mintline\/core\/dist\/(\w+)\//.exec(file)?.[1] ?? [])),
  ]

  it('has the same entry points as before', () => {
    const manifest: unknown = JSON.parse(
      readFileSync(join(project, 'node_modules/@mintline/core/package.json'), 'utf8'),
    )
    const { exports } = z.object({ exports: z.record(z.string(), z.unknown()) }).parse(manifest)
    expect(Object.keys(exports)).to.have.members([
      ...ENTRY_POINTS.map((name) => name.replace('@mintline/core', '.')),
      ...TOPICS,
      './enumerations/indexer',
      './enumerations/marketplace',
      './explanations',
      './files',
      './package.json',
    ])
  })

  it('can be imported by Node', () => {
    const script = `
      const { CoreError } = await import('@mintline/core')
      console.log(new CoreError('CHAIN_NOT_SUPPORTED', { chainId: 2 }).message)
    `
    const output = runScript(script, project)
    expect(output).to.equal('Blockchain is not supported - chainId 2\n')
  })

  it('runs the example in its README', () => {
    const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(README, 'utf8')) ?? []
    if (example === undefined) throw new Error('The README has no example')
    const output = runScript(example, project)
    expect(output).to.equal(
      '0x52908400098527886e0f7030069857d2e4169ee7 pays POL on Polygon, which is POLYGON\n' +
        'Switch to 137\n',
    )
  })

  it('has no name in two entry points, or twice among the topics of one', async () => {
    const topics = readdirSync(dist)
      .map((name) => join(dist, name, 'index.js'))
      .filter((path) => existsSync(path))
      .map((path) => pathToFileURL(path).href)
    const modules: object[] = await Promise.all(topics.map((topic) => import(topic)))
    const names = modules.flatMap((module) => Object.keys(module))
    expect(names).to.include.members(['isMintlineError', 'isBlockchain', 'isEvmAddress'])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).to.deep.equal([])
  })

  it('brings no chain SDK into a browser, whatever is imported from it', async () => {
    for (const from of ['@mintline/core', './everything.js']) {
      const { kept, read } = await bundle(`export * from '${from}'`, project)
      expect(topicsOf(kept)).to.include('errors')
      expect(read.filter((path) => CHAIN_SDK.test(path))).to.deep.equal([])
    }
  })

  const SINGLE_EXPORTS = [
    { name: 'isMintlineError', topics: ['errors'] },
    { name: 'isBlockchain', topics: ['networks'] },
    { name: 'isEvmAddress', topics: ['errors', 'identifiers'] },
    { name: 'networkByChainId', topics: ['errors', 'networks'] },
  ]

  for (const { name, topics } of SINGLE_EXPORTS) {
    it(`brings only ${topics.join(' and ')} into a browser for ${name}`, async () => {
      const { kept } = await bundle(`export { ${name} } from './everything.js'`, project)
      expect(topicsOf(kept)).to.have.members(topics)
      expect(kept.filter((path) => !path.includes('@mintline/core/dist/'))).to.deep.equal([])
    })
  }

  it('is not bundled as a whole for a single function', async () => {
    const whole = await bundle(`export * from './everything.js'`, project)
    const single = await bundle(`export { isBlockchain } from './everything.js'`, project)
    expect(single.kept.map((path) => path.split('/dist/')[1])).to.deep.equal([
      'networks/blockchains.js',
    ])
    expect(single.bytes * 10).to.be.lessThan(whole.bytes)
  })
})
