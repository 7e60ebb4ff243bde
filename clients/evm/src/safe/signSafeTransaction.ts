import { CoreError } from '@mintline/core/errors'
import { evmAddress } from '@mintline/core/identifiers'
import type { EvmNetwork } from '@mintline/core/networks'
import { recoverTypedDataAddress } from 'viem'
import { signTypedData } from 'viem/actions'
import { EvmClientError } from '../errors/evmClientError.ts'
import { walletFailure } from '../failures/walletFailure.ts'
import type { EvmWallet } from '../wallet/evmWallet.ts'
import type { Safe } from './fetchSafe.ts'
import type { SafeSignature } from './safeService.ts'
import type { HashedSafeTransaction } from './safeTransaction.ts'

const METHOD = 'eth_signTypedData_v4'

/**
 * Asserts that a wallet may propose to a Safe.
 *
 * @throws SAFE_OWNER_REQUIRED
 */
export function assertIsOwner(
  { address: safe, owners }: Safe,
  { address: wallet }: Pick<EvmWallet, 'address'>,
): void {
  if (owners.includes(wallet)) return
  throw new EvmClientError('SAFE_OWNER_REQUIRED', { safe, wallet, owners: [...owners] })
}

/**
 * Has an owner's wallet sign a Safe's transaction, without sending it.
 *
 * @throws TRANSACTION_REJECTED if the user declines, WALLET_ANSWER_INVALID for another account's signature, other wallet
 * errors.
 */
export async function signSafeTransaction(
  { client, address: owner }: EvmWallet,
  { typedData }: Pick<HashedSafeTransaction, 'typedData'>,
  network: EvmNetwork,
): Promise<SafeSignature> {
  const contract = typedData.domain?.verifyingContract
  const signature = await signTypedData(client, { ...typedData, account: client.account }).catch(
    (error: unknown) => {
      throw walletFailure(error, { method: METHOD, wallet: owner, contract, network })
    },
  )
  const signer = await recoverTypedDataAddress({ ...typedData, signature })
  if (evmAddress(signer) !== owner) throw new CoreError('WALLET_ANSWER_INVALID', { method: METHOD })
  return { owner, signature }
}
