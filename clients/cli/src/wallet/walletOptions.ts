import type { OptionDefinition } from '../runtime/chainOption.ts'

/** The options that choose a wallet. */
export const WALLET_OPTIONS: readonly (readonly OptionDefinition[])[] = [
  [
    {
      flags: '--sign-with <file or url>',
      text: 'wallet that pays and signs, on any chain: a key file of that chain, or an account on a Ledger device: usb://ledger?key=0',
    },
  ],
  [
    {
      flags: '--sign-in-browser',
      text: 'sign with a wallet in a browser on this machine, on a page that the command opens',
    },
  ],
  [
    {
      flags: '-k, --keypair <file>',
      text: 'wallet that pays and signs (default: that of the Solana CLI)',
      chains: ['solana'],
      instead: {
        evm: 'name a keystore file with --keystore',
        aptos: 'name a file with a key with --private-key-file',
      },
    },
  ],
  [
    {
      flags: '--keystore <file>',
      text: 'keystore of the wallet that pays and signs (default: that of MINTLINE_EVM_KEYSTORE)',
      chains: ['evm'],
      instead: {
        solana: 'name a keypair with --keypair',
        aptos: 'name a file with a key with --private-key-file',
      },
    },
  ],
  [
    {
      flags: '--private-key-file <file>',
      text: 'key of the wallet that pays and signs (default: that of MINTLINE_APTOS_PRIVATE_KEY_FILE)',
      chains: ['aptos'],
      instead: {
        solana: 'name a keypair with --keypair',
        evm: 'name a keystore file with --keystore',
      },
    },
  ],
  [
    {
      flags: '--signer <address>',
      text: 'address of a wallet elsewhere, for --print-transactions and --dry-run: no key is needed',
    },
  ],
]
