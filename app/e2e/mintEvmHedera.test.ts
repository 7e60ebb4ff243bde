import { expect } from 'chai'
import type { Address } from 'viem'
import { getBalance, getBlock, getTransactionReceipt } from 'viem/actions'
import { FUNDS, startChain, type TestChain } from '../../clients/evm/test/support/chain.ts'
import { deployDrop } from '../../clients/evm/test/support/drops.ts'
import { hederaRelay } from '../../clients/evm/test/support/hederaRelay.ts'
import { connectEvmWallet, heldItems, startEvmApp } from './helpers/evmMintPage.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { costOf, largePrice, readyToMint } from './helpers/mintPage.ts'
import { serveProvider } from './helpers/serveProvider.ts'

/** Nodes' base units per contract base unit. */
const SCALE = 10n ** 10n
/** In contract base units: 1.23456789 HBAR. */
const PRICE = 123_456_789n
describe('minting on Hedera', () => {
  for (const [chainId, slug] of [
    [295, 'hedera'],
    [296, 'hedera-testnet'],
  ] as const) {
    it(`shows prices in HBAR and pays exactly what is due (${chainId})`, async () => {
      const chain = await startChain(['--chain-id', String(chainId)])
      const relay = hederaRelay(chain.provider)
      const node = await serveProvider(relay.provider)
      const app = await startEvmApp(node, slug)
      const [seller, buyer] = [await chain.newWallet(0n), await chain.newWallet()]
      const drop = await deployDrop(chain, {
        variant: 'erc721',
        metadata: { name: 'Dusk', imageURI: '' },
        conditions: [{ pricePerToken: PRICE }],
        saleRecipient: seller.address,
      })
      const balanceOf = ({ address }: { address: string }) =>
        getBalance(chain.connection.client, { address: address as Address })

      const { page, end } = await app.open(`HEDERAEVM:${drop.address}`, {
        accounts: [buyer.address],
      })
      await expectSoon(() => costOf(page, 'Price without fee'), '1.19753086 HBAR')
      await expectSoon(() => costOf(page, 'Platform fee (3 %)'), '0.03703703 HBAR')
      await expectSoon(() => largePrice(page), '1.235 HBAR')
      await connectEvmWallet(page)
      await page.getByRole('button', { name: /^Account: / }).click()
      await page.getByRole('menu').getByText('1,000,000,000,000 HBAR').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'One more' }).click()
      await readyToMint(page, 'Mint 2 for 2.46913578 HBAR')
      await page.getByRole('button', { name: 'Mint 2 for 2.46913578 HBAR' }).click()
      await page.getByRole('heading', { name: '2 items are yours' }).waitFor()
      await end()

      const [claim] = relay.sent
      expect(BigInt(claim?.gas ?? 0)).to.equal(8_000_000n)
      expect(BigInt(claim?.value ?? 0)).to.equal(2n * PRICE * SCALE)
      expect(relay.asked).not.to.include('eth_estimateGas')
      expect(await heldItems(chain, drop, buyer)).to.equal(2n)
      expect(FUNDS - (await balanceOf(buyer)) - (await feeOfLatest(chain))).to.equal(2n * PRICE)
      expect(await balanceOf(seller)).to.equal(2n * PRICE - 7_407_407n)
      await app.close()
      await node.close()
      chain.stop()
    })
  }

  /** Returns the fee for the only transaction in the latest block, in the units of the chain under the relay. */
  async function feeOfLatest({ connection: { client } }: TestChain): Promise<bigint> {
    const { transactions } = await getBlock(client)
    const [hash] = transactions
    if (transactions.length !== 1 || !hash) throw new Error('It does not have one transaction.')
    const { gasUsed, effectiveGasPrice } = await getTransactionReceipt(client, { hash })
    return gasUsed * effectiveGasPrice
  }
})
