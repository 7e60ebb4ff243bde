import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { FAR, writeDrop } from './_drop.ts'
import { balanceOf, keypair, startNetwork } from './_network.ts'

/** An address that the network keeps to itself, which no rule about configs knows. */
const RESERVED = 'ZkE1Gama1Proof11111111111111111111111111111'

interface Simulated {
  readonly firstMints: readonly object[]
}

describe('the first mint of each phase of a launch on Solana', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator')
    workplace = new Workplace(['--url', localnet.rpcUrl, '--keypair', 'creator.json'])
    workplace.writeKeypair('creator.json', keypair('creator'))
  })
  after(() => localnet.close())

  it('is simulated in phases that start later, and before the list is written', async () => {
    const config = writeDrop(workplace, 'LATER')
    const [members, friends, everybody] = config.phases
    const phases = [
      { ...members, start: '2090-01-01T00:00:00Z' },
      { ...friends, start: '2090-01-01T00:00:00Z' },
      { ...everybody, start: '2095-01-01T00:00:00Z', end: FAR },
      { ...everybody, name: 'Closed', active: false },
    ]
    workplace.write('drop.config.json', { ...config, phases })
    for (const command of ['launch', 'verify']) {
      const { code, data, stderr } = await workplace.jsonInside<Simulated>([command])
      expect(code, stderr).to.equal(0)
      expect(data.firstMints, command).to.deep.equal(
        ['Members', 'Friends', 'Everybody'].map((phase) => ({ phase, simulated: true })),
      )
    }
  })

  it('is reported as not simulated where the wallet holds less than the price', async () => {
    const config = writeDrop(workplace, 'COSTLY')
    const phases = [{ name: 'Everybody', type: 'public', price: '1000000000 SOL' }]
    workplace.write('drop.config.json', { ...config, phases })
    for (const command of ['launch', 'verify']) {
      const { code, stdout, stderr } = await workplace.runInside([command])
      expect(code, stderr).to.equal(0)
      expect(stdout, command).to.include(
        'first mint of Everybody: not simulated, because the price is more than the wallet holds\n',
      )
    }
  })

  it('error: a treasury that nobody can pay, before anything is sent or paid', async () => {
    const { collection, phases } = writeDrop(workplace, 'UNPAYABLE')
    workplace.write('drop.config.json', {
      collection: { ...collection, treasury: RESERVED },
      phases,
    })
    const { publicKey } = keypair('creator')
    const before = await balanceOf(localnet, publicKey)
    for (const command of [['launch'], ['launch', '--dry-run'], ['deploy']]) {
      const { code, data } = await workplace.jsonInside(command)
      expect(code, JSON.stringify(data)).to.equal(3)
      expect(data).to.have.nested.property('error.code', 'INPUT_INVALID')
      expect(data).to.have.nested.property(
        'error.context.problems.0.code',
        'RECEIVER_CANNOT_BE_PAID',
      )
    }
    expect(await balanceOf(localnet, publicKey)).to.equal(before)
  })

  it('is not simulated where the chain differs from the config', async () => {
    const config = writeDrop(workplace, 'DIFFERS')
    const phase = { name: 'Everybody', type: 'public', price: '0.5 SOL' }
    workplace.write('drop.config.json', { ...config, phases: [phase] })
    expect((await workplace.runInside(['launch'])).code).to.equal(0)
    workplace.write('drop.config.json', { ...config, phases: [{ ...phase, price: '0.6 SOL' }] })
    const { code, data } = await workplace.jsonInside<Simulated>(['verify'])
    expect(code).to.equal(4)
    expect(data.firstMints).to.deep.equal([])
  })
})
