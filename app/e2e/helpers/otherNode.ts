import { SOLANA_NETWORKS } from '@mintline/core/networks'
import type { Page } from 'playwright-core'

const [, DEVNET] = SOLANA_NETWORKS

/** Routes requests for devnet's public nodes to the test's network. */
export async function answerForDevnet(page: Page, rpcUrl: string): Promise<void> {
  await page.route(
    ({ href }) => DEVNET?.rpc.some((node) => href.startsWith(node)) ?? false,
    async (route) => {
      const body = route.request().postData() ?? ''
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(rpcUrl, { method: 'POST', headers, body })
      await route.fulfill({
        status: answer.status,
        headers: {
          ...headers,
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
        },
        body: await answer.text(),
      })
    },
  )
}

/** Makes the test's node report another network's genesis hash; everything else is unchanged. */
export async function reportGenesisHash(
  page: Page,
  { genesisHash, rpcUrl }: { genesisHash: string; rpcUrl: string },
): Promise<void> {
  await answerMethod(page, { rpcUrl, method: 'getGenesisHash', result: genesisHash })
}

/**
 * Makes the test's node report recent priority fees, which the embedded network does not have; everything else is
 * unchanged.
 *
 * @param fees Millionths of a lamport per compute unit, one for each slot.
 */
export async function reportRecentFees(
  page: Page,
  { fees, rpcUrl }: { fees: readonly number[]; rpcUrl: string },
): Promise<void> {
  const result = fees.map((prioritizationFee, slot) => ({ slot, prioritizationFee }))
  await answerMethod(page, { rpcUrl, method: 'getRecentPrioritizationFees', result })
}

/** Answers one node method with the test's own result. */
async function answerMethod(
  page: Page,
  answered: { rpcUrl: string; method: string; result: unknown },
): Promise<void> {
  const { origin } = new URL(answered.rpcUrl)
  await page.route(
    (url) => url.origin === origin,
    (route) => {
      const { method, id } = JSON.parse(route.request().postData() ?? '{}')
      if (method !== answered.method) return route.fallback()
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ json: { jsonrpc: '2.0', id, result: answered.result }, headers })
    },
  )
}
