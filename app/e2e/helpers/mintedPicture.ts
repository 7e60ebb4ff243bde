import type { FrameLocator, Locator, Page } from 'playwright-core'

/** The picture of an item in the list of those that were just minted. */
export const mintedPicture = (page: Page | FrameLocator, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name }).locator('img')
