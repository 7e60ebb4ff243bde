import { isSolanaAddress } from '@mintline/core/identifiers'
import { adapterWallet, type SolanaWallet } from '@mintline/solana'
import { PublicKey, VersionedTransaction } from '@solana/web3.js'
import { z } from 'zod'
import type { Cluster } from '../../cluster/resolveCluster.ts'
import type { BaseContext } from '../../runtime/baseContext.ts'
import { openSignPage } from './openSignPage.ts'

const METHOD = 'solana:signTransaction'

/** Names in the Wallet Standard, by network; Eclipse has none. */
const CHAINS: Readonly<Record<string, string>> = {
  solana: 'solana:mainnet',
  'solana-devnet': 'solana:devnet',
  'solana-testnet': 'solana:testnet',
}
const LOCAL_CHAIN = 'solana:localnet'

const signed = z.array(z.base64())

/**
 * Opens a page on which a browser's wallet signs for Solana or Eclipse.
 *
 * @throws What `openSignPage` throws.
 */
export async function pageSolanaWallet(
  context: BaseContext,
  { name, isMainnet, isLocal, network }: Cluster,
): Promise<SolanaWallet> {
  const chain = isLocal ? LOCAL_CHAIN : network && CHAINS[network.slug]
  const { page, wallet } = await openSignPage(context, {
    name,
    isMainnet,
    chain: { kind: 'solana', chain },
    addressOf: (text) => (isSolanaAddress(text) ? text : undefined),
  })
  const signAllTransactions = async (transactions: readonly VersionedTransaction[]) => {
    const params = transactions.map((each) => Buffer.from(each.serialize()).toString('base64'))
    const answer = signed.parse(await page.ask({ method: METHOD, params, isSigning: true }))
    return answer.map((each) => VersionedTransaction.deserialize(Buffer.from(each, 'base64')))
  }
  const { versions } = wallet
  return adapterWallet({
    publicKey: new PublicKey(wallet.address),
    ...(versions && {
      supportedTransactionVersions: new Set(
        versions.filter((version) => version === 'legacy' || version === 0),
      ),
    }),
    signAllTransactions,
    signTransaction: async (transaction) => {
      const [only] = await signAllTransactions([transaction])
      if (!only) throw new Error('The wallet returned no transaction.')
      return only
    },
  })
}
