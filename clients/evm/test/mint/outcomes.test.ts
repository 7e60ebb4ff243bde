import { startAnvil } from '@mintline/localnet/anvil'
import { createTestClient, http } from 'viem'
import { changed, from, instead } from '../../../core/test/conformance/faults.ts'
import type { Replica } from '../../../core/test/conformance/laggingNode.ts'
import { startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { type FaultyChain, testOutcomes } from '../../../core/test/conformance/testOutcomes.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { evmChain } from '../support/dropChain.ts'

const SUBMIT = 'eth_sendRawTransaction'

const UNKNOWN_HASH = `0x${'5a'.repeat(32)}`

describe('outcomes on EVM chains', () => {
  let chain: TestChain
  after(() => chain.stop())

  const start = async (): Promise<FaultyChain<EvmWallet>> => {
    chain = await startChain()
    return {
      nodeUrl: chain.url,
      at: async (url) => evmChain(chain, url),
      operations: {
        submit: SUBMIT,
        lookUp: /^eth_getTransaction(?:Receipt|ByHash)$/,
      },
      notFound: changed((json) => ({ ...(json as object), result: null })),
      unknownHash: instead({
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, result: UNKNOWN_HASH }),
      }),
      otherNetwork: {
        operation: 'eth_chainId',
        answer: changed((json) => ({ ...(json as object), result: '0x1' })),
        codes: ['CHAIN_MISMATCH'],
      },
      startReplica: () => startReplica(chain),
    }
  }
  testOutcomes(start, { replaced: ['TRANSACTION_REPLACED'] })
})

/** Starts a node with the state of a chain, which passes transactions on to it and does not mine them itself. */
async function startReplica({ cheats, url: chainUrl }: TestChain): Promise<Replica> {
  const state = await cheats.dumpState()
  const { url, stop } = await startAnvil()
  await createTestClient({ mode: 'anvil', transport: http(url) }).loadState({ state })
  const relay = await startNodeProxy(url)
  relay.setFault((operation) => (operation === SUBMIT ? from(chainUrl) : undefined))
  return {
    url: relay.url,
    close: async () => {
      await relay.close()
      await stop()
    },
  }
}
