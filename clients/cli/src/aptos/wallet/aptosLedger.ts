import { ed25519Authenticator, type SigningWallet, signingMessage } from '@mintline/aptos'
import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import type { BaseContext } from '../../runtime/baseContext.ts'
import { type LedgerApp, openLedgerAccount } from '../../wallet/ledger/ledgerAccount.ts'
import type { LedgerUrl } from '../../wallet/ledger/ledgerUrl.ts'

/** What is used from `@ledgerhq/hw-app-aptos`. */
interface AptosApp {
  getAddress(path: string): Promise<{ readonly address: string; readonly publicKey: Uint8Array }>
  signTransaction(path: string, message: Buffer): Promise<{ readonly signature: Uint8Array }>
}

interface AptosAccount {
  readonly address: AptosAddress
  readonly publicKey: Uint8Array
}

const APTOS: LedgerApp<AptosApp, AptosAccount> = {
  name: 'Aptos',
  app: '@ledgerhq/hw-app-aptos',
  // It shows the function of every call.
  blindSigning: [],
  pathOf: ([account = 0, index = 0]) => `44'/637'/${account}'/0'/${index}'`,
  addressOf: aptosAddress,
  fetchAccount: async (app, path) => {
    const { address, publicKey } = await app.getAddress(path)
    return { address: aptosAddress(address), publicKey }
  },
}

/** Opens a wallet on a Ledger device. Throws as `openLedgerAccount` does. */
export async function aptosLedger(
  context: Pick<BaseContext, 'output' | 'signal' | 'stateBase'>,
  url: LedgerUrl,
): Promise<SigningWallet> {
  const { account, sign } = await openLedgerAccount(context, url, APTOS)
  return {
    address: account.address,
    fetchNetwork: async () => undefined,
    sign: async ({ rawTransaction }) => {
      const message = Buffer.from(signingMessage(rawTransaction))
      const { signature } = await sign('Transaction', (app, path) =>
        app.signTransaction(path, message),
      )
      return ed25519Authenticator({ publicKey: account.publicKey, signature })
    },
  }
}
