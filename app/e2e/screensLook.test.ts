import { openAsCreator } from './helpers/asCreator.ts'
import { expectGoodLook } from './helpers/look.ts'
import { MISSING_FILES } from './helpers/metadataServer.ts'
import { type MintedCollection, startMintedCollection } from './helpers/mintedCollection.ts'
import { PHONE } from './helpers/visit.ts'

describe('the look of screens that show what is on chain', () => {
  let collection: MintedCollection

  before(async () => {
    collection = await startMintedCollection()
  })
  after(() => collection.close())

  for (const [name, path, text] of [
    ['collections', '', 'Dawn Chorus'],
    ['allowlist', 'allowlists?phase=2', 'Allowlist'],
    ['activity', 'activity', 'Mint'],
    ['holders', 'holders', 'Holders'],
  ] as const) {
    it(`fits all sizes and is accessible in both themes: ${name}`, async () => {
      const { app, owner: creator, deployment } = collection
      const { visit, page } = await openAsCreator(app, {
        creator,
        path: path && `#/collections/${deployment}/${path}`,
        viewport: PHONE,
      })
      // Two items' files are missing.
      visit.expectConsoleError(MISSING_FILES)
      await page.getByRole('main').getByText(text).first().waitFor()
      await expectGoodLook(page, `screen-${name}`)
      await visit.end()
    })
  }
})
