import type { InputProblem } from '@mintline/core'
import { reasonNotPublic } from '@mintline/core/networks'
import { CommandError } from '../errors/commandError.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import { readConfigFile } from './configFile.ts'
import type { InspectedConfig } from './inspectConfigAs.ts'

const OF_DEVELOPMENT = 'The development wallet is for local networks only: use a wallet of your own'

/** The network that a config is for. */
export interface NetworkOfConfig {
  /** True if money is real. */
  readonly isMainnet: boolean
  /** True if it is the network on this machine. */
  readonly isLocal: boolean
}

/** Warns if a config is not ready for a real network. */
export function warnOfLocalValues(context: BaseContext, path: string): void {
  const places = new Map<string, string[]>()
  for (const { path: place, message } of localValues(context, path)) {
    places.set(message, [...(places.get(message) ?? []), place])
  }
  for (const [message, found] of places) {
    context.output.warn(`${message} before a real launch, in ${found.join(', ')}`)
  }
}

/**
 * Prevents that what is only true on this machine goes to a network with real money: development wallets, addresses
 * that nobody else can read, and placeholders. Warns of them on test networks.
 *
 * @throws CONFIG_INVALID where money is real
 */
export function assertFitsNetwork(
  context: BaseContext,
  { isLocal, isMainnet }: NetworkOfConfig,
  path: string,
): void {
  if (isLocal) return
  if (!isMainnet) {
    warnOfLocalValues(context, path)
    return
  }
  const problems = localValues(context, path)
  if (problems.length > 0) throw new CommandError('CONFIG_INVALID', { path, problems })
}

/**
 * The same as problems of a config that names its network, with their places in the file; on test networks warnings, as
 * `assertFitsNetwork` gives.
 */
export function networkProblems(
  context: BaseContext,
  { isLocal, isMainnet }: NetworkOfConfig,
  { path, placeOf }: { readonly path: string } & Pick<InspectedConfig<unknown>, 'placeOf'>,
): InputProblem[] {
  if (isLocal) return []
  if (isMainnet) {
    return localValues(context, path).map((problem) => ({ ...problem, ...placeOf(problem.path) }))
  }
  warnOfLocalValues(context, path)
  return []
}

/** Values of a config that are only true on this machine, by their paths. */
export function localValues(context: BaseContext, path: string): InputProblem[] {
  const reasonAgainst = networkReasons(context)
  return textsOf(JSON.parse(readConfigFile(path))).flatMap(([place, text]) => {
    const message = reasonAgainst(text)
    return message === undefined ? [] : [{ path: place, code: 'CONFIG_INVALID', message }]
  })
}

/** Returns the reason why a value is only true on this machine; undefined = it is true elsewhere, too. */
export function networkReasons(context: BaseContext): (text: string) => string | undefined {
  const wallets = new Set(context.developmentWallets())
  return (text) => {
    if (wallets.has(text) || wallets.has(text.toLowerCase())) return OF_DEVELOPMENT
    const reason = reasonNotPublic(text)
    if (reason === undefined) return undefined
    return `${capitalised(reason)}: publish the files, and write their address`
  }
}

/** A host stays as it is written. */
function capitalised(reason: string): string {
  return reason.replace(/^only/, 'Only')
}

/** All texts in a config, with their paths; without the schema, which is for editors. */
function textsOf(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    path.length === 0 && key === '$schema' ? [] : textsOf(inner, [...path, key]),
  )
}
