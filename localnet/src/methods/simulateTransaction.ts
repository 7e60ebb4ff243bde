import type { Chain } from '../chain/chain.ts'
import type { Simulation } from '../chain/engine.ts'
import { loadAddresses } from '../chain/messageKeys.ts'
import { mintDecimals } from '../chain/mintDecimals.ts'
import { innerInstructionsJson } from '../chain/toLanded.ts'
import { encodeAccount } from '../encode/account.ts'
import { encodeInner } from '../encode/meta.ts'
import type { ConfigReader } from '../rpc/configReader.ts'
import { asAddress, asStrings } from '../rpc/paramReader.ts'
import { invalidParams, RpcError, SIGNATURE_VERIFICATION_FAILURE } from '../rpc/rpcError.ts'
import type { WireTransaction } from '../wire/transaction.ts'
import { readAccountFormat } from './accountFormat.ts'
import { readMinContextSlot, requireContextSlot, withContext } from './contextSlot.ts'
import { method } from './method.ts'
import { readTransaction, requireLookups } from './readTransaction.ts'
import { simulationResult } from './simulationResult.ts'

export const simulateTransaction = method(
  (params) => {
    const config = params.config(1)
    const verifySignatures = config.boolean('sigVerify') ?? false
    const replaceBlockhash = config.boolean('replaceRecentBlockhash') ?? false
    if (verifySignatures && replaceBlockhash) {
      throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
    }
    return {
      transaction: readTransaction(params.string(0), config),
      verifySignatures,
      replaceBlockhash,
      accounts: readAccounts(config.config('accounts')),
      withInner: config.boolean('innerInstructions') ?? false,
      minContextSlot: readMinContextSlot(config),
    }
  },
  (chain, { transaction, verifySignatures, replaceBlockhash, ...options }) => {
    requireContextSlot(chain, options.minContextSlot)
    requireLookups(chain, transaction)
    const wanted = options.accounts?.addresses.length ?? 0
    if (wanted > transaction.message.staticKeys.length + 256) {
      throw invalidParams(
        `Too many accounts provided; max ${transaction.message.staticKeys.length}`,
      )
    }
    const checkBlockhash = !replaceBlockhash
    const simulation = chain.simulate(transaction, { verifySignatures, checkBlockhash })
    if (simulation.err === 'SignatureFailure') {
      throw new RpcError(
        SIGNATURE_VERIFICATION_FAILURE,
        'Transaction signature verification failure',
      )
    }
    return withContext(chain, {
      ...simulationResult(simulation),
      accounts: options.accounts ? postAccounts(chain, simulation, options.accounts) : null,
      innerInstructions: options.withInner ? inner(chain, transaction, simulation) : null,
      replacementBlockhash: replaceBlockhash ? chain.latestBlockhash() : null,
    })
  },
)

type WantedAccounts = NonNullable<ReturnType<typeof readAccounts>>

function readAccounts(config: ConfigReader | undefined) {
  if (config === undefined) return undefined
  const format = readAccountFormat(config, 'base64')
  if (format.encoding === 'binary' || format.encoding === 'base58') {
    throw invalidParams('base58 encoding not supported')
  }
  return { format, addresses: asStrings(config.list('addresses') ?? []).map(asAddress) }
}

function postAccounts(chain: Chain, { err, postAccounts }: Simulation, wanted: WantedAccounts) {
  if (err !== null) return wanted.addresses.map(() => null)
  const changed = new Map(postAccounts.map(({ address, account }) => [address, account]))
  const decimals = mintDecimals(chain.engine)
  return wanted.addresses.map((address) => {
    const account = changed.get(address) ?? chain.getAccount(address)
    return account && account.lamports > 0n ? encodeAccount(account, wanted.format, decimals) : null
  })
}

function inner(chain: Chain, { message }: WireTransaction, simulation: Simulation) {
  const loadedAddresses = loadAddresses(chain.engine, message)
  if ('err' in loadedAddresses) return []
  const innerInstructions = innerInstructionsJson(simulation.innerInstructions)
  return encodeInner({ innerInstructions, loadedAddresses }, message)
}
