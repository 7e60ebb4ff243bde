import type { AptosWallet } from '@aptos-labs/wallet-standard'
import {
  canChangeNetwork,
  changeNetwork,
  connectWallet,
  decodeTransaction,
  type SigningWallet,
} from '@mintline/aptos'
import { aptosAddress } from '@mintline/core/identifiers'
import { getAptosAccount, type WalletRequest, walletMethod } from '@mintline/core/signing'
import { fromBase64, toBase64 } from '#entities/transaction/lib/base64.ts'
import { announcedWallets, subscribeToWallets } from './announcedAptos.ts'
import { type FinderOf, unknownMethod, walletFinder } from './browserWallet.ts'
import { KNOWN_WALLETS } from './knownWallets.ts'

/** Finds wallets of the Aptos wallet standard (AIP-62). */
export const aptosWallets: FinderOf<'aptos', SigningWallet> = ({ chainId, name: networkName }) =>
  walletFinder({
    wallets: announcedWallets,
    subscribe: subscribeToWallets,
    installable: KNOWN_WALLETS.aptos,
    offer: ({ name, icon }) => ({ id: name, name, icon }),
    connect: async (wallet, silent) => {
      const signer = await connectWallet(wallet, { silent })
      const { address } = signer
      const { features } = wallet
      return {
        name: wallet.name,
        address,
        signer,
        standing: async () => {
          const account = await getAptosAccount(wallet)
          return {
            address: aptosAddress(account.address),
            // A wallet that tells no chain may sign: its signature is for one chain only.
            isOnNetwork: (account.chainId ?? chainId) === chainId,
          }
        },
        onChange: (listener) => {
          let isOver = false
          const changed = async () => {
            if (!isOver) listener()
          }
          // The standard has no way to end these.
          void features['aptos:onAccountChange'].onAccountChange(changed)
          void features['aptos:onNetworkChange'].onNetworkChange(changed)
          return () => {
            isOver = true
          }
        },
        switchNetwork: canChangeNetwork(wallet)
          ? () => changeNetwork(wallet, { name: networkName, chainId })
          : undefined,
        answer: (request) => answerOf(wallet, request),
      }
    },
  })

/** Passes a request on: the command's client reads the answers as if it had the wallet itself. */
async function answerOf(wallet: AptosWallet, { method, params }: WalletRequest): Promise<unknown> {
  switch (method) {
    case 'aptos:account': {
      const { address, publicKey } = await getAptosAccount(wallet)
      return { address, publicKey }
    }
    case 'aptos:network': {
      const { network: name, chainId, url } = await getAptosAccount(wallet)
      return { name, chainId, url }
    }
    case 'aptos:signTransaction': {
      const sign = walletMethod<SignTransaction>(wallet, method, 'signTransaction')
      const transaction = decodeTransaction(fromBase64(String(params[0])))
      const { status, args } = await sign(transaction)
      return { status, ...(args && { args: toBase64(args.bcsToBytes()) }) }
    }
    default:
      throw unknownMethod(method)
  }
}

type SignTransaction = (
  transaction: ReturnType<typeof decodeTransaction>,
) => Promise<{ status: string; args?: { bcsToBytes: () => Uint8Array } }>
