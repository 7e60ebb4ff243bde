import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fetchItemMetadataOrUri, mintPageUrl, sharePage } from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { fileNotWritable } from '../files/fileFailures.ts'
import { writeText } from '../files/writeText.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { usageError } from './optionValues.ts'

interface ShareOptions extends CollectionOption {
  readonly site: string
  readonly proofs?: string
  readonly out: string
}

/** Symbols that are also names of folders and parts of URLs, everywhere. */
const PLAIN_NAME = /^[\w-]+$/

export async function share(
  context: CommandContext,
  options: ShareOptions,
): Promise<CommandResult> {
  const site = siteUrl(options.site)
  const info = await readCollection(context, options)
  const { proofs } = options
  const target = { collection: info.symbol, cluster: await clusterId(context), proofs }
  const mintUrl = mintPageUrl(target, site)
  const folder = PLAIN_NAME.test(info.symbol) ? info.symbol : info.editions
  const url = new URL(`share/${folder}/`, site).href
  const texts = await readTexts(context, info)
  const file = join(context.path(options.out), folder, 'index.html')
  makeFolder(dirname(file))
  writeText(file, sharePage({ ...texts, mintUrl, url }))
  const text = labelled([
    ['file', file],
    ['link', url],
    ['mint page', mintUrl],
    ['picture', texts.picture ?? 'none'],
  ])
  return { text, data: { file, url, mintUrl, ...texts } }
}

/** Texts and picture of a collection from its metadata; without it, its name on chain. */
async function readTexts(context: CommandContext, { metadata }: CollectionInfo) {
  const { collectionBaseName: title, collectionBaseUri: uri } = metadata
  const read = await fetchItemMetadataOrUri(uri, { signal: context.signal })
  if (read.type === 'raw') {
    context.output.warn(`${read.error.message}: the page has neither text nor picture`)
    return { title, description: undefined, picture: undefined }
  }
  const { description, image } = read
  if (image.startsWith('https:')) return { title, description, picture: image }
  context.output.warn('The picture is not at an https address, so apps cannot show it')
  return { title, description, picture: undefined }
}

/** Id of the network in links of the mint page. */
async function clusterId(context: CommandContext): Promise<string> {
  const { network, isLocal, host } = await context.cluster()
  if (network) return network.slug
  if (isLocal) return 'embedded'
  throw usageError(`${host} is no network that a mint page knows`)
}

/** The folder of the console. */
function siteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw usageError(
      `--site takes the URL of the published console, such as https://drops.example/, not ${text}`,
    )
  }
  return url.pathname.endsWith('/') || url.pathname.endsWith('.html')
    ? url.href
    : `${url.origin}${url.pathname}/`
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (cause) {
    throw fileNotWritable(path, cause)
  }
}
