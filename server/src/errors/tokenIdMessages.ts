import { answered } from './answers.ts'

/** Messages about assigned token ids. */
export const TOKEN_ID_MESSAGES = {
  NO_TOKEN_IDS: answered(
    'badRequest',
    ({ blockchain }: { blockchain: string }) =>
      `Token ids are given out on EVM chains alone, and ${blockchain} is none`,
  ),
  NO_TOKEN_SIGNER: answered(
    'badRequest',
    ({ blockchain }: { blockchain: string }) =>
      `This server has no signer of token ids on ${blockchain}`,
  ),
}
