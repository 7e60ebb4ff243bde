import { type InputProblem, withKind, withoutFullStop } from '@mintline/core'
import { WALLET_MESSAGES } from './walletMessages.ts'

/** Messages about the command's input: options, files, keys and answers. */
export const COMMAND_MESSAGES = {
  // Options. `reason` is a sentence without its full stop.
  USAGE_INVALID: withKind('usage', ({ reason }: { reason: string }) => withoutFullStop(reason)),
  /** Several invalid options; a single one has its own error. */
  OPTIONS_INVALID: withKind(
    'usage',
    ({ problems }: { problems: readonly InputProblem[] }) =>
      `There are ${problems.length} invalid options`,
  ),
  /** `chain` is a chain kind's name for people; `instead` is the command's substitute there. */
  COMMAND_NOT_ON_CHAIN: withKind(
    'usage',
    ({ command, chain, instead }: MissingCommand) =>
      `Drops on ${chain} have no ${command}${instead === undefined ? '' : `: ${instead}`}`,
  ),
  /** `purpose` begins a sentence and is plural; `install` is the line to run. */
  PACKAGES_NOT_INSTALLED: withKind(
    'usage',
    ({ purpose, install }: { purpose: string; install: string }) =>
      `${purpose} need packages that this installation lacks: run ${install} (with -g if mintline is installed globally)`,
  ),
  /** A number above 0 that could mean coins or lamports. */
  AMOUNT_WITHOUT_UNIT: withKind('usage', ({ value, unit }: { value: string; unit?: string }) =>
    unit !== undefined
      ? `${value} has no unit: write "${value} ${unit}"`
      : `${value} has no unit: write "${value} SOL", "${value} ETH" on Eclipse${value.includes('.') ? '' : `, or "${value} lamports"`}`,
  ),
  /** Solana and Eclipse both count in lamports, which have different values. */
  AMOUNT_UNIT_MISMATCH: withKind(
    'input',
    ({ unit, currency }: { unit: string; currency: string }) =>
      `An amount is given in ${unit}, but this network pays in ${currency}: write it in ${currency}`,
  ),
  /** The unit of a price, or a phase's token. */
  PRICE_TOKEN_UNKNOWN: withKind(
    'input',
    ({ name }: { name: string }) =>
      `${name} is neither the network's coin nor a known token: name the token by its address, or correct the unit`,
  ),
  AMOUNT_INVALID: withKind(
    'usage',
    ({ value, unit = 'ETH' }: { value: string; unit?: string }) =>
      `Not an amount - ${value}: write a number and its unit, as in "0.01 ${unit}"`,
  ),
  AMOUNT_TOO_FINE: withKind(
    'usage',
    ({ value, decimals }: { value: string; decimals: number }) =>
      `${value} has more than ${decimals} decimals: write it with at most ${decimals}`,
  ),
  /** Symbols for the currencies in which the phases are paid. */
  FLAT_FEE_CURRENCIES: ({ currencies }: { currencies: readonly string[] }) =>
    `The contract takes a flat fee in the currency of the price, and the phases are paid in ${currencies.join(' and ')}: write basis points instead`,
  /** A flat fee on chain as text, before and after a change to phases. */
  FLAT_FEE_CURRENCY_CHANGES: ({ before, after }: { before: string; after: string }) =>
    `The drop has a flat fee of ${before} per claim, which the new phases would turn into ${after}: set another fee first, with mintline fees set`,
  /** `reason` is what the contract says to the phase's first mint. */
  FIRST_MINT_REFUSED: ({ phase, reason }: { phase: string; reason: string }) =>
    `Nobody could mint in the phase ${phase}: ${withoutFullStop(reason)}`,
  /** `reason` is the problem with a text that looks like a time. */
  TIME_INVALID: withKind(
    'usage',
    ({ value, reason }: { value: string; reason?: string }) =>
      `Not a time - ${value}: ${reason ?? 'write unix seconds, or ISO with a time zone such as 2027-01-31T18:00:00Z'}`,
  ),
  COLLECTION_NOT_GIVEN: withKind(
    'usage',
    (_: Nothing) =>
      'No collection given: use --collection with a symbol or an address, or a config',
  ),
  DROP_NOT_GIVEN: withKind(
    'usage',
    (_: Nothing) => 'No drop given: use --contract with its address, or a config',
  ),
  /** `path` is the config's. */
  DROP_NOT_DEPLOYED: withKind(
    'notFound',
    ({ path, chain }: { path: string; chain: string }) =>
      `The drop of ${path} is not deployed on ${chain}: use mintline launch, or set its contract in the config`,
  ),
  /** ISO, in UTC. */
  PHASE_ENDED: withKind(
    'usage',
    ({ endTime }: { endTime: string }) =>
      `The phase has ended already, at ${endTime}: choose a later end, or close the phase`,
  ),
  PHASE_NOT_NAMED: withKind(
    'usage',
    ({ phase, known }: { phase: string; known: readonly string[] }) =>
      `No phase ${phase}: choose one of ${known.join(', ')}`,
  ),

  // Files.
  FILE_EXISTS: withKind(
    'input',
    ({ path }: { path: string }) =>
      `${path} already exists: choose another name, or use --force to replace it`,
  ),
  CONFIG_INVALID: withKind(
    'input',
    ({ path, problems }: { path: string; problems: readonly InputProblem[] }) =>
      `${path} has ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}`,
  ),
  /** A config for another chain than the one that the command was given. */
  CONFIG_OF_OTHER_CHAIN: withKind(
    'input',
    ({ path, chain }: { path: string; chain: string }) =>
      `${path} is for a drop on ${chain}: use another --config`,
  ),
  LIST_INVALID: withKind(
    'input',
    ({ path, problems }: { path: string; problems: readonly InputProblem[] }) =>
      `The list ${path} has ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}`,
  ),
  /** The price with its unit. */
  STORAGE_COST_EXCEEDED: withKind(
    'declined',
    ({ cost, maxCost }: { cost: string; maxCost: string }) =>
      `The storage asks for ${cost}, and at most ${maxCost} is allowed: raise --max-cost, or upload less; nothing was paid`,
  ),
  LIST_PRICES_CHEAP: withKind(
    'declined',
    ({ path, price }: { path: string; price: string }) =>
      `The lowest price in ${path} is ${price}, which suggests a wrong unit, and there is no terminal to ask on: check the list, and set its unit with --unit or in the config`,
  ),
  /** Removing all entries but those in an empty list would remove everything. */
  LIST_EMPTY: withKind(
    'input',
    ({ path }: { path: string }) =>
      `The list ${path} has no wallets, so all entries would be removed: use --all for that`,
  ),
  SEED_NOT_FOUND: withKind(
    'input',
    ({ path, symbol }: { path: string; symbol: string }) =>
      `No seed at ${path}: use --seed-file with the file that was written when ${symbol} was committed to its files`,
  ),
  ...WALLET_MESSAGES,

  // Networks.
  MACHINE_NOT_GIVEN: withKind(
    'usage',
    ({ chain }: { chain: string }) =>
      `No drop machine given for ${chain}: use --machine with the address that published it, or set machine in the config`,
  ),
  CHAIN_NOT_GIVEN: withKind(
    'usage',
    (_: Nothing) =>
      'No chain given: use --chain, as in --chain base-sepolia, or a config that names one',
  ),
  CHAIN_UNKNOWN: withKind(
    'usage',
    ({ chain, similar }: { chain: string; similar: readonly string[] }) =>
      `Unknown chain ${chain}: name a network, such as ${similar.join(', ')}`,
  ),
  /** `ended` is the day in ISO. */
  NETWORK_ENDED: withKind(
    'usage',
    ({ network, ended }: { network: string; ended: string }) =>
      `${network} ended on ${ended} and can no longer be used: choose another network`,
  ),
  NODE_OF_OTHER_CHAIN: withKind(
    'input',
    ({ chain, host, actual }: NodeChain) =>
      `${host} is ${actual}, not ${chain}: use the right --chain or --url`,
  ),
  CLUSTER_UNKNOWN: withKind(
    'usage',
    ({ cluster, known }: { cluster: string; known: readonly string[] }) =>
      `Unknown cluster ${cluster}: choose one of ${known.join(', ')}, or use --url`,
  ),
  CLUSTER_MISMATCH: withKind(
    'input',
    ({ cluster, host, actual }: ClusterMismatch) =>
      `${host} is ${actual}, not ${cluster}: use the right --cluster or --url`,
  ),

  // Answers.
  CONFIRMATION_REQUIRED: withKind(
    'declined',
    ({ network }: { network: string }) =>
      `This sends to ${network}, where money is real, and there is no terminal to ask on: use --yes to confirm`,
  ),
  CONFIRMATION_DECLINED: withKind('declined', (_: Nothing) => 'Not confirmed; nothing was sent'),
  INTERRUPTED: withKind('interrupted', (_: Nothing) => 'Interrupted'),
}

/** Empty context, for fixed messages. */
type Nothing = Record<never, never>

interface MissingCommand {
  /** As it is typed. */
  command: string
  chain: string
  instead?: string | undefined
}

interface NodeChain {
  /** The required network's name. */
  chain: string
  /** The node's host; a url may contain a key. */
  host: string
  /** Name of the node's network, or its chain id. */
  actual: string
}

interface ClusterMismatch {
  /** The required network's name. */
  cluster: string
  /** The node's host; a url may contain a key. */
  host: string
  /** Name of the node's network. */
  actual: string
}
