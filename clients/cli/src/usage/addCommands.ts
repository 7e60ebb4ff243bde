import type { Command } from 'commander'
import { type ByChain, CHAIN_KINDS, type ChainKind, chainNames } from '../networks/chainKind.ts'
import { ChainOption, marked, type OptionDefinition } from '../runtime/chainOption.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { CommandDefinition, Examples, GroupKind } from './definition.ts'
import { withExamples } from './examples.ts'

/** Adds a command with its subcommands, which find their chain when they run. */
export function addCommand(
  parent: Command,
  runtime: Runtime,
  definition: CommandDefinition,
  path = 'mintline',
): void {
  const { name, commands = [], examples } = definition
  const chains = chainsOf(definition)
  const command = parent.command(name).description(descriptionOf(definition, chains))
  addOptions(command, definition, chains)
  addForeignOptions(command, definition, chains)
  addExamples(command, `${path} ${name}`, examples, CHAIN_KINDS)
  const { actions } = definition
  if (actions) runtime.onChain(command, { ...definition, actions })
  for (const one of commands) addCommand(command, runtime, one, `${path} ${name}`)
}

/** Adds the commands that one chain has under the names of earlier versions: `mintline evm phases list`. */
export function addToGroup(
  group: Command,
  runtime: Runtime,
  definitions: readonly CommandDefinition[],
): void {
  const kind = group.name() as GroupKind
  const added = new Map<string, Command>([['', group]])
  const all = definitions.flatMap((one) => earlier(one, kind))
  // Groups come before what is in them.
  for (const { definition, words } of all.toSorted((a, b) => a.words.length - b.words.length)) {
    const parent = added.get(words.slice(0, -1).join(' '))
    if (!parent) throw new Error(`mintline ${kind} has no group for ${words.join(' ')}.`)
    const note = definition.notes?.[kind]
    const description = [definition.description, ...(note ? [capitalised(note)] : [])].join(' ')
    const command = parent.command(words.at(-1) ?? '').description(description)
    added.set(words.join(' '), command)
    addOptions(command, definition, [kind])
    const path = ['mintline', kind, ...words].join(' ')
    addExamples(command, path, definition.examples, [kind])
    const { actions } = definition
    if (actions) runtime.onChain(command, { ...definition, actions }, kind)
  }
}

interface Earlier {
  readonly definition: CommandDefinition
  readonly words: readonly string[]
}

function earlier(definition: CommandDefinition, kind: GroupKind): Earlier[] {
  const { inGroup, commands = [] } = definition
  const below = commands.flatMap((one) => earlier(one, kind))
  const words = inGroup?.[kind]?.split(' ')
  return words ? [{ definition, words }, ...below] : below
}

/** Returns the chains that a command or one of its subcommands has an action for. */
function chainsOf({ actions = {}, commands = [] }: CommandDefinition): readonly ChainKind[] {
  const below = commands.flatMap(chainsOf)
  return CHAIN_KINDS.filter((kind) => actions[kind] !== undefined || below.includes(kind))
}

/** Joins a command's description with what differs between its chains. */
function descriptionOf(
  { description, notes = {} }: CommandDefinition,
  chains: readonly ChainKind[],
): string {
  const isEverywhere = chains.length === CHAIN_KINDS.length
  return [
    description,
    ...notesOf(notes, chains),
    ...(isEverywhere ? [] : [`Only on ${chainNames(chains)}.`]),
  ].join(' ')
}

/** Formats notes, those with the same text once: `Solana, Aptos: signed by the owner.` */
function notesOf(notes: ByChain, chains: readonly ChainKind[]): string[] {
  const texts = [...new Set(chains.flatMap((kind) => notes[kind] ?? []))]
  return texts.map((text) => {
    const of = chains.filter((kind) => notes[kind] === text)
    return of.length === chains.length ? capitalised(text) : marked(text, of, chains)
  })
}

function addOptions(
  command: Command,
  { argument, options = [] }: CommandDefinition,
  chains: readonly ChainKind[],
): void {
  if (argument) {
    command.argument(argument.flags, argument.text).hook('preAction', (_, { args: [value] }) => {
      command.setOptionValue(argument.property, value)
    })
  }
  const byName = new Map<string, OptionDefinition[]>()
  for (const option of options) {
    const own = (option.chains ?? chains).filter((kind) => chains.includes(kind))
    if (own.length === 0) continue
    const [name = ''] = option.flags.split(' ')
    const form = option.chains ? { ...option, chains: own } : option
    byName.set(name, [...(byName.get(name) ?? []), form])
  }
  for (const forms of byName.values()) command.addOption(new ChainOption(forms, chains))
}

/** Adds, out of sight, what names a drop on a chain without the command: the command says so, not the parser. */
function addForeignOptions(
  command: Command,
  { options = [] }: CommandDefinition,
  chains: readonly ChainKind[],
): void {
  for (const option of options) {
    const isForeign = option.chains && !option.chains.some((kind) => chains.includes(kind))
    if (isForeign) command.addOption(new ChainOption([{ ...option, isHidden: true }]))
  }
}

function addExamples(
  command: Command,
  path: string,
  examples: Examples | undefined,
  chains: readonly ChainKind[],
): void {
  if (!examples) return
  const all = [...(examples.any ?? []), ...chains.flatMap((kind) => examples[kind] ?? [])]
  withExamples(
    command,
    all.map((rest) => (rest === '' ? path : `${path} ${rest}`)),
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
