import { z } from 'zod'
import { ADDRESS, BASIS_POINTS, byEvmBlockchain } from './evmFields.ts'

const NAME = z.string().min(1, { error: 'must not be empty' })
const CHAIN_RULE = 'must be the number of an EVM chain'

/** The platform's exchange on a blockchain, as in the file. */
const EXCHANGE = z.strictObject({
  /** Name and version in the signature domain (EIP-712). */
  name: NAME.default('Exchange'),
  version: NAME.default('2'),
  chainId: z.int({ error: CHAIN_RULE }).min(1, { error: CHAIN_RULE }),
  contract: ADDRESS,
  /** Contracts that makers approve, by asset type. */
  proxies: z.strictObject({
    nft: ADDRESS,
    erc20: ADDRESS,
    erc721Lazy: ADDRESS.optional(),
    erc1155Lazy: ADDRESS.optional(),
    punks: ADDRESS.optional(),
  }),
  fee: BASIS_POINTS.default(0),
})

/** The platform's exchange on a blockchain. */
export type ExchangeSettings = z.infer<typeof EXCHANGE>

/** Exchanges by blockchain, in the file. */
export const EXCHANGES_SCHEMA = byEvmBlockchain(EXCHANGE)
