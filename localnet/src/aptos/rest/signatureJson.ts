import {
  AnyPublicKey,
  AnySignature,
  Ed25519PublicKey,
  MultiEd25519PublicKey,
} from '@aptos-labs/ts-sdk'
import type { Signer, Signers } from '../chain/signers.ts'
import { addressText } from '../vm/addressText.ts'

/** Formats a transaction's signatures like the REST interface. */
export function signatureJson({ sender, secondary, payer }: Signers): object {
  const single = proofJson(sender)
  if (secondary.length === 0 && !payer) return single
  const all = {
    sender: single,
    secondary_signer_addresses: secondary.map(addressJson),
    secondary_signers: secondary.map(proofJson),
  }
  if (!payer) return { type: 'multi_agent_signature', ...all }
  return {
    type: 'fee_payer_signature',
    ...all,
    fee_payer_address: addressJson(payer),
    fee_payer_signer: proofJson(payer),
  }
}

function addressJson({ address }: Signer): string {
  return addressText(address.toString())
}

function proofJson({ proof }: Signer): object {
  if (!proof) return { type: 'no_account_signature' }
  const { publicKey, signature } = proof
  if (publicKey instanceof AnyPublicKey && signature instanceof AnySignature) {
    return {
      type: 'single_key_signature',
      public_key: {
        type: KEY_TYPES[publicKey.variant] ?? 'unknown',
        value: publicKey.publicKey.toString(),
      },
      signature: {
        type: KEY_TYPES[publicKey.variant] ?? 'unknown',
        value: signature.signature.toString(),
      },
    }
  }
  const type =
    publicKey instanceof Ed25519PublicKey
      ? 'ed25519_signature'
      : publicKey instanceof MultiEd25519PublicKey
        ? 'multi_ed25519_signature'
        : 'multi_key_signature'
  return { type, public_key: publicKey.toString(), signature: signature.toString() }
}

/** By variant of `AnyPublicKey`. */
const KEY_TYPES = ['ed25519', 'secp256k1_ecdsa', 'secp256r1_ecdsa', 'keyless', 'federated_keyless']
