import { expect } from 'chai'
import {
  deployedDrop,
  deployTransaction,
  implementationTransaction,
} from '../../src/administration/deployDrop.ts'
import { fetchSharedImplementation } from '../../src/administration/sharedImplementation.ts'
import { fetchDropState } from '../../src/contract/fetchDropState.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'

describe('fetchSharedImplementation', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  for (const variant of ['erc721', 'erc1155'] as const) {
    it(`deploys the implementation of ${variant} drops once, for drops of any wallet`, async () => {
      const before = await fetchSharedImplementation(chain.connection, variant)
      expect(before.isDeployed).to.equal(false)
      if (!before.transaction) throw new Error('The chain has no deployment proxy')
      const network = LOCAL_NETWORK
      const wallet = chain.keyWallet(1)
      await sendTransaction(chain.connection, { wallet, transaction: before.transaction, network })
      const { address, isDeployed } = await fetchSharedImplementation(chain.connection, variant)
      expect([address, isDeployed]).to.deep.equal([before.address, true])

      const account = wallet.address
      const transaction = deployTransaction(address, {
        admin: account,
        name: 'Shared',
        symbol: 'SHARED',
        contractUri: '',
        saleRecipient: account,
        royalty: { valueBp: 0, recipient: account },
        platformFee: { valueBp: 0, recipient: account },
      })
      const { receipt } = await sendTransaction(chain.connection, { wallet, transaction, network })
      const input = { contract: deployedDrop(receipt), tokenId: 0n }
      expect(await fetchDropState(chain.connection, input)).to.include({ variant, name: 'Shared' })
    })
  }

  it('has no transaction where the chain lacks the deployment proxy', async () => {
    const address = '0x4e59b44847b379578588920ca78fbf26c0b4956c'
    await chain.cheats.setCode({ address, bytecode: '0x' })
    const { transaction } = await fetchSharedImplementation(chain.connection, 'erc721')
    expect(transaction).to.equal(undefined)
    expect(implementationTransaction('erc721').to).to.equal(undefined)
  })
})
