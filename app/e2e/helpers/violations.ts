import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Expression for the page, which no type of this process knows. */
const RUN = (except: readonly string[]) => `(async () => {
  const rules = Object.fromEntries(${JSON.stringify(except)}.map((id) => [id, { enabled: false }]))
  const { violations } = await axe.run(document, { rules })
  return violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html }) => html)
    return id + ' (' + impact + ', ' + nodes.length + ' times): ' + help + ': ' + places.join(' | ')
  })
})()`

/**
 * Findings of axe on a page.
 *
 * @param except - ids of rules that do not count
 */
export async function violationsOf(page: Page, except: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate<string[]>(RUN(except))
}
