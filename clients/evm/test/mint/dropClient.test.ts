import type { ClientChain } from '../../../core/test/conformance/dropFixture.ts'
import { testDropClient } from '../../../core/test/conformance/testDropClient.ts'
import { testDropState } from '../../../core/test/conformance/testDropState.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { evmChain } from '../support/dropChain.ts'

describe('drop client on EVM chains', () => {
  let chain: TestChain
  after(() => chain.stop())

  let started: Promise<ClientChain<EvmWallet>> | undefined
  const start = () => {
    started ??= (async () => {
      chain = await startChain()
      return evmChain(chain)
    })()
    return started
  }
  testDropClient(start)
  testDropState(start)
})
