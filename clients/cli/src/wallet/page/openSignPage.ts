import { spawn } from 'node:child_process'
import type { SignPageChain } from '@mintline/core/signing'
import type { BaseContext } from '../../runtime/baseContext.ts'
import { readPageFiles } from './pageFiles.ts'
import { type PageWallet, SignPage } from './signPage.ts'

/** The network that a page's wallet signs for. */
export interface SignPageNetwork {
  readonly chain: SignPageChain
  /** Display name. */
  readonly name: string
  /** True if money is real. */
  readonly isMainnet: boolean
  /** Returns an address in its normal form; undefined for another chain's. */
  readonly addressOf: (text: string) => string | undefined
}

/** A page with its connected wallet. */
export interface OpenSignPage {
  readonly page: SignPage
  readonly wallet: PageWallet
}

/**
 * Opens a page on this machine in the default browser, or prints its link if nobody is watching, and waits until a
 * wallet is connected there.
 *
 * @throws WALLET_REQUEST_CANCELLED if the person declines, INTERRUPTED
 */
export async function openSignPage(
  context: BaseContext,
  { chain, name: network, isMainnet, addressOf }: SignPageNetwork,
): Promise<OpenSignPage> {
  const { output, signal } = context
  const page = await SignPage.start({
    files: readPageFiles(),
    chain,
    network,
    isMainnet,
    addressOf,
    signal,
    onLink: (link, isFirst) => {
      output.info(
        isFirst
          ? `Connect your wallet on this page, in a browser on this machine: ${link}`
          : `The page is closed. To go on, open it again: ${link}`,
      )
      if (isFirst && output.interactive) openInBrowser(link)
    },
  })
  context.page = page
  const wallet = await page.connected()
  output.info(`Connected ${wallet.name} with ${wallet.address}`)
  return { page, wallet }
}

/** Opens a link in the default browser, if there is one: the link is printed too. */
function openInBrowser(link: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, link], { detached: true, stdio: 'ignore' })
  child.on('error', () => undefined)
  child.unref()
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  // A shell would read the link's characters as its own.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}
