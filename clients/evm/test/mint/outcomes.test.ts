import { changed } from '../../../core/test/conformance/faults.ts'
import { testOutcomes } from '../../../core/test/conformance/testOutcomes.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { evmChain } from '../support/dropChain.ts'

describe('outcomes on EVM chains', () => {
  let chain: TestChain
  after(() => chain.stop())

  testOutcomes<EvmWallet>(async () => {
    chain = await startChain()
    return {
      nodeUrl: chain.url,
      at: async (url) => evmChain(chain, url),
      operations: {
        submit: 'eth_sendRawTransaction',
        lookUp: /^eth_getTransaction(?:Receipt|ByHash)$/,
      },
      notFound: changed((json) => ({ ...(json as object), result: null })),
      otherNetwork: {
        operation: 'eth_chainId',
        answer: changed((json) => ({ ...(json as object), result: '0x1' })),
        codes: ['CHAIN_MISMATCH'],
      },
    }
  })
})
