import { type Command, Option } from 'commander'

/** Adds options that name a command's drop. */
export function withDrop(command: Command): Command {
  return command
    .option(
      '--contract <address>',
      'the drop: the address of its collection, or as APTOS:<address> (default: that of the config)',
    )
    .addOption(machineOption())
    .addOption(
      new Option(
        '--machine-version <version>',
        'version of the drop machine (default: as the machine tells)',
      ).choices(['1', '2']),
    )
}

export function machineOption(): Option {
  return new Option(
    '--machine <address>',
    'address that published the drop machine (default: that of the config)',
  )
}

export function privateKeyFileOption(): Option {
  return new Option(
    '--private-key-file <file>',
    'key of the wallet that pays and signs on Aptos (default: that of MINTLINE_APTOS_PRIVATE_KEY_FILE)',
  )
}

export function aptosChainOption(): Option {
  return new Option(
    '--chain <name>',
    'network: aptos, aptos-testnet, aptos-devnet or aptos-local (default: that of the config)',
  )
}
