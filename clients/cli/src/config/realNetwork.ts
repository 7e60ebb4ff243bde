import type { InputProblem } from '@mintline/core'
import { reasonNotPublic } from '@mintline/core/networks'
import { CommandError } from '../errors/commandError.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import { readConfigFile } from './configFile.ts'
import type { InspectedConfig } from './loadConfigAs.ts'

const OF_DEVELOPMENT = 'The development wallet is for local networks only: use a wallet of your own'

/** The network that a config is for. */
export interface NetworkOfConfig {
  /** True if money is real. */
  readonly isMainnet: boolean
  /** True for the network on this machine. */
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
 * Stops values that only hold on this machine from going to a network with real money: development wallets, addresses
 * that nobody else can read, and placeholders. Warns about them on test networks.
 *
 * @throws CONFIG_INVALID if money is real
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
 * Like `assertFitsNetwork`, but returns problems with their places in the file for a config that names its network; on
 * test networks it warns too.
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

/** A list whose wallets are to be checked. */
export interface CheckedList {
  readonly path: string
  /** @param wallet Development wallet, in the case that `developmentWallets` gives it. */
  isListed(wallet: string): boolean
}

/**
 * Stops development wallets in a list from getting items on a network with real money. Warns about them on test
 * networks.
 *
 * @throws LIST_INVALID if money is real
 */
export function assertListFitsNetwork(
  context: BaseContext,
  { isLocal, isMainnet }: NetworkOfConfig,
  list: CheckedList,
): void {
  if (isLocal) return
  const { path } = list
  const listed = context.developmentWallets().filter((wallet) => list.isListed(wallet))
  if (listed.length === 0) return
  if (!isMainnet) {
    context.output.warn(`${OF_DEVELOPMENT} before a real launch, in ${path}`)
    return
  }
  const problems = listed.map((wallet) => ({
    path: 'wallet',
    code: 'LIST_INVALID',
    message: `${wallet}: ${OF_DEVELOPMENT}`,
  }))
  throw new CommandError('LIST_INVALID', { path, problems })
}

/** Returns values in a config that only hold on this machine, with their paths. */
export function localValues(context: BaseContext, path: string): InputProblem[] {
  const reasonAgainst = networkReasons(context)
  return textsOf(JSON.parse(readConfigFile(path))).flatMap(([place, text]) => {
    const message = reasonAgainst(text)
    return message === undefined ? [] : [{ path: place, code: 'CONFIG_INVALID', message }]
  })
}

/** Returns a check that tells why a value only holds on this machine; undefined = it holds elsewhere, too. */
export function networkReasons(context: BaseContext): (text: string) => string | undefined {
  const wallets = new Set(context.developmentWallets())
  return (text) => {
    if (wallets.has(text) || wallets.has(text.toLowerCase())) return OF_DEVELOPMENT
    const reason = reasonNotPublic(text)
    if (reason === undefined) return undefined
    return `${capitalised(reason)}: publish the files, and write their address`
  }
}

/** Hosts keep their case. */
function capitalised(reason: string): string {
  return reason.replace(/^only/, 'Only')
}

/** Returns all texts in a config with their paths, except for `$schema`, which is for editors. */
function textsOf(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    path.length === 0 && key === '$schema' ? [] : textsOf(inner, [...path, key]),
  )
}
