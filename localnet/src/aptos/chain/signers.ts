import {
  AccountAddress,
  type AccountAuthenticator,
  type AccountPublicKey,
  type AnyRawTransaction,
  generateSigningMessageForTransaction,
  MultiAgentTransaction,
  type Signature,
  type SignedTransaction,
  SimpleTransaction,
} from '@aptos-labs/ts-sdk'
import { Rejection } from './rejection.ts'

/** An account's key and signature. */
export interface Proof {
  readonly publicKey: AccountPublicKey
  readonly signature: Signature
}

export interface Signer {
  readonly address: AccountAddress
  /** Undefined = a simulation leaves it out. */
  readonly proof: Proof | undefined
}

/** A transaction's accounts by role. */
export interface Signers {
  readonly sender: Signer
  readonly secondary: readonly Signer[]
  /** Pays the fee; undefined = the sender does. */
  readonly payer: Signer | undefined
}

/**
 * True if a simulation does not know yet who pays, and says 0x0: then nobody does. A transaction cannot, as no key
 * belongs to that address.
 */
export function isPayerOpen({ payer }: Signers): boolean {
  return payer?.address.equals(AccountAddress.ZERO) ?? false
}

/** @throws Rejection if accounts and signatures differ in number, or an account appears twice. */
export function signersOf({ raw_txn, authenticator }: SignedTransaction): Signers {
  if (authenticator.isMultiAgent() || authenticator.isFeePayer()) {
    const sender = { address: raw_txn.sender, proof: proofOf(authenticator.sender) }
    const { secondary_signer_addresses: addresses, secondary_signers: authenticators } =
      authenticator
    if (addresses.length !== authenticators.length) {
      throw new Rejection('SECONDARY_KEYS_ADDRESSES_COUNT_MISMATCH')
    }
    const secondary = authenticators.map((signer, index) => ({
      address: addresses[index] ?? AccountAddress.ZERO,
      proof: proofOf(signer),
    }))
    const all = [sender, ...secondary].map(({ address }) => address.toString())
    if (new Set(all).size < all.length) throw new Rejection('SIGNERS_CONTAIN_DUPLICATES')
    if (!authenticator.isFeePayer()) return { sender, secondary, payer: undefined }
    const { address, authenticator: payer } = authenticator.fee_payer
    return { sender, secondary, payer: { address, proof: proofOf(payer) } }
  }
  const proof = authenticator.isSingleSender()
    ? proofOf(authenticator.sender)
    : loneProof(authenticator)
  return { sender: { address: raw_txn.sender, proof }, secondary: [], payer: undefined }
}

/** True if every account has signed. */
export function areSignaturesValid(transaction: SignedTransaction, signers: Signers): boolean {
  const { sender, secondary, payer } = signers
  const messages = signingMessages(transaction, signers)
  const isSigned = ({ proof }: Signer, accepted: readonly Uint8Array[]) =>
    proof !== undefined && accepted.some((message) => isSignature(proof, message))
  const [message] = messages
  const others = payer ? [payer] : []
  return (
    [sender, ...secondary].every((signer) => isSigned(signer, messages)) &&
    // The payer agrees to pay: it signs with its own address.
    others.every((signer) => message !== undefined && isSigned(signer, [message]))
  )
}

function isSignature({ publicKey, signature }: Proof, message: Uint8Array): boolean {
  try {
    return publicKey.verifySignature({ message, signature })
  } catch {
    return false
  }
}

/** Messages that may be signed: with a payer, the others may sign before it is known. */
function signingMessages({ raw_txn }: SignedTransaction, { secondary, payer }: Signers) {
  const addresses = secondary.map(({ address }) => address)
  const withPayer = (feePayer?: AccountAddress): AnyRawTransaction =>
    addresses.length > 0
      ? new MultiAgentTransaction(raw_txn, addresses, feePayer)
      : new SimpleTransaction(raw_txn, feePayer)
  const variants = payer ? [payer.address, AccountAddress.ZERO] : [undefined]
  return variants.map((feePayer) => generateSigningMessageForTransaction(withPayer(feePayer)))
}

function loneProof(authenticator: SignedTransaction['authenticator']): Proof | undefined {
  if (authenticator.isEd25519() || authenticator.isMultiEd25519()) {
    return { publicKey: authenticator.public_key, signature: authenticator.signature }
  }
  return undefined
}

function proofOf(authenticator: AccountAuthenticator): Proof | undefined {
  if (authenticator.isMultiKey()) {
    return { publicKey: authenticator.public_keys, signature: authenticator.signatures }
  }
  if (authenticator.isEd25519() || authenticator.isMultiEd25519() || authenticator.isSingleKey()) {
    return { publicKey: authenticator.public_key, signature: authenticator.signature }
  }
  return undefined
}
