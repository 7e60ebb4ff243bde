import { Option } from 'commander'

export function collectionOption(): Option {
  return new Option(
    '--collection <symbol or address>',
    'the collection: its symbol, its address or that of an item, also as SOLANA:<address> (default: that of the config)',
  )
}

export function chainOption(): Option {
  return new Option(
    '--chain <name>',
    'network of an EVM chain or Aptos, such as base or aptos-testnet (default: that of the config)',
  )
}

export function phaseOption(): Option {
  return new Option(
    '--phase <number or name>',
    'the phase: its number, from 1, or its name in the config',
  ).makeOptionMandatory()
}

export function noWaitOption(): Option {
  return new Option('--no-wait', 'stop if another process is changing the same list')
}

export function listOption(): Option {
  return new Option('--list <file>', 'CSV of address, price, amount (default: that of the config)')
}

export function unitOption(): Option {
  return new Option(
    '--unit <unit>',
    'unit of prices without one: sol (ETH on Eclipse) or lamports',
  ).choices(['sol', 'lamports'])
}

/**
 * Creates an option for royalties in basis points.
 *
 * @param flag `--royalty-basis-points`, as the config calls it, has the same value.
 */
export function bpsOption(flag: '--bps' | '--royalty-basis-points' = '--bps'): Option {
  const option = new Option(
    `${flag} <basis points>`,
    'hundredths of a percent of a sale (default: as it is)',
  )
  option.attributeName = () => 'bps'
  return option
}

/** Collects the values from a repeatable option. */
export function collected(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value]
}
