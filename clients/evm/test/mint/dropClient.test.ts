import { testDropClient } from '../../../core/test/conformance/testDropClient.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { evmChain } from '../support/dropChain.ts'

describe('drop client on EVM chains', () => {
  let chain: TestChain
  after(() => chain.stop())

  testDropClient<EvmWallet>(async () => {
    chain = await startChain()
    return evmChain(chain)
  })
})
