import type { OptionDefinition } from '../runtime/chainOption.ts'

const CONTRACT: OptionDefinition = {
  flags: '--contract <address>',
  text: 'address of the drop, also as BASE:<address> or APTOS:<address> (default: that of the config)',
  chains: ['evm', 'aptos'],
  instead: { solana: 'name the chain with --chain, or a collection with --collection' },
}

const COLLECTION: OptionDefinition = {
  flags: '--collection <symbol or address>',
  text: 'symbol of the collection, its address or that of an item, also as SOLANA:<address> (default: that of the config)',
  chains: ['solana'],
  instead: {
    evm: 'name the drop with --contract',
    aptos: 'name the drop with --contract',
  },
}

export const MACHINE: OptionDefinition = {
  flags: '--machine <address>',
  text: 'address that published the drop machine (default: that of the config)',
  chains: ['aptos'],
  instead: { solana: 'Solana has no drop machine', evm: 'EVM chains have no drop machine' },
}

const MACHINE_VERSION: OptionDefinition = {
  flags: '--machine-version <version>',
  text: 'version of the drop machine (default: as the machine tells)',
  chains: ['aptos'],
  choices: ['1', '2'],
}

const OF_TOKEN_ID = {
  flags: '--token-id <id>',
  chains: ['evm'],
  instead: { solana: 'name the chain with --chain', aptos: 'drops of Aptos have one address' },
} as const

/** Names a drop, without what is needed to read its settings on Aptos. */
export const DROP_ADDRESS: readonly OptionDefinition[] = [
  COLLECTION,
  CONTRACT,
  { ...OF_TOKEN_ID, text: 'token id of an erc1155 drop (default: that of the config)' },
]

/** Names a command's drop. */
export const DROP: readonly OptionDefinition[] = [...DROP_ADDRESS, MACHINE, MACHINE_VERSION]

/** Names a drop whose settings can be those of one token id. */
export const DROP_OR_TOKEN_ID: readonly OptionDefinition[] = dropOptions('all items')

/** Names a drop whose phases can be those of one token id. */
export const DROP_OR_PHASES: readonly OptionDefinition[] = dropOptions(
  'those of the config, otherwise all in use',
)

/** @param without What the command is about without a token id. */
function dropOptions(without: string): readonly OptionDefinition[] {
  const text = `only this token id of an erc1155 drop (default: ${without})`
  return [COLLECTION, CONTRACT, { ...OF_TOKEN_ID, text }, MACHINE, MACHINE_VERSION]
}

/** @param use What the command does with the terms. */
export function activePhase(use: string): OptionDefinition {
  return {
    flags: '--active-phase <address>',
    text: `document with the terms of the phase; ${use}`,
    chains: ['evm'],
    instead: {
      solana: 'a collection has its terms on chain',
      aptos: 'a drop has its terms on chain',
    },
  }
}

/** Names a phase on chain. */
export const PHASE: readonly OptionDefinition[] = [
  {
    flags: '--phase <number or name>',
    text: 'number of the phase, from 1, or its name in the config',
    chains: ['solana'],
    isRequired: true,
  },
  {
    flags: '--phase <id or name>',
    text: 'id of the phase on chain, or its name in the config',
    chains: ['aptos'],
    isRequired: true,
  },
]

/** Names the list of a phase in the config. */
export const PHASE_OF_LIST: OptionDefinition = {
  flags: '--phase <number or name>',
  text: 'phase of the list in the config',
  isRequired: ['evm', 'aptos'],
}

/** Names the token id of such a phase. */
export const TOKEN_OF_LIST: OptionDefinition = {
  flags: '--token-id <id>',
  text: 'token id of the phase, where the config lists several',
  chains: ['evm'],
}

export const NO_WAIT: OptionDefinition = {
  flags: '--no-wait',
  text: 'stop if another process is changing the same list',
  chains: ['solana', 'aptos'],
  instead: { evm: 'EVM drops have no lists on chain' },
}

/** Names a file of a list. */
export const LIST: readonly OptionDefinition[] = [
  {
    flags: '--list <file>',
    text: 'CSV of address, price, amount (default: that of the config)',
    chains: ['solana'],
    instead: { evm: 'the list is that of the config', aptos: 'the list is that of the config' },
  },
  {
    flags: '--unit <unit>',
    text: 'unit of prices without one: sol (ETH on Eclipse) or lamports',
    chains: ['solana'],
    choices: ['sol', 'lamports'],
  },
]

/** Royalties in basis points; `--royalty-basis-points`, as the config calls it, has the same value. */
export const BPS: readonly OptionDefinition[] = ['--bps', '--royalty-basis-points'].map(
  (flag, index) => ({
    flags: `${flag} <basis points>`,
    text: 'hundredths of a percent of a sale (default: as it is)',
    property: 'bps',
    ...(index > 0 && { isHidden: true as const }),
  }),
)
