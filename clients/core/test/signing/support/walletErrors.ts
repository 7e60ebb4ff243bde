/**
 * Errors from wallets, their libraries and nodes, with their classification. The source names a wallet if its own
 * issues or code contain the text.
 */
export interface WalletErrorCase {
  /** Where the error comes from. */
  readonly source: string
  readonly error: unknown
  /** Kind and reason. */
  readonly is: string
}

const coded = (code: number | string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { code, ...more })
const named = (name: string, message: string) => Object.assign(new Error(message), { name })

const REFUSED_TX = 'MetaMask Tx Signature: User denied transaction signature.'

export const CANCELLED: readonly Omit<WalletErrorCase, 'is'>[] = [
  { source: 'MetaMask, transaction', error: coded(4001, REFUSED_TX) },
  {
    source: 'MetaMask, message, before it gave codes',
    error: new Error('MetaMask Message Signature: User denied message signature.'),
  },
  {
    source: 'MetaMask, account not authorised',
    error: coded(4100, 'The requested method and/or account has not been authorized by the user.'),
  },
  {
    source: 'MetaMask through ethjs-query',
    error: new Error(
      `[ethjs-query] while formatting outputs from RPC '{"value":{"code":4001,"message":"${REFUSED_TX}"}}'`,
    ),
  },
  {
    source: 'MetaMask through ethers 6',
    error: coded(
      'ACTION_REJECTED',
      'user rejected action (action="sendTransaction", reason="rejected")',
      {
        info: { error: { code: 4001, message: `ethers-user-denied: ${REFUSED_TX}` } },
      },
    ),
  },
  {
    source: 'a provider that keeps the original error in data',
    error: coded(-32603, 'Internal JSON-RPC error.', {
      data: { originalError: { code: 4001, message: 'User rejected the request.' } },
    }),
  },
  {
    source: 'viem over MetaMask',
    error: named(
      'TransactionExecutionError',
      'User rejected the request.\n\nRequest Arguments:\n  value: 0.5 ETH',
    ),
  },
  { source: 'wagmi, class name only', error: named('UserRejectedRequestError', '') },
  { source: 'MetaMask Core', error: new Error('User cancelled the transaction') },
  { source: 'Coinbase Wallet, connecting', error: new Error('User denied account authorization') },
  { source: 'Coinbase Wallet, message', error: new Error('User denied message signature') },
  { source: 'Coinbase Wallet on Solana', error: new Error('User canceled request') },
  { source: 'Rainbow', error: coded(4001, 'User rejected the request.') },
  { source: 'Trust Wallet', error: { message: 'Cancelled by User' } },
  { source: 'the word cancelled alone', error: 'cancelled' },
  { source: 'AlphaWallet', error: coded(-32050, 'Request rejected') },
  { source: 'WalletConnect, request', error: coded(5000, 'User rejected.') },
  { source: 'WalletConnect, chains', error: coded(5002, 'User disapproved requested chains') },
  { source: 'WalletConnect, methods', error: coded(5001, 'User rejected methods.') },
  { source: 'WalletConnect, window', error: new Error('User closed modal') },
  {
    source: 'WalletConnect, window closed',
    error: new Error('Connection request reset. Please try again.'),
  },
  { source: 'WalletConnect, transaction', error: new Error('The transaction was cancelled') },
  {
    source: 'Ledger',
    error: named(
      'TransportStatusError',
      'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
    ),
  },
  { source: 'Trezor', error: new Error('Action cancelled by user') },
  { source: 'SubWallet', error: new Error('Rejected by user') },
  { source: 'TronLink', error: 'Confirmation declined by user' },
  { source: 'Phantom', error: { code: 4001, message: 'User rejected the request.' } },
  {
    source: 'Phantom through the wallet adapter',
    error: named('WalletSignTransactionError', 'User rejected the request.'),
  },
  {
    source: 'a wallet of the wallet adapter, transaction',
    error: named('WalletSignTransactionError', 'Transaction rejected'),
  },
  {
    source: 'a wallet of the wallet adapter, message',
    error: named('WalletSignMessageError', 'Signing request rejected'),
  },
  {
    source: 'a wallet of the wallet adapter, approval',
    error: named('WalletSignMessageError', 'Approval Denied'),
  },
  { source: 'wallet adapter, popup', error: named('WalletConnectionError', 'Plugin Closed') },
  { source: 'wallet adapter, window', error: named('WalletWindowClosedError', '') },
  {
    source: 'Petra',
    error: { code: 4001, name: 'PetraApiError', message: 'The user rejected the request' },
  },
  { source: 'Petra by the wallet standard', error: new Error('User has rejected the request') },
  { source: 'an Aptos wallet that throws text', error: 'User Rejected the request' },
  { source: 'FCL, window closed', error: 'Declined: Externally Halted' },
  { source: 'FCL, declined', error: 'Declined: No reason supplied' },
  { source: 'Blocto on Flow', error: new Error('User rejected signature') },
  {
    source: 'FCL, with the reason a wallet gives',
    error: { message: 'Declined: User rejected request' },
  },
]

