import { z } from '#shared/lib/zod.ts'

const SCHEMA = z.object({
  /** The embedded network, where the page was started together with one. */
  embedded: z.object({ rpcUrl: z.url(), wsUrl: z.url() }).optional(),
})

/** What the page learns from where it is served. */
export type RuntimeConfig = z.infer<typeof SCHEMA>

/** Beside the page, so that one build serves any folder of any host. */
const FILE = './mintline.json'

/** A host that has no such file, or another one, serves a page without an embedded network. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  try {
    const response = await fetch(FILE, { cache: 'no-store' })
    return SCHEMA.parse(await response.json())
  } catch {
    return {}
  }
}
