import { Account, type SimpleTransaction } from '@aptos-labs/ts-sdk'
import type { AptosWallet } from '@mintline/core/signing'

/** Traits of a wallet of the standard, for tests. */
export interface WalletInput {
  readonly account?: Account
  /** Default: chain 4 at an unknown node. */
  readonly network?: { readonly name: string; readonly chainId?: number; readonly url?: string }
  /** The user's decision on requests to connect or sign. Default: to approve. */
  readonly answer?: 'approve' | 'decline' | Error
}

/** A wallet of the Aptos wallet standard, with a key of its own. */
export function walletOfStandard(input: WalletInput = {}): AptosWallet {
  const { account = Account.generate(), answer = 'approve' } = input
  const { network = { name: 'custom', chainId: 4 } } = input
  const decide = async <Args>(args: () => Args) => {
    if (answer instanceof Error) throw answer
    return answer === 'approve' ? { status: 'Approved', args: args() } : { status: 'Rejected' }
  }
  const info = { address: account.accountAddress, publicKey: account.publicKey }
  return {
    features: {
      'aptos:connect': { connect: () => decide(() => info) },
      'aptos:account': { account: async () => info },
      'aptos:network': { network: async () => network },
      'aptos:signTransaction': {
        signTransaction: (transaction: SimpleTransaction) =>
          decide(() => account.signTransactionWithAuthenticator(transaction)),
      },
    },
  }
}
