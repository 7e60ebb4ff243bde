import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Expression for the page, which this process has no types for. */
const RUN = (except: readonly string[]) => `(async () => {
  const rules = Object.fromEntries(${JSON.stringify(except)}.map((id) => [id, { enabled: false }]))
  const { violations } = await axe.run(document, { rules, resultTypes: ['violations'] })
  return violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html }) => html)
    return id + ' (' + impact + ', ' + nodes.length + ' times): ' + help + ': ' + places.join(' | ')
  })
})()`

/**
 * Returns axe's findings on a page.
 *
 * @param except - rule ids to ignore
 */
export async function violationsOf(page: Page, except: readonly string[] = []): Promise<string[]> {
  // Half a megabyte, so a page that has it keeps it.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source)
  return page.evaluate<string[]>(RUN(except))
}
