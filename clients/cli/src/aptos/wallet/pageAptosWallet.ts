import { type SigningWallet, standardWallet, walletNetworkName } from '@mintline/aptos'
import { aptosAddress, isAptosAddress } from '@mintline/core/identifiers'
import { z } from 'zod'
import type { BaseContext } from '../../runtime/baseContext.ts'
import { openSignPage } from '../../wallet/page/openSignPage.ts'
import type { AptosChain } from '../chain/resolveAptos.ts'

const signature = z.object({ status: z.string(), args: z.base64().optional() })

/**
 * Opens a page on which a browser's wallet signs for Aptos.
 *
 * @throws What `openSignPage` throws, and APTOS_ACCOUNT_MISSING, PROVIDER_ERROR if the wallet fails afterwards.
 */
export async function pageAptosWallet(
  context: BaseContext,
  { name, isMainnet, network, chainId }: AptosChain,
): Promise<SigningWallet> {
  const { page } = await openSignPage(context, {
    name,
    isMainnet,
    chain: { kind: 'aptos', chainId, name: walletNetworkName(network) },
    addressOf: (text) => (isAptosAddress(text) ? aptosAddress(text) : undefined),
  })
  const ask = (method: string) => page.ask({ method, params: [], isSigning: false })
  const sign = async (transaction: { bcsToBytes(): Uint8Array }) => {
    const params = [Buffer.from(transaction.bcsToBytes()).toString('base64')]
    const answer = await page.ask({ method: 'aptos:signTransaction', params, isSigning: true })
    const { status, args } = signature.parse(answer)
    const bytes = args === undefined ? undefined : new Uint8Array(Buffer.from(args, 'base64'))
    return { status, ...(bytes && { args: { bcsToBytes: () => bytes } }) }
  }
  // The page passes on to a wallet of the same standard.
  return standardWallet({
    features: {
      'aptos:account': { account: () => ask('aptos:account') },
      'aptos:network': { network: () => ask('aptos:network') },
      'aptos:signTransaction': { signTransaction: sign },
    },
  })
}
