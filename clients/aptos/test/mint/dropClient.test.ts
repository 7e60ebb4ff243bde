import { testDropClient } from '../../../core/test/conformance/testDropClient.ts'
import type { SigningWallet } from '../../src/wallet/signingWallet.ts'
import { aptosChain } from '../support/dropChain.ts'
import { describeOnNetwork, startNetwork, type TestNetwork } from '../support/network.ts'

describeOnNetwork('drop client on Aptos', () => {
  let network: TestNetwork
  after(() => network.close())

  testDropClient<SigningWallet>(async () => {
    network = await startNetwork()
    return aptosChain(network, network.connection)
  })
})
