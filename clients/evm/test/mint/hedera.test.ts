import { expect } from 'chai'
import type { Address } from 'viem'
import { getBalance } from 'viem/actions'
import { connectChain } from '../../src/chain/connectChain.ts'
import { fetchMintData } from '../../src/mint/fetchMintData.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { prepareMint } from '../../src/mint/prepareMint.ts'
import { providerWallet } from '../../src/wallet/evmWallet.ts'
import { startChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'
import { hederaRelay } from '../support/hederaRelay.ts'

describe('mints on Hedera', () => {
  for (const chainId of [295, 296]) {
    it(`convert tinybars to weibars and use 8,000,000 gas (${chainId})`, async () => {
      // Given a drop whose items cost half an HBAR
      const chain = await startChain(['--chain-id', `${chainId}`])
      const relay = hederaRelay(chain.provider)
      const conditions = [{ pricePerToken: 50_000_000n }]
      const seller = await chain.newWallet(0n)
      const { address: contract } = await deployDrop(chain, {
        variant: 'erc721',
        conditions,
        saleRecipient: seller.address,
        platformFee: { valueBp: 0n, recipient: seller.address },
      })
      const connection = connectChain(relay.provider, { pollingInterval: 5 })

      // Then its price has the 8 decimals of contracts
      const data = await fetchMintData(connection, { contract })
      if (data.type !== 'active') throw new Error('No phase is open')
      expect(data.price).to.deep.equal({
        value: 50_000_000n,
        currency: {
          id: 'HEDERAEVM:0x0000000000000000000000000000000000000000',
          decimals: 8,
        },
      })

      // When a wallet mints two
      const { address } = await chain.newWallet()
      const wallet = providerWallet(relay.provider, address)
      const quote = await prepareMint(connection, { contract, wallet: address, quantity: 2n })
      const { items } = await mintItems(connection, { contract, wallet, quantity: 2n })

      // Then the transaction has a value of 1 HBAR in 18 decimals, and the seller receives it in 8
      expect(items).to.have.length(2)
      const [claim] = relay.sent
      expect([BigInt(claim?.value ?? 0), BigInt(claim?.gas ?? 0)]).to.deep.equal([
        10n ** 18n,
        8_000_000n,
      ])
      expect(quote.transactions.claim.gas).to.equal(8_000_000n)
      expect(relay.asked).not.to.include('eth_estimateGas')
      const paid = await getBalance(chain.connection.client, {
        address: seller.address as string as Address,
      })
      expect(paid).to.equal(100_000_000n)
      chain.stop()
    })
  }
})
