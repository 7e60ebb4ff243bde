import { encodePacked, type Hex, keccak256 } from 'viem'
import { sign } from 'viem/accounts'

/** Signature over a token id, in parts. */
export interface TokenIdSignature {
  /** 27 or 28. */
  readonly v: number
  readonly r: Hex
  readonly s: Hex
}

/**
 * Signs a token id for a contract that only mints what its signer allowed: the keccak-256 hash over the contract's 20
 * bytes and the number's 32, as is, without the message prefix.
 */
export async function signTokenId(
  privateKey: Hex,
  contract: Hex,
  tokenId: bigint,
): Promise<TokenIdSignature> {
  const hash = keccak256(encodePacked(['address', 'uint256'], [contract, tokenId]))
  const { r, s, yParity } = await sign({ hash, privateKey })
  return { v: 27 + (yParity ?? 0), r, s }
}
