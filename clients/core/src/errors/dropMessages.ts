import { withKind } from './kinds.ts'

/** Messages about reading drops, worded by the specification. */
export const DROP_MESSAGES = {
  UNKNOWN_PROVIDER_ID: (_: { providerId: string }) => 'Unknown provider id',
  UNKNOWN_CONTRACT_ID: (_: { contractId: string }) => 'Unknown contract id',
  UNKNOWN_CONTRACT_TYPE: (_: { contractType: string }) => 'Unknown type of contract',
  NO_CONTRACT_DATA: withKind('notFound', (_: { contract: string }) => 'No data for contract'),
  NO_PLATFORM_FEES_DATA: (_: { contract: string }) => 'No platform fees data',
  NO_ROYALTIES_DATA: (_: { contract: string }) => 'No royalties data',
  TOKEN_ID_REQUIRED: (_: { contract: string }) => 'TokenId is required for ERC-1155',
}
