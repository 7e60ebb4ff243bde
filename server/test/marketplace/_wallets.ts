import { Account } from '@aptos-labs/ts-sdk'
import type { Blockchain } from '@mintline/core/networks'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { SignedText, SignInWallet } from '../../../clients/marketplace-api/src/index.ts'

/** A wallet with real signatures. */
export interface TestWallet extends SignInWallet {
  readonly blockchain: Blockchain
  /** The wallet in the answers' format. */
  readonly text: string
  /** Form fields beside the signature. */
  readonly publicKey?: string
}

/** Creates an EVM wallet. */
export function evmWallet(blockchain: Blockchain = 'ETHEREUM'): TestWallet {
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    blockchain,
    address: account.address,
    text: `ETHEREUM:${account.address.toLowerCase()}`,
    sign: async (message) => ({ message, signature: await account.signMessage({ message }) }),
  }
}

/** Creates a Solana wallet, which returns its public key like standard wallets. */
export const solanaWallet = (blockchain: 'SOLANA' | 'ECLIPSE' = 'SOLANA'): TestWallet =>
  solanaWalletOf(ed25519.keygen().secretKey, blockchain)

/** Creates the Solana wallet with this private key. */
export function solanaWalletOf(
  secretKey: Uint8Array,
  blockchain: 'SOLANA' | 'ECLIPSE' = 'SOLANA',
): TestWallet {
  const address = base58.encode(ed25519.getPublicKey(secretKey))
  const sign = async (message: string): Promise<SignedText> => ({
    message,
    signature: base58.encode(ed25519.sign(Buffer.from(message), secretKey)),
    publicKey: address,
  })
  return { blockchain, address, text: `SOLANA:${address}`, sign, publicKey: address }
}

/** Creates an Aptos wallet, which wraps the text in extra lines. */
export function aptosWallet(around: (text: string, nonce: string) => string = plain): TestWallet {
  const account = Account.generate()
  const publicKey = account.publicKey.toString()
  const address = account.accountAddress.toStringLong()
  const sign = async (text: string, nonce: string): Promise<SignedText> => {
    const message = around(text, nonce)
    return { message, signature: account.sign(Buffer.from(message)).toString(), publicKey }
  }
  return { blockchain: 'APTOS', address, text: `APTOS:${address}`, sign, publicKey }
}

const plain = (text: string, nonce: string) => `APTOS\nmessage: ${text}\nnonce: ${nonce}`

/** A wallet for each group that can sign in. */
export const WALLETS = {
  EVM: () => evmWallet(),
  Solana: () => solanaWallet(),
  Aptos: () => aptosWallet(),
}
