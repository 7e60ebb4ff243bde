import { AddressError } from '../errors/addressError.ts'
import type { Blockchain } from '../networks/blockchains.ts'
import { isFlowAddress } from './addressOn.ts'
import { type AptosAddress, aptosAddress, isAptosWallet } from './aptosAddress.ts'
import { isAptosLongAddress } from './aptosLongAddress.ts'
import { type EvmAddress, evmAddress, isEvmAddress } from './evmAddress.ts'
import { type Coercion, defineIdentifier, type Guard, invalidAddress } from './identifier.ts'
import { isSolanaAddress, type SolanaAddress, solanaAddress } from './solanaAddress.ts'

/** Chains by address form. Shortened Aptos addresses, such as 0x1, have no form of their own. */
const FORMS = {
  Solana: isSolanaAddress,
  EVM: isEvmAddress,
  Flow: isFlowAddress,
  Aptos: isAptosLongAddress,
}

/** Name for chains that share an address form. */
export type AddressForm = keyof typeof FORMS

/** Returns the chains that an address looks like; undefined = none. */
export function addressFormOf(value: string): AddressForm | undefined {
  const forms = Object.entries(FORMS) as [AddressForm, Guard<string>][]
  return forms.find(([, isAddress]) => isAddress(value))?.[0]
}

/**
 * Returns an entered Solana wallet address in normal form.
 *
 * @throws `ADDRESS_OF_OTHER_CHAIN` for another chain's address, `INVALID_ADDRESS` for any other text
 */
export const solanaWallet: Coercion<SolanaAddress> = walletOf(
  'Solana',
  'SOLANA',
  isSolanaAddress,
  solanaAddress,
)

/**
 * Returns an entered EVM wallet address in normal form.
 *
 * @throws `ADDRESS_OF_OTHER_CHAIN` for another chain's address, `INVALID_ADDRESS` for any other text
 */
export const evmWallet: Coercion<EvmAddress> = walletOf('EVM', 'ETHEREUM', isEvmAddress, evmAddress)

/**
 * Returns an entered Aptos wallet address in normal form. Refuses the 20 bytes of an EVM address and the 8 of a Flow
 * address, which `aptosAddress` would pad with zeros: nobody has the key to the result.
 *
 * @throws `ADDRESS_OF_OTHER_CHAIN` for another chain's address, `INVALID_ADDRESS` for any other text
 */
export const aptosWallet: Coercion<AptosAddress> = walletOf(
  'Aptos',
  'APTOS',
  isAptosWallet,
  aptosAddress,
)

function walletOf<Id extends string>(
  wanted: AddressForm,
  blockchain: Blockchain,
  isWallet: Guard<Id>,
  coerce: Coercion<Id>,
): Coercion<Id> {
  const errorFor = (value: string) => {
    const form = addressFormOf(value)
    return form === undefined || form === wanted
      ? invalidAddress(blockchain)(value)
      : new AddressError('ADDRESS_OF_OTHER_CHAIN', { value, form, wanted })
  }
  const format = (value: string) => (isWallet(value) ? coerce(value) : undefined)
  return defineIdentifier<Id>(format, errorFor).coerce
}
