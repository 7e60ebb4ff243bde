import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { DevelopmentWallet } from '../config/developmentWallet.ts'
import type { HttpApp } from '../http/app.ts'
import { followedChains } from '../read-model/chains/followedChains.ts'
import { databaseAnswers, type Reader } from '../read-model/reader.ts'
import { totals } from '../read-model/totals.ts'
import { SIGN_IN_SCRIPT } from './signInScript.ts'
import { type Knowledge, statusPage } from './statusPage.ts'
import { STYLE } from './style.ts'

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string }

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the page's headers. Everything that it loads and runs is inline; its script may only contact this server. */
const headersOf = (script: string | undefined) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`, "connect-src 'self'"]),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
})

/** Source of the status, and a test for errors that mean the database is away. */
export interface StatusOptions {
  readonly reader: Reader
  readonly isPassing: (error: unknown) => boolean
  /** Signs in on the page; undefined = the server follows no embedded network, and the page has no script. */
  readonly wallet?: DevelopmentWallet | undefined
}

/** Adds the status page `/`, and `/health`, which fails while calls would. */
export function addStatus(
  { fastify, announce }: HttpApp,
  { reader, isPassing, wallet }: StatusOptions,
): void {
  announce([
    { method: 'GET', path: '/' },
    { method: 'GET', path: '/health' },
  ])
  const schema = { hide: true }
  const headers = headersOf(wallet && SIGN_IN_SCRIPT)
  fastify.get('/', { schema }, async (_, reply) => {
    const knowledge = await knowledgeOf(reader).catch((error: unknown) => {
      if (isPassing(error)) return undefined
      throw error
    })
    return reply
      .code(knowledge ? 200 : 503)
      .headers(knowledge ? headers : { ...headers, 'Retry-After': '5' })
      .type('text/html; charset=utf-8')
      .send(statusPage({ version, now: new Date(), knowledge, wallet }))
  })
  fastify.get('/health', { schema, config: { requestClass: false } }, async (_, reply) => {
    await databaseAnswers(reader)
    return reply.header('Cache-Control', 'no-store').send({ status: 'READY' })
  })
}

async function knowledgeOf(reader: Reader): Promise<Knowledge> {
  const [chains, counts] = await Promise.all([followedChains(reader), totals(reader)])
  return { chains, totals: counts }
}
