import { callWorker } from '#shared/lib/workerCalls.ts'
import { askToSign } from '../approvals.ts'
import { developmentSeeds } from '../developmentSeeds.ts'
import { DEVELOPMENT_ACCOUNTS, developmentStore } from '../developmentStore.ts'
import { fromHex, toHex } from './hex.ts'
import type { LocalNetwork, SignerAnswer, SignerRequest } from './signer.ts'

/** The local network's chain id. */
const CHAIN_ID = 4
const NETWORK = { name: 'local', chainId: CHAIN_ID }

/** A transaction to sign, with its BCS bytes. */
interface Unsigned {
  rawTransaction: { bcsToBytes(): Uint8Array }
}

/**
 * Creates the development wallet's features (AIP-62).
 *
 * @param network Undefined outside the local network, where the wallet answers nothing.
 */
export function createDevelopmentFeatures(
  network: () => LocalNetwork | undefined,
): Readonly<Record<`aptos:${string}`, object>> {
  const ask = async (transaction?: string): Promise<SignerAnswer> => {
    const local = network()
    const seed = developmentSeeds()[developmentStore.get().active]
    if (!local || seed === undefined) {
      throw new Error('The development wallet only works on the local network.')
    }
    return askSigner({ ...local, seed, transaction })
  }
  const account = async () => {
    const { address, publicKey } = await ask()
    return { address, publicKey }
  }
  const signTransaction = async ({ rawTransaction }: Unsigned) => {
    const { active, asksBeforeSigning } = developmentStore.get()
    const name = DEVELOPMENT_ACCOUNTS[active] ?? ''
    if (asksBeforeSigning) await askToSign({ kind: 'transactions', count: 1, account: name })
    const { authenticator = '' } = await ask(toHex(rawTransaction.bcsToBytes()))
    return approved({ bcsToBytes: () => fromHex(authenticator) })
  }
  return {
    'aptos:connect': { version: '1.0.0', connect: async () => approved(await account()) },
    'aptos:disconnect': { version: '1.0.0', disconnect: async () => undefined },
    'aptos:account': { version: '1.0.0', account },
    'aptos:network': { version: '1.0.0', network: async () => NETWORK },
    'aptos:onAccountChange': { version: '1.0.0', onAccountChange: followAccount },
    'aptos:onNetworkChange': { version: '1.0.0', onNetworkChange: async () => undefined },
    'aptos:signTransaction': { version: '1.0.0', signTransaction },
    'aptos:signMessage': { version: '1.0.0', signMessage: refuseMessage },
  }
}

function approved<Args>(args: Args) {
  return { status: 'Approved', args }
}

/** Calls a listener when this tab or another one switches to another account. */
async function followAccount(listener: () => void): Promise<void> {
  let { active } = developmentStore.get()
  developmentStore.subscribe(() => {
    const next = developmentStore.get().active
    if (next === active) return
    active = next
    listener()
  })
}

async function refuseMessage(): Promise<never> {
  throw new Error('The development wallet signs transactions only.')
}

let worker: Worker | undefined

/** Asks the development wallet's signer, a worker that only people who connect that wallet load. */
function askSigner(request: SignerRequest): Promise<SignerAnswer> {
  worker ??= new Worker(new URL('./signer.worker.ts', import.meta.url), { type: 'module' })
  return callWorker(worker, request)
}
