import type { Locator, Page } from 'playwright-core'

/** Finds a card on the open page, by title. */
export function cardOf(page: Page, title: string): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
}

/** Reads the facts on a card on the open page, by term; addresses in full, taken from the explorer link. */
export function factsOf(page: Page, card: string): Promise<Record<string, string>> {
  return page.evaluate((title) => {
    const heading = [...document.querySelectorAll('h2')].find(
      ({ textContent }) => textContent === title,
    )
    const terms = [...(heading?.closest('section')?.querySelectorAll('dt') ?? [])]
    return Object.fromEntries(
      terms.map(({ textContent, nextElementSibling: value }) => {
        const link = value?.querySelector('a[href*="/address/"]')?.getAttribute('href')
        const address = link && new URL(link).pathname.split('/').at(-1)
        return [textContent, address ?? value?.textContent ?? '']
      }),
    )
  }, card)
}

/** Reads the shares in a part of the open page: addresses with percentages. */
export function sharesOf(page: Page, label: string): Promise<[string, string][]> {
  return page.getByRole('region', { name: label }).evaluate((region) =>
    [...region.querySelectorAll('li')].map((line): [string, string] => {
      const link = line.querySelector('a[href*="/address/"]')?.getAttribute('href')
      const address = link ? (new URL(link).pathname.split('/').at(-1) ?? '') : ''
      return [address, line.lastElementChild?.textContent ?? '']
    }),
  )
}

/** Finds a key number on the open page, with its note. */
export function figureOf(page: Page, term: string): Locator {
  return page
    .getByRole('region', { name: 'Key numbers' })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
}
