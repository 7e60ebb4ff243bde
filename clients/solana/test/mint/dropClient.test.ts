import type { Localnet } from '@mintline/localnet'
import { testDropClient } from '../../../core/test/conformance/testDropClient.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { startPrograms } from '../localnet.ts'
import { solanaChain } from '../support/dropChain.ts'

describe('The drop client of Solana', () => {
  let localnet: Localnet
  after(() => localnet.close())

  testDropClient<SolanaWallet>(async () => {
    localnet = await startPrograms()
    return solanaChain(localnet)
  })
})
