import { readFileSync } from 'node:fs'
import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { address, keypair, startNetwork } from './_network.ts'
import { startNodeOf } from './_nodeInFront.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'IMPORT'

interface Failure {
  readonly error: { readonly code: string }
}

interface ImportedPhase {
  readonly kind: string
  readonly price: string
  readonly list?: { readonly form: string }
}

describe('mintline import', () => {
  let localnet: Localnet

  before(async () => {
    localnet = await startNetwork('creator')
    const workplace = folder()
    const config = writeDrop(workplace, SYMBOL)
    workplace.write('drop.config.json', {
      ...config,
      collection: {
        ...config.collection,
        cosignerProgramId: address('designer'),
        platformFeeSecondaryAdmin: address('platform'),
        locks: { royalties: true },
      },
    })
    const { code, stderr } = await workplace.runInside(['launch', '--keypair', 'creator.json'])
    expect(code, stderr).to.equal(0)
  })
  after(() => localnet.close())

  function folder(): Workplace {
    const workplace = new Workplace(['--url', localnet.rpcUrl])
    workplace.writeKeypair('creator.json', keypair('creator'))
    return workplace
  }
  const collection = () => editionsDeploymentAddress(SYMBOL).toBase58()
  const json = (workplace: Workplace, name: string) =>
    JSON.parse(readFileSync(workplace.path(name), 'utf8'))

  for (const [kind, name] of [
    ['its symbol', () => SYMBOL],
    ['its address', collection],
    ['its union id', () => `SOLANA:${collection()}`],
  ] as const) {
    it(`writes files that match the chain, by ${kind}`, async () => {
      // Given a folder without files
      const workplace = folder()
      // When the drop is imported
      const run = await workplace.runInside(['import', name()])
      expect(run.code, run.stderr).to.equal(0)
      // Then nothing differs between the files and the chain
      const verified = await workplace.jsonInside<{ differences: unknown }>(['verify'])
      expect(verified.data.differences).to.deep.equal([])
      expect(verified.code, verified.stderr).to.equal(0)
    })
  }

  it('names the network, where commands find it from then on', async () => {
    const devnet = await startNodeOf('devnet', localnet.rpcUrl)
    try {
      const workplace = new Workplace(['--url', devnet.rpcUrl])
      expect((await workplace.runInside(['import', SYMBOL])).code).to.equal(0)
      expect(json(workplace, 'drop.config.json').chain).to.equal('solana-devnet')
      const verified = await workplace.runInside(['verify'])
      expect(verified.code, verified.stderr).to.equal(0)
    } finally {
      await devnet.close()
    }
  })

  it('says what it wrote, and what is not on chain', async () => {
    const workplace = folder()
    const run = await workplace.runInside(['import', SYMBOL])
    const names = { ...dropNames(), collection: collection() }
    expectSnapshot('import', normalise(wholeOutput(run), workplace, names))
    const settings = json(workplace, 'drop.config.json')
    expect(settings).to.deep.include({ version: 2, symbol: SYMBOL })
    expect(settings.supply.maxItems).to.equal(100)
    expect(settings.extras).to.deep.include({
      cosigner: address('designer'),
      secondFeeAdmin: address('platform'),
      feeCap: { basisPoints: 500, amount: '0.01 SOL' },
      fields: [{ field: 'artist', value: 'Ada' }],
    })
    expect(settings.extras.locks).to.include({ royalties: true, supply: false })
    const phases: ImportedPhase[] = settings.phases
    expect(phases.map(({ kind, list, price }) => [kind, list?.form, price])).to.deep.equal([
      ['list', 'merkle', '0 SOL'],
      ['list', 'entries', '0 SOL'],
      ['public', undefined, '0.5 SOL'],
    ])
    expect(readFileSync(workplace.path('phase-2.csv'), 'utf8').split('\n')[0]).to.equal(
      'address,price_lamports,amount',
    )
  })

  it('replaces no file without --force', async () => {
    const workplace = folder()
    workplace.write('phase-2.csv', 'mine')
    const list = await workplace.jsonInside<Failure>(['import', SYMBOL])
    expect([list.code, list.data.error.code]).to.deep.equal([3, 'FILE_EXISTS'])
    workplace.write('drop.config.json', {})
    const config = await workplace.jsonInside<Failure>(['import', SYMBOL])
    expect([config.code, config.data.error.code]).to.deep.equal([3, 'FILE_EXISTS'])
    expect(readFileSync(workplace.path('phase-2.csv'), 'utf8')).to.equal('mine')
    expect((await workplace.runInside(['import', SYMBOL, '--force'])).code).to.equal(0)
    expect((await workplace.runInside(['verify'])).code).to.equal(0)
  })

  it('refuses what it cannot find, before it writes anything', async () => {
    const workplace = folder()
    const refused = async (drop: string) => {
      const { data } = await workplace.jsonInside<Failure>(['import', drop])
      return data.error.code
    }
    expect(await refused('NOWHERE')).to.equal('EDITIONS_NOT_FOUND')
    expect(await refused(`0x${'1'.repeat(40)}`)).to.equal('CHAIN_NOT_GIVEN')
    expect(await refused(`ECLIPSE:${collection()}`)).to.equal('USAGE_INVALID')
    expect((await workplace.runInside(['validate'])).code).to.equal(3)
  })
})
