import type { Page } from 'playwright-core'

/**
 * Makes the page's node report no account at an address in requests for several accounts, like a node that lags behind.
 */
export async function hideAccount(
  page: Page,
  { rpcUrl, address }: { rpcUrl: string; address: string },
): Promise<void> {
  const { origin } = new URL(rpcUrl)
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const { method, params } = route.request().postDataJSON() ?? {}
      const place = method === 'getMultipleAccounts' ? params[0].indexOf(address) : -1
      if (place < 0) return route.fallback()
      const response = await route.fetch()
      const answer = await response.json()
      answer.result.value[place] = null
      return route.fulfill({ response, json: answer })
    },
  )
}
