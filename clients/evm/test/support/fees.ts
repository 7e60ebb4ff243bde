import type { Address } from 'viem'
import { setFlatPlatformFeeInfo, setPlatformFeeType } from '../../src/generated/openEdition/abi.ts'
import type { TestChain } from './chain.ts'

/** Sets a flat platform fee paid to the creator of a drop. */
export async function setFlatFee(chain: TestChain, to: Address, value: bigint): Promise<void> {
  const { address: recipient } = chain.creator
  await chain.execute({ to, abi: setFlatPlatformFeeInfo, args: [recipient, value] })
  await chain.execute({ to, abi: setPlatformFeeType, args: [1] })
}
