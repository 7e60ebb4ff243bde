import { CommandError } from '../errors/commandError.ts'
import { isDeviceUrl, type LedgerUrl, parseLedgerUrl } from './ledger/ledgerUrl.ts'

/** Global options that choose a command's wallet; at most one is given. */
export interface WalletOptions {
  /** Key file or Ledger account, on any chain. */
  readonly signWith?: string
  /** True for a wallet in a browser. */
  readonly signInBrowser?: boolean
  /** Keypair file or Ledger account; only for Solana and Eclipse. */
  readonly keypair?: string
  /** Keystore file; only for EVM chains. */
  readonly keystore?: string
  /** File with a private key; only for Aptos. */
  readonly privateKeyFile?: string
  /** Address of a wallet elsewhere. */
  readonly signer?: string
}

/** Where a command's wallet comes from. */
export type WalletSource =
  /** No option: the chain's variables and settings, or on a local network its development wallet. */
  | { readonly kind: 'configured' }
  | {
      readonly kind: 'file'
      /** As given, relative to the working directory. */
      readonly path: string
      /** The option that names it, for messages. */
      readonly option: string
    }
  | { readonly kind: 'ledger'; readonly url: LedgerUrl }
  /** Signs elsewhere: its transactions are only previewed and printed. */
  | { readonly kind: 'address'; readonly address: string }
  /** A wallet in a browser, which signs on a page of the command. */
  | {
      readonly kind: 'browser'
      /** False if the connected wallet is known not to sign transactions of version 0, which lookup tables need. */
      readonly signsLookupTables: boolean
    }

/** Each option with its flag, and the source that its value means. */
const SOURCES: {
  readonly [Name in keyof WalletOptions]-?: readonly [
    flag: string,
    sourceOf: (value: NonNullable<WalletOptions[Name]>, flag: string) => WalletSource,
  ]
} = {
  signWith: ['--sign-with', namedSource],
  signInBrowser: ['--sign-in-browser', () => ({ kind: 'browser', signsLookupTables: true })],
  keypair: ['--keypair', namedSource],
  keystore: ['--keystore', namedSource],
  privateKeyFile: ['--private-key-file', namedSource],
  signer: ['--signer', (address) => ({ kind: 'address', address })],
}

/**
 * Chooses a command's wallet by its options.
 *
 * @throws USAGE_INVALID if they choose several
 */
export function walletSourceOf(options: WalletOptions): WalletSource {
  const given = Object.entries(SOURCES).flatMap(([name, [flag, sourceOf]]) => {
    const value = options[name as keyof WalletOptions]
    return value === undefined ? [] : [{ flag, source: () => sourceOf(value as never, flag) }]
  })
  if (given.length > 1) {
    const flags = given.map(({ flag }) => flag).join(' and ')
    throw new CommandError('USAGE_INVALID', { reason: `${flags} each choose a wallet: use one` })
  }
  return given[0]?.source() ?? { kind: 'configured' }
}

/**
 * Returns the source that a text in an option or setting means: a Ledger account's URL, otherwise a file.
 *
 * @throws USAGE_INVALID
 */
export function namedSource(text: string, option: string): WalletSource {
  return isDeviceUrl(text)
    ? { kind: 'ledger', url: parseLedgerUrl(text, option) }
    : { kind: 'file', path: text, option }
}

/** Returns true if a wallet's key may be read here: from a file, a variable, or a local network's wallet. */
export function hasKey({ kind }: WalletSource): boolean {
  return kind === 'file' || kind === 'configured'
}

/** Returns the path of a source's key file, as given; undefined if no file is named. */
export function walletFile(source: WalletSource): string | undefined {
  return source.kind === 'file' ? source.path : undefined
}
