import type { Hex, RpcTransactionRequest } from 'viem'
import type { WalletProvider } from '#entities/wallet/browser/announcedEvm.ts'
import { callWorker } from '#shared/lib/workerCalls.ts'
import { askToSign } from '../approvals.ts'
import { developmentSeeds } from '../developmentSeeds.ts'
import { DEVELOPMENT_ACCOUNTS, developmentStore } from '../developmentStore.ts'
import type { SignerRequest } from './signer.ts'

/** The local network's chain id: 31337. */
const CHAIN_ID = '0x7a69'

/** EIP-1193 error codes. */
const UNAUTHORIZED = 4100
const UNSUPPORTED = 4200
const DISCONNECTED = 4900

/**
 * Creates the development wallet's provider (EIP-1193).
 *
 * @param nodes The local network's node URLs; undefined outside it, where the wallet answers nothing.
 */
export function createDevelopmentProvider(
  nodes: () => readonly string[] | undefined,
): WalletProvider {
  const ask = (transaction?: RpcTransactionRequest): Promise<Hex> => {
    const nodeUrls = nodes()
    const seed = developmentSeeds()[developmentStore.get().active]
    if (!nodeUrls || seed === undefined) {
      throw failure(DISCONNECTED, 'The development wallet only works on the local network.')
    }
    return askSigner({ seed, nodeUrls, transaction })
  }
  const send = async (transaction: RpcTransactionRequest) => {
    const address = await ask()
    if (transaction.from?.toLowerCase() !== address.toLowerCase()) {
      throw failure(UNAUTHORIZED, 'The development wallet uses another account now.')
    }
    const { active, asksBeforeSigning } = developmentStore.get()
    const account = DEVELOPMENT_ACCOUNTS[active] ?? address
    if (asksBeforeSigning) await askToSign({ kind: 'transactions', count: 1, account })
    return ask(transaction)
  }
  const request: WalletProvider['request'] = async ({ method, params = [] }) => {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [await ask()]
      case 'eth_chainId':
        return CHAIN_ID
      case 'eth_sendTransaction':
        return send(Object(params[0]))
      default:
        throw failure(UNSUPPORTED, `The development wallet does not support ${method}.`)
    }
  }
  const followed = new Map<Listener, () => void>()
  return {
    request,
    on(event, listener) {
      if (event === 'accountsChanged') followed.set(listener, followAccount(request, listener))
    },
    removeListener(_event, listener) {
      followed.get(listener)?.()
      followed.delete(listener)
    },
  }
}

type Listener = (value: unknown) => void

/** Calls a listener when this tab or another one switches to another account. Returns a function that stops it. */
function followAccount(request: WalletProvider['request'], listener: Listener): () => void {
  let { active } = developmentStore.get()
  return developmentStore.subscribe(() => {
    const next = developmentStore.get().active
    if (next === active) return
    active = next
    request({ method: 'eth_accounts' }).then(
      (accounts) => next === active && listener(accounts),
      // It is not available any more.
      () => undefined,
    )
  })
}

function failure(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

let worker: Worker | undefined

/**
 * Asks the development wallet's signer. It is a worker for its size: in its own bundle, it leaves the files that every
 * drop loads unchanged.
 */
function askSigner(request: SignerRequest): Promise<Hex> {
  worker ??= new Worker(new URL('./signer.worker.ts', import.meta.url), { type: 'module' })
  return callWorker(worker, request)
}
