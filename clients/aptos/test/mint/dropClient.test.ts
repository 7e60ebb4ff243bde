import type { ClientChain } from '../../../core/test/conformance/dropFixture.ts'
import { testDropClient } from '../../../core/test/conformance/testDropClient.ts'
import { testDropState } from '../../../core/test/conformance/testDropState.ts'
import type { SigningWallet } from '../../src/wallet/signingWallet.ts'
import { aptosChain } from '../support/dropChain.ts'
import { describeOnNetwork, startNetwork, type TestNetwork } from '../support/network.ts'

describeOnNetwork('drop client on Aptos', () => {
  let network: TestNetwork
  after(() => network.close())

  let started: Promise<ClientChain<SigningWallet>> | undefined
  const start = () => {
    started ??= (async () => {
      network = await startNetwork()
      return aptosChain(network, network.connection)
    })()
    return started
  }
  testDropClient(start)
  testDropState(start)
})
