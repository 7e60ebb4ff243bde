import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Localnet } from '@mintline/localnet'
import {
  editionsDeploymentAddress,
  fetchItemMints,
  fetchMints,
  fetchReveal,
} from '@mintline/solana'
import { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { keypair, startNetwork } from './_network.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const BASE_URI = 'https://example.com/files/{}.json'
const PERMISSIONS = 0o777

interface Failure {
  readonly error: {
    readonly code: string
    readonly context: { readonly problems?: readonly { path: string; code: string }[] }
  }
}

describe('mintline reveal', () => {
  let localnet: Localnet
  let connection: Connection

  before(async () => {
    localnet = await startNetwork('creator', 'buyer')
    connection = new Connection(localnet.rpcUrl, 'confirmed')
  })
  after(() => localnet.close())

  /** A folder with a drop that anybody can mint for free, and files to reveal. */
  function workplaceOf(symbol: string, reveal?: { baseUri: string; fileCount: number }) {
    const workplace = new Workplace(['--url', localnet.rpcUrl])
    workplace.writeKeypair('creator.json', keypair('creator'))
    workplace.writeKeypair('buyer.json', keypair('buyer'))
    const { collection } = writeDrop(workplace, symbol)
    const phases = [{ name: 'Everybody', type: 'public', price: 0, start: 0 }]
    const own = { ...collection, maxNumberOfTokens: 3 }
    workplace.write('drop.config.json', { collection: { ...own, reveal }, phases })
    return workplace
  }

  const as = (name: string) => ['--keypair', `${name}.json`]
  async function done(workplace: Workplace, ...args: string[]) {
    const run = await workplace.run([...args, ...as('creator')])
    expect(run.code, run.stderr).to.equal(0)
    return run
  }
  async function refused(workplace: Workplace, ...args: string[]) {
    const { code, data } = await workplace.jsonInside<Failure>([...args, ...as('creator')])
    const { problems } = data.error.context
    return { code, error: data.error.code, problems: problems?.map((one) => one.code) }
  }
  const addressOf = (symbol: string) => editionsDeploymentAddress(symbol).toBase58()
  const recordOf = (symbol: string) => fetchReveal(connection, addressOf(symbol))
  /** Path to the seed, relative to the workplace. */
  function seedFile(workplace: Workplace, symbol: string): string | undefined {
    const name = `reveal-${addressOf(symbol)}.json`
    const networks = existsSync(workplace.path('.mintline'))
      ? readdirSync(workplace.path('.mintline'))
      : []
    const network = networks.find((one) =>
      readdirSync(workplace.path(join('.mintline', one))).includes(name),
    )
    return network && join('.mintline', network, name)
  }
  function seedOf(workplace: Workplace, symbol: string): string {
    const file = seedFile(workplace, symbol)
    return file ? JSON.parse(readFileSync(workplace.path(file), 'utf8')).seed : ''
  }
  async function mint(workplace: Workplace, quantity: number) {
    const run = await workplace.run(['mint', '--quantity', String(quantity), ...as('buyer')])
    expect(run.code, run.stderr).to.equal(0)
  }
  async function urisOf(symbol: string) {
    const mints = await fetchMints(connection, addressOf(symbol))
    const items = await fetchItemMints(
      connection,
      mints.map(({ mint }) => mint),
    )
    return items.map(({ uri }) => uri)
  }
  const shown = async (workplace: Workplace, symbol: string, text: string) =>
    normalise(text, workplace, {
      ...dropNames(),
      collection: addressOf(symbol),
      hash: Buffer.from((await recordOf(symbol))?.commitment ?? []).toString('hex') || 'no hash',
    })

  it('launches a drop that is committed to its files, and reveals them', async () => {
    // Given a config with files to reveal
    const workplace = workplaceOf('LATER', { baseUri: BASE_URI, fileCount: 3 })
    const tried = await done(workplace, 'launch', '--dry-run')
    expect(tried.stdout).to.contain('Commit to the files of the reveal')
    expect(tried.stdout).to.contain('3 files, not revealed yet')
    expect(seedFile(workplace, 'LATER')).to.equal(undefined)

    // When the drop is launched
    const launched = await done(workplace, 'launch')

    // Then only its owner can read the seed, and no output has it
    const file = seedFile(workplace, 'LATER') ?? ''
    expect(statSync(workplace.path(file)).mode & PERMISSIONS).to.equal(0o600)
    const seed = seedOf(workplace, 'LATER')
    expect(seed).to.match(/^[0-9a-f]{64}$/)
    expect(wholeOutput(launched)).to.contain(file)
    expect(wholeOutput(launched)).not.to.contain(seed)
    const again = await done(workplace, 'launch')
    expect(again.stdout).to.contain('LATER matches the config')
    expect(seedOf(workplace, 'LATER')).to.equal(seed)
    const before = await done(workplace, 'show')
    expectSnapshot('reveal-committed', await shown(workplace, 'LATER', before.stdout))

    // And once it is sold, its items show the files
    await mint(workplace, 3)
    const placeholders = [1, 2, 3].map((number) => `https://example.com/${number}.json`)
    expect(await urisOf('LATER')).to.deep.equal(placeholders)
    const preview = await done(workplace, 'reveal', '--dry-run')
    expectSnapshot('reveal-dry-run', await shown(workplace, 'LATER', wholeOutput(preview)))
    expect(await urisOf('LATER')).to.deep.equal(placeholders)
    await done(workplace, 'reveal')
    const files = [1, 2, 3].map((number) => `https://example.com/files/${number}.json`)
    expect((await urisOf('LATER')).toSorted()).to.deep.equal(files)
    const after = await done(workplace, 'show')
    expectSnapshot('reveal-revealed', await shown(workplace, 'LATER', after.stdout))
    expect((await workplace.run(['verify'])).code).to.equal(0)
    expect(await refused(workplace, 'reveal')).to.include({ code: 1, error: 'ALREADY_REVEALED' })
  })

  it('commits by itself before the first mint, and reveals with a seed from elsewhere', async () => {
    const workplace = workplaceOf('ALONE')
    await done(workplace, 'launch')
    const args = ['reveal', 'commit', '--seed-file', 'seed.json']
    expect(await refused(workplace, ...args)).to.include({ code: 2, error: 'USAGE_INVALID' })
    const files = ['--base-uri', BASE_URI, '--files', '2']
    await done(workplace, ...args, ...files, '--dry-run')
    expect(await recordOf('ALONE')).to.equal(undefined)
    const { stdout, stderr } = await done(workplace, ...args, ...files)
    const { seed } = JSON.parse(readFileSync(workplace.path('seed.json'), 'utf8'))
    expect(stdout + stderr).not.to.contain(seed)
    expect((await recordOf('ALONE'))?.fileCount).to.equal(2n)
    // The same again is nothing to do; other files are too late.
    expect((await done(workplace, ...args, ...files)).stdout).to.contain('nothing to do')
    const others = ['--base-uri', 'https://example.com/better/{}.json', '--files', '2']
    expect(await refused(workplace, ...args, ...others)).to.deep.equal({
      code: 3,
      error: 'INPUT_INVALID',
      problems: ['REVEAL_COMMITTED'],
    })

    await mint(workplace, 3)
    expect(await refused(workplace, 'reveal')).to.include({ code: 3, error: 'SEED_NOT_FOUND' })
    const stranger = ['reveal', '--seed-file', 'seed.json', ...as('buyer')]
    const { data } = await workplace.jsonInside<Failure>(stranger)
    expect(data.error.code).to.equal('WRONG_WALLET')
    const wrong = { seed: 'a'.repeat(64), baseUri: BASE_URI, fileCount: '2' }
    workplace.write('wrong.json', wrong)
    const mismatch = await refused(workplace, 'reveal', '--seed-file', 'wrong.json')
    expect(mismatch).to.include({ code: 1, error: 'REVEAL_MISMATCH' })
    workplace.write('broken.json', { seed })
    const broken = await workplace.run(['reveal', '--seed-file', 'broken.json', ...as('creator')])
    expect(broken.code).to.equal(3)
    expect(wholeOutput(broken)).not.to.contain(seed)
    await done(workplace, 'reveal', '--seed-file', 'seed.json')
    const uris = await urisOf('ALONE')
    expect(uris[2]).to.equal('https://example.com/3.json')
  })

  it('refuses commitments after the first mint, and files that could never be revealed', async () => {
    const workplace = workplaceOf('LATE')
    await done(workplace, 'launch')
    await mint(workplace, 1)
    const late = await refused(
      workplace,
      'reveal',
      'commit',
      '--base-uri',
      BASE_URI,
      '--files',
      '3',
    )
    expect(late).to.include({ code: 3 })
    expect(late.problems).to.deep.equal(['REVEAL_TOO_LATE'])
    expect(seedFile(workplace, 'LATE')).to.equal(undefined)
    const invalid = workplaceOf('INVALID', { baseUri: 'files/{}.json', fileCount: 3 })
    const { data } = await invalid.jsonInside<Failure>(['validate'])
    expect(data.error.context.problems?.map(({ path }) => path)).to.deep.equal([
      'collection.reveal.baseUri',
    ])
  })

  it('finds what differs from the config, also without the seed', async () => {
    const workplace = workplaceOf('DIFFERS', { baseUri: BASE_URI, fileCount: 3 })
    await done(workplace, 'launch')
    const differences = async (reveal?: { baseUri: string; fileCount: number }) => {
      const { collection } = writeDrop(workplace, 'DIFFERS')
      const phases = [{ name: 'Everybody', type: 'public', price: 0, start: 0 }]
      const own = { ...collection, maxNumberOfTokens: 3 }
      workplace.write('drop.config.json', { collection: { ...own, reveal }, phases })
      const run = await workplace.jsonInside<{ differences: unknown }>(['verify'])
      return run.data.differences
    }
    expect(await differences({ baseUri: BASE_URI, fileCount: 4 })).to.deep.equal([
      {
        path: 'collection.reveal',
        config: '4 files, not revealed yet',
        chain: '3 files, not revealed yet',
      },
    ])
    const { problems } = await refused(workplace, 'launch')
    expect(problems).to.deep.equal(['REVEAL_COMMITTED'])
    // Another machine does not have the seed, and has nothing to send.
    rmSync(workplace.path(seedFile(workplace, 'DIFFERS') ?? 'none'))
    await differences({ baseUri: BASE_URI, fileCount: 3 })
    expect((await done(workplace, 'launch')).stdout).to.contain('DIFFERS matches the config')
    expect(seedFile(workplace, 'DIFFERS')).to.equal(undefined)
  })
})
