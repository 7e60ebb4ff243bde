import { aptosNetworkByChainId } from '@mintline/core/networks'
import { changed, instead } from '../../../core/test/conformance/faults.ts'
import { type FaultyChain, testOutcomes } from '../../../core/test/conformance/testOutcomes.ts'
import { connectAptos } from '../../src/chain/connection.ts'
import type { SigningWallet } from '../../src/wallet/signingWallet.ts'
import { aptosChain } from '../support/dropChain.ts'
import { describeOnNetwork, startNetwork, type TestNetwork } from '../support/network.ts'

const UNKNOWN_HASH = `0x${'5a'.repeat(32)}`

const NOT_FOUND = { message: 'Transaction not found', error_code: 'transaction_not_found' }

describeOnNetwork('outcomes on Aptos', () => {
  let network: TestNetwork
  after(() => network.close())

  const start = async (): Promise<FaultyChain<SigningWallet>> => {
    network = await startNetwork()
    const expected = aptosNetworkByChainId(network.chainId)
    return {
      nodeUrl: network.nodeUrl,
      at: async (url) => aptosChain(network, connectAptos(url, { network: expected })),
      operations: { submit: 'POST /v1/transactions', lookUp: /^GET \/v1\/transactions\/by_hash/ },
      notFound: instead({ status: 404, body: JSON.stringify(NOT_FOUND) }),
      unknownHash: instead({ status: 202, body: JSON.stringify({ hash: UNKNOWN_HASH }) }),
      otherNetwork: {
        operation: 'GET /v1/',
        answer: changed((info) => ({ ...(info as object), chain_id: 1 })),
        codes: ['CHAIN_MISMATCH'],
      },
      startReplica: async () => {
        const { nodeUrl: url, close } = await network.startReplica()
        return { url, close }
      },
    }
  }
  testOutcomes(start, { replaced: ['SEQUENCE_NUMBER_USED'] })
})
