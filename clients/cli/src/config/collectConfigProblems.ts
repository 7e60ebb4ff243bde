import type { InputProblem } from '@mintline/core'
import { collectDeployProblems, phaseTermsOf } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { deployInputOf, phaseInputOf, SOME_WALLET } from './deployInputOf.ts'
import type { DropConfig, PhaseConfig } from './schema.ts'
import { unitsOf } from './unitsOf.ts'

const ROOT_LENGTH = 32
/** Stands in for roots of lists, which a config does not hold. */
const SOME_ROOT = new Uint8Array(ROOT_LENGTH)

/** What the client calls a term of a phase, and what the config calls it. */
const NAMES: Record<string, string> = {
  priceAmount: 'price',
  startTime: 'start',
  endTime: 'end',
  phaseType: 'type',
}

/** Everything in a config that the client or the programs would refuse, by paths in the file. */
export function collectConfigProblems(config: DropConfig): readonly InputProblem[] {
  const units = unitsOf(config)
  if (units.length > 1) {
    const message = `Amounts are in ${units.join(' and in ')}: one network has one currency`
    return [problem('phases', message)]
  }
  return [
    ...ruleProblems(config, units[0] ?? 'SOL'),
    ...config.phases.flatMap((phase, index) => listProblems(phase, `phases.${index}`)),
    ...repeatedNames(config.phases),
  ]
}

function ruleProblems(config: DropConfig, currency: Currency): InputProblem[] {
  const phases = config.phases.map((phase) => {
    const root = phase.merkleRoot ?? SOME_ROOT
    const start = phase.start ?? (phase.end === undefined ? 0n : phase.end - 1n)
    return phaseTermsOf(phaseInputOf({ ...phase, start }, root, currency), 0n)
  })
  const input = deployInputOf(config.collection, SOME_WALLET, currency)
  return collectDeployProblems({ ...input, phases }).map((found) => ({
    ...found,
    path: configPath(found.path),
  }))
}

/** Where the config names what the client names by this path. */
function configPath(path: string): string {
  const [first, index, name] = path.split('.')
  if (first !== 'phases' || name === undefined) {
    return first === 'phases' ? path : `collection.${path}`
  }
  return `phases.${index}.${NAMES[name] ?? name}`
}

/** A phase of wallets needs to know them; everybody's phase has no use for a list. */
function listProblems({ type, list, merkleRoot }: PhaseConfig, path: string): InputProblem[] {
  if (type === 'public' && list !== undefined) {
    return [problem(`${path}.list`, 'A public phase has no list')]
  }
  if (type !== 'merkleTree' && merkleRoot) {
    return [problem(`${path}.merkleRoot`, 'Only a merkleTree phase has a merkle root')]
  }
  if (type === 'merkleTree' && (list === undefined) === (merkleRoot === undefined)) {
    return [problem(`${path}.list`, 'A merkleTree phase needs either a list or a merkleRoot')]
  }
  return []
}

function repeatedNames(phases: readonly PhaseConfig[]): InputProblem[] {
  const named = new Set<string>()
  return phases.flatMap(({ name }, index) => {
    const repeated = named.has(name)
    named.add(name)
    return repeated ? [problem(`phases.${index}.name`, `Two phases are named ${name}`)] : []
  })
}

function problem(path: string, message: string): InputProblem {
  return { path, code: 'CONFIG_INVALID', message }
}
