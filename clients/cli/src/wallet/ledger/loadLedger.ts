import { CommandError } from '../../errors/commandError.ts'
import { PEERS } from '../../manifest.ts'
import { loadOnDemand } from '../../runtime/onDemand.ts'

/** An open connection to a device: the part of Ledger's transport that is used. */
export interface LedgerTransport {
  /** Sends bytes, and returns the answer with its status word in the last two bytes. */
  exchange(apdu: Buffer, options?: object): Promise<Buffer>
  /** Sends a command; throws for any status but 0x9000. */
  send(cla: number, ins: number, p1: number, p2: number, data?: Buffer): Promise<Buffer>
  close(): Promise<void>
}

/** Connects to devices. */
export interface LedgerTransports {
  /** Returns the connected devices' system paths. */
  list(): Promise<readonly string[]>
  open(path: string): Promise<LedgerTransport>
}

/** Talks to a device's app. */
export type AppClass<App> = new (transport: LedgerTransport) => App

/** What talks to a device and its app. */
export interface LedgerModules<App> {
  readonly transports: LedgerTransports
  readonly App: AppClass<App>
}

interface WithDefault<Value> {
  readonly default: Value
}

const TRANSPORT = '@ledgerhq/hw-transport-node-hid-noevents'

/**
 * Loads Ledger's packages, which are installed on demand.
 *
 * @param app The package for the device's app, or a class of our own.
 * @param folder The drop's folder, beside which they may be.
 * @throws PACKAGES_NOT_INSTALLED
 */
export function loadLedger<App>(app: string | AppClass<App>, folder: string): LedgerModules<App> {
  const transports = loadOnDemand<WithDefault<LedgerTransports>>(TRANSPORT, folder)?.default
  const App =
    typeof app === 'string' ? loadOnDemand<WithDefault<AppClass<App>>>(app, folder)?.default : app
  if (transports && App) return { transports, App }
  const names = [TRANSPORT, ...(typeof app === 'string' ? [app] : [])]
  throw new CommandError('PACKAGES_NOT_INSTALLED', {
    purpose: 'Ledger devices',
    install: `npm install ${names.map(versioned).join(' ')}`,
  })
}

/** Returns a package with the version to install, as npm takes it: `name@7`. */
function versioned(name: string): string {
  return `${name}@${/\d+/.exec(PEERS[name] ?? '')?.[0]}`
}
