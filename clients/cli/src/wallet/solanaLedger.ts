import { solanaWallet } from '@mintline/core/identifiers'
import type { SolanaWallet } from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'
import type { BaseContext } from '../runtime/baseContext.ts'
import { type LedgerApp, openLedgerAccount } from './ledger/ledgerAccount.ts'
import type { LedgerUrl } from './ledger/ledgerUrl.ts'

/** What is used from `@ledgerhq/hw-app-solana`. */
interface SolanaApp {
  getAddress(path: string): Promise<{ readonly address: Uint8Array }>
  signTransaction(path: string, message: Buffer): Promise<{ readonly signature: Uint8Array }>
}

const SOLANA: LedgerApp<SolanaApp, { readonly address: string }> = {
  name: 'Solana',
  app: '@ledgerhq/hw-app-solana',
  blindSigning: [0x6808],
  // As in the Solana CLI: without numbers, the root.
  pathOf: (key) => ['44', '501', ...key].map((part) => `${part}'`).join('/'),
  addressOf: solanaWallet,
  fetchAccount: async (app, path) => {
    const { address } = await app.getAddress(path)
    return { address: new PublicKey(address).toBase58() }
  },
}

/** Opens a wallet on a Ledger device, which signs one transaction after another. Throws as `openLedgerAccount` does. */
export async function solanaLedger(
  context: Pick<BaseContext, 'output' | 'signal' | 'stateBase'>,
  url: LedgerUrl,
): Promise<SolanaWallet> {
  const { account, sign } = await openLedgerAccount(context, url, SOLANA)
  const publicKey = new PublicKey(account.address)
  return {
    publicKey,
    signTransactions: async (transactions) => {
      const { length } = transactions
      for (const [index, transaction] of transactions.entries()) {
        const what = length > 1 ? `Transaction ${index + 1} of ${length}` : 'Transaction'
        const message = Buffer.from(transaction.message.serialize())
        const { signature } = await sign(what, (app, path) => app.signTransaction(path, message))
        transaction.addSignature(publicKey, signature)
      }
      return transactions
    },
  }
}
