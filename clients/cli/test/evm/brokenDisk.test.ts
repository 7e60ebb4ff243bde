import { writeFileSync } from 'node:fs'
import { expect } from 'chai'
import { getTransactionCount } from 'viem/actions'
import { testBrokenDisks } from '../_brokenDisk.ts'
import { ACCOUNTS, evmWorkplace, startChain, type TestChain, writeEvmDrop } from './_evm.ts'

/** Written before anything is sent. */
const STATE = /^\.mintline\/[\w-]+$/
const CHAIN = ['--chain', 'local-development']

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

  testBrokenDisks(() => evmWorkplace(chain), writeEvmDrop, {
    init: {
      args: ['init', ...CHAIN, '--yes', '--config', 'out/new.json'],
      path: /^out\/new\.json$/,
    },
    launch: { args: ['launch'], path: STATE },
    deploy: { args: ['evm', 'deploy'], path: STATE },
    mint: { args: () => ['evm', 'mint', '--contract', contract], path: STATE },
    'phases set': { args: () => ['evm', 'phases', 'set', '--contract', contract], path: STATE },
    'owner set': {
      args: () => ['evm', 'owner', 'set', '--to', ACCOUNTS[1], '--contract', contract],
      path: STATE,
    },
    'allowlist proofs': {
      args: ['evm', 'allowlist', 'proofs', '--phase', 'Members', '--out', 'out/proofs'],
      path: /^out\/proofs(\/0x\w+\.json)?$/,
    },
    share: {
      args: () => [
        ...['share', ...CHAIN, '--contract', contract],
        ...['--site', 'https://drops.example/', '--out', 'out/share'],
      ],
      path: /^out\/share\/[\w-]+(\/index\.html)?$/,
    },
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
