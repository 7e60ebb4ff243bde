import { fileURLToPath } from 'node:url'
import { Account, Aptos, AptosConfig, Ed25519PrivateKey, Network } from '@aptos-labs/ts-sdk'
import { compileMovePackage, compileOwnPackage } from './move/index.ts'
import type { AptosLocalnet } from './startAptosLocalnet.ts'

const PACKAGE = fileURLToPath(new URL('../../../programs/aptos-drop-machine', import.meta.url))

/** "mintline" in ASCII: everybody knows the key, so the drop machine has the same address on every local network. */
const LOCAL_KEY = `0x${'6d696e746c696e65'.padStart(64, '0')}`

/** Octas: 10 APT. */
const FUNDS = 1_000_000_000

/** Seconds until the publication expires. */
const LIFETIME = 60

/** How to publish the drop machine. */
export interface DropMachineOptions {
  /** Account with funds that publishes it. Default: the local network's, which gets funds. */
  readonly account?: Account | undefined
  /** Address that receives the platform fee for version 1 drops. Default: the account. */
  readonly platformFeeRecipient?: string | undefined
  /** Folder with its package, or with a changed copy. Default: this repository's. */
  readonly folder?: string | undefined
}

/**
 * Compiles the drop machine and publishes it on a local network.
 *
 * @returns The drop machine's address in normal form.
 * @throws NO_MOVE
 */
export async function publishDropMachine(
  network: AptosLocalnet,
  options: DropMachineOptions = {},
): Promise<string> {
  const aptos = sdkClient(network)
  const account = options.account ?? (await fundedAccount(network, LOCAL_KEY))
  const publisher = account.accountAddress.toStringLong()
  const addresses = {
    drop_machine: publisher,
    platform_fee_recipient: options.platformFeeRecipient ?? publisher,
  }
  const { modules, metadata } =
    options.folder === undefined
      ? await compileOwnPackage(PACKAGE, addresses)
      : await compileMovePackage(options.folder, addresses)
  const transaction = await aptos.publishPackageTransaction({
    account: account.accountAddress,
    metadataBytes: metadata,
    moduleBytecode: modules.map(({ bytes }) => bytes),
    // Not the machine's time, which the SDK would use.
    options: { expireTimestamp: Number(network.now()) + LIFETIME },
  })
  const { hash } = await aptos.signAndSubmitTransaction({ signer: account, transaction })
  await aptos.waitForTransaction({ transactionHash: hash })
  return publisher
}

/**
 * Returns a private key's account, with 10 APT from the faucet.
 *
 * @param privateKey 32 bytes as 0x and hex.
 */
export async function fundedAccount(network: AptosLocalnet, privateKey: string): Promise<Account> {
  const account = Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(privateKey, false) })
  const { accountAddress } = account
  const options = { waitForIndexer: false }
  await sdkClient(network).fundAccount({ accountAddress, amount: FUNDS, options })
  return account
}

function sdkClient({ nodeUrl: fullnode, faucetUrl: faucet }: AptosLocalnet): Aptos {
  return new Aptos(new AptosConfig({ network: Network.LOCAL, fullnode, faucet }))
}
