import { type InputProblem, readPageTheme, TOTAL_SHARES } from '@mintline/core'
import { DROP_PARTS, type DropCapabilities, type DropPart } from '@mintline/core/drop'
import type { WrittenConfig } from './configSchema.ts'
import { keysOf } from './configText.ts'
import { listFormOf, phaseKindOf } from './parseConfig.ts'
import { valueAt } from './standIns.ts'
import { PRICE_MISSING } from './writtenAmount.ts'

/** Config fields that a drop's capabilities do not cover. */
type OtherField =
  | `items.${keyof NonNullable<WrittenConfig['items']>}`
  | `proofs.${keyof NonNullable<WrittenConfig['proofs']>}`
  | 'currencies'
  | 'phases.key'
  | 'phases.list.unit'

/** What configs on a chain can have. */
export interface ChainRules {
  /** For people: `Solana and Eclipse`. */
  readonly chains: string
  readonly capabilities: DropCapabilities
  readonly fields: readonly OtherField[]
  /** Fields that no config on the chain can leave out. */
  readonly required: readonly (OtherField | 'chain')[]
  /** True if a public phase's list gives its wallets other terms. */
  readonly hasPublicLists: boolean
  /** True if a list phase can leave its price to its list. */
  readonly hasListPrices: boolean
}

type WrittenPhase = NonNullable<WrittenConfig['phases']>[number]

/**
 * Returns everything in a config of version 2 that its chain has no place for, and settings that exclude each other.
 *
 * @param config With values as they are written.
 */
export function collectRuleProblems(config: WrittenConfig, rules: ChainRules): InputProblem[] {
  return [
    ...lackingParts(config, rules),
    ...lackingFields(config, rules),
    ...rules.required.flatMap((path) =>
      valueAt(config, keysOf(path)) === undefined ? [problem(path, 'It is missing')] : [],
    ),
    ...shareProblems(config, rules),
    ...readPageTheme(config.page, 'page').problems,
    ...(config.phases ?? []).flatMap((phase, index) => [
      ...listProblems(phase, `phases.${index}.list`, rules),
      ...priceProblems(phase, `phases.${index}.price`, rules),
    ]),
  ]
}

function lackingParts(config: WrittenConfig, { capabilities, chains }: ChainRules): InputProblem[] {
  return partsOf(config).flatMap(([path, part, value]) =>
    capabilities[part] ? [] : lacking(value, path, chains, DROP_PARTS[part]),
  )
}

function partsOf({ description, supply, sale, phases = [] }: WrittenConfig) {
  const parts: [path: string, part: DropPart, value: unknown][] = [
    ['description', 'description', description],
    ['supply.maxItems', 'supply.maxItems', supply?.maxItems],
    ['supply.maxPerWallet', 'supply.maxPerWallet', supply?.maxPerWallet],
    ['sale.isPaused', 'sale.isPaused', sale?.isPaused],
    ['sale.end', 'sale.endTime', sale?.end],
  ]
  for (const [index, phase] of phases.entries()) {
    const { list } = phase
    const path = `phases.${index}`
    parts.push(
      [`${path}.end`, 'phases.endTime', phase.end],
      [`${path}.currency`, 'phases.price.currency', phase.currency],
      [`${path}.maxPerTransaction`, 'phases.maxPerTransaction', phase.maxPerTransaction],
      [`${path}.maxItems`, 'phases.maxItems', phase.maxItems],
      [`${path}.isOpen`, 'phases.isOpen', phase.isOpen === false],
      [`${path}.list.form`, 'phases.list.entries', list?.form === 'entries'],
      [`${path}.list.shards`, 'phases.list.shards', list?.shards],
    )
  }
  return parts
}

function lackingFields(config: WrittenConfig, { fields, chains }: ChainRules): InputProblem[] {
  const { items = {}, proofs = {}, currencies = {}, phases = [] } = config
  const written: [path: string, value: unknown, field?: string][] = [
    ...Object.entries(items).map(([name, value]): [string, unknown] => [`items.${name}`, value]),
    ...Object.entries(proofs).map(([name, value]): [string, unknown] => [`proofs.${name}`, value]),
    ['currencies', Object.keys(currencies).length],
  ]
  for (const [index, { key, list }] of phases.entries()) {
    written.push(
      [`phases.${index}.key`, key, 'phases.key'],
      [`phases.${index}.list.unit`, list?.unit, 'phases.list.unit'],
    )
  }
  return written.flatMap(([path, value, field = path]) =>
    fields.some((known) => known === field)
      ? []
      : lacking(value, path, chains, field.replace('phases.', '')),
  )
}

/** Refuses a value, unless it says the same as leaving it out. */
function lacking(value: unknown, path: string, chains: string, part: string): InputProblem[] {
  if (!value || value === '0') return []
  const name = part.charAt(0).toLowerCase() + part.slice(1)
  return [problem(path, `Remove it: drops on ${chains} have no ${name}`)]
}

/** Checks shares on chains with one receiver, who gets all. */
function shareProblems(
  { money: { receivers, platformFee, royalties } }: WrittenConfig,
  { capabilities, chains }: ChainRules,
): InputProblem[] {
  const recipients = [
    ['money.receivers', receivers],
    ['money.platformFee.recipients', platformFee.recipients],
    ['money.royalties.recipients', royalties.recipients],
  ] as const
  return recipients.flatMap(([path, shares]) => {
    if (capabilities[path]?.most !== 1 || !Array.isArray(shares)) return []
    if (shares.length !== 1) return [problem(path, `Write one wallet: drops on ${chains} take one`)]
    return shares[0]?.share === TOTAL_SHARES
      ? []
      : [problem(path, `The only wallet has a share of ${TOTAL_SHARES}`)]
  })
}

function listProblems(
  phase: WrittenPhase,
  path: string,
  { capabilities, hasPublicLists }: ChainRules,
): InputProblem[] {
  const { list } = phase
  const isPublic = phaseKindOf(phase) === 'public'
  if (!list) {
    return isPublic || capabilities['phases.list.entries']
      ? []
      : [problem(path, 'A list phase needs a list')]
  }
  if (isPublic && !hasPublicLists) return [problem(path, 'A public phase has no list')]
  const { file, root, shards = false } = list
  if (listFormOf(list, capabilities) === 'entries') {
    return root === undefined ? [] : [problem(`${path}.root`, 'Only a merkle list has a root')]
  }
  if (isPublic) {
    return [problem(`${path}.form`, 'The list of a public phase is on chain: write "entries"')]
  }
  if (shards && file === undefined && root === undefined) {
    return [problem(`${path}.shards`, 'A phase without a list has no shards')]
  }
  return (file === undefined) === (root === undefined)
    ? [problem(path, 'A merkle list needs either a file or a root')]
    : []
}

function priceProblems(
  phase: WrittenPhase,
  path: string,
  { hasListPrices }: ChainRules,
): InputProblem[] {
  const isOptional = hasListPrices && phaseKindOf(phase) === 'list'
  return phase.price === undefined && !isOptional ? [problem(path, PRICE_MISSING)] : []
}

function problem(path: string, message: string): InputProblem {
  return { path, code: 'CONFIG_INVALID', message }
}
