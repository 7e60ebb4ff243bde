import { createDrop } from '../../clients/aptos/test/support/drops.ts'
import {
  describeOnNetwork,
  START,
  startNetwork,
  type TestNetwork,
} from '../../clients/aptos/test/support/network.ts'
import { APT, type AptosApp, connectAptosWallet, startAptosApp } from './helpers/aptosMintPage.ts'
import { conductAptosWallet, switchAptosWallet } from './helpers/aptosWallet.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectGoodLook } from './helpers/look.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { mintedPicture } from './helpers/mintedPicture.ts'
import { readyToMint } from './helpers/mintPage.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { claimPhone, PHONE } from './helpers/visit.ts'

describeOnNetwork('the look of the mint page of an Aptos drop', () => {
  let network: TestNetwork
  let app: AptosApp
  let metadata: ServedHost

  before(async () => {
    network = await startNetwork()
    app = await startAptosApp(network)
    metadata = await serveMetadata()
  })
  after(() => Promise.all([app.close(), metadata.close(), network.close()]))

  it('fits all sizes and is accessible in both themes', async () => {
    const drop = await createDrop(network, {
      name: 'Dusk',
      uri: `${metadata.url}/collection.json`,
      itemUri: `${metadata.url}/{}.json`,
      phases: [
        { price: 5n * APT, maxPerWallet: 5n, maxPerTransaction: 2n },
        {
          start: START + 86_400n,
          price: APT,
          listed: { [network.owner.accountAddress.toStringLong()]: 1n },
        },
      ],
    })
    const { page, end } = await app.open(drop, {
      viewport: PHONE,
      accounts: [await network.newAccount()],
    })
    const check = (name: string) => expectGoodLook(page, `mint-aptos-${name}`)
    await page.getByRole('img', { name: 'Dusk' }).waitFor()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('heading', { name: 'Choose a wallet' }).waitFor()
    await check('choose')
    await claimPhone(page, 'iPhone')
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('heading', { name: 'Choose a wallet' }).waitFor()
    await expectSoon(() => page.getByRole('link', { name: /^Open in/ }).count(), 0)
    await page.getByRole('button', { name: 'Not now' }).click()
    await connectAptosWallet(page)
    await readyToMint(page, 'Mint 1 for 5 APT')
    await check('form')
    await switchAptosWallet(page, { chainId: 1 })
    await page.getByText('Your wallet is on another network').waitFor()
    await check('wrong-network')
    await switchAptosWallet(page, { chainId: network.chainId })
    await readyToMint(page, 'Mint 1 for 5 APT')
    await conductAptosWallet(page, { waits: true })
    await page.getByRole('button', { name: 'Mint 1 for 5 APT' }).click()
    await page.getByText('Mint 1 item: approve it in your wallet').waitFor()
    await check('steps')
    await page.reload()
    await readyToMint(page, 'Mint 1 for 5 APT')
    await page.getByRole('button', { name: 'Mint 1 for 5 APT' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await mintedPicture(page, 'Document 1').waitFor()
    await check('minted')
    await end()
  })
})
