import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { writeProgramKeys } from '../../scripts/lib/programKeys.ts'
import { parseAnchorToml } from '../lib/anchorToml.ts'
import { builtPrograms } from '../lib/builtPrograms.ts'
import { DeployError } from '../lib/deployError.ts'
import { readKeypair } from '../lib/keypairFile.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FILES = [
  'Anchor.toml',
  'clients/solana/src/addresses.ts',
  ...['editions', 'editions-controls'].flatMap((folder) =>
    ['Cargo.toml', 'src/lib.rs'].map((file) => `programs/${folder}/${file}`),
  ),
  ...['editions', 'editions_controls'].flatMap((library) => [
    `target/deploy/${library}.so`,
    `target/idl/${library}.json`,
  ]),
]

describe('writeProgramKeys', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'keys-'))
    for (const file of FILES) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      cpSync(join(ROOT, file), join(root, file))
    }
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const toml = () => parseAnchorToml(read('Anchor.toml'))

  it('creates keypairs and writes their addresses everywhere', () => {
    // When keys are written
    const keys = writeProgramKeys(root)

    // Then every file has the addresses of the keypairs
    expect(keys.map(({ library }) => library)).to.deep.equal(['editions', 'editions_controls'])
    for (const { library, address, isChanged } of keys) {
      const path = join(root, 'target', 'deploy', `${library}-keypair.json`)
      expect(isChanged).to.equal(true)
      expect(readKeypair(path)?.publicKey.toBase58()).to.equal(address)
      expect(statSync(path).mode & 0o777).to.equal(0o600)
      const folder = library.replace('_', '-')
      expect(read(`programs/${folder}/src/lib.rs`)).to.contain(`declare_id!("${address}")`)
      expect(read('clients/solana/src/addresses.ts')).to.contain(`'${address}'`)
      for (const [, addresses] of toml().programs) {
        expect(addresses.get(library)).to.equal(address)
      }
    }

    // And repeating it changes nothing
    const again = writeProgramKeys(root)
    expect(again.map(({ isChanged }) => isChanged)).to.deep.equal([false, false])
  })

  it('leaves programs that must be rebuilt before they are deployed', () => {
    const [editions] = writeProgramKeys(root)
    expect(() => builtPrograms(root, toml(), 'devnet'))
      .to.throw(
        DeployError,
        `but Anchor.toml says ${editions?.address}. Run \`npm run build:programs\`.`,
      )
      .with.property('code', 'NOT_BUILT')
  })
})

describe('builtPrograms', () => {
  const toml = parseAnchorToml(readFileSync(join(ROOT, 'Anchor.toml'), 'utf8'))

  it('takes the builds of another folder', () => {
    // Given a folder with other builds
    const folder = mkdtempSync(join(tmpdir(), 'builds-'))
    after(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'editions.so'), 'another build')
    writeFileSync(join(folder, 'editions_controls.so'), 'another build, too')

    // Then these are the programs, at the same addresses
    const programs = builtPrograms(ROOT, toml, 'devnet', { folder })
    expect(programs.map(({ elf }) => elf.toString())).to.deep.equal([
      'another build',
      'another build, too',
    ])
    expect(programs.map(({ address }) => address.toBase58())).to.deep.equal([
      ...(toml.programs.get('devnet')?.values() ?? []),
    ])
  })

  it('names the build that a folder lacks', () => {
    const folder = join(tmpdir(), 'no-builds')
    expect(() => builtPrograms(ROOT, toml, 'devnet', { folder }))
      .to.throw(DeployError, `editions is not built: there is no ${join(folder, 'editions.so')}.`)
      .with.property('code', 'NOT_BUILT')
  })
})

describe('Anchor.toml', () => {
  it('lists the programs of this package on every cluster', () => {
    const { cluster, programs } = parseAnchorToml(readFileSync(join(ROOT, 'Anchor.toml'), 'utf8'))
    expect(cluster).to.equal('localnet')
    expect([...programs.keys()]).to.deep.equal([
      'localnet',
      'devnet',
      'testnet',
      'mainnet',
      'https://mainnetbeta-rpc.eclipse.xyz',
      'https://testnet.dev2.eclipsenetwork.xyz',
    ])
    const toml = parseAnchorToml(readFileSync(join(ROOT, 'Anchor.toml'), 'utf8'))
    for (const name of programs.keys()) {
      const built = builtPrograms(ROOT, toml, name).map((program) => program.name)
      expect(built).to.deep.equal(['editions', 'editions_controls'])
    }
  })
})
