import { expect } from 'chai'
import { CoreError, type ErrorContext } from '../../src/errors/index.ts'
import { MINT_MESSAGES } from '../../src/errors/mintMessages.ts'
import { DROP_MESSAGES, METADATA_MESSAGES, MONEY_MESSAGES } from '../../src/errors/readMessages.ts'

const MESSAGES = { ...DROP_MESSAGES, ...METADATA_MESSAGES, ...MINT_MESSAGES, ...MONEY_MESSAGES }
type MintCode = keyof typeof MESSAGES

/** An example context and the whole message text for every code. */
const EXAMPLES: { [Code in MintCode]: [ErrorContext<Code>, string] } = {
  QUANTITY_NOT_POSITIVE: [{ quantity: 0n }, 'Quantity must be greater than 0, but received - 0'],
  TRANSACTION_QUANTITY_EXCEEDED: [
    { quantity: 3n, max: 2n },
    'Attempted to process 3, but the maximum allowed quantity per transaction is 2',
  ],
  WALLET_QUANTITY_EXCEEDED: [
    { max: 5n, remaining: 1n },
    'Maximum quantity 5 per wallet exceeded. Remaining quantity 1',
  ],
  SUPPLY_EXCEEDED: [
    { max: 18446744073709551615n, remaining: 7n },
    'Maximum quantity 18446744073709551615 exceeded. Remaining quantity 7 (total supply)',
  ],
  NO_ACTIVE_PHASE: [{}, 'No Active Phase'],
  NO_ACTIVE_PHASE_FOUND: [{}, 'No active phase found'],
  RESTRICTED: [{}, 'Restricted'],
  NOT_ON_WHITELIST: [
    { address: '0xab' },
    "Wallet address 0xab isn't on the whitelist. Join the fun during the public minting period",
  ],
  NOT_ON_ALLOWLIST: [{}, 'You are not on the allowlist'],
  PHASE_NOT_OPEN: [{ phaseIndex: 2, open: [0, 3] }, 'Phase 3 is not open now; open: 1, 4'],
  USER_NOT_IN_ALLOW_LIST: [{}, 'User not in the allow list'],
  MINT_TO_NOT_AVAILABLE: [
    { phaseIndex: 1 },
    'Items of phase 2 go to the wallet that mints: it has an allowlist, and only items of public phases can be minted to another wallet',
  ],
  MINT_TO_CANNOT_HOLD_ITEMS: [
    { address: 'Bob' },
    'Bob can never hold items: mint to the address of a wallet',
  ],
  UNKNOWN_PROVIDER_ID: [{ providerId: 'x' }, 'Unknown provider id'],
  UNKNOWN_CONTRACT_ID: [{ contractId: 'x' }, 'Unknown contract id'],
  UNKNOWN_CONTRACT_TYPE: [{ contractType: 'x' }, 'Unknown type of contract'],
  NO_CONTRACT_DATA: [{ contract: '0xc' }, 'No data for contract'],
  ITEM_OF_ANOTHER_DROP: [
    { itemId: 'SOLANA:A1', drop: 'D1' },
    'SOLANA:A1 is not an item of D1: give the id of one that it has minted',
  ],
  NO_PLATFORM_FEES_DATA: [{ contract: '0xc' }, 'No platform fees data'],
  NO_ROYALTIES_DATA: [{ contract: '0xc' }, 'No royalties data'],
  TOKEN_ID_REQUIRED: [{ contract: '0xc' }, 'TokenId is required for ERC-1155'],
  IPFS_SETTINGS_INVALID: [{ type: 'x' }, 'Provided IPFS settings are not correct'],
  NO_SIGNER: [{}, 'No Signer or account provided'],
  TRANSACTION_REJECTED: [{}, 'Transaction was rejected'],
  NO_ITEMS_MINTED: [{ hash: '0xd' }, 'No NFTs were minted after transaction execution'],
  MINTED_ITEMS_NOT_READ: [
    { hashes: ['5h', '6h'], itemIds: ['SOLANA:x'], reason: 'fetch failed' },
    'The mint 5h, 6h is confirmed, but its items cannot be read yet: fetch failed',
  ],
  PROMI_EVENT_TIMEOUT: [{}, 'PromiEvent timeout'],
  CONFIRMATION_FAILED: [{ hash: 'x' }, 'Transaction confirmation failed'],
  AMOUNT_NEGATIVE: [{ amount: -1n }, 'Amount must not be negative, but received - -1'],
  BASIS_POINTS_INVALID: [
    { valueBp: 10_001 },
    'Basis points must be a whole number from 0 to 10000, but received - 10001',
  ],
  FEE_EXCEEDS_PRICE: [{ fee: 2n, price: 1n }, 'Total fee exceeds the price amount'],
  FEE_SHARES_NOT_100: [{ total: 99 }, 'Total fee shares must equal 100'],
  FEE_SHARE_INVALID: [
    { share: 0.5 },
    'Fee share must be a whole number from 0 to 100, but received - 0.5',
  ],
  MAX_PRICE_EXCEEDED: [
    { price: 700_000_000n, maxPrice: 6n, coin: 'ETH' },
    'One item costs 0.7 ETH, and at most 0.000000006 ETH is allowed: raise the limit, or wait for a cheaper phase',
  ],
  ENTITY_NOT_FOUND: [{ key: 'ETHEREUM:0xc' }, 'Entity with key ETHEREUM:0xc not found'],
  UNKNOWN_ERROR: [{ reason: 'socket closed' }, 'Unknown error - socket closed'],
  METADATA_URI_INVALID: [
    { uri: 'javascript:alert(1)' },
    'Not a metadata address - javascript:alert(1)',
  ],
  METADATA_ADDRESS_INVALID: [
    { uri: 'hello', reason: 'use https' },
    'Not a metadata address - hello: use https',
  ],
  METADATA_NOT_AVAILABLE: [
    { uri: 'https://a.example/1', reason: 'status 503' },
    'Metadata https://a.example/1 is not available - status 503',
  ],
  METADATA_INVALID: [
    { uri: 'https://a.example/1', reason: 'name is not a text' },
    'Metadata https://a.example/1 is not valid - name is not a text',
  ],
}

describe('Messages about mints', () => {
  for (const code of Object.keys(MESSAGES) as MintCode[]) {
    it(`has a fixed text for ${code}`, () => {
      const [context, text] = EXAMPLES[code]
      const error = new CoreError(code, context)
      expect(error.message).to.equal(text)
      expect(error).to.deep.include({ code, context })
    })
  }

  it('shortens a URI that carries a whole document', () => {
    const uri = `data:application/json,${'x'.repeat(100_000)}`
    const { message, context } = new CoreError('METADATA_URI_INVALID', { uri })
    expect(message).to.equal(`Not a metadata address - data:application/json,${'x'.repeat(78)}…`)
    expect(context).to.deep.equal({ uri })
  })
})
