import { expect } from 'chai'
import { getTransactionCount } from 'viem/actions'
import { cut } from '../../../core/test/conformance/faults.ts'
import { type NodeProxy, startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { deployToken } from '../../../evm/test/support/token.ts'
import type { Workplace } from '../_command.ts'
import { ACCOUNTS, evmWorkplace, startChain, type TestChain, writeEvmDrop } from './_evm.ts'

/** Deploys a contract that reverts whatever it is sent. */
const REFUSES_PAYMENTS = '0x6460006000fd6000526005601bf3'

describe('the first mint of each phase, before a launch', () => {
  let chain: TestChain
  let proxy: NodeProxy
  let workplace: Workplace
  let refusing: string
  before(async () => {
    chain = await startChain()
    proxy = await startNodeProxy(chain.url)
    refusing = (await chain.deploy(REFUSES_PAYMENTS)).toLowerCase()
  })
  beforeEach(() => {
    workplace = evmWorkplace(proxy)
  })
  after(async () => {
    await proxy.close()
    await chain.stop()
  })

  const count = () => getTransactionCount(chain.connection.client, { address: ACCOUNTS[0] })
  const write = (changes: object, phases?: readonly object[]) => {
    const config = writeEvmDrop(workplace)
    const collection = { ...config.collection, ...changes }
    workplace.write('drop.config.json', {
      ...config,
      collection,
      ...(phases && { phases }),
    })
  }
  const launch = async () => {
    const { code, stderr, data } = await workplace.jsonInside<{ firstMints: object[] }>(['launch'])
    expect(code, stderr).to.equal(0)
    return data.firstMints
  }
  const expectRefusal = async (command: string, phase: string) => {
    const { code, data } = await workplace.jsonInside([command])
    expect(code, command).to.equal(1)
    expect(data).to.have.nested.property('error.code', 'FIRST_MINT_REFUSED')
    expect(data).to.have.nested.property('error.context.phase', phase)
    expect(data).to.have.nested.property('error.message').that.includes(refusing)
  }

  it('error: a treasury that takes no payments, before anything is sent', async () => {
    write({ treasury: refusing })
    const before = await count()
    await expectRefusal('launch', 'Members')
    expect(await count()).to.equal(before)
    expect(proxy.asked).to.include('eth_simulateV1')
  })

  it('error: the same for a drop that has been launched, in the phase that it concerns', async () => {
    const phases = [
      { name: 'Free', price: 0, end: '2098-01-01T00:00:00Z' },
      { name: 'Paid', price: '0.1 ETH', start: '2099-01-01T00:00:00Z' },
    ]
    write({}, phases)
    expect(await launch()).to.deep.equal([
      { phase: 'Free', simulated: true },
      { phase: 'Paid', simulated: true },
    ])
    write({ treasury: refusing }, phases)
    const before = await count()
    await expectRefusal('launch', 'Paid')
    expect(await count()).to.equal(before)
    // The chain still has the other treasury.
    const verified = await workplace.jsonInside(['verify'])
    expect(verified.code).to.equal(4)
  })

  it('tries prices in tokens and lists, and goes on after all items are minted', async () => {
    const currency = await deployToken(chain, chain.keyWallet(0))
    const members = { name: 'Members', price: '0.1 ETH', list: 'own.csv' }
    workplace.write('own.csv', `wallet,limit,price\n${ACCOUNTS[0]},1,0.05 ETH\n`)
    write({}, [
      { ...members, end: '2098-01-01T00:00:00Z' },
      { name: 'Tokens', price: '5 COIN', currency, start: '2099-01-01T00:00:00Z' },
    ])
    await launch()
    const minted = await workplace.runInside(['evm', 'mint'])
    expect(minted.code, minted.stderr).to.equal(0)
    const verified = await workplace.jsonInside(['verify'])
    expect([verified.code, verified.data]).to.have.nested.property('1.matches', true)
    expect((await workplace.runInside(['launch'])).code).to.equal(0)
  })

  it('launches by a node that cannot simulate, and says so', async () => {
    write({})
    proxy.setFault((method) => (method === 'eth_simulateV1' ? cut : undefined))
    const [first] = await launch()
    const { stdout } = await workplace.runInside(['verify'])
    proxy.setFault()
    expect(first).to.deep.equal({ phase: 'Members', simulated: false, reason: 'nodeCannot' })
    expect(stdout).to.include(
      'first mint of Members: not simulated, because the node cannot simulate it',
    )
  })
})