export const OTHERS: readonly WalletErrorCase[] = [
  {
    source: 'geth',
    error: coded(-32000, 'insufficient funds for gas * price + value: address 0xEd have 5 want 12'),
    is: 'warning funds',
  },
  {
    source: 'MetaMask over geth',
    error: coded(-32603, 'Internal JSON-RPC error.', {
      data: { code: -32000, message: 'insufficient funds for gas * price + value' },
    }),
    is: 'warning funds',
  },
  {
    source: 'MetaMask, JSON in the text',
    error: new Error(
      'Internal JSON-RPC error.\n{\n  "code": -32000,\n  "message": "gas required exceeds allowance (0)"\n}',
    ),
    is: 'warning gas',
  },
  {
    source: 'ethers 5',
    error: coded('INSUFFICIENT_FUNDS', 'transaction failed', { body: '{"error":{"code":-32000}}' }),
    is: 'warning funds',
  },
  {
    source: 'OpenZeppelin ERC-20',
    error: new Error('execution reverted: ERC20: transfer amount exceeds balance'),
    is: 'warning funds',
  },
  {
    source: 'viem',
    error: new Error(
      'The current chain of the wallet (id: 1) does not match the target chain for the transaction (id: 10 – OP Mainnet).',
    ),
    is: 'warning network',
  },
  {
    source: 'MetaMask, unknown chain',
    error: coded(
      4902,
      'Unrecognized chain ID "0x89". Try adding the chain using wallet_addEthereumChain first.',
    ),
    is: 'warning network',
  },
  { source: 'EIP-1193, chain', error: coded(4901, 'Chain Disconnected'), is: 'warning network' },
  {
    source: 'ethers 5, network changed',
    error: coded('NETWORK_ERROR', 'underlying network changed (event="changed")'),
    is: 'warning network',
  },
  {
    source: 'ours',
    error: new Error('ChainId mismatch. Given chainId 1 and provider chainId 137.'),
    is: 'warning network',
  },
  { source: 'geth, gas', error: coded(-32000, 'intrinsic gas too low'), is: 'warning gas' },
  {
    source: 'geth, base fee',
    error: coded(-32000, 'max fee per gas less than block base fee: address 0x1'),
    is: 'warning gas',
  },
  {
    source: 'geth, replacing',
    error: coded(-32000, 'replacement transaction underpriced'),
    is: 'warning gas',
  },
  {
    source: 'ethers 5, gas',
    error: coded('UNPREDICTABLE_GAS_LIMIT', 'cannot estimate gas; transaction may fail'),
    is: 'warning gas',
  },
  {
    source: 'Aptos node',
    error: new Error(
      'Invalid transaction: Type: Validation Code: INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE',
    ),
    is: 'warning funds',
  },
  {
    source: 'Aptos node, gas',
    error: { message: 'Transaction Executed and Out of gas' },
    is: 'warning gas',
  },
  {
    source: 'Solana node, empty account',
    error: coded(
      -32002,
      'Transaction simulation failed: Attempt to debit an account but found no record of a prior credit.',
    ),
    is: 'warning funds',
  },
  {
    source: 'Aptos coin module',
    error: new Error(
      'Move abort in 0x1::coin: EINSUFFICIENT_BALANCE(0x10006): Not enough coins to complete transaction',
    ),
    is: 'warning funds',
  },
  {
    source: 'wagmi',
    error: named('ChainNotConfiguredError', 'Chain not configured.'),
    is: 'warning network',
  },
  {
    source: 'Flow node, reference block',
    error: new Error(
      'rpc error: code = InvalidArgument desc = transaction is expired: ref_height=1 final_height=700',
    ),
    is: 'warning expired',
  },
  {
    source: 'a wallet that shows one request at a time',
    error: new Error('Please wait for the previous request to be answered'),
    is: 'info pending',
  },
  {
    source: 'Solana node, logs',
    error: Object.assign(new Error('Simulation failed.'), {
      logs: ['Program 111 invoke [1]', 'Transfer: insufficient lamports 5, need 10'],
    }),
    is: 'warning funds',
  },
  {
    source: 'Solana token program',
    error: new Error('failed to send transaction: custom program error: 0x1'),
    is: 'warning funds',
  },
  {
    source: 'an Anchor program, whose errors begin with the same digits',
    error: new Error('failed to send transaction: custom program error: 0x1770'),
    is: 'error unknown',
  },
  {
    source: 'Solana node, rent',
    error: new Error(
      'Transaction simulation failed: InsufficientFundsForRent { account_index: 0 }',
    ),
    is: 'warning funds',
  },
  {
    source: 'Solana node, blockhash',
    error: new Error(
      'failed to send transaction: Transaction simulation failed: Blockhash not found',
    ),
    is: 'warning expired',
  },
  {
    source: 'Solana web3.js',
    error: named(
      'TransactionExpiredBlockheightExceededError',
      'Signature 5x has expired: block height exceeded.',
    ),
    is: 'warning expired',
  },
  {
    source: 'Solana node, compute',
    error: new Error('Program failed to complete: exceeded CUs meter at BPF instruction'),
    is: 'warning gas',
  },
  {
    source: 'Flow, storage',
    error:
      '[Error Code: 1103] The account with address (66a76313af93e9ee) uses 100174 bytes of storage which is over its capacity (100000 bytes). Capacity can be increased by adding FLOW tokens to the account.',
    is: 'warning storage',
  },
  {
    source: 'Flow, payer',
    error: new Error(
      '[Error Code: 1118] payer 14af75b8c487333c has insufficient balance to attempt transaction execution (required balance: 0.00100000)',
    ),
    is: 'warning funds',
  },
  {
    source: 'Flow, fees',
    error: '[Error Code: 1109] failed to deduct 0 transaction fees from 14af75b8c487333c',
    is: 'warning funds',
  },
  {
    source: 'Flow, token contract',
    error:
      'pre-condition failed: Amount withdrawn must be less than or equal than the balance of the Vault',
    is: 'warning funds',
  },
  {
    source: 'Flow, computation',
    error: '[Error Code: 1110] computation exceeds limit (100)',
    is: 'warning gas',
  },
  {
    source: 'MetaMask, asked twice',
    error: coded(-32002, 'Already processing eth_requestAccounts. Please wait.'),
    is: 'info pending',
  },
  {
    source: 'MetaMask, asked twice for permissions',
    error: coded(
      -32002,
      "Request of type 'wallet_requestPermissions' already pending for origin http://localhost. Please wait.",
    ),
    is: 'info pending',
  },
  { source: 'geth, sent twice', error: coded(-32000, 'already known'), is: 'info sent' },
  {
    source: 'Solana node, sent twice',
    error: new Error('This transaction has already been processed'),
    is: 'info sent',
  },
  {
    source: 'a browser without network',
    error: new TypeError('Failed to fetch'),
    is: 'error unknown',
  },
  {
    source: 'a fetch that was given up',
    error: named('AbortError', 'The user aborted a request.'),
    is: 'error unknown',
  },
  {
    source: 'a bundler of ERC-4337, which is no user',
    error: coded(-32501, 'User Operation rejected by Paymaster'),
    is: 'error unknown',
  },
  {
    source: 'a contract whose order was cancelled',
    error: new Error('execution reverted: order cancelled'),
    is: 'error unknown',
  },
  { source: 'a node', error: coded(-32000, 'nonce too low'), is: 'error unknown' },
  { source: 'nothing', error: undefined, is: 'error unknown' },
]
