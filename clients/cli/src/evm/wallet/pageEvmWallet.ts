import type { AskedCall } from '@mintline/core/drop'
import { evmAddress, isEvmAddress } from '@mintline/core/identifiers'
import { type EvmWallet, findAskedCall, isNumbered, providerWallet } from '@mintline/evm'
import type { BaseContext } from '../../runtime/baseContext.ts'
import { openSignPage } from '../../wallet/page/openSignPage.ts'
import type { EvmChain } from '../chain/resolveChain.ts'

/** EIP-1193 methods that open the wallet. */
const SIGNING = ['eth_sendTransaction', 'eth_signTypedData_v4']

/** Methods that go to the wallet; the command's own node answers all others. */
const OF_WALLET = [...SIGNING, 'eth_chainId', 'wallet_getCapabilities']

/**
 * Opens a page on which a browser's wallet signs and sends on an EVM chain.
 *
 * @throws What `openSignPage` throws.
 */
export async function pageEvmWallet(
  context: BaseContext,
  { network, name, isMainnet, connection }: EvmChain,
): Promise<EvmWallet> {
  const { page, wallet } = await openSignPage(context, {
    name,
    isMainnet,
    chain: { kind: 'evm', network },
    addressOf: (text) => (isEvmAddress(text) ? evmAddress(text) : undefined),
  })
  let toAsk: AskedCall | undefined
  const request = async ({
    method,
    params = [],
  }: {
    method: string
    params?: readonly unknown[]
  }) => {
    if (!OF_WALLET.includes(method)) {
      return connection.client.request({ method, params } as never)
    }
    const asked = method === 'eth_sendTransaction' ? toAsk : undefined
    const findAnswer =
      asked && isNumbered(asked)
        ? async () => (await findAskedCall(connection, asked, context)).hash
        : undefined
    return page.ask({ method, params, isSigning: SIGNING.includes(method), findAnswer })
  }
  const beforeAsk = (asked: AskedCall) => {
    toAsk = asked
  }
  return { ...providerWallet({ request }, evmAddress(wallet.address)), beforeAsk }
}
