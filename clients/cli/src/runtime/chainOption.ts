import { type Command, Option } from 'commander'
import { CommandError } from '../errors/commandError.ts'
import { type ByChain, CHAIN_KINDS, type ChainKind, chainNames } from '../networks/chainKind.ts'

/** An option of a command. Several with the same name are its forms on different chains. */
export interface OptionDefinition {
  /** As in the help: `--to <address>`. */
  readonly flags: string
  readonly text: string
  /** Chains on which it does something. Default: all of the command. */
  readonly chains?: readonly ChainKind[]
  /** True or the chains on which it has to be given. */
  readonly isRequired?: true | readonly ChainKind[]
  /** True to collect its values as a list. */
  readonly isRepeatable?: true
  readonly choices?: readonly string[]
  readonly default?: string | boolean
  /** Advice by the chain that lacks it. */
  readonly instead?: ByChain
  /** Parses a given value once the chain is known; throws CommandError. */
  readonly parse?: (text: string) => unknown
  /** Property of the value. Default: the name in camel case. */
  readonly property?: string
  readonly isHidden?: true
}

/** Marks of options and notes for some chains. */
const MARKS: Readonly<Record<ChainKind, string>> = { solana: 'Solana', evm: 'EVM', aptos: 'Aptos' }

/** Returns a text with the chains that it is for, unless it is for all of them: `EVM: token id`. */
export function marked(
  text: string,
  chains: readonly ChainKind[],
  all: readonly ChainKind[],
): string {
  const isForAll = all.every((kind) => chains.includes(kind))
  return isForAll ? text : `${chains.map((kind) => MARKS[kind]).join(', ')}: ${text}`
}

/** An option that knows its chains. */
export class ChainOption extends Option {
  readonly #forms: readonly OptionDefinition[]
  readonly #all: readonly ChainKind[]
  #property: string | undefined

  /**
   * @param forms At least one, all with the same name.
   * @param all Chains of the command.
   */
  constructor(forms: readonly OptionDefinition[], all: readonly ChainKind[] = CHAIN_KINDS) {
    const [first] = forms
    if (!first) throw new Error('An option has at least one form.')
    const texts = forms.map((form) => marked(form.text, form.chains ?? all, all))
    super(first.flags, texts.join('; '))
    this.#forms = forms
    this.#all = all
    this.#property = first.property
    if (first.choices) this.choices(first.choices)
    if (forms.some((form) => form.isRepeatable)) this.argParser(collected)
    if (first.default !== undefined) this.default(first.default)
    if (first.isHidden) this.hideHelp()
  }

  override attributeName(): string {
    return this.#property ?? super.attributeName()
  }

  /** Returns the option on one chain; undefined if it does nothing there. */
  formOn(kind: ChainKind): OptionDefinition | undefined {
    return this.#forms.find(({ chains = this.#all }) => chains.includes(kind))
  }

  /** Refuses the option on a chain that lacks it. */
  refusalOn(kind: ChainKind): CommandError<'USAGE_INVALID'> {
    const chains = CHAIN_KINDS.filter((one) => this.formOn(one))
    const advice = this.#forms.map(({ instead }) => instead?.[kind]).find(Boolean)
    const reason = `${this.long} is for ${chainNames(chains)}${advice === undefined ? '' : `: ${advice}`}`
    return new CommandError('USAGE_INVALID', { reason })
  }
}

/**
 * Returns a command's options on a chain, with the global ones.
 *
 * @throws USAGE_INVALID for an option that does nothing there, a missing one, or several values where one is taken
 */
export function optionsOn<Options>(kind: ChainKind, command: Command): Options {
  const values: Record<string, unknown> = { ...command.optsWithGlobals() }
  const known = [...withParents(command)].flatMap((one) => one.options).filter(isOfChains)
  for (const option of known) {
    const name = option.attributeName()
    const isGiven = command.getOptionValueSourceWithGlobals(name) === 'cli'
    const form = option.formOn(kind)
    if (!form) {
      if (isGiven) throw option.refusalOn(kind)
      continue
    }
    const value = values[name]
    if (Array.isArray(value) && !form.isRepeatable && !option.variadic) {
      values[name] = onlyOf(value, option)
    }
    if (isGiven && form.parse) values[name] = form.parse(String(values[name]))
  }
  for (const option of command.options.filter(isOfChains)) {
    const required = option.formOn(kind)?.isRequired
    const isRequired = required === true || required?.includes(kind)
    if (!isRequired || values[option.attributeName()] !== undefined) continue
    const reason = `required option '${option.formOn(kind)?.flags}' not specified`
    throw new CommandError('USAGE_INVALID', { reason })
  }
  return values as Options
}

/** Collects the values from a repeatable option. */
function collected(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value]
}

function onlyOf(values: readonly unknown[], { long }: Option): unknown {
  if (values.length === 1) return values[0]
  throw new CommandError('USAGE_INVALID', { reason: `${long} is given only once on this chain` })
}

function isOfChains(option: Option): option is ChainOption {
  return option instanceof ChainOption
}

function* withParents(command: Command): Generator<Command> {
  for (let one: Command | null = command; one; one = one.parent) yield one
}
