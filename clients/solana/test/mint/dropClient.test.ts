import type { Localnet } from '@mintline/localnet'
import type { ClientChain } from '../../../core/test/conformance/dropFixture.ts'
import { testDropClient } from '../../../core/test/conformance/testDropClient.ts'
import { testDropState } from '../../../core/test/conformance/testDropState.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { startPrograms } from '../localnet.ts'
import { solanaChain } from '../support/dropChain.ts'

describe('The drop client of Solana', () => {
  let localnet: Localnet
  after(() => localnet.close())

  let started: Promise<ClientChain<SolanaWallet>> | undefined
  const start = () => {
    started ??= (async () => {
      localnet = await startPrograms()
      return solanaChain(localnet)
    })()
    return started
  }
  testDropClient(start)
  testDropState(start)
})
