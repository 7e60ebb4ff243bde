import type { Page } from 'playwright-core'

/** Connects the development wallet with the mouse, for flows about something else. */
export async function connectDevelopmentWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: /Development wallet/ }).click()
  await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()
}

/** Goes on as another account of the development wallet. */
export async function goOnAs(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitemradio', { name: account }).click()
  await page.getByRole('button', { name: `Account: ${account}` }).waitFor()
}

/** Opens the menu whose button has the focus, and waits until its first entry has it. */
export async function openMenuByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await page.locator('[role^=menuitem]:focus').waitFor()
}

/** Presses Tab until what has the focus says this. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const MANY = 40
  for (let presses = 0; presses < MANY; presses += 1) {
    await page.keyboard.press('Tab')
    if (name.test(await focusedName(page))) return
  }
  throw new Error(`Nothing called ${name} can be reached with Tab.`)
}

/** What has the focus, by its label or its text. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
  })
}

/** Moves in an open menu with one key, and waits until the item is there: menus move a moment later. */
export async function moveInMenu(page: Page, key: 'ArrowDown' | 'End', item: RegExp) {
  await page.keyboard.press(key)
  await page.locator('[role^=menuitem]:focus').filter({ hasText: item }).waitFor()
}
