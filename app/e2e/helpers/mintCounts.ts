import { fetchMinterStats } from '@mintline/solana'
import type { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { connectionOf, readCollection } from './chain.ts'
import type { RunningApp } from './startApp.ts'

/** Counts the items that a wallet has minted in a collection. */
export async function countMinted(
  app: RunningApp,
  deployment: string,
  wallet: PublicKey,
): Promise<bigint> {
  const input = { deployment, wallet: wallet.toBase58() }
  return (await fetchMinterStats(connectionOf(app), input)).mintCount
}

/** Counts the items that a wallet has minted in a collection; fails if anybody else has minted any. */
export async function countMintedAlone(
  app: RunningApp,
  deployment: string,
  wallet: PublicKey,
): Promise<bigint> {
  const count = await countMinted(app, deployment, wallet)
  expect((await readCollection(app, deployment)).numberOfTokensIssued).to.equal(count)
  return count
}
