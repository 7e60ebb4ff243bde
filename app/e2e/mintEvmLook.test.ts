import { startChain, type TestChain } from '../../clients/evm/test/support/chain.ts'
import { deployDrop } from '../../clients/evm/test/support/drops.ts'
import { deployToken } from '../../clients/evm/test/support/token.ts'
import { connectEvmWallet, type EvmApp, startEvmApp, unionId } from './helpers/evmMintPage.ts'
import { conductWallet, switchWallet } from './helpers/evmWallet.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectGoodLook } from './helpers/look.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { mintedPicture } from './helpers/mintedPicture.ts'
import { costOf, readyToMint } from './helpers/mintPage.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { PHONE } from './helpers/visit.ts'

const COIN = 10n ** 18n

describe('the look of the mint page of an EVM drop', () => {
  let chain: TestChain
  let app: EvmApp
  let metadata: ServedHost

  before(async () => {
    chain = await startChain()
    app = await startEvmApp(chain)
    metadata = await serveMetadata()
  })
  after(async () => {
    await Promise.all([app.close(), metadata.close()])
    chain.stop()
  })

  it('fits all sizes and is accessible in both themes', async () => {
    const wallet = await chain.newWallet()
    const currency = await deployToken(chain, wallet)
    const drop = await deployDrop(chain, {
      variant: 'erc721',
      metadata: { name: 'Dusk', imageURI: `${metadata.url}/2.svg` },
      conditions: [
        { pricePerToken: 5n * COIN, currency, quantityLimitPerWallet: 5n },
        { startTimestamp: 4_000_000_000n, maxClaimableSupply: 0n },
      ],
    })
    const { page, end } = await app.open(unionId(drop), {
      viewport: PHONE,
      accounts: [wallet.address],
    })
    const check = (name: string) => expectGoodLook(page, `mint-evm-${name}`)
    await expectSoon(() => costOf(page, 'Price without fee'), '4.85 COIN')
    await page.getByRole('img', { name: 'Drop' }).waitFor()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('heading', { name: 'Choose a wallet' }).waitFor()
    await check('choose')
    await page.getByRole('button', { name: 'Not now' }).click()
    await connectEvmWallet(page)
    await readyToMint(page, 'Mint 1 for 5 COIN')
    await check('form')
    await switchWallet(page, { chainId: 1 })
    await page.getByText('Your wallet is on another network').waitFor()
    await check('wrong-chain')
    await switchWallet(page, { chainId: 31_337 })
    await readyToMint(page, 'Mint 1 for 5 COIN')
    await conductWallet(page, { waits: true })
    await page.getByRole('button', { name: 'Mint 1 for 5 COIN' }).click()
    await page.getByText('Approve 5 COIN: approve it in your wallet').waitFor()
    await check('steps')
    await page.reload()
    await readyToMint(page, 'Mint 1 for 5 COIN')
    await page.getByRole('button', { name: 'Mint 1 for 5 COIN' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await mintedPicture(page, 'Dusk 1').waitFor()
    await check('minted')
    await end()
  })
})
