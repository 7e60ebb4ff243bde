import type { Page } from 'playwright-core'

/** Sends the open review with the button that has this label, waits for the outcome, and closes it. */
export async function confirmReview(page: Page, label: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await dialog.getByText('Confirmed', { exact: true }).first().waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
}
