import {
  Account,
  Aptos,
  AptosConfig,
  type Ed25519Account,
  type EntryFunctionArgumentTypes,
  Network,
  type SimpleEntryFunctionArgumentTypes,
  type UserTransactionResponse,
} from '@aptos-labs/ts-sdk'
import {
  type AptosLocalnet,
  publishDropMachine,
  startAptosLocalnet,
} from '@mintline/localnet/aptos'
import { hasMove } from '@mintline/localnet/aptos/move'
import { type AptosConnection, connectAptos } from '../../src/chain/connection.ts'
import { type Machines, machinesAt } from '../../src/drop/machine.ts'
import { keyWallet, type SigningWallet } from '../../src/wallet/signingWallet.ts'
import { padded } from './answers.ts'

/** Octas of a funded wallet: 10 APT. */
export const FUNDS = 1_000_000_000n

/** Unix seconds at which networks start; their time moves only when tests move it. */
export const START = 1_800_000_000n

/** Receives the platform fee of drops of version 1. */
export const PLATFORM = padded('0xfee5')

/** Seconds until a transaction of a test expires. */
const LIFETIME = 60

/** Argument of an entry function. */
type Argument = EntryFunctionArgumentTypes | SimpleEntryFunctionArgumentTypes

/** A local network with the drop machine, for the tests of one file. */
export interface TestNetwork extends AptosLocalnet {
  readonly connection: AptosConnection
  readonly machines: Machines
  /** Address of the drop machine in its normal form. */
  readonly publisher: string
  /** Owns the drops. */
  readonly owner: Ed25519Account
  /** The SDK's own client of the node. */
  readonly aptos: Aptos
  /** A new account with these octas. Default: 10 APT. */
  newAccount(octas?: bigint): Promise<Ed25519Account>
  /** A wallet of a new account with these octas. Default: 10 APT. */
  newWallet(octas?: bigint): Promise<SigningWallet>
  /** Sends a call of an entry function, `0x…::module::function` or one of the drop machine, with the SDK alone. */
  execute(
    sender: Account,
    name: string,
    args: readonly Argument[],
  ): Promise<UserTransactionResponse>
}

/** Describes what runs on a network; skipped, and named so, where there is no Move VM for the machine. */
export function describeOnNetwork(name: string, tests: () => void): void {
  if (hasMove()) describe(name, tests)
  else describe.skip(`${name}: no Move VM for this machine (@initia/builder.js)`, tests)
}

/** Starts a network and publishes the drop machine. */
export async function startNetwork(): Promise<TestNetwork> {
  const localnet = await startAptosLocalnet({ port: 0, faucetPort: 0, startTime: START })
  const { nodeUrl: fullnode, faucetUrl: faucet } = localnet
  const aptos = new Aptos(new AptosConfig({ network: Network.LOCAL, fullnode, faucet }))

  const newAccount = async (octas = FUNDS) => {
    const account = Account.generate()
    const { accountAddress } = account
    if (octas > 0n) {
      await aptos.fundAccount({
        accountAddress,
        amount: Number(octas),
        options: { waitForIndexer: false },
      })
    }
    return account
  }
  const machine = await newAccount()
  const owner = await newAccount()
  // Not the machine's time, by which the SDK goes.
  const lasting = () => ({ expireTimestamp: Number(localnet.now()) + LIFETIME })
  const publisher = await publishDropMachine(localnet, {
    account: machine,
    platformFeeRecipient: PLATFORM,
  })
  return {
    ...localnet,
    connection: connectAptos(fullnode),
    machines: machinesAt(publisher),
    publisher,
    owner,
    aptos,
    newAccount,
    newWallet: async (octas) => keyWallet(await newAccount(octas)),
    execute: async (sender, name, args) => {
      const transaction = await aptos.transaction.build.simple({
        sender: sender.accountAddress,
        data: {
          function: (name.startsWith('0x')
            ? name
            : `${publisher}::${name}`) as `${string}::${string}::${string}`,
          functionArguments: [...args],
        },
        options: lasting(),
      })
      return await sign(aptos, sender, transaction)
    },
  }
}

async function sign(
  aptos: Aptos,
  signer: Account,
  transaction: Awaited<ReturnType<Aptos['transaction']['build']['simple']>>,
): Promise<UserTransactionResponse> {
  const { hash } = await aptos.signAndSubmitTransaction({ signer, transaction })
  return (await aptos.waitForTransaction({ transactionHash: hash })) as UserTransactionResponse
}
