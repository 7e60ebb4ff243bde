import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import { upgradeConfig } from '../src/config/versions/convertConfig.ts'
import { Workplace } from './_command.ts'
import { dropNames, FAR, writeDrop } from './_drop.ts'
import { address, balanceOf, keypair, startNetwork } from './_network.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'LAUNCH'

describe('mintline launch', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator', 'buyer')
    workplace = new Workplace(['--url', localnet.rpcUrl, '--keypair', 'creator.json'])
    workplace.writeKeypair('creator.json', keypair('creator'))
  })
  after(() => localnet.close())

  const shown = (text: string) =>
    normalise(text, workplace, {
      ...dropNames(),
      collection: editionsDeploymentAddress(SYMBOL).toBase58(),
    })

  it('checks a whole config without a network', async () => {
    // Given a drop with a phase of each type
    writeDrop(workplace, SYMBOL)
    // When it is validated, then phases and lists are summarised, and overlaps are reported
    const run = await workplace.runInside(['validate'])
    expectSnapshot('validate', shown(wholeOutput(run)))
    expect(run.code).to.equal(0)
  })

  it('previews every transaction without sending', async () => {
    // Given the balance of the wallet
    const before = await balanceOf(localnet, keypair('creator').publicKey)
    // When the launch is previewed
    const run = await workplace.runInside(['launch', '--dry-run'])
    expectSnapshot('launch-dry-run', shown(wholeOutput(run)))
    // Then nothing has changed, on chain or on disk
    expect(await balanceOf(localnet, keypair('creator').publicKey)).to.equal(before)
    const connection = new Connection(localnet.rpcUrl, 'confirmed')
    expect(await connection.getAccountInfo(editionsDeploymentAddress(SYMBOL))).to.equal(null)
    expect(existsSync(workplace.path('.mintline'))).to.equal(false)
  })

  it('brings the whole drop on chain, step by step', async () => {
    const run = await workplace.run(['launch', '--priority-fee', 'off'])
    expectSnapshot('launch', shown(wholeOutput(run)))
    expect(run.code).to.equal(0)
    // The key of the group mint is no longer needed
    expect(filesOf(workplace.path('.mintline')).filter((name) => name.includes('group-mint'))).to.be
      .empty
  })

  it('has nothing to do the second time, and reports it in one document', async () => {
    const before = await balanceOf(localnet, keypair('creator').publicKey)
    const run = await workplace.jsonInside<{ transactions: unknown[]; lists: object[] }>(['launch'])
    expect(run.code).to.equal(0)
    expect(run.data.transactions).to.deep.equal([])
    expect(run.data.lists).to.have.length(1)
    expect(run.data.lists[0]).to.include({ added: 0, changed: 0, skipped: 2, phaseIndex: 1 })
    expect(await balanceOf(localnet, keypair('creator').publicKey)).to.equal(before)
  })

  it('shows the collection and its phases', async () => {
    localnet.advanceClock(2)
    const run = await workplace.runInside(['show'])
    expectSnapshot('show', shown(wholeOutput(run)))
  })

  it('lists the differences on chain, and applies the config', async () => {
    // Given a config with another treasury, price and list, and an additional phase
    const config = writeDrop(workplace, SYMBOL)
    const [members, friends, everybody] = config.phases
    workplace.write('drop.config.json', {
      collection: { ...config.collection, treasury: address('buyer'), maxNumberOfTokens: 50 },
      phases: [
        members,
        friends,
        { ...everybody, price: '0.4 SOL' },
        { name: 'Last', type: 'public', price: 0, start: '2099-01-01T00:00:00Z', active: false },
      ],
    })
    workplace.write('friends.csv', `address,price,amount\n${address('bob')},0.1 SOL,2\n`)
    // When it is compared, then all differences are listed
    const verify = await workplace.runInside(['verify'])
    expectSnapshot('verify-differences', shown(wholeOutput(verify)))
    expect(verify.code).to.equal(4)
    // When a launch is previewed, then it shows each old and new value, and the totals of the lists
    const dryRun = await workplace.runInside(['launch', '--dry-run'])
    expectSnapshot('launch-changes', shown(wholeOutput(dryRun)))
    // When it is launched again, then only the entries remain that are not removed without a request
    const launch = await workplace.jsonInside<{ differences: object[] }>(['launch'])
    expect(launch.code).to.equal(4)
    expect(launch.data.differences).to.deep.equal([
      { path: 'phases.1.list', config: 'none', chain: '1 wallet not listed' },
    ])
  })

  it('continues with a phase that is missing in the config, and says where to add it', async () => {
    // Given a fifth phase on chain, and a config with another limit
    const added = await workplace.runInside([
      ...['phase', 'add', '--type', 'public', '--price', '2 SOL', '--max-total', '7'],
      ...['--start', '2098-01-01T00:00:00Z'],
    ])
    expect(added.code).to.equal(0)
    const config = JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
    config.collection.maxNumberOfTokens = 60
    workplace.write('drop.config.json', config)
    // When it is launched, then the limit is set, and the phase stays unchanged
    const snippet =
      '{"name":"Phase 5","kind":"public","start":"2098-01-01T00:00:00Z","price":"2 SOL","maxItems":7}'
    const launch = await workplace.runInside(['launch'])
    expect(launch.code).to.equal(4)
    expect(launch.stderr).to.contain(
      `warning: Phase 5 is on chain but not in the config, and stays unchanged. Upgrade the config with mintline config upgrade, then add it at the end of "phases": ${snippet}`,
    )
    expect(launch.stderr).to.contain('supply  50 -> 60')
    expect(launch.stdout).to.match(/LAUNCH: 2 differences\n.*\n.*phases\.4 +none +a phase/)
    // And once it is pasted, the config matches the chain
    expect((await workplace.runInside(['config', 'upgrade'])).code).to.equal(0)
    const upgraded = JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
    upgraded.phases.push(JSON.parse(snippet))
    workplace.write('drop.config.json', upgraded)
    const { data } = await workplace.jsonInside<{ differences: { path: string }[] }>(['verify'])
    expect(data.differences.map(({ path }) => path)).to.deep.equal(['phases.1.list'])
  })

  it('error: the symbol is taken by another owner', async () => {
    const other = new Workplace(['--url', localnet.rpcUrl, '--keypair', 'buyer.json'])
    other.writeKeypair('buyer.json', keypair('buyer'))
    writeDrop(other, SYMBOL)
    const { code, data } = await other.jsonInside<{ error: { code: string; context: object } }>([
      'deploy',
    ])
    expect(code).to.equal(1)
    expect(data.error.code).to.equal('SYMBOL_TAKEN')
    expect(data.error.context).to.deep.equal({ symbol: SYMBOL, owner: address('creator') })
  })

  it('names differences by the settings of version 2', async () => {
    const [phase] = writeDrop(workplace, 'SECOND').phases.slice(2)
    const written = { ...writeDrop(workplace, 'SECOND'), phases: [phase] }
    workplace.write('drop.config.json', upgradeConfig(written, 'solana'))
    const launched = await workplace.runInside(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    const collection = { ...written.collection, treasury: address('buyer'), maxNumberOfTokens: 50 }
    const other = { ...phase, price: '0.4 SOL', maxMintsPerWallet: 2, active: false, end: FAR }
    const changed = { ...written, collection, phases: [other] }
    workplace.write('drop.config.json', upgradeConfig(changed, 'solana'))
    const { data } = await workplace.jsonInside<{
      readonly differences: readonly { readonly path: string }[]
    }>(['verify'])
    expect(data.differences.map(({ path }) => path)).to.have.members([
      'supply.maxItems',
      'money.receivers',
      'phases.0.price',
      'phases.0.end',
      'phases.0.maxPerWallet',
      'phases.0.isOpen',
    ])
  })
})

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(`${folder}/${name}`).isFile(),
  )
}
