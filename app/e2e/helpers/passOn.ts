import type { BrowserContext } from 'playwright-core'

/** Forwards requests from one origin to another. */
export async function passOn(context: BrowserContext, from: string, to: string): Promise<void> {
  await context.route(`${from}/**`, async (route) => {
    const url = route.request().url().replace(from, to)
    const response = await route.fetch({ url })
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' }
    await route.fulfill({ response, headers })
  })
}
