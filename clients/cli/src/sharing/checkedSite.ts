import { isProofsAddress } from '@mintline/core'
import { readOptions, usageError } from '../commands/optionValues.ts'
import type { NetworkOfConfig } from '../config/realNetwork.ts'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import type { BaseContext } from '../runtime/baseContext.ts'

/** Addresses in the link of a share page. */
export interface LinkAddresses {
  readonly site: string
  readonly proofs?: string
  readonly activePhase?: string
}

/**
 * Returns `--site`, the console's folder, after a check of all addresses in the link: their form, and whether others
 * can read them.
 *
 * @throws USAGE_INVALID, or OPTIONS_INVALID for several.
 */
export async function checkedSite(
  context: BaseContext,
  networkOf: () => Promise<NetworkOfConfig>,
  { site, proofs, activePhase }: LinkAddresses,
): Promise<string> {
  const [folder = ''] = readOptions([
    ['--site', site, siteUrl],
    ['--proofs', proofs, readProofs],
  ])
  assertOptionsFitNetwork(context, await networkOf(), [
    ['--site', folder],
    ['--proofs', proofs],
    ['--active-phase', activePhase],
  ])
  return folder
}

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

function readProofs(text: string): string {
  if (isProofsAddress(text)) return text
  throw usageError(
    `--proofs takes the address of the published proofs, such as https://drops.example/proofs or ipfs://<id>, not ${text}`,
  )
}
