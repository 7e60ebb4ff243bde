import type { Locator, Page } from 'playwright-core'
import { expectSoon } from './expectSoon.ts'
import { PATIENCE } from './patience.ts'

/** Connects the development wallet with the mouse, for flows about something else. */
export async function connectDevelopmentWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: /Development wallet/ }).click()
  await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()
}

/** Switches to another development wallet account. */
export async function goOnAs(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitemradio', { name: account }).click()
  await page.getByRole('button', { name: `Account: ${account}` }).waitFor()
}

/** Opens the focused button's menu, and waits until its first entry has the focus. */
export async function openMenuByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await page.locator('[role^=menuitem]:focus').waitFor()
}

/** Presses Tab until the focused element has this name, also if the page is yet to show it. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    await page.keyboard.press('Tab')
    if (name.test(await focusedName(page))) return
  }
  throw new Error(`Nothing called ${name} can be reached with Tab.`)
}

/** Returns the focused element's label or text. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
  })
}

/** Expects an element to have the focus, which it may get just after it is shown. */
export async function expectFocused(locator: Locator): Promise<void> {
  const hasFocus = () => locator.evaluate((element) => element === document.activeElement)
  await expectSoon(hasFocus, true)
}

/** Moves within an open menu and waits for the item to be focused: menus move with a delay. */
export async function moveInMenu(page: Page, key: 'ArrowDown' | 'End', item: RegExp) {
  await page.keyboard.press(key)
  await page.locator('[role^=menuitem]:focus').filter({ hasText: item }).waitFor()
}
