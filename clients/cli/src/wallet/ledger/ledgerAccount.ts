import { type ErrorCode, isMintlineError, type MintlineError, untilAborted } from '@mintline/core'
import { CommandError } from '../../errors/commandError.ts'
import type { BaseContext } from '../../runtime/baseContext.ts'
import { ledgerFailure } from './ledgerFailure.ts'
import type { LedgerUrl } from './ledgerUrl.ts'
import {
  type AppClass,
  type LedgerModules,
  type LedgerTransport,
  loadLedger,
} from './loadLedger.ts'

/** A device's app for one chain. */
export interface LedgerApp<App, Account> {
  /** Its name on the device. */
  readonly name: string
  /** The package that talks to it, or a class of our own. */
  readonly app: string | AppClass<App>
  /** The app's status words if it would have to sign what it cannot show. */
  readonly blindSigning: readonly number[]
  /** Returns the derivation path for an account: `44'/501'/0'`. */
  pathOf(key: readonly number[]): string
  /** Returns an address in its normal form; throws INVALID_ADDRESS. */
  addressOf(text: string): string
  /** Asks the device for the account at a path, without its screen. */
  fetchAccount(app: App, path: string): Promise<Account>
}

/** An account on a device. */
export interface LedgerAccount<App, Account> {
  readonly account: Account
  /**
   * Asks the device to sign, and waits for its user.
   *
   * @param what Begins the line that asks the user: `Transaction 2 of 3`.
   * @throws TRANSACTION_REJECTED, LEDGER_LOCKED, LEDGER_APP_NOT_OPEN, LEDGER_OTHER_APP, LEDGER_BLIND_SIGNING_OFF,
   * LEDGER_DISCONNECTED, LEDGER_ACCOUNT_MISSING, LEDGER_FAILED, or the signal's reason
   */
  sign<Signature>(
    what: string,
    ask: (app: App, path: string) => Promise<Signature>,
  ): Promise<Signature>
}

interface Addressed {
  readonly address: string
}

/** Where the user reads, and what ends a wait. */
type LedgerContext = Pick<BaseContext, 'output' | 'signal' | 'stateBase'>

/**
 * Finds an account on the connected devices, and shows its address for comparison.
 *
 * @throws PACKAGES_NOT_INSTALLED, LEDGER_NOT_FOUND, LEDGER_NOT_OPENED, LEDGER_AMBIGUOUS, LEDGER_ACCOUNT_MISSING, and
 * what `sign` throws
 * @throws INVALID_ADDRESS for the URL's address
 */
export async function openLedgerAccount<App, Account extends Addressed>(
  context: LedgerContext,
  url: LedgerUrl,
  app: LedgerApp<App, Account>,
): Promise<LedgerAccount<App, Account>> {
  const { output } = context
  const modules = loadLedger<App>(app.app, context.stateBase())
  const device = { context, app, modules, path: url.fullPath ?? app.pathOf(url.key) }
  const wanted = url.address === undefined ? undefined : app.addressOf(url.address)
  const account = await findAccount(device, wanted)
  const { address } = account
  output.info(`Ledger account ${address} at ${device.path}: compare it with the one that you know`)
  return {
    account,
    sign: (what, ask) =>
      onEachDevice(device, async (opened) => {
        // Another device, or the same one with another seed, signs for another account.
        const present = await app.fetchAccount(opened, device.path)
        if (present.address !== address) return undefined
        output.info(`${what}: confirm it on the Ledger device`)
        return { answer: await ask(opened, device.path) }
      }).then((signed) => signed?.answer ?? Promise.reject(missing(device, address))),
  }
}

interface Device<App, Account> {
  readonly context: LedgerContext
  readonly app: LedgerApp<App, Account>
  readonly modules: LedgerModules<App>
  readonly path: string
}

