import { expectGoodLook } from './helpers/look.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { connectCollector, deployDrop, openMintPage, readyToMint } from './helpers/mintPage.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

const HOUR = 3_600n

describe('the look of the mint page', () => {
  let app: RunningApp
  let metadata: ServedHost

  before(async () => {
    app = await startApp()
    metadata = await serveMetadata()
    const now = BigInt(Math.floor(Date.now() / 1_000))
    const publicPhase = { phaseType: 'public', priceAmount: 500_000_000n } as const
    const drop = { name: 'Dawn Chorus', metadataUrl: metadata.url }
    await deployDrop(app, {
      ...drop,
      symbol: 'OPEN',
      phases: [
        { ...publicPhase, endTime: now + 30n * HOUR, maxMintsPerWallet: 5n },
        {
          phaseType: 'allowList',
          priceAmount: 0n,
          startTime: now + 40n * HOUR,
          endTime: now + 50n * HOUR,
          maxMintsTotal: 20n,
        },
      ],
    })
    await deployDrop(app, {
      ...drop,
      symbol: 'SOON',
      phases: [{ ...publicPhase, startTime: now + 80n * HOUR }],
    })
  })
  after(() => Promise.all([app.close(), metadata.close()]))

  it('fits all sizes and is accessible in both themes', async () => {
    const { page, end } = await openMintPage(app, 'SOON', { viewport: PHONE })
    const check = (name: string) => expectGoodLook(page, `mint-${name}`)
    await page.getByText('Starts in').waitFor()
    await page.getByRole('img', { name: 'Dawn Chorus' }).waitFor()
    await check('upcoming')

    await page.evaluate(() => {
      window.location.hash = '/OPEN?cluster=embedded'
    })
    await page.getByText('Ends in').waitFor()
    await page.getByRole('img', { name: 'Dawn Chorus' }).waitFor()
    await check('open')

    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('heading', { name: 'Choose a wallet' }).waitFor()
    await check('wallets')
    await page.getByRole('button', { name: 'Not now' }).click()

    await connectCollector(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await readyToMint(page, 'Mint 2 for 1 SOL')
    await check('connected')

    await page.getByRole('button', { name: 'Mint 2 for 1 SOL' }).click()
    await page.getByRole('heading', { name: '2 items are yours' }).waitFor()
    await check('minted')
    await end()
  })
})
