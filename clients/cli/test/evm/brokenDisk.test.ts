import { writeFileSync } from 'node:fs'
import { expect } from 'chai'
import { getTransactionCount } from 'viem/actions'
import { commandsOf, STATE, testBrokenDisks } from '../_brokenDisk.ts'
import { ACCOUNTS, evmWorkplace, startChain, type TestChain, writeEvmDrop } from './_evm.ts'

describe('Commands on a disk that takes no file, on EVM chains', () => {
  let chain: TestChain
  let contract: string
  before(async () => {
    // Given a launched drop
    chain = await startChain()
    const launched = evmWorkplace(chain)
    const { collection, ...config } = writeEvmDrop(launched)
    const own = { ...collection, collectionUri: 'data:application/json,{}' }
    launched.write('drop.config.json', { ...config, collection: own })
    const run = await launched.jsonInside<{ contract: string }>(['launch'])
    expect(run.code, run.stderr).to.equal(0)
    contract = run.data.contract
  })
  after(() => chain.stop())

  const named = {
    kind: 'evm',
    chain: 'local-development',
    phase: 'Members',
    contract: () => contract,
  } as const
  testBrokenDisks(() => evmWorkplace(chain), writeEvmDrop, {
    ...commandsOf(named),
    deploy: { args: ['evm', 'deploy'], path: STATE },
    'owner set': {
      args: () => ['evm', 'owner', 'set', '--to', ACCOUNTS[1], '--contract', contract],
      path: STATE,
    },
    burn: { args: () => ['burn', '--item', '1', '--contract', contract], path: STATE },
  })

  it('launch sends nothing where the proofs could not be written', async () => {
    const workplace = evmWorkplace(chain, 2)
    writeEvmDrop(workplace)
    writeFileSync(workplace.path('proofs'), '')
    const address = ACCOUNTS[2]
    const before = await getTransactionCount(chain.connection.client, { address })
    const { code, data } = await workplace.jsonInside(['launch'])
    expect(code).to.equal(3)
    expect(data).to.have.nested.property(
      'error.message',
      `${workplace.path('proofs')} cannot be written: a part of its path is a file`,
    )
    expect(await getTransactionCount(chain.connection.client, { address })).to.equal(before)
  })
})
