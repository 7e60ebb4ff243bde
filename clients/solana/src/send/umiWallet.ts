import type { Signer } from '@metaplex-foundation/umi'
import {
  fromWeb3JsTransaction,
  toWeb3JsPublicKey,
  toWeb3JsTransaction,
} from '@metaplex-foundation/umi-web3js-adapters'
import { askWalletToSign } from './adapterWallet.ts'
import type { SolanaWallet } from './wallet.ts'

/** Wraps a umi identity, such as `umi.identity`. */
export function umiWallet(identity: Signer): SolanaWallet {
  const publicKey = toWeb3JsPublicKey(identity.publicKey)
  const request = { method: 'signAllTransactions', signer: publicKey.toBase58() }
  return {
    publicKey,
    signTransactions: async (transactions) => {
      const unsigned = transactions.map(fromWeb3JsTransaction)
      const signed = await askWalletToSign(request, () => identity.signAllTransactions(unsigned))
      return signed.map(toWeb3JsTransaction)
    },
  }
}
