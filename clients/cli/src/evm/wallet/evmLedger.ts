import { CoreError } from '@mintline/core'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import {
  getTypesForEIP712Domain,
  type Hex,
  hashDomain,
  hashMessage,
  hashStruct,
  hashTypedData,
  keccak256,
  recoverAddress,
  type Signature,
  serializeSignature,
  serializeTransaction,
  type TypedDataDefinition,
  toHex,
} from 'viem'
import { type LocalAccount, toAccount } from 'viem/accounts'
import type { BaseContext } from '../../runtime/baseContext.ts'
import { type LedgerApp, openLedgerAccount } from '../../wallet/ledger/ledgerAccount.ts'
import type { LedgerUrl } from '../../wallet/ledger/ledgerUrl.ts'
import { type DeviceSignature, EthereumApp } from './ethereumApp.ts'

const ETHEREUM: LedgerApp<EthereumApp, { readonly address: EvmAddress }> = {
  name: 'Ethereum',
  app: EthereumApp,
  blindSigning: [0x6a80],
  // As in Ledger Live: each account has a number of its own.
  pathOf: ([account = 0, index = 0]) => `44'/60'/${account}'/0/${index}`,
  addressOf: evmAddress,
  fetchAccount: async (app, path) => ({ address: evmAddress(await app.getAddress(path)) }),
}

/** Opens an account on a Ledger device. Throws as `openLedgerAccount` does. */
export async function evmLedger(
  context: Pick<BaseContext, 'output' | 'signal' | 'stateBase'>,
  url: LedgerUrl,
): Promise<LocalAccount> {
  const { account, sign } = await openLedgerAccount(context, url, ETHEREUM)
  const { address } = account
  return toAccount({
    address,
    signTransaction: async (transaction, { serializer = serializeTransaction } = {}) => {
      const unsigned = await serializer(transaction)
      const signed = await sign('Transaction', (app, path) => app.signTransaction(path, unsigned))
      return serializer(transaction, await withParity(signed, keccak256(unsigned), address))
    },
    signMessage: async ({ message }) => {
      const bytes = typeof message === 'string' ? toHex(message) : toHex(message.raw)
      const signed = await sign('Message', (app, path) => app.signMessage(path, bytes))
      return serializeSignature(await withParity(signed, hashMessage(message), address))
    },
    signTypedData: async (data) => {
      const typed = data as unknown as TypedDataDefinition
      const { domain = {}, primaryType, message } = typed
      const types = { EIP712Domain: getTypesForEIP712Domain({ domain }), ...typed.types }
      const ofDomain = hashDomain({ domain, types } as never)
      const ofMessage = hashStruct({ data: message, primaryType, types } as never)
      const signed = await sign('Typed data', (app, path) =>
        app.signTypedData(path, ofDomain, ofMessage),
      )
      return serializeSignature(await withParity(signed, hashTypedData(typed), address))
    },
  })
}

/**
 * Completes a signature by the address that it recovers.
 *
 * @throws WALLET_ANSWER_INVALID if the device signed something else
 */
async function withParity(
  { r, s }: DeviceSignature,
  hash: Hex,
  address: EvmAddress,
): Promise<Signature> {
  for (const yParity of [0, 1]) {
    const signature = { r, s, yParity, v: BigInt(27 + yParity) }
    const signer = await recoverAddress({ hash, signature })
    if (evmAddress(signer) === address) return signature
  }
  throw new CoreError('WALLET_ANSWER_INVALID', { method: 'eth_signTransaction' })
}
