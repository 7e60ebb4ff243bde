import { HASHLIST_PAGE_SIZE, hashlistAddress } from '@mintline/solana'
import { ExtensionType } from '@solana/spl-token'
import type { PublicKey } from '@solana/web3.js'
import type { Chain } from './chain.ts'
import type { Deployment } from './deployment.ts'
import { extension } from './mintState.ts'

/** Discriminator, creator and maximum precede the counter in a deployment. */
const ISSUED_OFFSET = 8 + 32 + 8
/** Update authority and mint precede the size in a group. */
const SIZE_OFFSET = 32 + 32
/** A hashlist page's discriminator, deployment, page, bump, version, spare bytes and count. */
const PAGE_HEADER = 8 + 32 + 4 + 1 + (1 + 64) + 4
const PAGE_OFFSET = 8 + 32
const COUNT_OFFSET = PAGE_HEADER - 4
const ENTRY_SIZE = 32 + 8
const PAGE_SIZE = BigInt(HASHLIST_PAGE_SIZE)

/**
 * Sets a deployment without items to its state after `issued` mints: its counter, the group's size and the last item's
 * page.
 */
export async function pretendIssued(deployment: Deployment, issued: bigint): Promise<void> {
  const { address, groupMint } = deployment
  await putIssued(deployment.chain, address, issued)

  const group = await extension(deployment.chain, groupMint.publicKey, ExtensionType.TokenGroup)
  await patch(deployment.chain, groupMint.publicKey, (data) =>
    data.writeBigUInt64LE(issued, data.indexOf(group) + SIZE_OFFSET),
  )

  const page = Number((issued - 1n) / PAGE_SIZE)
  await putPage(deployment, page, Number((issued - 1n) % PAGE_SIZE) + 1)
}

/** Sets only a deployment's counter to its state after `issued` mints. */
export async function putIssued(chain: Chain, deployment: PublicKey, issued: bigint) {
  await patch(chain, deployment, (data) => data.writeBigUInt64LE(issued, ISSUED_OFFSET))
}

async function putPage(deployment: Deployment, page: number, count: number): Promise<void> {
  const first = await deployment.chain.account(deployment.page(0))
  if (!first) throw new Error('The deployment has no hashlist.')
  const data = Buffer.alloc(PAGE_HEADER + count * ENTRY_SIZE)
  first.data.copy(data, 0, 0, PAGE_HEADER)
  data.writeUInt32LE(page, PAGE_OFFSET)
  data.writeUInt32LE(count, COUNT_OFFSET)
  for (let index = 0; index < count; index += 1) {
    const order = BigInt(page) * PAGE_SIZE + BigInt(index) + 1n
    data.writeBigUInt64LE(order, PAGE_HEADER + index * ENTRY_SIZE + 32)
  }
  deployment.chain.setAccount(hashlistAddress(deployment.address, page), {
    ...first,
    data,
    lamports: Number(await deployment.chain.rent(data.length)),
  })
}

async function patch(
  chain: Chain,
  address: PublicKey,
  change: (data: Buffer) => unknown,
): Promise<void> {
  const account = await chain.account(address)
  if (!account) throw new Error(`There is no account ${address.toBase58()}.`)
  change(account.data)
  chain.setAccount(address, account)
}
