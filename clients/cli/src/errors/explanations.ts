import { kindsOf } from '@mintline/core'
import { COMMAND_MESSAGES } from './commandMessages.ts'

/** Causes and remedies by error code: each text says why it happens, then what to do. */
export const EXPLANATIONS: Readonly<Record<keyof typeof COMMAND_MESSAGES, string>> = {
  // Options.
  USAGE_INVALID:
    'An option or a subcommand is missing, unknown or given wrongly. See --help of the command.',
  OPTIONS_INVALID: 'Several options are wrong. Mend each one that is listed.',
  COMMAND_NOT_ON_CHAIN:
    'Chains differ in what can be changed about a drop. Use what the message names in its place, where it names something.',
  PACKAGES_NOT_INSTALLED:
    'The command is installed without what only some drops need. Run the npm install line of the message.',
  AMOUNT_WITHOUT_UNIT:
    'The number could be coins or their smallest units. Write the unit behind it.',
  AMOUNT_UNIT_MISMATCH: 'The network pays in another coin. Write the amount in that coin.',
  PRICE_TOKEN_UNKNOWN:
    'A price is in a token that the config does not name. Add the token and its mint to "currencies", or to "priceTokens" in version 1.',
  AMOUNT_INVALID: 'The text is no amount. Write a number and its unit.',
  AMOUNT_TOO_FINE: 'The coin has fewer decimals. Round the amount.',
  FLAT_FEE_CURRENCIES:
    'A flat fee is taken in the currency of the price, and phases have several. Use basis points.',
  FLAT_FEE_CURRENCY_CHANGES:
    'The new phases are paid in another currency, in which the flat fee would be another sum. Set the fee first.',
  FIRST_MINT_REFUSED:
    'The first mint of a phase was simulated on the state that the launch leaves, and refused. Mend what its reason says, then launch again.',
  TIME_INVALID:
    'The text is no time with a time zone. Write it like 2027-01-31T18:00:00Z, or Unix seconds.',
  COLLECTION_NOT_GIVEN:
    'Neither an option nor a config names a collection. Use --collection, or run this beside the config.',
  DROP_NOT_GIVEN:
    'Neither an option nor a config names a drop. Use --contract, or run this beside the config.',
  DROP_NOT_DEPLOYED:
    'The config has no contract yet on that network. Launch it, or set its contract.',
  PHASE_ENDED:
    'The phase ends in the past, so nobody could mint. Choose a later end, or switch it off.',
  PHASE_NOT_NAMED: 'The config or the drop has no such phase. Use one of those in the message.',

  // Files.
  FILE_EXISTS: 'The command does not replace files by itself. Choose another name, or use --force.',
  CONFIG_INVALID:
    'Values of the config are wrong. Mend each one that is listed, with its path and line.',
  CONFIG_OF_OTHER_CHAIN:
    'The command was told to run on another chain than that of the config. Use another config, or leave out --chain.',
  LIST_INVALID: 'Lines of the list are wrong. Mend each one that is listed.',
  STORAGE_COST_EXCEEDED:
    'The upload costs more than --max-cost allows. Raise it, or upload less; nothing was paid.',
  LIST_PRICES_CHEAP:
    'The prices are so low that lamports may be meant as coins. Check the list, and name its unit.',
  LIST_EMPTY: 'An empty list would remove every entry. Use --all where that is meant.',

  // Keys.
  SEED_NOT_FOUND:
    'The seed of the reveal was written elsewhere, or is lost. Use --seed-file with its file.',
  KEYPAIR_NOT_FOUND:
    'There is no keypair file at the path. Name another file, or make one with solana-keygen new.',
  KEYPAIR_INVALID: 'The file holds no keypair. It is a JSON list of 64 numbers.',
  KEY_NOT_GIVEN:
    'The command needs a key to sign with. Use --keystore or the variables in the message.',
  APTOS_KEY_NOT_GIVEN:
    'The command needs a key to sign with. Use --private-key-file or the variables in the message.',
  PRIVATE_KEY_INVALID: 'The variable or file holds no private key. It is 64 hex digits.',
  KEY_FILE_NOT_PRIVATE: 'Other users of the machine could read the key. Use chmod 600 on the file.',
  KEYSTORE_PASSWORD_NOT_GIVEN:
    'The password is needed, and there is no terminal to ask on. Set MINTLINE_EVM_KEYSTORE_PASSWORD.',
  WALLET_CANNOT_SIGN:
    'Wallets differ in what they can sign, and this one lacks what the plan needs. Use --sign-with and a key file.',

  // Ledger devices.
  LEDGER_NOT_FOUND:
    'No device is connected, or this user may not access it. Plug it in; on Linux, install the udev rules that Ledger publishes.',
  LEDGER_NOT_OPENED:
    'Another program uses the device, or this user may not access it. Close Ledger Live; on Linux, install the udev rules that Ledger publishes.',
  LEDGER_AMBIGUOUS:
    'The command does not choose between devices. Name the account with its address, or unplug the others.',
  LEDGER_LOCKED: 'The device waits for its PIN. Unlock it, and run the command again.',
  LEDGER_APP_NOT_OPEN:
    'The device shows its dashboard, and only an app signs. Open the app that the message names.',
  LEDGER_OTHER_APP:
    'An app for another chain is open on the device. Open the app that the message names.',
  LEDGER_BLIND_SIGNING_OFF:
    'The app knows few programs and contracts, and refuses what it cannot show. Enable blind signing in its settings, and compare the costs that the command shows.',
  LEDGER_DISCONNECTED:
    'The device stopped answering. Nothing of the last transaction was sent. Plug it in, and run the command again.',
  LEDGER_ACCOUNT_MISSING:
    'The device has another account at this derivation path. Connect the right device, or correct the address, key or path.',
  LEDGER_FAILED:
    'The device answered with an error that has no sentence of its own. Update its app and firmware.',

  // Proposals to vaults.
  VAULT_NOT_FOUND:
    'The address of --propose is of no vault that this chain knows. Compare it with the page of your vault.',
  VAULT_OWNER_REQUIRED: 'Only owners of a vault can propose to it. Sign with the wallet of one.',
  PROPOSAL_IMPOSSIBLE:
    'A vault cannot do what the plan holds. Do that step with a wallet, or leave it out.',
  SAFE_SERVICE_UNKNOWN:
    'The network has no public service for proposals to a Safe. Use --proposal-file, or name a service.',

  // Networks.
  MACHINE_NOT_GIVEN:
    'The network has no drop machine that is known. Use --machine with the address that published it.',
  CHAIN_NOT_GIVEN: 'Neither an option nor a config names a chain. Use --chain.',
  CHAIN_UNKNOWN:
    'No network has this name. Use a name or chain id, such as one of those in the message.',
  NETWORK_ENDED:
    'The network was shut down for good, so no node was asked. Use a network that still runs.',
  NODE_OF_OTHER_CHAIN:
    'The node serves another network than the named one. Use the right --chain or --url.',
  CLUSTER_UNKNOWN: 'No cluster has this name. Use one of those in the message, or --url.',
  CLUSTER_MISMATCH:
    'The node serves another network than the named one. Use the right --cluster or --url.',

  // Answers.
  CONFIRMATION_REQUIRED:
    'Real money would be spent, and there is no terminal to ask on. Use --yes.',
  CONFIRMATION_DECLINED: 'You answered no. Nothing was sent.',
  INTERRUPTED:
    'The command was ended, as by Ctrl-C. Run it again: it goes on from what it recorded.',
}

/** Kinds of errors by code, for those that have one. */
export const KINDS = kindsOf(COMMAND_MESSAGES)
