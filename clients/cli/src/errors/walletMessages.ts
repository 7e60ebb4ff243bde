import { withKind, withoutFullStop } from '@mintline/core'

/** Messages about the wallets that sign for the command: key files, devices and vaults. */
export const WALLET_MESSAGES = {
  KEYPAIR_NOT_FOUND: withKind(
    'input',
    ({ path, option = '--keypair' }: { path: string; option?: string }) =>
      `No keypair at ${path}: use ${option}, or create one with solana-keygen new`,
  ),
  /** Never mentions the content, which may be a key after all. */
  KEYPAIR_INVALID: withKind(
    'input',
    ({ path }: { path: string }) =>
      `${path} is not a keypair file: it must hold a JSON list of 64 numbers`,
  ),

  KEY_NOT_GIVEN: withKind(
    'input',
    ({ chain }: { chain: string }) =>
      `No key to sign with on ${chain}: use --keystore, MINTLINE_EVM_KEYSTORE or MINTLINE_EVM_PRIVATE_KEY`,
  ),
  APTOS_KEY_NOT_GIVEN: withKind(
    'input',
    ({ chain }: { chain: string }) =>
      `No key to sign with on ${chain}: use --private-key-file, MINTLINE_APTOS_PRIVATE_KEY_FILE or MINTLINE_APTOS_PRIVATE_KEY`,
  ),
  /** `variable` is an environment variable or a file, whose content is never shown. */
  PRIVATE_KEY_INVALID: withKind(
    'input',
    ({ variable }: { variable: string }) =>
      `${variable} is not a private key: it must hold 64 hex digits`,
  ),
  KEY_FILE_NOT_PRIVATE: withKind(
    'input',
    ({ path }: { path: string }) =>
      `${path} is open to other users of this machine: use chmod 600 on it`,
  ),
  KEYSTORE_PASSWORD_NOT_GIVEN: withKind(
    'input',
    ({ path }: { path: string }) =>
      `The password of ${path} is needed, and there is no terminal to ask on: set MINTLINE_EVM_KEYSTORE_PASSWORD`,
  ),

  /** `wallet` begins the sentence; `what` is a plural of things to sign. */
  WALLET_CANNOT_SIGN: withKind(
    'input',
    ({ wallet, what }: { wallet: string; what: string }) =>
      `${wallet} cannot sign ${what}, which this needs: sign with a key file; nothing was sent`,
  ),

  // Ledger devices.
  LEDGER_NOT_FOUND: withKind(
    'input',
    (_: Nothing) =>
      'No Ledger device is connected by USB: plug it in and unlock it, and on Linux add the udev rules for it',
  ),
  /** The system refuses access, or another program has it. */
  LEDGER_NOT_OPENED: withKind(
    'input',
    (_: Nothing) =>
      'The Ledger device cannot be opened: close Ledger Live and other programs that use it, and on Linux add the udev rules for it',
  ),
  LEDGER_AMBIGUOUS: withKind(
    'input',
    ({ count }: { count: number }) =>
      `More than one Ledger device is connected (${count}): name the account, as in usb://ledger/<address>, or unplug the others`,
  ),
  LEDGER_LOCKED: withKind(
    'input',
    (_: Nothing) => 'The Ledger device is locked: unlock it, then run this again',
  ),
  /** `app` is the app's name on the device, here and below. */
  LEDGER_APP_NOT_OPEN: withKind(
    'input',
    ({ app }: { app: string }) =>
      `The ${app} app is not open on the Ledger device: open it, then run this again`,
  ),
  /** `open` is the other app's name; undefined = unknown. */
  LEDGER_OTHER_APP: withKind(
    'input',
    ({ app, open = 'another app' }: { app: string; open?: string | undefined }) =>
      `The Ledger device has ${open} open: open its ${app} app, then run this again`,
  ),
  LEDGER_BLIND_SIGNING_OFF: withKind(
    'input',
    ({ app }: { app: string }) =>
      `The Ledger device cannot show this transaction in full, and signs it only with blind signing: enable that in the settings of its ${app} app, then run this again`,
  ),
  LEDGER_DISCONNECTED: withKind(
    'input',
    (_: Nothing) =>
      'The Ledger device was unplugged: plug it in and unlock it, then run this again',
  ),
  /** `address` is the account's; `path` is where it was looked for. */
  LEDGER_ACCOUNT_MISSING: withKind(
    'input',
    ({ address, path }: { address: string; path: string }) =>
      `No connected Ledger device has ${address} at ${path}: connect the right one, or correct the key`,
  ),
  /** `reason` is a status word in hex, or the package's text. */
  LEDGER_FAILED: withKind(
    'input',
    ({ app, reason }: { app: string; reason: string }) =>
      `The Ledger device could not do this (${withoutFullStop(reason)}): update its ${app} app, then run this again`,
  ),

  // Proposals to vaults.
  /** `kind` is what the chain calls its vaults. */
  VAULT_NOT_FOUND: withKind(
    'notFound',
    ({ address, kind }: { address: string; kind: string }) =>
      `There is no ${kind} at ${address} on this network: check the address and the network`,
  ),
  VAULT_OWNER_REQUIRED: withKind(
    'input',
    ({ vault, wallet, owners }: { vault: string; wallet: string; owners: readonly string[] }) =>
      `${wallet} may not propose to the vault ${vault}: sign with the wallet of ${owners.join(' or ')}`,
  ),
  /** `title` is the step's; `reason` is a sentence without its full stop. */
  PROPOSAL_IMPOSSIBLE: withKind(
    'input',
    ({ title, reason }: { title: string; reason: string }) =>
      `"${title}" cannot be proposed: ${withoutFullStop(reason)}. Nothing was signed`,
  ),
  SAFE_SERVICE_UNKNOWN: withKind(
    'usage',
    ({ chain }: { chain: string }) =>
      `No Safe Transaction Service is known for ${chain}: write the proposal to a file with --proposal-file, or set SAFE_TRANSACTION_SERVICE_URL`,
  ),
}

/** Empty context, for fixed messages. */
type Nothing = Record<never, never>
