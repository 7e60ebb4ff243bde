import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { address, keypair, startNetwork } from './_network.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'LOCKED'

interface Failure {
  readonly error: {
    readonly code: string
    readonly context: { readonly problems?: readonly { path: string; code: string }[] }
  }
}

describe('mintline lock', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator', 'buyer')
    workplace = new Workplace(['--url', localnet.rpcUrl])
    workplace.writeKeypair('creator.json', keypair('creator'))
    workplace.writeKeypair('buyer.json', keypair('buyer'))
  })
  after(() => localnet.close())

  const as = (name: string) => ['--keypair', `${name}.json`]
  const shown = (text: string) =>
    normalise(text, workplace, {
      ...dropNames(),
      collection: editionsDeploymentAddress(SYMBOL).toBase58(),
    })
  const done = async (...args: string[]) => {
    const run = await workplace.run([...args, ...as('creator')])
    expect(run.code, run.stderr).to.equal(0)
    return run
  }
  const refused = async (...args: string[]) => {
    const { code, data } = await workplace.jsonInside<Failure>([...args, ...as('creator')])
    const { problems } = data.error.context
    return { code, error: data.error.code, problems: problems?.map(({ code: one }) => one) }
  }
  const locksOf = async () => {
    const { data } = await workplace.jsonInside<{ locks: object }>(['show'])
    return data.locks
  }

  it('names what can never change again, and sends nothing with --dry-run', async () => {
    writeDrop(workplace, SYMBOL)
    await done('deploy')

    const args = ['lock', '--supply', '--texts', '--dry-run']
    expectSnapshot('lock-dry-run', shown(wholeOutput(await done(...args))))

    expect(Object.values(await locksOf())).to.deep.equal([false, false, false, false, false])
  })

  it('refuses to lock nothing, and other wallets', async () => {
    expect(await refused('lock')).to.deep.include({ code: 2, error: 'USAGE_INVALID' })
    const stranger = await workplace.jsonInside<Failure>(['lock', '--fee', ...as('buyer')])
    expect([stranger.code, stranger.data.error.code]).to.deep.equal([1, 'WRONG_WALLET'])
  })

  it('locks by command and by config, shows it, and has nothing to do again', async () => {
    await done('lock', '--supply', '--texts')
    const config = writeDrop(workplace, SYMBOL)
    const collection = { ...config.collection, locks: { royalties: true } }
    workplace.write('drop.config.json', { ...config, collection })
    await done('deploy')
    expectSnapshot('lock-show', shown(wholeOutput(await workplace.run(['show']))))

    const { stdout } = await done('lock', '--supply')
    expect(stdout).to.equal('Nothing to lock: nothing to do\n')
  })

  it('refuses changes to locked parts before anything is sent', async () => {
    expect(await refused('royalties', 'set', '--bps', '1')).to.deep.equal({
      code: 3,
      error: 'INPUT_INVALID',
      problems: ['ROYALTIES_LOCKED'],
    })
    const config = writeDrop(workplace, SYMBOL)
    config.collection.maxNumberOfTokens = 101
    config.collection.collectionName = 'Other'
    workplace.write('drop.config.json', config)
    const { problems } = await refused('launch')
    expect(problems).to.deep.equal(['SUPPLY_LOCKED', 'TEXTS_LOCKED'])
  })

  it('launches the rest of the drop, and locks phases only after they are changed', async () => {
    // Given phases on chain
    const config = writeDrop(workplace, SYMBOL)
    await done('launch')
    // When a price, a list and the locks change in the config
    workplace.write(
      'friends.csv',
      `amount;wallet;price\n2;${address('bob')};0.1 SOL\n3;${address('carol')};0\n`,
    )
    const [members, friends, everybody] = config.phases
    const phases = [members, friends, { ...everybody, price: '0.4 SOL' }]
    const locks = { supply: true, phases: true, fee: true }
    workplace.write('drop.config.json', {
      ...config,
      phases,
      collection: { ...config.collection, locks },
    })
    // Then all of it lands, and the locks last
    const { stderr } = await done('launch')
    const sent = [
      'Modify phase 3:',
      'Allowlist of phase 2: 2 of 2',
      'Lock phases and platform fee:',
    ]
    const places = sent.map((text) => stderr.indexOf(text))
    expect(places).to.deep.equal(places.filter((place) => place > 0).toSorted((a, b) => a - b))
    const all = { supply: true, texts: true, phases: true, royalties: true, fee: true }
    expect(await locksOf()).to.deep.equal(all)
    // And neither the price nor the entry can change any more
    const price = await refused('phase', 'modify', '--phase', '3', '--price', '0.3 SOL')
    expect(price.problems).to.deep.equal(['PHASES_LOCKED'])
    workplace.write('friends.csv', `amount;wallet;price\n1;${address('bob')};0.1 SOL\n`)
    const entry = ['allowlist', 'upsert', '--phase', '2']
    expect(await refused(...entry)).to.include({ error: 'ALLOWLIST_ENTRIES_LOCKED' })
    expect(await refused(...entry, '--dry-run')).to.include({ error: 'ALLOWLIST_ENTRIES_LOCKED' })
    const gone = ['allowlist', 'remove', '--phase', '2', '--all']
    expect(await refused(...gone)).to.include({ error: 'ALLOWLIST_REMOVAL_LOCKED' })
    // And a phase can still be paused
    await done('phase', 'modify', '--phase', '3', '--active', 'false')
  })

  it('launches a new drop that is locked from the start', async () => {
    const config = writeDrop(workplace, 'FRESH')
    const locks = { supply: true, texts: true, phases: true, royalties: true, fee: true }
    workplace.write('drop.config.json', { ...config, collection: { ...config.collection, locks } })
    const { stderr } = await done('launch')
    expect(stderr).to.contain('locked for good')
    expect(await locksOf()).to.deep.equal(locks)
    expect((await workplace.run(['verify'])).code).to.equal(0)
  })
})
