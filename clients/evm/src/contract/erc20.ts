// ERC-20 functions for token payments. They are not human-readable signatures, whose parser pages would load.

const UINT256 = { name: '', type: 'uint256' } as const
const VIEW = { type: 'function', stateMutability: 'view' } as const

export const allowance = {
  ...VIEW,
  name: 'allowance',
  selector: '0xdd62ed3e',
  inputs: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
  ],
  outputs: [UINT256],
} as const

export const approve = {
  type: 'function',
  stateMutability: 'nonpayable',
  name: 'approve',
  selector: '0x095ea7b3',
  inputs: [
    { name: 'spender', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  outputs: [{ name: '', type: 'bool' }],
} as const

export const balanceOf = {
  ...VIEW,
  name: 'balanceOf',
  selector: '0x70a08231',
  inputs: [{ name: 'owner', type: 'address' }],
  outputs: [UINT256],
} as const

export const decimals = {
  ...VIEW,
  name: 'decimals',
  selector: '0x313ce567',
  inputs: [],
  outputs: [{ name: '', type: 'uint8' }],
} as const

export const symbol = {
  ...VIEW,
  name: 'symbol',
  selector: '0x95d89b41',
  inputs: [],
  outputs: [{ name: '', type: 'string' }],
} as const

/** The `symbol` function in older tokens, such as MKR: text in 32 bytes. */
export const shortSymbol = { ...symbol, outputs: [{ name: '', type: 'bytes32' }] } as const

export const approvalEvent = {
  type: 'event',
  name: 'Approval',
  inputs: [
    { name: 'owner', type: 'address', indexed: true },
    { name: 'spender', type: 'address', indexed: true },
    { name: 'value', type: 'uint256', indexed: false },
  ],
} as const
