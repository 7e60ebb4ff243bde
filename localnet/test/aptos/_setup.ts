import { join } from 'node:path'
import {
  Account,
  type AccountAddress,
  Aptos,
  AptosConfig,
  type CommittedTransactionResponse,
  type InputGenerateTransactionPayloadData,
  isUserTransactionResponse,
  type MoveFunctionId,
  Network,
  type UserTransactionResponse,
} from '@aptos-labs/ts-sdk'
import {
  type AptosLocalnet,
  type AptosLocalnetOptions,
  startAptosLocalnet,
} from '../../src/aptos/index.ts'
import { type CompiledPackage, compileMovePackage, hasMove } from '../../src/aptos/move/index.ts'

const SHOP = join(import.meta.dirname, 'fixtures', 'shop')

/** Octas: 10 APT. */
export const FUNDS = 1_000_000_000

/** Skips a suite's tests if no Move compiler and VM run on this machine. */
export function needsMove(): void {
  before(function () {
    if (hasMove()) return
    console.log('    skipped: no Move compiler and VM for this machine (@initia/builder.js)')
    this.skip()
  })
}

/** A running network and the unmodified SDK as its client. */
export interface Rig {
  readonly network: AptosLocalnet
  readonly aptos: Aptos
  /** A new account with `FUNDS`. */
  fund(): Promise<Account>
  /** Builds, signs and sends a transaction and waits for it, failed or not. */
  send(signer: Account, data: InputGenerateTransactionPayloadData): Promise<UserTransactionResponse>
  balance(address: AccountAddress): Promise<number>
  sequenceNumber(address: AccountAddress): Promise<bigint>
}

export async function startRig(options: AptosLocalnetOptions = {}): Promise<Rig> {
  const network = await startAptosLocalnet({ port: 0, faucetPort: 0, ...options })
  const aptos = clientOf(network)
  const fund = async () => {
    const account = Account.generate()
    const { accountAddress } = account
    await aptos.fundAccount({ accountAddress, amount: FUNDS, options: { waitForIndexer: false } })
    return account
  }
  return {
    network,
    aptos,
    fund,
    send: async (signer, data) => {
      const transaction = await aptos.transaction.build.simple({
        sender: signer.accountAddress,
        data,
      })
      const { hash } = await aptos.signAndSubmitTransaction({ signer, transaction })
      return landed(aptos, hash)
    },
    balance: (accountAddress) => aptos.getAccountAPTAmount({ accountAddress }),
    sequenceNumber: async (accountAddress) =>
      BigInt((await aptos.getAccountInfo({ accountAddress })).sequence_number),
  }
}

/** A client whose transactions expire a century ahead, as tests move only the chain's time. */
export function clientOf({ nodeUrl, faucetUrl }: AptosLocalnet): Aptos {
  return new Aptos(
    new AptosConfig({
      network: Network.CUSTOM,
      fullnode: nodeUrl,
      faucet: faucetUrl,
      transactionGenerationConfig: { defaultTxnExpirySecFromNow: 100 * 365 * 86_400 },
    }),
  )
}

export async function landed(
  aptos: Aptos,
  transactionHash: string,
): Promise<UserTransactionResponse> {
  const options = { checkSuccess: false }
  return asUser(await aptos.waitForTransaction({ transactionHash, options }))
}

function asUser(transaction: CommittedTransactionResponse): UserTransactionResponse {
  if (isUserTransactionResponse(transaction)) return transaction
  throw new Error(`expected a transaction of a user, not ${transaction.type}`)
}

/** The package of `fixtures/shop`, published by a new account. */
export async function publishShop(rig: Rig): Promise<{
  shop: CompiledPackage
  owner: Account
  /** A module function's id. */
  id(name: string): MoveFunctionId
}> {
  const owner = await rig.fund()
  const address = owner.accountAddress.toStringLong()
  const shop = await compileMovePackage(SHOP, { shop: address })
  await publish(rig, owner, shop)
  return { shop, owner, id: (name) => `${address}::counter::${name}` }
}

/** Publishes a package that was compiled for the account's address. */
export async function publish(
  { aptos }: Rig,
  publisher: Account,
  { metadata, modules }: CompiledPackage,
): Promise<void> {
  const transaction = await aptos.publishPackageTransaction({
    account: publisher.accountAddress,
    metadataBytes: metadata,
    moduleBytecode: modules.map(({ bytes }) => bytes),
  })
  const { hash } = await aptos.signAndSubmitTransaction({ signer: publisher, transaction })
  const { success, vm_status } = await landed(aptos, hash)
  if (!success) throw new Error(vm_status)
}
