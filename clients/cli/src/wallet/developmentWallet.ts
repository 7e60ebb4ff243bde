import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { askNode } from '@mintline/core'
import { writePrivately } from '@mintline/core/files'
import { AllowlistError, formatAmount, resolvePending } from '@mintline/solana'
import { Keypair, LAMPORTS_PER_SOL, type PublicKey } from '@solana/web3.js'
import type { Cluster } from '../cluster/resolveCluster.ts'
import { loadKeypair } from './loadWallet.ts'

/** Balance below which the faucet is used. */
const ENOUGH = LAMPORTS_PER_SOL
const FUNDS = 10 * LAMPORTS_PER_SOL

/**
 * Opens the wallet for a local network, if no keypair is configured. Never used on any other network.
 *
 * @param base Folder whose `.mintline` stores it.
 */
export function developmentWallet(base: string) {
  const path = join(base, '.mintline', 'localnet-wallet.json')
  return {
    path,
    /** Base58; undefined if it does not exist. */
    address: (): string | undefined =>
      existsSync(path) ? loadKeypair(path).publicKey.toBase58() : undefined,
    /**
     * Loads it, or creates it if it does not exist.
     *
     * @throws KEYPAIR_INVALID
     */
    keypair: (): Keypair => {
      if (!existsSync(path)) {
        writePrivately(path, JSON.stringify(Array.from(Keypair.generate().secretKey)))
      }
      return loadKeypair(path)
    },
  }
}

/**
 * Requests funds from a network's faucet for a wallet with less than 1 SOL.
 *
 * @returns The received amount as text; undefined if none is needed.
 */
export async function fundFromFaucet(
  { connection, currency }: Cluster,
  wallet: PublicKey,
): Promise<string | undefined> {
  const balance = await askNode('getBalance', () => connection.getBalance(wallet))
  if (balance >= ENOUGH) return undefined
  const { lastValidBlockHeight } = await askNode('getLatestBlockhash', () =>
    connection.getLatestBlockhash(),
  )
  const signature = await askNode('requestAirdrop', () => connection.requestAirdrop(wallet, FUNDS))
  const outcome = await resolvePending({ connection, signature, lastValidBlockHeight })
  if (outcome.status === 'failed') throw outcome.error
  if (outcome.status === 'expired') throw new AllowlistError('TRANSACTION_EXPIRED', { signature })
  return formatAmount(BigInt(FUNDS), currency)
}
