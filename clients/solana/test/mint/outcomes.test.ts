import type { Localnet } from '@mintline/localnet'
import { changed } from '../../../core/test/conformance/faults.ts'
import { testOutcomes } from '../../../core/test/conformance/testOutcomes.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { startPrograms } from '../localnet.ts'
import { solanaChain } from '../support/dropChain.ts'
import { presentTime, simulatedTime } from '../support/simulatedTime.ts'

const MAINNET = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

describe('outcomes on Solana', () => {
  let localnet: Localnet
  after(() => localnet.close())

  testOutcomes<SolanaWallet>(async () => {
    localnet = await startPrograms({ startTime: presentTime() })
    const { clock, fetch, walletOf } = simulatedTime(localnet)
    return {
      nodeUrl: localnet.rpcUrl,
      clock,
      at: (url) => solanaChain(localnet, { through: createConnection(url, { fetch }), walletOf }),
      operations: { submit: 'sendTransaction', lookUp: /^getSignatureStatuses$/ },
      notFound: changed((answer) => {
        const { result, ...rest } = answer as { result: { value: unknown[] } }
        return { ...rest, result: { ...result, value: result.value.map(() => null) } }
      }),
      otherNetwork: {
        operation: 'getGenesisHash',
        answer: changed((answer) => ({ ...(answer as object), result: MAINNET })),
        codes: ['CHAIN_MISMATCH'],
      },
    }
  })
})
