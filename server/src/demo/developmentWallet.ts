import { deleteUserText, signInText } from '@mintline/marketplace-api/texts'
import { exampleWallet } from '../../../examples/first-drop/lib/wallets.ts'
import type { DevelopmentWallet } from '../config/developmentWallet.ts'

/** PKCS #8 header before the seed of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const SEED_BYTES = 32
const FIELDS = ['domain', 'uri', 'chainId', 'nonce', 'issuedAt', 'expirationTime'] as const

/** Returns an example collector's wallet, for the demo's status page. */
export function developmentWallet(name: string): DevelopmentWallet {
  const { publicKey, secretKey } = exampleWallet(name)
  const address = publicKey.toBase58()
  const date = new Date(0)
  const consent = { domain: '{domain}', user: '{user}', wallet: `SOLANA:${address}`, date }
  const named = Object.fromEntries(FIELDS.map((field) => [field, `{${field}}`]))
  return {
    blockchain: 'SOLANA',
    address,
    key: Buffer.concat([PKCS8, secretKey.subarray(0, SEED_BYTES)]).toString('base64'),
    text: signInText({
      ...(named as Record<(typeof FIELDS)[number], string>),
      group: 'SOLANA',
      address,
    }),
    deletionText: deleteUserText(consent).replace(date.toISOString(), '{date}'),
  }
}
