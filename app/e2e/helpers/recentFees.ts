import type { Page } from 'playwright-core'

/**
 * Makes the test's node report recent priority fees, which the embedded network does not have; everything else is
 * unchanged.
 *
 * @param fees Millionths of a lamport for a compute unit, one for each slot.
 */
export async function reportRecentFees(
  page: Page,
  { fees, rpcUrl }: { fees: readonly number[]; rpcUrl: string },
): Promise<void> {
  const { origin } = new URL(rpcUrl)
  await page.route(
    (url) => url.origin === origin,
    (route) => {
      const { method, id } = JSON.parse(route.request().postData() ?? '{}')
      if (method !== 'getRecentPrioritizationFees') return route.fallback()
      const result = fees.map((prioritizationFee, slot) => ({ slot, prioritizationFee }))
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ json: { jsonrpc: '2.0', id, result }, headers })
    },
  )
}
