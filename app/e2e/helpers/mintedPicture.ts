import type { FrameLocator, Locator, Page } from 'playwright-core'

/** Finds an item's picture among those that were just minted. */
export const mintedPicture = (page: Page | FrameLocator, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name }).locator('img')