async function findAccount<App, Account extends Addressed>(
  device: Device<App, Account>,
  address: string | undefined,
): Promise<Account> {
  const { app, modules, path } = device
  const { length } = await modules.transports.list()
  if (address === undefined && length > 1) {
    throw new CommandError('LEDGER_AMBIGUOUS', { count: length })
  }
  const found = await onEachDevice(device, async (opened) => {
    const account = await app.fetchAccount(opened, path)
    if (address === undefined || account.address === address) return account
    // The Solana CLI names a device by its root address.
    const root = await app.fetchAccount(opened, app.pathOf([]))
    return root.address === address ? account : undefined
  })
  return found ?? Promise.reject(missing(device, address))
}

function missing<App, Account>(
  { path }: Device<App, Account>,
  address = '',
): CommandError<'LEDGER_ACCOUNT_MISSING'> {
  return new CommandError('LEDGER_ACCOUNT_MISSING', { address, path })
}

/** What a device's user has to change before it can be asked; another device may have the account meanwhile. */
const NOT_READY: readonly ErrorCode[] = [
  'LEDGER_NOT_OPENED',
  'LEDGER_LOCKED',
  'LEDGER_APP_NOT_OPEN',
  'LEDGER_OTHER_APP',
  'LEDGER_DISCONNECTED',
]

/**
 * Asks the connected devices one after another, until one has an answer. Each is opened for the request only. One that
 * is not ready is passed over; if none has an answer, its error is thrown.
 */
async function onEachDevice<App, Account, Answer>(
  device: Device<App, Account>,
  ask: (app: App) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  const { transports } = device.modules
  const paths = await transports.list()
  if (paths.length === 0) throw new CommandError('LEDGER_NOT_FOUND', {})
  let passedOver: MintlineError | undefined
  for (const path of paths) {
    try {
      const answer = await onDevice(device, path, ask)
      if (answer !== undefined) return answer
    } catch (error) {
      if (!isMintlineError(error) || !NOT_READY.includes(error.code)) throw error
      passedOver ??= error
    }
  }
  if (passedOver) throw passedOver
  return undefined
}

async function onDevice<App, Account, Answer>(
  { context: { signal }, app, modules }: Device<App, Account>,
  path: string,
  ask: (app: App) => Promise<Answer>,
): Promise<Answer> {
  const transport = await open(modules, path)
  let status: number | undefined
  const exchange = transport.exchange.bind(transport)
  transport.exchange = async (apdu, options) => {
    status = undefined
    const answer = await exchange(apdu, options)
    status = answer.readUInt16BE(answer.length - 2)
    return answer
  }
  const asking = async () => {
    try {
      await assertAppOpen(transport, app.name)
      return await ask(new modules.App(transport))
    } catch (error) {
      if (isMintlineError(error)) throw error
      const { name, blindSigning } = app
      throw ledgerFailure(error, { app: name, blindSigning, status })
    } finally {
      // Of a device that was unplugged, nothing is left to close.
      await transport.close().catch(() => undefined)
    }
  }
  // After Ctrl-C, the device may wait for its user for ever.
  return untilAborted(asking(), signal)
}

async function open<App>(
  { transports }: LedgerModules<App>,
  path: string,
): Promise<LedgerTransport> {
  try {
    return await transports.open(path)
  } catch (cause) {
    throw new CommandError('LEDGER_NOT_OPENED', {}, { cause })
  }
}

/** Asserts that an app is open, by the system's command for the app's name and version. */
async function assertAppOpen(transport: LedgerTransport, app: string): Promise<void> {
  const answer = await transport.send(0xb0, 0x01, 0x00, 0x00)
  // A format's number, then the name with its length in front.
  const open = answer.subarray(2, 2 + (answer[1] ?? 0)).toString('latin1')
  if (open === app) return
  if (/^B?OLOS/.test(open)) throw new CommandError('LEDGER_APP_NOT_OPEN', { app })
  throw new CommandError('LEDGER_OTHER_APP', { app, open })
}
