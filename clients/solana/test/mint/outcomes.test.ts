import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Localnet } from '@mintline/localnet'
import { changed, instead } from '../../../core/test/conformance/faults.ts'
import { testOutcomes } from '../../../core/test/conformance/testOutcomes.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { startPrograms } from '../localnet.ts'
import { solanaChain } from '../support/dropChain.ts'
import { startReplica } from '../support/replica.ts'
import { presentTime, simulatedTime } from '../support/simulatedTime.ts'

const MAINNET = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

/** Base58 of 64 bytes that no key has signed. */
const UNKNOWN_SIGNATURE = '1'.repeat(64)

describe('outcomes on Solana', () => {
  let folder: string
  let localnet: Localnet
  after(async () => {
    await localnet.close()
    await rm(folder, { recursive: true })
  })

  testOutcomes<SolanaWallet>(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mintline-outcomes-'))
    const startTime = presentTime()
    localnet = await startPrograms({ stateFolder: folder, startTime })
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
      unknownHash: instead({
        body: JSON.stringify({ jsonrpc: '2.0', id: '1', result: UNKNOWN_SIGNATURE }),
      }),
      otherNetwork: {
        operation: 'getGenesisHash',
        answer: changed((answer) => ({ ...(answer as object), result: MAINNET })),
        codes: ['CHAIN_MISMATCH'],
      },
      startReplica: () => startReplica({ folder, nodeUrl: localnet.rpcUrl, startTime }),
    }
  })
})
