import { type InputProblem, readPageTheme, TOTAL_SHARES } from '@mintline/core'
import { DROP_PARTS, type DropCapabilities, type DropPart } from '@mintline/core/drop'
import type { WrittenConfig } from './configSchema.ts'
import { keysOf } from './configText.ts'
import { listFormOf, phaseKindOf, type WrittenPhase } from './parseConfig.ts'
import { valueAt } from './standIns.ts'

/** Somebody who leaves out a price may not mean to give items away. */
const PRICE_MISSING = 'It is missing: write what an item costs, or "price": 0 where it is free'

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
  readonly required: readonly (OtherField | 'chain' | 'money.platformFee.recipients')[]
  /** True if a public phase's list gives its wallets other terms. */
  readonly hasPublicLists: boolean
  /** True if a list phase can leave its price to its list. */
  readonly hasListPrices: boolean
}

type Shares = WrittenConfig['money']['platformFee']['recipients']

/**
 * Returns everything in a config of version 2 that its chain has no place for, and settings that exclude each other.
 *
 * @param config With values as they are written.
 */
export function collectRuleProblems(config: WrittenConfig, rules: ChainRules): InputProblem[] {
  const { phases, money } = config
  const { receivers, platformFee, royalties } = money
  return [
    ...lackingParts(partsOf(config), rules),
    ...lackingFields(fieldsOf(config), rules),
    ...rules.required.flatMap((path) =>
      valueAt(config, keysOf(path)) === undefined ? [problem(path, 'It is missing')] : [],
    ),
    ...collectShareProblems(
      [
        ['money.receivers', 'money.receivers', receivers],
        ['money.platformFee.recipients', 'money.platformFee.recipients', platformFee.recipients],
        ['money.royalties.recipients', 'money.royalties.recipients', royalties.recipients],
      ],
      rules,
    ),
    ...readPageTheme(config.page, 'page').problems,
    ...collectPhaseProblems(phases, 'phases', rules),
  ]
}

/**
 * Returns everything in a list of phases that the chain has no place for, and settings that exclude each other.
 *
 * @param phases With values as they are written.
 * @param path Path of the list.
 */
export function collectPhaseProblems(
  phases: readonly WrittenPhase[] = [],
  path: string,
  rules: ChainRules,
): InputProblem[] {
  return phases.flatMap((phase, index) => {
    const place = `${path}.${index}`
    return [
      ...lackingParts(partsOfPhase(phase, place), rules),
      ...lackingFields(fieldsOfPhase(phase, place), rules),
      ...listProblems(phase, `${place}.list`, rules),
      ...priceProblems(phase, `${place}.price`, rules),
    ]
  })
}

type WrittenPart = readonly [path: string, part: DropPart, value: unknown]

function lackingParts(
  parts: readonly WrittenPart[],
  { capabilities, chains }: ChainRules,
): InputProblem[] {
  return parts.flatMap(([path, part, value]) =>
    capabilities[part] ? [] : lacking(value, path, chains, DROP_PARTS[part]),
  )
}

function partsOf({ description, supply, sale }: WrittenConfig): WrittenPart[] {
  return [
    ['description', 'description', description],
    ['supply.maxItems', 'supply.maxItems', supply?.maxItems],
    ['supply.maxPerWallet', 'supply.maxPerWallet', supply?.maxPerWallet],
    ['sale.isPaused', 'sale.isPaused', sale?.isPaused],
    ['sale.end', 'sale.endTime', sale?.end],
  ]
}

function partsOfPhase(phase: WrittenPhase, path: string): WrittenPart[] {
  const { list } = phase
  return [
    [`${path}.end`, 'phases.endTime', phase.end],
    [`${path}.currency`, 'phases.price.currency', phase.currency],
    [`${path}.maxPerTransaction`, 'phases.maxPerTransaction', phase.maxPerTransaction],
    [`${path}.maxItems`, 'phases.maxItems', phase.maxItems],
    [`${path}.isOpen`, 'phases.isOpen', phase.isOpen === false],
    [`${path}.list.form`, 'phases.list.entries', list?.form === 'entries'],
    [`${path}.list.shards`, 'phases.list.shards', list?.shards],
  ]
}

type WrittenField = readonly [path: string, value: unknown, field?: string]

function lackingFields(
  written: readonly WrittenField[],
  { fields, chains }: ChainRules,
): InputProblem[] {
  return written.flatMap(([path, value, field = path]) =>
    fields.some((known) => known === field)
      ? []
      : lacking(value, path, chains, field.replace('phases.', '')),
  )
}

function fieldsOf({ items = {}, proofs = {}, currencies = {} }: WrittenConfig): WrittenField[] {
  return [
    ...Object.entries(items).map(([name, value]): WrittenField => [`items.${name}`, value]),
    ...Object.entries(proofs).map(([name, value]): WrittenField => [`proofs.${name}`, value]),
    ['currencies', Object.keys(currencies).length],
  ]
}

function fieldsOfPhase({ key, list }: WrittenPhase, path: string): WrittenField[] {
  return [
    [`${path}.key`, key, 'phases.key'],
    [`${path}.list.unit`, list?.unit, 'phases.list.unit'],
  ]
}

/** Refuses a value, unless it says the same as leaving it out. */
function lacking(value: unknown, path: string, chains: string, part: string): InputProblem[] {
  if (!value || value === '0') return []
  const name = part.charAt(0).toLowerCase() + part.slice(1)
  return [problem(path, `Remove it: drops on ${chains} have no ${name}`)]
}

/**
 * Checks shares on chains with one receiver, who gets all.
 *
 * @param written Each with its path, and the part of a drop that it is like.
 */
export function collectShareProblems(
  written: readonly (readonly [path: string, part: DropPart, shares: Shares])[],
  { capabilities, chains }: ChainRules,
): InputProblem[] {
  return written.flatMap(([path, part, shares]) => {
    if (capabilities[part]?.most !== 1 || !Array.isArray(shares)) return []
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
  if (shards && file === undefined) {
    return [problem(`${path}.shards`, 'A list without a file has no shards')]
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
