import type { ShareHost, ShareHostOptions } from '@mintline/assets/sharing'
import type { MintPageSettings } from '../config/settings.ts'
import type { HttpApp } from '../http/app.ts'
import type { Reader } from '../read-model/reader.ts'
import { sharedCollection } from './sharedCollection.ts'

/** What share pages are made from. */
export interface ShareOptions {
  readonly reader: Reader
  readonly mintPage: MintPageSettings
  /** This server's origin; undefined = the mint page's host passes `/share/` on to it. */
  readonly publicUrl: string | undefined
  /** Opens a reader for artwork, within the limits for metadata's addresses. */
  readonly openReading: () => Promise<ShareHostOptions['reading']>
}

/** Adds the pages `/share/<collection>/`, and their cards. The OpenAPI documents leave them out: they are for apps. */
export function addShare(
  { fastify, announce }: HttpApp,
  { reader, mintPage, publicUrl, openReading }: ShareOptions,
): void {
  const { site, networks } = mintPage
  const at = publicUrl === undefined ? site : `${publicUrl}/`
  let host: Promise<ShareHost> | undefined
  // Loaded with the first page: drawing takes more memory than all the rest.
  const open = async () => {
    const { shareHost } = await import('@mintline/assets/sharing')
    const reading = await openReading()
    return shareHost({ reading, findDrop: (name) => sharedCollection(reader, networks, name) })
  }
  announce(
    ['{name}', '{name}/', '{name}/{file}'].map((path) => ({
      method: 'GET',
      path: `/share/${path}`,
    })),
  )
  fastify.get('/share/*', { schema: { hide: true } }, async ({ raw }, reply) => {
    host ??= open()
    const [path = ''] = (raw.url ?? '').slice('/share/'.length).split('?')
    const { status, headers, body } = await (await host)(path, site, at)
    return reply.code(status).headers(headers).send(body)
  })
}
