import { PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { openAdministration, PART_TITLES, pressSave } from './helpers/administrationPage.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { confirmReview } from './helpers/review.ts'
import { someAddress } from './helpers/someAddress.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'

describe('who may change what of a collection', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('hands the fee to other admins, who may change the fee and nothing else', async () => {
    const story = await openAdministration(app, { symbol: 'ADMINS' })
    const { visit, page, part, read, goOnAs, collectors } = story
    const [first, second] = collectors.map(({ publicKey }) => publicKey.toBase58())
    const admins = part('Fee admins')
    await admins.getByRole('textbox', { name: 'Secondary fee admin' }).fill(first ?? '')
    await pressSave(admins)
    await confirmReview(page, 'Replace')
    expect((await read()).platformFees.secondaryAdmin).to.equal(first)

    await goOnAs('Collector 1')
    await part('Collection').getByText('Read-only: only the owner may').waitFor()
    for (const name of PART_TITLES.filter((title) => !/fee/i.test(title))) {
      await expectSoon(() => part(name).getByText('Read-only: only the owner may').count(), 1)
      await expectSoon(() => part(name).getByRole('textbox').count(), 0)
    }
    await admins
      .getByText(
        'Read-only: only the primary platform fee admin may replace the primary fee admin.',
      )
      .waitFor()
    const fee = part('Platform fee')
    await fee.getByRole('textbox', { name: 'Fee' }).fill('1')
    await pressSave(fee)
    await confirmReview(page, 'Save')
    expect((await read()).platformFees.feeValue).to.equal(100n)

    await goOnAs('Creator')
    await admins.getByRole('textbox', { name: 'Primary fee admin' }).fill(second ?? '')
    await pressSave(admins)
    await page
      .getByRole('dialog')
      .getByText(/no longer a platform fee admin/)
      .waitFor()
    await confirmReview(page, 'Replace')
    expect((await read()).platformFees.primaryAdmin).to.equal(second)
    await part('Platform fee').getByText('Read-only: only a platform fee admin may').waitFor()
    await expectSoon(() => part('Collection').getByLabel('Treasury').count(), 1)

    await goOnAs('Collector 2')
    await admins.getByRole('textbox', { name: 'Secondary fee admin' }).fill('')
    await pressSave(admins)
    await confirmReview(page, 'Replace')
    expect((await read()).platformFees.secondaryAdmin).to.equal(undefined)
    await visit.end()
  })

  it('lowers the highest fee for good, as the primary fee admin', async () => {
    const { visit, page, part, read, goOnAs } = await openAdministration(app, { symbol: 'CAP' })
    const cap = page.getByRole('form', { name: 'Highest platform fee' })
    const lower = cap.getByRole('button', { name: 'Lower for good' })
    await cap.getByLabel('Highest percentage').fill('10.01')
    await lower.click()
    await cap.getByText('The fee cap can only be lowered, and cannot be 10.01%').waitFor()
    await cap.getByLabel('Highest percentage').fill('2.99')
    await lower.click()
    await cap.getByText('The fee cap of 2.99% is below the platform fee, 3%').waitFor()
    await cap.getByLabel('Highest percentage').fill('4')
    await cap.getByLabel('Highest amount for each item').fill('0')
    await shoot(page, 'administration-fee-cap')
    await lower.click()
    await page
      .getByRole('dialog')
      .getByText(/^Nobody can raise the cap again/)
      .waitFor()
    await confirmReview(page, 'Lower for good')
    expect((await read()).platformFees.cap).to.deep.equal({ basisPoints: 400, flat: 0n })

    const fee = part('Platform fee')
    await fee.getByLabel('Fee', { exact: true }).fill('4.01')
    await pressSave(fee)
    await fee.getByText('The platform fee cannot be 4.01%: choose at most its cap, 4%').waitFor()
    await goOnAs('Collector 1')
    await fee.getByText('4 % of the price', { exact: true }).waitFor()
    await visit.end()
  })

  it('hands the collection over for its symbol, and is read-only at once', async () => {
    const story = await openAdministration(app, { symbol: 'HANDOVER' })
    const { visit, page, part, read, goOnAs, collectors } = story
    const [newOwner] = collectors.map(({ publicKey }) => publicKey.toBase58())
    const ownership = part('Ownership')
    const handOver = ownership.getByRole('button', { name: 'Hand over' })
    const alert = page.getByRole('alertdialog')
    const [keyless] = PublicKey.findProgramAddressSync([], SystemProgram.programId)

    await ownership.getByLabel('New owner').fill(PublicKey.default.toBase58())
    await handOver.click()
    await ownership.getByText('The new owner must be neither').waitFor()
    await ownership.getByLabel('New owner').fill(keyless.toBase58())
    await handOver.click()
    await alert.getByText('This address has no key of its own').waitFor()
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'Cancel' }).click()
    await ownership.getByLabel('New owner').fill(someAddress())
    await handOver.click()
    await alert.getByText('This wallet has never been used on this network').waitFor()
    await alert.getByRole('button', { name: 'Cancel' }).click()

    await ownership.getByLabel('New owner').fill(newOwner ?? '')
    await handOver.click()
    await alert.getByLabel('Type HANDOVER to confirm').fill('HANDOVE')
    await expectSoon(() => alert.getByRole('button', { name: 'Hand over' }).isDisabled(), true)
    await expectSoon(() => alert.getByText('This wallet has never').count(), 0)
    await alert.getByLabel('Type HANDOVER to confirm').fill('HANDOVER')
    await alert.getByText('The fee admins stay').waitFor()
    await alert
      .getByText('can still set any platform fee up to 10 % of the price or 1 SOL for each item')
      .waitFor()
    await shoot(page, 'administration-hand-over')
    await alert.getByRole('button', { name: 'Hand over' }).click()
    await page
      .getByRole('dialog')
      .getByText(/^The treasury stays/)
      .waitFor()
    await confirmReview(page, 'Hand over')

    expect((await read()).creator).to.equal(newOwner)
    await part('Collection').getByText('Read-only: only the owner may').waitFor()
    await expectSoon(() => ownership.getByLabel('New owner').count(), 0)
    await part('Platform fee').getByRole('textbox', { name: 'Fee' }).waitFor()
    await goOnAs('Collector 1')
    await ownership.getByLabel('New owner').waitFor()
    await visit.end()
  })

  it('shows everything to anybody, with who may change it', async () => {
    const { visit, page, part, goOnAs } = await openAdministration(app, { symbol: 'ANYBODY' })
    await goOnAs('Collector 2')
    await part('Platform fee').getByText('Read-only: only a platform fee admin may').waitFor()
    for (const name of PART_TITLES) {
      await part(name)
        .getByText(/^Read-only: /)
        .first()
        .waitFor()
      await expectSoon(() => part(name).getByRole('textbox').count(), 0)
    }
    await part('Royalties').getByText('5.25 %').waitFor()
    await part('Platform fee').getByText('3 % of the price').waitFor()
    await expectAccessible(page)
    await shoot(page, 'administration-anybody')
    await visit.end()
  })
})
