import type { GroupAddress } from '../../http/contract/inputs.ts'

/** Fields of a request that name those who made orders. */
interface MakersInput {
  readonly owner?: GroupAddress
  readonly owners?: readonly GroupAddress[]
}

/** Those whose orders a request asks for; undefined = anybody's. */
export function makersOf({ owner, owners }: MakersInput): GroupAddress[] | undefined {
  return owner || owners ? [...(owner ? [owner] : []), ...(owners ?? [])] : undefined
}
