import { Option } from 'commander'

export function contractOption(): Option {
  return new Option(
    '--contract <address>',
    'the drop: its address, or as BASE:<address> (default: that of the config)',
  )
}

export function tokenIdOption(): Option {
  return new Option('--token-id <id>', 'token id of an erc1155 drop (default: that of the config)')
}

export function onlyTokenIdOption(): Option {
  return new Option('--token-id <id>', 'only this token id of an erc1155 drop (default: all items)')
}

/** @param use What the command does with the terms. */
export function activePhaseOption(use: string): Option {
  return new Option('--active-phase <address>', `document with the terms of the phase; ${use}`)
}

export function chainOption(): Option {
  return new Option(
    '--chain <name>',
    'EVM network, such as base or base-sepolia (default: that of the config)',
  )
}

export function keystoreOption(): Option {
  return new Option(
    '--keystore <file>',
    'keystore of the wallet that pays and signs (default: that of MINTLINE_EVM_KEYSTORE)',
  )
}
